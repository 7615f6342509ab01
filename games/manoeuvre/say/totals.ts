/** What attack and defence came to, with everything that was added up. */
import type { Lang, Phrase } from '@bivouac/kernel'
import type { ManoeuvreEvent } from '../events.ts'
import { RESULTS } from '../words.ts'
import { die, rule } from './names.ts'

type Of<E extends ManoeuvreEvent['e']> = Extract<ManoeuvreEvent, { e: E }>

const RESULT: Readonly<Record<(typeof RESULTS)[number], Readonly<Record<Lang, string>>>> = {
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

const spelt = (parts: readonly number[], names: readonly string[]): string =>
  parts.flatMap((part, i) => (part === 0 ? [] : [`${names[i]} ${part}`])).join(' + ')

export function totals(event: Of<'totals'>, lang: Lang, it: boolean): Phrase {
  const attackNames = it ? ['forza', 'dadi', 'terreno', 'comandante'] : ['strength', 'dice', 'terrain', 'leader']
  const defenceNames = it
    ? ['forza', 'carte', 'terreno', 'fortino', 'comandante']
    : ['strength', 'cards', 'terrain', 'redoubt', 'leader']
  return [
    it ? 'Attacco ' : 'Attack ',
    `${event.totals[0]} (${spelt(event.attack, attackNames)}) `,
    ...event.dice.map(die),
    it ? ', difesa ' : ', defence ',
    `${event.totals[1]} (${spelt(event.defence, defenceNames)}): `,
    RESULT[RESULTS[event.result] ?? 'open'][lang],
    ' ',
    rule('6.1-results'),
  ]
}

export function fired(event: Of<'fired'>, it: boolean): Phrase {
  const attackNames = it ? ['dadi', 'terreno'] : ['dice', 'terrain']
  const defenceNames = it ? ['forza', 'terreno', 'fortino'] : ['strength', 'terrain', 'redoubt']
  return [
    it ? 'Tiro ' : 'Fire ',
    `${event.totals[0]} (${spelt(event.attack, attackNames)}) `,
    ...event.dice.map(die),
    it ? ', difesa ' : ', defence ',
    `${event.totals[1]} (${spelt(event.defence, defenceNames)}): `,
    event.hit ? (it ? 'a segno ' : 'a hit ') : it ? 'nessun effetto ' : 'no effect ',
    rule('6.2'),
  ]
}
