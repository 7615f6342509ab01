/**
 * Losses point by point: first from those who lead, whom the enemy chooses; then from the others, whom their owner
 * chooses and shows. Points nobody is left to lose are ignored (11). Where only one block can lose, nobody is asked.
 */
import { no, type Rule } from '../rulebook.ts'
import { type FrameOf, type State, type T, UP } from '../state.ts'
import { type Block, bitOf, enemyOf, type Mask } from '../words.ts'
import { alive, lose, lowestOf, show } from './4-pieces.ts'
import { choice, end, goto, offer, procedure } from './dialect.ts'
import { OWN } from './offers.ts'

type F = FrameOf<'losses'>
const leadsOf = (s: State, f: F): Mask => alive(s, f.side, f.leads)
const othersOf = (s: State, f: F): Mask => alive(s, f.side, f.others)

const NOT_LEADING = no(
  '11',
  { it: 'La perdita tocca a chi guida.', en: 'The loss falls on those who lead.' },
  { it: 'Scegli fra i pezzi scoperti che guidano.', en: 'Choose among the blocks shown that lead.' },
)
const NOT_FIGHTING = no(
  '11',
  { it: 'La perdita tocca a chi ha combattuto.', en: 'The loss falls on those who fought.' },
  { it: 'Scegli fra i pezzi che hanno preso parte.', en: 'Choose among the blocks that took part.' },
)
const NOT_UNDER_FIRE = no(
  '10.3',
  { it: 'La perdita tocca a chi è stato bombardato.', en: 'The loss falls on those who were bombarded.' },
  { it: 'Scegli fra i pezzi dell’obiettivo.', en: 'Choose among the blocks of the target.' },
)
const NOT_THIS_RETREAT = no(
  '12.2',
  {
    it: 'La perdita tocca alla fanteria della riserva, o a chi bloccava quella via.',
    en: 'The loss falls on the infantry of the reserve, or on those who blocked that approach.',
  },
  { it: 'Scegli fra i pezzi colpiti.', en: 'Choose among the blocks hit.' },
)
/** By cause. */
const NOT_CONCERNED = [NOT_FIGHTING, NOT_UNDER_FIRE, NOT_THIS_RETREAT] as const
const CAUSED_BY: readonly Rule[] = ['11', '10.3', '12.2']

export const losses = procedure('losses', {
  rule: '4.4',
  steps: {
    next: (t, f) => {
      if (f.points === 0) return end()
      const leads = leadsOf(t.s, f)
      const mask = leads !== 0 ? leads : othersOf(t.s, f)
      if (mask === 0) return end()
      if ((mask & (mask - 1)) !== 0) return goto(leads !== 0 ? 'leader' : 'other')
      hit(t, f, lowestOf(f.side, mask))
      return goto('next')
    },
    leader: choice({
      rule: '11',
      seat: (_, f) => enemyOf(f.side),
      offers: {
        hit: offer({
          domain: (_, f) => OWN[f.side]!,
          check: (t, f, block) => ((leadsOf(t.s, f) & bitOf(block)) === 0 ? NOT_LEADING : undefined),
          take: (t, f, block) => {
            hit(t, f, block)
            return goto('next')
          },
        }),
      },
    }),
    // Of an assault, a bombardment or a retreat alike.
    other: choice({
      rule: (_, f) => CAUSED_BY[f.cause]!,
      seat: (_, f) => f.side,
      offers: {
        lose: offer({
          domain: (_, f) => OWN[f.side]!,
          check: (t, f, block) => ((othersOf(t.s, f) & bitOf(block)) === 0 ? NOT_CONCERNED[f.cause] : undefined),
          take: (t, f, block) => {
            hit(t, f, block)
            return goto('next')
          },
        }),
      },
    }),
  },
})

function hit(t: T, f: F, block: Block): void {
  if ((t.s.flag[block]! & UP) === 0) show(t, block)
  lose(t, block)
  f.points--
}
