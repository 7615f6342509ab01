/** 7, 8, 12.1 The sequence of play, the French turn, movement and forced march. */
import { choice, end, goto, over } from '@bivouac/kernel'
import { areaOf, moveCode, slotOf } from '../data/codes.ts'
import { CAMPAIGNS } from '../data/index.ts'
import { yearsRemembered } from '../data/tables.ts'
import { no } from '../rulebook.ts'
import { campaignOf, type FieldCommander, presence, type Rules, type State } from '../state.ts'
import { diaryPoints, isLastCampaign, napoleonAlone, phaseEnds, survivors } from './campaign.ts'
import { call, type F, type Go, type Proc, player } from './common.ts'
import { arrivals, clearTable } from './setUp.ts'
import { heldEnough, noteHeld, trackEnds } from './special.ts'

/** 7, 14, 16 Turn after turn until the campaign is decided; in a career, campaign after campaign. */
export const game: Proc<'game'> = {
  rule: '7',
  steps: {
    setUp: () => call('setUp', {}),
    linked: t => (t.s.diary.length > 0 ? call('linked', { next: 0 }) : undefined),
    french: () => call('frenchTurn', {}),
    enemy: t => (t.s.outcome === undefined ? call('enemyTurn', {}) : undefined),
    next: t => (t.s.outcome === undefined ? goto('french') : undefined),
    // 16.1 The diary: points and surviving commanders.
    closing(t): Go {
      const { s } = t
      const { vp, grade } = s.outcome!
      if (s.career === 0) return over({ winner: 0, by: grade, rule: '3.1', score: [vp] })
      s.diary.push({ campaign: s.campaign, vp, grade, survivors: survivors(s) })
      if (isLastCampaign(s)) {
        const points = diaryPoints(s)
        t.tell({ e: 'remembered', points, years: yearsRemembered(points) })
        return over({ winner: 0, by: 'immortality', rule: '16.3', score: [points] })
      }
      clearTable(s, s.campaign + 1)
      return goto('setUp')
    },
  },
}

/** 8 The French turn, phase by phase; each may end the campaign. */
export const frenchTurn: Proc<'frenchTurn'> = {
  rule: '8.1',
  steps: {
    // 8.1 One box on; past the last the track has ended.
    marker(t): Go {
      const { s } = t
      if (s.turn === campaignOf(s).track.length) return trackEnds(t)
      s.turn++
      t.tell({ e: 'turn', campaign: s.campaign, turn: s.turn })
      arrivals(t, -1)
      return undefined
    },
    march: () => call('movement', { forced: 0, moved: [], napoleon: 0 }),
    afterMarch: t => phaseEnds(t),
    battle: () => call('battles', { during: 0, fought: [] }),
    afterBattle: t => phaseEnds(t),
    forcedMarch: () => call('movement', { forced: 1, moved: [], napoleon: 0 }),
    afterForcedMarch: t => phaseEnds(t),
    battleAgain: () => call('battles', { during: 0, fought: [] }),
    afterBattleAgain: t => phaseEnds(t),
    supply: () => call('supply', { bought: [] }),
    afterSupply: t => phaseEnds(t) ?? heldEnough(t, 'french'),
  },
}

/** 13 The enemy's turn. */
export const enemyTurn: Proc<'enemyTurn'> = {
  rule: '13.1',
  steps: {
    begin(t) {
      t.tell({ e: 'enemyTurn', campaign: t.s.campaign, turn: t.s.turn })
      return call('orders', { bonus: 0, groups: [], held: [], group: -1, roll: 0, target: -1, steps: 0 })
    },
    afterOrders: t => phaseEnds(t),
    battle: () => call('battles', { during: 1, fought: [] }),
    afterBattle: t => phaseEnds(t),
    supply: () => call('enemySupply', { cities: [] }),
    afterSupply(t) {
      noteHeld(t.s)
      return phaseEnds(t) ?? heldEnough(t, 'turn')
    },
  },
}

// ---- 8.2, 12.1 movement ----------------------------------------------------------------------------------------------

const NOT_ON_MAP = no('8.2', { it: 'Questa forza non è sulla mappa.', en: 'This force is not on the map.' })
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
const NOT_ADJACENT = no('8.2', { it: 'L’area non è adiacente.', en: 'The area is not adjacent.' })
const CLOSED = no('6.1', { it: 'L’area è chiusa in questa campagna.', en: 'The area is closed in this campaign.' })
const NO_SUPPLY = no(
  '12.1',
  {
    it: 'La marcia forzata costa 1 punto rifornimento e non ne hai.',
    en: 'A forced march costs 1 supply point and you have none.',
  },
  { it: 'Conserva punti prima della battaglia.', en: 'Keep points back before the battle.' },
)
const NAPOLEON_MOVED = no('8.2', {
  it: 'Napoleone ha già mosso in questa fase.',
  en: 'Napoleon has already moved in this phase.',
})

/** Every French mobile force with every area, and every area, per campaign: what "why not?" can be asked about. */
const MOVES: readonly (readonly number[])[] = CAMPAIGNS.map(c =>
  c.frenchMobile.flatMap(slot => c.areas.map((_, area) => moveCode(slot, area))),
)
const AREA_NUMBERS: readonly (readonly number[])[] = CAMPAIGNS.map(c => c.areas.map((_, area) => area))

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
export const movement: Proc<'movement'> = {
  rule: '8.2',
  steps: {
    move: choice<FieldCommander, F<'movement'>, readonly number[]>({
      seat: player,
      context: t => presence(t.s),
      offers: {
        move: {
          domain: (t: Rules) => MOVES[t.s.campaign]!,
          over: (t: Rules, f: F<'movement'>, here: readonly number[]) => {
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
          take: (t: Rules, f: F<'movement'>, code: number) => {
            const { s } = t
            const slot = slotOf(code)
            const to = areaOf(code)
            t.tell({
              e: 'march',
              campaign: s.campaign,
              force: s.counter[slot]!,
              from: s.at[slot]!,
              to,
              forced: f.forced,
            })
            s.at[slot] = to
            f.moved.push(slot)
            if (f.forced === 1) s.french--
            arrivals(t, to)
            return goto('move')
          },
        },
        napoleon: {
          domain: (t: Rules) => AREA_NUMBERS[t.s.campaign]!,
          over: (t: Rules) => campaignOf(t.s).areas[t.s.napoleon]!.near,
          check: mayMoveNapoleon,
          take: (t: Rules, f: F<'movement'>, to: number) => {
            t.tell({ e: 'napoleon', campaign: t.s.campaign, from: t.s.napoleon, to })
            t.s.napoleon = to
            f.napoleon = 1
            return goto('move')
          },
        },
        done: { check: mayStop, take: () => end() },
      },
    }),
  },
}

// ---- 8.3, 12.2, 13.5 battles -----------------------------------------------------------------------------------------

const NO_BATTLE = no('8.3', {
  it: 'Qui non stanno tutte e due le parti.',
  en: 'The two sides do not both stand here.',
})
const FOUGHT = no('8.3', {
  it: 'Qui si è già combattuto in questa fase.',
  en: 'A battle has already been fought here in this phase.',
})

export function contested(s: State): number[] {
  const out: number[] = []
  presence(s).forEach((here, area) => {
    if (here === 3) out.push(area)
  })
  return out
}

/** 8.3 Battles in the order the player chooses, one for each area in a phase. */
export const battles: Proc<'battles'> = {
  rule: '8.3',
  steps: {
    only(t, f): Go {
      const open = contested(t.s).filter(area => !f.fought.includes(area))
      if (open.length === 0) return end()
      if (open.length > 1) return undefined
      f.fought.push(open[0]!)
      return call('battle', { area: open[0]!, during: f.during })
    },
    pick: choice<FieldCommander, F<'battles'>, undefined>({
      seat: player,
      offers: {
        fight: {
          domain: (t: Rules) => AREA_NUMBERS[t.s.campaign]!,
          over: (t: Rules) => contested(t.s),
          check: (t: Rules, f: F<'battles'>, area: number) => {
            if (f.fought.includes(area)) return FOUGHT
            return contested(t.s).includes(area) ? undefined : NO_BATTLE
          },
          take: (_t: Rules, f: F<'battles'>, area: number) => {
            f.fought.push(area)
            return call('battle', { area, during: f.during })
          },
        },
      },
      none: () => goto('only'),
    }),
    again: () => goto('only'),
  },
}
