import type { CardFacts, DiceSpec, HqCard, HqKind, LeaderCard, UnitCard } from '../words.ts'

/**
 * The short hand in which the decks are written down, so that sixty cards can be read beside the rulebook's table:
 * `2d6 4`, `1d10 5 volley 2d6`, `- 5 bombard 1d10`, `2d8 7 pursuit 1-4 stay`, `2d6 5 withdraw 1-2`.
 * The five cards of a unit stand in one line, with bars between them.
 * A slip of the pen stops the program when it starts, not in the middle of a battle.
 */

type Name = HqCard['name']

export interface Deck {
  readonly units: readonly (readonly UnitCard[])[]
  readonly leaders: readonly LeaderCard[]
  readonly hq: readonly HqCard[]
}

const HQ_NAMES: Readonly<Record<HqKind, Name>> = {
  ambush: { it: 'Imboscata', en: 'Ambush' },
  committedAttack: { it: 'Attacco a Fondo', en: 'Committed Attack' },
  forcedMarch: { it: 'Marcia Forzata', en: 'Forced March' },
  guerrillas: { it: 'Guerriglia', en: 'Guerrillas' },
  redoubt: { it: 'Fortino', en: 'Redoubt' },
  regroup: { it: 'Raggruppamento', en: 'Regroup' },
  sappers: { it: 'Zappatori', en: 'Sappers' },
  skirmish: { it: 'Schermaglia', en: 'Skirmish' },
  spy: { it: 'Spia', en: 'Spy' },
  supply: { it: 'Rifornimento', en: 'Supply' },
  withdraw: { it: 'Ritirata', en: 'Withdraw' },
}

/** `2d8` as the cards print it. */
export function dice(text: string | undefined): DiceSpec {
  const found = /^([1-4])d(6|8|10)$/.exec(text ?? '')
  if (found === null) throw new Error(`not dice of this game: “${text}”`)
  return { count: Number(found[1]), sides: Number(found[2]) }
}

/** The highest roll of a range as the cards print it: 3 for `1-3`, 1 for `1`. */
function highest(range: string | undefined): number {
  const found = /^(?:1|1-([2-5]))$/.exec(range ?? '')
  if (found === null) throw new Error(`not a range of a d6: “${range}”`)
  return Number(found[1] ?? 1)
}

export function unitCard(unit: number, text: string): UnitCard {
  const words = text.split(' ')
  const [attack, defence] = words
  if (!/^[1-9]$/.test(defence ?? '')) throw new Error(`no defence value: “${text}”`)
  const card: { -readonly [Key in keyof UnitCard]: UnitCard[Key] } = { kind: 'unit', unit, defence: Number(defence) }
  if (attack !== '-') card.attack = dice(attack)
  for (let at = 2; at < words.length; at++)
    if (words[at] === 'bombard') card.bombard = dice(words[++at])
    else if (words[at] === 'volley') card.volley = dice(words[++at])
    else if (words[at] === 'pursuit') card.pursuit = highest(words[++at])
    else if (words[at] === 'withdraw') card.withdraw = highest(words[++at])
    else if (words[at] === 'stay') card.mayStay = true
    else throw new Error(`“${words[at]}” is nothing a unit card says: “${text}”`)
  return card
}

interface LeaderValues {
  readonly command: number
  /** One value, or attack and defence where they differ. */
  readonly combat: number | readonly [attack: number, defence: number]
  readonly rally: number
  readonly pursuit?: number
  readonly grandBattery?: string
}

export function leader(en: string, it: string, values: LeaderValues): LeaderCard {
  const { command, combat, rally, pursuit, grandBattery } = values
  const [attack, defence] = typeof combat === 'number' ? [combat, combat] : combat
  return {
    kind: 'leader',
    name: { it, en },
    command,
    attack,
    defence,
    rally,
    ...(pursuit === undefined ? {} : { pursuit }),
    ...(grandBattery === undefined ? {} : { grandBattery: dice(grandBattery) }),
  }
}

/** So many cards of a kind; a name of its own where the nation has one. */
export const hq = (kind: HqKind, copies = 1, name: Name = HQ_NAMES[kind]): readonly HqCard[] =>
  Array.from({ length: copies }, () => ({ kind, name }))

export const deck = (
  units: readonly string[],
  leaders: readonly LeaderCard[],
  others: readonly (readonly HqCard[])[],
): Deck => ({
  units: units.map((cards, unit) => cards.split(' | ').map(text => unitCard(unit, text))),
  leaders,
  hq: others.flat(),
})

/** All sixty in the order that numbers the cards of a game: units, leaders, the rest of headquarters. */
export const cardsOf = (written: Deck): readonly CardFacts[] => [
  ...written.units.flat(),
  ...written.leaders,
  ...written.hq,
]

/** Facts never change: whoever tries is told at once. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
