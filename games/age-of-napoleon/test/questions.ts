/** Questions put to a player who holds something the others cannot see: where they are asked, with which hands, and what is done. */
import type { Action } from '@bivouac/kernel'
import { army, at, card, country, type Game, on, table, way } from './help.ts'

export interface Question {
  /** The question, `proc.step` and seat. */
  readonly where: string
  readonly seat: number
  /** The position, with this hand for the seat that is asked. */
  at(hand: readonly string[]): Game
  /** What can be held there: what the question is about, and something else. */
  readonly hands: readonly (readonly string[])[]
  /** What is done with any of these hands. */
  readonly action: Action
}
const Ney = { rhenanie: ['Ney'] }
/** Ney comes into Württemberg, where Platov can meet him; the Coalition has had its free move. */
const passing = (france: readonly string[], coalition: readonly string[]): Game => {
  const game = table({ round: 2, invaded: true, corps: { ...Ney, bayern: ['Platov'] }, hands: [france, coalition] })
  game.s.free[0] = 1
  game.s.free[1] = 0
  return game.act('march', army('Ney')).act('let').act('go', way('wurttemberg'))
}
export const ANSWERS: readonly Question[] = [
  {
    where: 'order.answer 1',
    seat: 1,
    at: hand => table({ corps: Ney, hands: [[], hand] }).act('march', army('Ney')),
    hands: [['Mud'], ['Misdirected Orders'], ['Depot']],
    action: { type: 'let' },
  },
  {
    where: 'interception.ask 1',
    seat: 1,
    at: hand => passing(['Depot'], hand),
    hands: [
      ['Depot', 'Forced March'],
      ['Depot', 'Stein'],
    ],
    action: { type: 'let' },
  },
  {
    where: 'interception.answer 0',
    seat: 0,
    at: hand => passing(hand, ['Embassy', 'Stein']).act('intercept', army('Platov')).act('pay', card('Stein')),
    hands: [['Mud'], ['Misdirected Orders'], ['Depot']],
    action: { type: 'let' },
  },
  {
    where: 'insurrection.repress 0',
    seat: 0,
    at: hand =>
      table({ phase: 'insurrection', hands: [hand, ['Insurrection', 'Depot']] }).act(
        'play',
        on('Insurrection', 'italia'),
      ),
    hands: [['Repression'], ['Mud']],
    action: { type: 'let' },
  },
  {
    where: 'insurrection.soothe 0',
    seat: 0,
    at: hand =>
      table({
        phase: 'insurrection',
        year: 1809,
        status: { bayern: 'FD', tirol: 'FD', austria: 'NC' },
        hands: [hand, ['Insurrection', 'Depot']],
      })
        .act('play', on('Insurrection', 'tirol'))
        .act('let')
        .act('pass'),
    // The one next to it in the deck: what is drawn afterwards is the same.
    hands: [['Repression'], ['Fouche']],
    action: { type: 'let' },
  },
  {
    where: 'winter.lay 1',
    seat: 1,
    at: hand => table({ phase: 'winter', corps: { moskva: ['Karl', 'Kutusov', 'Mack'] }, hands: [[], hand] }),
    hands: [['Depot'], ['Mud']],
    action: { type: 'pass' },
  },
]
/** What nobody answers in advance: what pays, cards of a battle, a surrender. */
export const CHOICES: readonly Question[] = [
  {
    where: 'order.pay 0',
    seat: 0,
    at: hand => {
      const game = table({ round: 2, corps: Ney, hands: [hand, ['Mud']] })
      game.s.free[0] = 0
      return game.act('march', army('Ney'))
    },
    hands: [
      ['Depot', 'Talleyrand'],
      ['Depot', 'Depot'],
      ['Depot', 'Mud'],
    ],
    action: { type: 'pay', arg: card('Depot') },
  },
  {
    where: 'interception.pay 1',
    seat: 1,
    at: hand => passing(['Mud'], hand).act('intercept', army('Platov')),
    hands: [
      ['Depot', 'Stein'],
      ['Depot', 'Forced March'],
    ],
    action: { type: 'pay', arg: card('Depot') },
  },
  {
    where: 'order.answer 1',
    seat: 1,
    at: hand => table({ corps: Ney, hands: [[], hand] }).act('march', army('Ney')),
    hands: [
      ['Mud', 'Misdirected Orders'],
      ['Mud', 'Depot'],
    ],
    action: { type: 'mud' },
  },
  {
    where: 'battle.defenderPlays 1',
    seat: 1,
    at: hand =>
      table({ corps: { wurttemberg: ['Ney'], bayern: ['Mack'] }, hands: [[], hand] })
        .act('march', army('Ney'))
        .act('let')
        .act('go', way('bayern')),
    hands: [['Cavalry Charges'], ['Entrenchments'], ['Depot']],
    action: { type: 'done' },
  },
  {
    where: 'surrender.hold 1',
    seat: 1,
    at: hand => table({ phase: 'surrender', corps: { napoli: ['Ney'] }, hands: [[], hand] }),
    hands: [['Surrender? Never!'], ['Depot']],
    action: { type: 'pass' },
  },
  {
    where: 'surrender.crown 0',
    seat: 0,
    at: hand => table({ phase: 'surrender', corps: { napoli: ['Ney'] }, hands: [hand, []] }),
    hands: [['Napoleonic Dynasty'], ['Joseph'], ['Depot']],
    action: { type: 'pass' },
  },
  {
    where: 'turn.act 0',
    seat: 0,
    at: hand => table({ corps: Ney, hands: [hand, ['Mud']] }),
    hands: [
      ['Major Campaign', 'Remounts'],
      ['Forced March', 'Depot'],
    ],
    action: { type: 'march', arg: army('Ney') },
  },
]
/** The year’s other questions: passing, paying for something else, and the reaction itself, whatever else is held beside it. */
export const YEAR: readonly Question[] = [
  ...(['diplomacy', 'reinforcement'] as const).map(
    (phase): Question => ({
      where: `${phase}.play 0`,
      seat: 0,
      // The enemy is asked next: what is drawn after both have passed depends on where the other cards lie.
      at: hand => table({ phase, year: 1806, hands: [hand, ['Embassy']] }),
      hands: [
        ['Talleyrand', 'Chief of Staff', 'Remounts'],
        ['Depot', 'Mud', 'Stein'],
      ],
      action: { type: 'pass' },
    }),
  ),
  {
    where: 'insurrection.play 1',
    seat: 1,
    at: hand => table({ phase: 'insurrection', hands: [['Mud'], hand] }),
    hands: [
      ['Insurrection', 'Nationalism'],
      ['Insurrection', 'Depot'],
    ],
    action: { type: 'play', arg: on('Insurrection', 'italia') },
  },
  {
    where: 'insurrection.repress 0',
    seat: 0,
    at: hand =>
      table({ phase: 'insurrection', hands: [hand, ['Insurrection', 'Depot']] }).act(
        'play',
        on('Insurrection', 'italia'),
      ),
    hands: [
      ['Repression', 'Mud'],
      ['Repression', 'Depot'],
    ],
    action: { type: 'repress' },
  },
  {
    where: 'rest.pay 0',
    seat: 0,
    at: hand =>
      table({ phase: 'reinforcement', corps: { rhenanie: ['Ney*'] }, hands: [hand, []] })
        .pass('pass')
        .act('place', [])
        .act('place', [])
        .act('rest', army('Ney')),
    hands: [
      ['Depot', 'Mud'],
      ['Depot', 'Depot'],
    ],
    action: { type: 'pay', arg: card('Depot') },
  },
  {
    where: 'order.toll 0',
    seat: 0,
    at: hand =>
      table({ corps: { westfalen: ['Ney'] }, hands: [hand, []] })
        .act('march', army('Ney'))
        .act('go', way('brandenburg')),
    hands: [
      ['Depot', 'Talleyrand'],
      ['Depot', 'Mud'],
    ],
    action: { type: 'pay', arg: card('Depot') },
  },
  {
    where: 'battle.attackerPlays 0',
    seat: 0,
    at: hand =>
      table({ corps: { wurttemberg: ['Ney'], bayern: ['Mack'] }, hands: [hand, []] })
        .act('march', army('Ney'))
        .act('go', way('bayern')),
    hands: [
      ['Cavalry Charges', 'Art of War'],
      ['Cavalry Charges', 'Depot'],
    ],
    action: { type: 'play', arg: card('Cavalry Charges') },
  },
  {
    where: 'battle.refresh 0',
    seat: 0,
    at: hand =>
      table({ corps: { wurttemberg: ['Ney'], bayern: ['Mack'] }, hands: [hand, []], dice: [6, 1] })
        .act('march', army('Ney'))
        .act('go', way('bayern'))
        .act('done'),
    hands: [['Depot'], ['Surrender? Never!']],
    action: { type: 'no' },
  },
  {
    where: 'interception.answer 0',
    seat: 0,
    at: hand => passing(hand, ['Embassy', 'Stein']).act('intercept', army('Platov')).act('pay', card('Stein')),
    hands: [
      ['Misdirected Orders', 'Mud'],
      ['Misdirected Orders', 'Depot'],
    ],
    action: { type: 'cancel' },
  },
  {
    where: 'interception.ask 1',
    seat: 1,
    at: hand => passing(['Talleyrand'], hand),
    hands: [
      ['Depot', 'Forced March'],
      ['Depot', 'Depot'],
    ],
    action: { type: 'intercept', arg: army('Platov') },
  },
  {
    where: 'surrender.hold 1',
    seat: 1,
    at: hand => table({ phase: 'surrender', corps: { napoli: ['Ney'] }, hands: [[], hand] }),
    hands: [
      ['Surrender? Never!', 'Mud'],
      ['Surrender? Never!', 'Napoleonic Dynasty'],
    ],
    action: { type: 'never', arg: country('napoli') },
  },
  {
    where: 'surrender.crown 0',
    seat: 0,
    at: hand => table({ phase: 'surrender', corps: { napoli: ['Ney'] }, hands: [hand, []] }),
    hands: [
      ['Joseph', 'Napoleonic Dynasty'],
      ['Joseph', 'Mud'],
    ],
    action: { type: 'crown', arg: on('Joseph', 'napoli') },
  },
  {
    where: 'winter.lay 1',
    seat: 1,
    at: hand => table({ phase: 'winter', corps: { moskva: ['Karl', 'Kutusov', 'Mack'] }, hands: [[], hand] }),
    hands: [
      ['Depot', 'Depot'],
      ['Depot', 'Scorched Earth'],
    ],
    action: { type: 'lay', arg: at('Depot', 'moskva') },
  },
]
