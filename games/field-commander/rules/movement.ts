/** 8.2, 12.1 Movement and forced march. */
import { areaOf, moveCode, slotOf } from '../data/codes.ts'
import { CAMPAIGNS } from '../data/index.ts'
import { no } from '../rulebook.ts'
import { campaignOf, presence, type Rules } from '../state.ts'
import { napoleonAlone } from './campaign.ts'
import { type F, player } from './common.ts'
import { choice, end, goto, procedure } from './dialect.ts'
import { AREAS_OF } from './fog.ts'
import { arrivals } from './setUp.ts'

const NOT_ON_MAP = no(
  '8.2',
  { it: 'Questa forza non è sulla mappa.', en: 'This force is not on the map.' },
  { it: 'Prima va comprata, o deve arrivare.', en: 'It must be bought or arrive first.' },
)
const HAS_MOVED = no(
  '8.2',
  { it: 'Ha già mosso in questa fase.', en: 'It has already moved in this phase.' },
  { it: 'Potrà muovere nella prossima fase di movimento.', en: 'It may move in the next movement phase.' },
)
const PINNED = no(
  '8.2',
  {
    it: 'È nella stessa area del nemico e non può muovere.',
    en: 'It stands in the same area as the enemy and may not move.',
  },
  { it: 'Prima il nemico dev’essere battuto o ritirarsi.', en: 'The enemy must first be beaten or retreat.' },
)
const NOT_ADJACENT = no(
  '8.2',
  { it: 'L’area non è adiacente.', en: 'The area is not adjacent.' },
  {
    it: 'Si muove di un’area alla volta; un’altra si fa con la marcia forzata.',
    en: 'Forces go one area at a time; a forced march goes one more.',
  },
)
const CLOSED = no(
  '6.1',
  { it: 'L’area è chiusa in questa campagna.', en: 'The area is closed in this campaign.' },
  { it: 'Altre campagne sulla stessa mappa la aprono.', en: 'Other campaigns on the same map open it.' },
)
const NO_SUPPLY = no(
  '12.1',
  {
    it: 'La marcia forzata costa 1 punto rifornimento e non ne hai.',
    en: 'A forced march costs 1 supply point and you have none.',
  },
  { it: 'Conserva punti prima della battaglia.', en: 'Keep points back before the battle.' },
)
const NAPOLEON_MOVED = no(
  '8.2',
  {
    it: 'Napoleone ha già mosso in questa fase.',
    en: 'Napoleon has already moved in this phase.',
  },
  { it: 'Potrà muovere nella prossima fase di movimento.', en: 'He may move in the next movement phase.' },
)

/** Every French mobile force with every area, and every area, per campaign: what "why not?" can be asked about. */
const MOVES: readonly (readonly number[])[] = CAMPAIGNS.map(c =>
  c.frenchMobile.flatMap(slot => c.areas.map((_, area) => moveCode(slot, area))),
)

function mayMove(t: Rules, f: F<'movement'>, code: number, here: readonly number[]) {
  const { s } = t
  const slot = slotOf(code)
  const to = areaOf(code)
  const from = s.at[slot]!
  if (from < 0) return NOT_ON_MAP
  if (f.moved.includes(slot)) return HAS_MOVED
  if ((here[from]! & 2) !== 0) return PINNED
  const { areas } = campaignOf(s)
  if (areas[to]?.open !== true) return CLOSED
  if (!areas[from]!.near.includes(to)) return NOT_ADJACENT
  return f.forced === 1 && s.french < 1 ? NO_SUPPLY : undefined
}

function mayMoveNapoleon(t: Rules, f: F<'movement'>, to: number) {
  const { areas } = campaignOf(t.s)
  if (f.napoleon === 1) return NAPOLEON_MOVED
  if (areas[to]?.open !== true) return CLOSED
  return areas[t.s.napoleon]!.near.includes(to) ? undefined : NOT_ADJACENT
}

const LEAVES_NAPOLEON = no(
  '3.2',
  {
    it: 'Napoleone resterebbe senza un esercito accanto, e la campagna sarebbe perduta.',
    en: 'Napoleon would be left without a force beside him, and the campaign would be lost.',
  },
  { it: 'Muovi una forza da lui, o lui da una forza.', en: 'Move a force to him, or him to a force.' },
)
/** At a guarded table nobody loses by oversight: while Napoleon alone can still be helped, the phase does not end. */
function mayStop(t: Rules, f: F<'movement'>, _arg: undefined, here: readonly number[]) {
  const { s } = t
  if (s.guarded === 0 || !napoleonAlone(s)) return undefined
  const { areas, frenchMobile } = campaignOf(s)
  const { near } = areas[s.napoleon]!
  if (f.napoleon === 0 && near.some(area => (here[area]! & 1) === 1)) return LEAVES_NAPOLEON
  const comes = (slot: number): boolean =>
    near.includes(s.at[slot]!) && mayMove(t, f, moveCode(slot, s.napoleon), here) === undefined
  return frenchMobile.some(comes) ? LEAVES_NAPOLEON : undefined
}

/**
 * 8.2 Every mobile force may go one area; 12.1 the same again at one point each. Whether Napoleon has a force beside him
 * is looked at when the phase ends, so that the order of the moves does not matter.
 */
export const movement = procedure('movement', {
  rule: '8.2',
  steps: {
    move: choice({
      seat: player,
      context: t => presence(t.s),
      offers: {
        move: {
          domain: t => MOVES[t.s.campaign]!,
          over: (t, f, here: readonly number[]) => {
            const { s } = t
            const out: number[] = []
            if (f.forced === 1 && s.french < 1) return out
            const c = campaignOf(s)
            for (const slot of c.frenchMobile) {
              const from = s.at[slot]!
              if (from < 0 || (here[from]! & 2) !== 0 || f.moved.includes(slot)) continue
              for (const to of c.areas[from]!.near) out.push(moveCode(slot, to))
            }
            return out
          },
          check: mayMove,
          take: (t, f, code: number) => {
            const { s } = t
            const slot = slotOf(code)
            const to = areaOf(code)
            const from = s.at[slot]!
            s.at[slot] = to
            f.moved.push(slot)
            if (f.forced === 1) s.french--
            t.tell({ e: 'march', campaign: s.campaign, force: s.counter[slot]!, from, to, forced: f.forced })
            arrivals(t, to)
            return goto('move')
          },
        },
        napoleon: {
          domain: t => AREAS_OF[t.s.campaign]!,
          over: t => campaignOf(t.s).areas[t.s.napoleon]!.near,
          check: mayMoveNapoleon,
          take: (t, f, to: number) => {
            const from = t.s.napoleon
            t.s.napoleon = to
            f.napoleon = 1
            t.tell({ e: 'napoleon', campaign: t.s.campaign, from, to })
            return goto('move')
          },
        },
        done: { check: mayStop, take: () => end() },
      },
    }),
  },
})
