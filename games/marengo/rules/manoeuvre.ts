/** 9 Manoeuvre attacks: moving into a locale the enemy holds, over an approach he does not block. */
import type { Verdict } from '@bivouac/kernel'
import { MAP, OBSTRUCTED } from '../data/board.ts'
import { no } from '../rulebook.ts'
import type { FrameOf, State, T } from '../state.ts'
import { armOf, type Block, bitOf, enemyOf, INFANTRY, type Mask } from '../words.ts'
import { call, choice, end, goto, offer, procedure } from './dialect.ts'
import { sizeOf } from './knowledge.ts'
import { beyond, placeOn, toClose } from './map.ts'
import { OWN } from './offers.ts'
import { blocksOf, isHigher, lowestOf, maskAt, putAll, show } from './pieces.ts'
import { stir } from './preparation.ts'
import { NO_COMMAND } from './road.ts'

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
const BLOCKERS_IN_ORDER = no(
  '9.1',
  {
    it: 'I pezzi si scelgono in ordine di numero.',
    en: 'The blocks are chosen in the order of their numbers.',
  },
  { it: 'Annulla e comincia dal numero più basso.', en: 'Undo and begin with the lowest number.' },
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
const BLOCK_CHOSEN = no(
  '9.2',
  { it: 'Chi blocca è già stato scelto.', en: 'Those who block have been chosen.' },
  { it: 'Annulla per ritirarti.', en: 'Undo in order to retreat.' },
)
/** Would so many more of the defenders close the approach attacked? */
const isClosedBy = (s: State, f: F, more: Mask): boolean => s.on[f.over ^ 1]! + sizeOf(more) >= toClose(s, f.over ^ 1)
const mayStand = (t: T, f: F, block: Block): Verdict => {
  const s = t.s
  const locale = beyond(f.over)
  if (s.place[block] !== locale) return NOT_IN_RESERVE
  if (!isHigher(block, f.stand)) return BLOCKERS_IN_ORDER
  const bit = bitOf(block)
  if (isClosedBy(s, f, f.stand | bit)) return undefined
  // Enough others must be left who can still be chosen after this one.
  const after = maskAt(s, enemyOf(f.side), locale) & ~(2 * bit - 1)
  return isClosedBy(s, f, f.stand | bit | after) ? undefined : BLOCKERS_IN_ORDER
}
const mayBlockWithThese = (t: T, f: F): Verdict => {
  if (f.stand === 0) return NOBODY_BLOCKS
  return isClosedBy(t.s, f, f.stand) ? undefined : TOO_FEW_BLOCK
}

const FORWARD_IN_ORDER = no(
  '9.1',
  {
    it: 'I pezzi che avanzano si scelgono in ordine di numero.',
    en: 'The blocks that go forward are chosen in the order of their numbers.',
  },
  { it: 'Annulla e comincia dal numero più basso.', en: 'Undo and begin with the lowest number.' },
)
/** Leaving some behind costs another command: without one, all of them go forward or none. */
const mayGoForward = (t: T, f: F, block: Block): Verdict => {
  if ((f.mask & bitOf(block)) === 0) return NOT_ATTACKING
  if (!isHigher(block, f.forward)) return FORWARD_IN_ORDER
  if (t.s.command === 0 && lowestOf(f.side, f.mask & ~f.forward) !== block) return NO_COMMAND
  return undefined
}
const isSplit = (f: F): boolean => f.forward !== 0 && f.forward !== f.mask
const mayHalt = (t: T, f: F): Verdict => (isSplit(f) && t.s.command === 0 ? NO_COMMAND : undefined)

/** 9.1 Only those who began their turn in reserve can be blocked, and only by a reserve. */
const canBlock = (s: State, f: F): boolean => {
  if (f.reserve === 0) return false
  const reserve = maskAt(s, enemyOf(f.side), beyond(f.over))
  return reserve !== 0 && isClosedBy(s, f, reserve)
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
        block: offer({
          domain: (_, f) => OWN[enemyOf(f.side)]!,
          check: mayStand,
          take: (_, f, block) => {
            f.stand |= bitOf(block)
            return goto('block')
          },
        }),
        done: offer({
          check: mayBlockWithThese,
          take: () => goto('blocked'),
        }),
        retreat: offer({
          check: (_, f) => (f.stand !== 0 ? BLOCK_CHOSEN : undefined),
          take: () => goto('yield'),
        }),
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
        forward: offer({
          domain: (_, f) => OWN[f.side]!,
          check: mayGoForward,
          take: (_, f, block) => {
            f.forward |= bitOf(block)
            return f.forward === f.mask ? goto('halt') : goto('forward')
          },
        }),
        done: offer({ check: mayHalt, take: () => goto('halt') }),
      },
    }),
    halt: (t, f) => {
      const cost = isSplit(f) ? 1 : 0
      t.s.command -= cost
      putAll(t.s, f.side, f.forward, placeOn(f.over))
      t.tell({ e: 'halted', forward: blocksOf(f.side, f.forward), at: placeOn(f.over), cost })
      return end()
    },
    yield: (_, f) =>
      call('retreat', {
        side: enemyOf(f.side),
        locale: beyond(f.over),
        barred: MAP.areaOf[f.over]!,
        exempt: -1,
        at: 0,
        block: -1,
      }),
    occupy: (t, f) => {
      const to = beyond(f.over)
      putAll(t.s, f.side, f.mask, to)
      t.tell({ e: 'occupied', blocks: blocksOf(f.side, f.mask), to })
      if (f.road === 0) t.s.last = f.mask
    },
  },
})
