/** 7, 8.3, 13.5 The sequence of play: the turns, phase by phase, and the battles of a phase. */
import { yearsRemembered } from '../data/tables.ts'
import { no } from '../rulebook.ts'
import { presence, type State, trackOf } from '../state.ts'
import { diaryPoints, isLastCampaign, phaseEnds, survivors } from './3-victory.ts'
import { arrivals, clearTable } from './6-set-up.ts'
import { heldEnough, noteHeld, trackEnds } from './6-special.ts'
import { AREAS_OF } from './9-fog.ts'
import { player } from './15-decisions.ts'
import { call, choice, end, goto, over, procedure } from './dialect.ts'

/** 7, 14, 16 Turn after turn until the campaign is decided; in a career, campaign after campaign. */
export const game = procedure('game', {
  rule: '7',
  steps: {
    setUp: () => call('setUp', {}),
    linked: t => (t.s.diary.length > 0 ? call('linked', { next: 0 }) : undefined),
    french: () => call('frenchTurn', {}),
    enemy: t => (t.s.outcome === undefined ? call('enemyTurn', {}) : undefined),
    next: t => (t.s.outcome === undefined ? goto('french') : undefined),
    // 16.1 The diary: points and surviving commanders.
    closing(t) {
      const { s } = t
      const { vp, grade } = s.outcome!
      if (s.career === 0) return over({ winners: [0], by: grade, rule: '3.1', score: [vp] })
      s.diary.push({ campaign: s.campaign, vp, grade, survivors: survivors(s) })
      if (isLastCampaign(s)) {
        const points = diaryPoints(s)
        t.tell({ e: 'remembered', points, years: yearsRemembered(points) })
        return over({ winners: [0], by: 'immortality', rule: '16.3', score: [points] })
      }
      clearTable(s, s.campaign + 1)
      return goto('setUp')
    },
  },
})

/** 8 The French turn, phase by phase; each may end the campaign. */
export const frenchTurn = procedure('frenchTurn', {
  rule: '8.1',
  steps: {
    // 8.1 One box on; past the last the track has ended.
    marker(t) {
      const { s } = t
      if (s.turn === trackOf(s).length) return trackEnds(t)
      s.turn++
      t.tell({ e: 'turn', campaign: s.campaign, turn: s.turn, short: s.short })
      arrivals(t, -1)
      return phaseEnds(t)
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
})

/** 13 The enemy's turn. */
export const enemyTurn = procedure('enemyTurn', {
  rule: '13.1',
  steps: {
    begin(t) {
      t.tell({ e: 'enemyTurn', campaign: t.s.campaign, turn: t.s.turn, short: t.s.short })
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
})

// ---- 8.3, 12.2, 13.5 battles -----------------------------------------------------------------------------------------

const NO_BATTLE = no(
  '8.3',
  {
    it: 'Qui non stanno tutte e due le parti.',
    en: 'The two sides do not both stand here.',
  },
  {
    it: 'Si combatte dove stanno sia francesi sia nemici.',
    en: 'There is a battle where both French and enemy forces stand.',
  },
)
const FOUGHT = no(
  '8.3',
  {
    it: 'Qui si è già combattuto in questa fase.',
    en: 'A battle has already been fought here in this phase.',
  },
  { it: 'Si tornerà a combattere nella prossima fase di battaglia.', en: 'It goes on in the next battle phase.' },
)

export function contested(s: State): number[] {
  const out: number[] = []
  presence(s).forEach((here, area) => {
    if (here === 3) out.push(area)
  })
  return out
}

/** 8.3 Battles in the order the player chooses, one for each area in a phase. */
export const battles = procedure('battles', {
  rule: '8.3',
  steps: {
    only(t, f) {
      const open = contested(t.s).filter(area => !f.fought.includes(area))
      if (open.length === 0) return end()
      if (open.length > 1) return undefined
      f.fought.push(open[0]!)
      return call('battle', { area: open[0]!, during: f.during })
    },
    pick: choice({
      seat: player,
      offers: {
        fight: {
          domain: t => AREAS_OF[t.s.campaign]!,
          over: t => contested(t.s),
          check: (t, f, area: number) => {
            if (f.fought.includes(area)) return FOUGHT
            return contested(t.s).includes(area) ? undefined : NO_BATTLE
          },
          take: (_t, f, area: number) => {
            f.fought.push(area)
            return call('battle', { area, during: f.during })
          },
        },
      },
      none: () => goto('only'),
    }),
    again: () => goto('only'),
  },
})
