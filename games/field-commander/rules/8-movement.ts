/** 8.2, 12.1 Movement and forced march. */
import { NAPOLEON } from '../data/codes.ts'
import { CAMPAIGNS } from '../data/index.ts'
import { no } from '../rulebook.ts'
import { campaignOf, presence, type Rules, type State } from '../state.ts'
import { defeat, napoleonAlone } from './3-victory.ts'
import { arrivals } from './6-set-up.ts'
import { AREAS_OF } from './9-fog.ts'
import { type F, player } from './15-decisions.ts'
import { choice, end, goto, parts, procedure } from './dialect.ts'

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

const ELSEWHERE = no(
  '8.2',
  { it: 'Sta in un’altra area: la sua è un’altra marcia.', en: 'It stands in another area: its march is another one.' },
  { it: 'Marciano insieme forze della stessa area.', en: 'Forces of the same area march together.' },
)

type Movement = F<'movement'>
/** Every French mobile force, and Napoleon: who can be asked to march. */
const MARCHERS: readonly (readonly number[])[] = CAMPAIGNS.map(c => [...c.frenchMobile, NAPOLEON])

const standsAt = (s: State, who: number): number => (who === NAPOLEON ? s.napoleon : s.at[who]!)
const nearTo = (s: State, chosen: readonly number[]): readonly number[] =>
  campaignOf(s).areas[standsAt(s, chosen[0]!)]!.near

/** May it leave where it stands? */
export function mayLeave(s: State, f: Movement, who: number, here: readonly number[]) {
  if (who === NAPOLEON) return f.napoleon === 1 ? NAPOLEON_MOVED : undefined
  const from = s.at[who]!
  if (from < 0) return NOT_ON_MAP
  if (f.moved.includes(who)) return HAS_MOVED
  return (here[from]! & 2) !== 0 ? PINNED : undefined
}
/** 12.1 Napoleon marches for nothing. */
const isPaid = (who: number): boolean => who !== NAPOLEON

function mayMarch({ s }: Rules, f: Movement, chosen: readonly number[], who: number, here: readonly number[]) {
  const verdict = mayLeave(s, f, who, here)
  if (verdict !== undefined) return verdict
  if (f.forced === 1 && isPaid(who) && chosen.filter(isPaid).length >= s.french) return NO_SUPPLY
  return chosen.length === 0 || standsAt(s, chosen[0]!) === standsAt(s, who) ? undefined : ELSEWHERE
}
function mayEnter({ s }: Rules, chosen: readonly number[], to: number) {
  if (campaignOf(s).areas[to]?.open !== true) return CLOSED
  return nearTo(s, chosen).includes(to) ? undefined : NOT_ADJACENT
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
function mayStop({ s }: Rules, f: Movement, _arg: undefined, here: readonly number[]) {
  if (s.guarded === 0 || !napoleonAlone(s)) return undefined
  const { areas, frenchMobile } = campaignOf(s)
  const { near } = areas[s.napoleon]!
  if (f.napoleon === 0 && near.some(area => (here[area]! & 1) === 1)) return LEAVES_NAPOLEON
  if (f.forced === 1 && s.french < 1) return undefined
  const comes = (slot: number): boolean => near.includes(s.at[slot]!) && mayLeave(s, f, slot, here) === undefined
  return frenchMobile.some(comes) ? LEAVES_NAPOLEON : undefined
}

/**
 * 8.2 Every mobile force may go one area; 12.1 the same again at one point each. Whoever goes from one
 * area to another goes together. 3.2 By the book Napoleon left alone loses at once; a guarded table looks when the phase ends, so that the
 * order of the marches does not matter there.
 */
export const movement = procedure('movement', {
  rule: '8.2',
  steps: {
    move: choice({
      seat: player,
      context: t => presence(t.s),
      offers: {
        move: parts({
          parts: {
            who: {
              domain: t => MARCHERS[t.s.campaign]!,
              each: mayMarch,
            },
            to: {
              domain: t => AREAS_OF[t.s.campaign]!,
              over: (t, _f, _here, { who }) => nearTo(t.s, who),
              most: 1,
              each: (t, _f, _chosen, to, _here, { who }) => mayEnter(t, who, to),
            },
          },
          take: (t, f, { who, to: [to] }) => {
            for (const each of who) {
              if (each === NAPOLEON) goes(t, f, to!)
              else marches(t, f, each, to!)
            }
            if (who[0] !== NAPOLEON) arrivals(t, to!)
            return t.s.guarded === 0 && napoleonAlone(t.s) ? defeat(t, 'napoleon') : goto('move')
          },
        }),
        done: { check: mayStop, take: () => end() },
      },
    }),
  },
})

function marches(t: Rules, f: Movement, slot: number, to: number): void {
  const { s } = t
  const from = s.at[slot]!
  s.at[slot] = to
  f.moved.push(slot)
  if (f.forced === 1) s.french--
  t.tell({ e: 'march', campaign: s.campaign, force: s.counter[slot]!, from, to, forced: f.forced })
}
function goes({ s, tell }: Rules, f: Movement, to: number): void {
  const from = s.napoleon
  s.napoleon = to
  f.napoleon = 1
  tell({ e: 'napoleon', campaign: s.campaign, from, to })
}
