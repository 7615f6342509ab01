/** 6.1 What the campaign asks to be held and is not held yet: said while there is time to mend it. */
import { capital, type Lang, list, plain, say } from '@bivouac/kernel'
import type { Special } from '../data/file.ts'
import { areaNumber, CAMPAIGNS } from '../data/index.ts'
import { areaName } from '../data/names.ts'
import type { View } from '../view.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { both } from './names.ts'

const WHEN = {
  french: both('alla fine del turno francese', 'at the end of the French turn'),
  turn: both('alla fine del turno', 'at the end of the turn'),
}

const AT_LEAST = both(
  'obiettivi tenuti: {held}; {when} {least|deve essere|devono essere} almeno {least}.',
  'objectives held: {held}; {when} {least|it|they} must be at least {least}.',
)
const ONE_OF = both('{when} devi tenere {names}.', '{when} you must hold {names}.')

function isHeld(view: View, area: number): boolean {
  const stands = (side: number): boolean => CAMPAIGNS[view.campaign]!.sides[side]!.some(slot => view.at[slot] === area)
  return stands(FRENCH) && !stands(ENEMY)
}

function lacking(special: Special, view: View, lang: Lang): string | undefined {
  const c = CAMPAIGNS[view.campaign]!
  if (special.rule === 'holdAtLeast') {
    const held = c.objectives.filter(area => isHeld(view, area)).length
    if (held >= special.objectives) return undefined
    return plain(say(lang, AT_LEAST, { held, when: WHEN[special.at][lang], least: special.objectives }))
  }
  if (special.rule === 'holdOneOf' && special.otherwise === 'defeat') {
    const areas = special.areas.map(area => areaNumber(c, area))
    if (areas.some(area => isHeld(view, area))) return undefined
    const names = list(
      areas.map(area => areaName(view.campaign, area, lang)),
      lang,
      'or',
    )
    return plain(say(lang, ONE_OF, { when: WHEN[special.at][lang], names }))
  }
  return undefined
}

/** The campaign would be lost as things stand; nothing if it would not. */
export function sayDanger(view: View, lang: Lang): string | undefined {
  for (const special of CAMPAIGNS[view.campaign]!.special) {
    const words = lacking(special, view, lang)
    if (words !== undefined) return capital(words)
  }
  return undefined
}
