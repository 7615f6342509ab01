/** 9 Manoeuvre attacks: moving into a locale the enemy holds, over an approach he does not block. */
import type { Verdict } from '@bivouac/kernel'
import { MAP, OBSTRUCTED } from '../data/board.ts'
import { no } from '../rulebook.ts'
import type { FrameOf, State, T } from '../state.ts'
import { armOf, type Block, bitOf, enemyOf, INFANTRY, type Mask } from '../words.ts'
import { sizeOf } from './4-knowledge.ts'
import { blocksOf, conceal, lowestOf, maskAt, maskOf, putAll, show } from './4-pieces.ts'
import { beyond, placeOn, toClose } from './5-map.ts'
import { stir } from './6-preparation.ts'
import { NO_COMMAND } from './8-road.ts'
import { call, choice, end, goto, offer, procedure, setOf } from './dialect.ts'
import { OWN } from './offers.ts'

type F = FrameOf<'attack'>

const NOT_ATTACKING = no(
  '9',
  {
    it: 'Quel pezzo non fa parte dell’attacco.',
    en: 'That block is not part of the attack.',
  },
  { it: 'Scegli un pezzo del gruppo che attacca.', en: 'Choose a block of the attacking group.' },
)
const NOT_INFANTRY = no(
  '9',
  { it: 'Si deve scoprire un pezzo di fanteria.', en: 'A block of infantry must be shown.' },
  { it: 'Scegli una fanteria del gruppo.', en: 'Choose infantry of the group.' },
)
const mayShow = (t: T, f: F, block: Block): Verdict => {
  if ((f.mask & bitOf(block)) === 0) return NOT_ATTACKING
  return armOf(t.s.face[block]!) === INFANTRY ? undefined : NOT_INFANTRY
}

const NOT_IN_RESERVE = no(
  '9.1',
  {
    it: 'Blocca solo chi è nella riserva della zona attaccata.',
    en: 'Only those in reserve in the attacked locale may block.',
  },
  { it: 'Scegli un pezzo della riserva.', en: 'Choose a block of the reserve.' },
)
const NOBODY_BLOCKS = no(
  '9.1',
  { it: 'Nessuno è stato scelto per bloccare.', en: 'Nobody has been chosen to block.' },
  { it: 'Scegli chi blocca, oppure ritirati.', en: 'Choose who blocks, or retreat.' },
)
const TOO_FEW_BLOCK = no(
  '9.1',
  {
    it: 'Per accordo una via larga si chiude con due pezzi.',
    en: 'By agreement it takes two blocks to close a wide approach.',
  },
  { it: 'Scegline un altro dalla riserva.', en: 'Choose another from the reserve.' },
)
/** Would so many more of the defenders close the approach attacked? */
const isClosedBy = (s: State, f: F, more: Mask): boolean => s.on[f.over ^ 1]! + sizeOf(more) >= toClose(s, f.over ^ 1)
const mayStand = (t: T, f: F, block: Block): Verdict =>
  t.s.place[block] === beyond(f.over) ? undefined : NOT_IN_RESERVE

const isSplit = (f: F, forward: Mask): boolean => forward !== 0 && forward !== f.mask
/** Leaving some behind costs another command: without one, all of them go forward or none. */
const mayPart = (t: T, f: F, blocks: readonly Block[]): Verdict =>
  isSplit(f, maskOf(blocks)) && t.s.command === 0 ? NO_COMMAND : undefined

/** 9.1 Only those who began their turn in reserve can be blocked, and only by a reserve. */
const canBlock = (s: State, f: F): boolean => {
  if (f.reserve === 0) return false
  return isClosedBy(s, f, maskAt(s, enemyOf(f.side), beyond(f.over)))
}

export const attack = procedure('attack', {
  rule: '9',
  steps: {
    begin: (t, f) => {
      t.tell({
        e: 'attacked',
        blocks: blocksOf(f.side, f.mask),
        from: t.s.place[lowestOf(f.side, f.mask)]!,
        to: beyond(f.over),
      })
      if (f.road === 1) show(t, lowestOf(f.side, f.mask)) // only cavalry attacks by road
      if (f.road === 1 || !OBSTRUCTED[f.over ^ 1]) return goto('answer')
    },
    // Always asked, however few infantry there are: the question must not tell how many.
    infantry: choice({
      seat: (_, f) => f.side,
      offers: {
        show: offer({
          domain: (_, f) => OWN[f.side]!,
          check: mayShow,
          take: (t, _f, block) => show(t, block),
        }),
      },
    }),
    answer: (t, f) => (canBlock(t.s, f) ? undefined : goto('yield')),
    block: choice({
      rule: '9.1',
      seat: (_, f) => enemyOf(f.side),
      offers: {
        block: setOf({
          domain: (_, f: F) => OWN[enemyOf(f.side)]!,
          few: NOBODY_BLOCKS,
          each: (t, f, _chosen, block) => mayStand(t, f, block),
          check: (t, f, blocks) => (isClosedBy(t.s, f, maskOf(blocks)) ? undefined : TOO_FEW_BLOCK),
          take: (_, f, blocks) => {
            f.stand = maskOf(blocks)
            return goto('blocked')
          },
        }),
        retreat: offer({ take: () => goto('yield') }),
      },
    }),
    blocked: (t, f) => {
      const enemy = enemyOf(f.side)
      const at = placeOn(f.over ^ 1)
      putAll(t.s, enemy, f.stand, at)
      const blocks = blocksOf(enemy, f.stand)
      for (const block of blocks) stir(t.s, block)
      t.tell({ e: 'blocked', blocks, at })
    },
    forward: choice({
      rule: '9.1',
      seat: (_, f) => f.side,
      offers: {
        forward: setOf({
          domain: (_, f: F) => OWN[f.side]!,
          each: (_, f, _chosen, block) => ((f.mask & bitOf(block)) === 0 ? NOT_ATTACKING : undefined),
          check: mayPart,
          take: (_, f, blocks) => {
            f.forward = maskOf(blocks)
            return goto('halt')
          },
        }),
        done: offer({ take: () => goto('halt') }),
      },
    }),
    halt: (t, f) => {
      const cost = isSplit(f, f.forward) ? 1 : 0
      t.s.command -= cost
      putAll(t.s, f.side, f.forward, placeOn(f.over))
      t.tell({ e: 'halted', forward: blocksOf(f.side, f.forward), at: placeOn(f.over), cost })
      conceal(t.s, f.side, f.mask)
      return end()
    },
    yield: (_, f) =>
      call('retreat', {
        side: enemyOf(f.side),
        locale: beyond(f.over),
        barred: MAP.areaOf[f.over]!,
        exempt: -1,
        at: 0,
      }),
    occupy: (t, f) => {
      const to = beyond(f.over)
      putAll(t.s, f.side, f.mask, to)
      t.tell({ e: 'occupied', blocks: blocksOf(f.side, f.mask), to })
      conceal(t.s, f.side, f.mask)
      if (f.road === 0) t.s.last = f.mask
    },
  },
})
