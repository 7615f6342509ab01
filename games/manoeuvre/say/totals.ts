/** What attack and defence came to, with everything that was added up. */
import type { Fillings, Lang, Phrase, Text } from '@bivouac/kernel'
import type { Die, ManoeuvreEvent } from '../events.ts'
import { RESULTS } from '../words.ts'
import { die, rule } from './names.ts'

type Of<E extends ManoeuvreEvent['e']> = Extract<ManoeuvreEvent, { e: E }>

export const TOTALS = {
  totals: {
    it: 'attacco {total} ({attack}){dice}, difesa {against} ({defence}): {result} {rule}',
    en: 'attack {total} ({attack}){dice}, defence {against} ({defence}): {result} {rule}',
  },
  fired: {
    it: 'fuoco {total} ({attack}){dice}, difesa {against} ({defence}): a segno {rule}',
    en: 'fire {total} ({attack}){dice}, defence {against} ({defence}): a hit {rule}',
  },
  missed: {
    it: 'fuoco {total} ({attack}){dice}, difesa {against} ({defence}): nessun effetto {rule}',
    en: 'fire {total} ({attack}){dice}, defence {against} ({defence}): no effect {rule}',
  },
} as const satisfies Readonly<Record<string, Text>>

const RESULT: Readonly<Record<(typeof RESULTS)[number], Text>> = {
  open: { it: '–', en: '–' },
  less: { it: 'inferiore, un colpo a ogni attaccante', en: 'repulsed, a hit on every attacker' },
  equal: { it: 'pari, nessun effetto', en: 'even, no effect' },
  more: { it: 'superiore, sceglie il difensore', en: 'more, the defender chooses' },
  double: { it: 'il doppio, sceglie l’attaccante', en: 'double, the attacker chooses' },
  triple: { it: 'il triplo, colpo e ritirata', en: 'triple, hit and retreat' },
  quadruple: { it: 'il quadruplo, unità eliminata', en: 'four times, eliminated' },
  withdrawn: { it: 'ritirata', en: 'withdrawn' },
  calledOff: { it: 'annullato', en: 'called off' },
}
/** An ambush has no unit that could be hit. */
const AMBUSH_FAILS: Text = { it: 'inferiore, nessun effetto', en: 'less, no effect' }

const ADDED = {
  strength: { it: 'forza', en: 'strength' },
  dice: { it: 'dadi', en: 'dice' },
  cards: { it: 'carte', en: 'cards' },
  terrain: { it: 'terreno', en: 'terrain' },
  redoubt: { it: 'fortino', en: 'redoubt' },
  leader: { it: 'comandante', en: 'leader' },
} as const satisfies Readonly<Record<string, Text>>

const spelt = (parts: readonly number[], names: readonly (keyof typeof ADDED)[], lang: Lang): string =>
  parts.flatMap((part, i) => (part === 0 ? [] : [`${ADDED[names[i]!][lang]} ${part}`])).join(' + ') || '0'
const rolled = (dice: readonly Die[]): Phrase => dice.flatMap(each => [' ', die(each)])

export function totals(event: Of<'totals'>, lang: Lang): Fillings {
  const result = RESULTS[event.result] ?? 'open'
  const ambush = event.attack[0] === 0
  return {
    total: event.totals[0],
    against: event.totals[1],
    attack: spelt(event.attack, ['strength', 'dice', 'terrain', 'leader'], lang),
    defence: spelt(event.defence, ['strength', 'cards', 'terrain', 'redoubt', 'leader'], lang),
    dice: rolled(event.dice),
    result: (result === 'less' && ambush ? AMBUSH_FAILS : RESULT[result])[lang],
    rule: rule('6.1-results'),
  }
}

export const fired = (event: Of<'fired'>, lang: Lang): Fillings => ({
  total: event.totals[0],
  against: event.totals[1],
  attack: spelt(event.attack, ['dice', 'terrain'], lang),
  defence: spelt(event.defence, ['strength', 'terrain', 'redoubt'], lang),
  dice: rolled(event.dice),
  rule: rule('6.2'),
})
