/** Special rules of a campaign, said from their data. */

import { type Fillings, type Lang, list, type Noun, plain, say, type Text } from '@bivouac/kernel'
import type { Special } from '../data/file.ts'
import { areaNumber, CAMPAIGNS } from '../data/index.ts'
import { areaNoun } from '../data/names.ts'

type Words = Readonly<Record<Special['rule'] | 'holdOrEnd', Text>>
const text = (it: string, en: string): Text => ({ it, en })
const WHEN = {
  french: text('alla fine del turno francese', 'at the end of the French turn'),
  turn: text('alla fine del turno', 'at the end of the turn'),
}
const WORDS: Words = {
  statics: text(
    '{area}: {garrisons|un presidio|# presidi} e {fortifications|una fortificazione|# fortificazioni} in più.',
    '{area}: {garrisons|one more garrison|# more garrisons} and {fortifications|one more fortification|# more fortifications}.',
  ),
  holdAtLeast: text(
    'Sconfitta se {when} tieni {least|nessun Obiettivo|meno di # Obiettivi}.',
    'Defeat if {when} you hold {least|no Objective|fewer than # Objectives}.',
  ),
  holdOneOf: text(
    'Sconfitta se {when} non tieni {n||né }{neither}.',
    'Defeat if {when} you {n|do not hold|hold neither} {neither}.',
  ),
  holdOrEnd: text(
    'Se {when} non tieni {n||né }{neither}, la campagna finisce e si contano i punti.',
    'If {when} you {n|do not hold|hold neither} {neither}, the campaign ends and is scored.',
  ),
  playAll: text(
    'Si giocano tutti i turni. Punti: {each} per forza superstite, {bonus} per {the:area}; risultato superiore da {superior}, storico da {historical}.',
    'Every turn is played. Points: {each} per surviving force, {bonus} for {the:area}; superior result from {superior}, historical from {historical}.',
  ),
  holdOut: text(
    'Si resiste: dopo l’ultima casella si contano i suoi punti.',
    'Hold out: after the last box its points are scored.',
  ),
  noRebuy: text('I comandanti distrutti non si ricomprano.', 'Destroyed commanders cannot be bought back.'),
  winter: text(
    'Inverno alla casella {box}: fuori dalle città francesi, un colpo con {hit} o meno.',
    'Winter in box {box}: outside French-held cities, a hit on {hit} or less.',
  ),
  endAt: text(
    'Napoleone deve finire in una di queste aree: {areas}.',
    'Napoleon must end in one of these areas: {areas}.',
  ),
}

export function specialText(special: Special, campaign: number, lang: Lang): string {
  const area = (name: string): Noun => areaNoun(campaign, areaNumber(CAMPAIGNS[campaign]!, name))
  const said = (rule: keyof Words, values: Fillings = {}): string => plain(say(lang, WORDS[rule], values))
  switch (special.rule) {
    case 'statics':
      return said('statics', {
        area: area(special.area),
        garrisons: special.garrisons,
        fortifications: special.fortifications,
      })
    case 'holdAtLeast':
      return said('holdAtLeast', { when: WHEN[special.at][lang], least: special.objectives })
    case 'holdOneOf': {
      // One of them is enough: lost is whoever has neither this one nor that one.
      const neither = special.areas.map(each => area(each)[lang]).join(lang === 'it' ? ' né ' : ' nor ')
      return said(special.otherwise === 'defeat' ? 'holdOneOf' : 'holdOrEnd', {
        when: WHEN[special.at][lang],
        n: special.areas.length,
        neither,
      })
    }
    case 'playAll':
      return said('playAll', {
        each: special.perForce[0],
        bonus: special.bonus,
        area: area(special.area),
        superior: special.superior,
        historical: special.historical,
      })
    case 'holdOut':
    case 'noRebuy':
      return said(special.rule)
    case 'winter':
      return said('winter', { box: special.box, hit: special.hitOn })
    case 'endAt':
      return said('endAt', {
        areas: list(
          special.areas.map(each => area(each)[lang]),
          lang,
          'or',
        ),
      })
  }
}
