/** 6.1 What the campaign asks to be held and is not held yet: said while there is time to mend it. */
import type { Lang } from '@bivouac/kernel'
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

function isHeld(view: View, area: number): boolean {
  const stands = (side: number): boolean => CAMPAIGNS[view.campaign]!.sides[side]!.some(slot => view.at[slot] === area)
  return stands(FRENCH) && !stands(ENEMY)
}

function lacking(special: Special, view: View, lang: Lang): string | undefined {
  const c = CAMPAIGNS[view.campaign]!
  if (special.rule === 'holdAtLeast') {
    const held = c.objectives.filter(area => isHeld(view, area)).length
    if (held >= special.objectives) return undefined
    return lang === 'it'
      ? `Obiettivi tenuti: ${held}; ${WHEN[special.at].it} devono essere almeno ${special.objectives}.`
      : `Objectives held: ${held}; ${WHEN[special.at].en} they must be at least ${special.objectives}.`
  }
  if (special.rule === 'holdOneOf' && special.otherwise === 'defeat') {
    const areas = special.areas.map(area => areaNumber(c, area))
    if (areas.some(area => isHeld(view, area))) return undefined
    const names = areas.map(area => areaName(view.campaign, area, lang)).join(', ')
    return lang === 'it'
      ? `${WHEN[special.at].it} va tenuta almeno una di queste aree: ${names}.`
      : `${WHEN[special.at].en} one of these must be held: ${names}.`
  }
  return undefined
}

/** The campaign would be lost as things stand; nothing if it would not. */
export function sayDanger(view: View, lang: Lang): string | undefined {
  for (const special of CAMPAIGNS[view.campaign]!.special) {
    const words = lacking(special, view, lang)
    if (words !== undefined) return words[0]!.toUpperCase() + words.slice(1)
  }
  return undefined
}
