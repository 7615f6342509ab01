/** 3 The sequence of a year. */
import { end, goto, over, type Procedures } from '@bivouac/kernel'
import { call, type Napoleon, type State, type T } from '../state.ts'
import { AUSTRIA_LAND, CAMPAIGN, CM, COALITION, FRANCE, PHASES, RELEASED } from '../words.ts'
import { corpsIn } from './2-countries.ts'
import { draw, scatter } from './6-strategy.ts'
import { CAPITAL, SEATS } from './facts.ts'
import { asks, corpsHere, untag } from './table.ts'

/** 3.1 A phase begins. */
function enter(t: T, phase: (typeof PHASES)[number]): void {
  const { s } = t
  s.phase = PHASES.indexOf(phase)
  s.passed[0] = s.passed[1] = 0
  t.tell({ e: 'phase', phase: s.phase, year: s.year })
}

/** What the cards of last year did is over; what happened to majors is remembered once (12.8). */
function newYear(t: T): void {
  const { s } = t
  s.first = -1
  s.levee = s.landwehr = s.ottoman = s.war1812 = s.calm = s.talks = 0
  s.fellBefore = s.fell
  s.fell = 0
  untag(s, RELEASED)
  t.tell({ e: 'year', year: s.year })
}

/** 3.2 In odd years France, in even years the Coalition says who is first. */
const chooser = (year: number): number => (year % 2 === 1 ? FRANCE : COALITION)

/** 15.4 Three French-controlled corps in Austria, one of them in its capital: enough for Ulm, whoever else is there. */
const isAustriaOverrun = (s: State): boolean =>
  corpsHere(s, FRANCE, CAPITAL[AUSTRIA_LAND]!) > 0 && corpsIn(s, FRANCE, AUSTRIA_LAND) >= 3

export const sequence: Pick<Procedures<Napoleon>, 'game' | 'year'> = {
  game: {
    rule: '3.1',
    steps: {
      deal: t => {
        scatter(t)
        if (t.s.dealt > 0) for (const seat of SEATS) draw(t, seat, t.s.dealt, '1.11')
        t.s.dealt = t.s.scattered = 0
        t.tell({ e: 'year', year: t.s.year })
      },
      year: () => call('year', {}),
      next: t => {
        t.s.year++
        t.s.phase = 0
        newYear(t)
        return goto('year')
      },
    },
  },

  year: {
    rule: '3.1',
    steps: {
      initiative: t => (t.s.first >= 0 ? goto('begin') : undefined),
      choose: asks<'year'>({
        rule: '3.2',
        seat: t => chooser(t.s.year),
        offers: {
          first: {
            domain: SEATS,
            take: (t, _, seat: number) => {
              t.s.first = seat
              t.tell({ e: 'first', seat, by: chooser(t.s.year) })
            },
          },
        },
      }),
      // 3.3 The first year of a scenario begins with the phase the set-up names.
      begin: t => goto(PHASES[t.s.phase]!),
      diplomacy: t => {
        enter(t, 'diplomacy')
        return call('diplomacy', { seat: t.s.first, joined: 0 })
      },
      insurrection: t => {
        enter(t, 'insurrection')
        return call('insurrection', { card: 0, country: -1, risen: 0 })
      },
      strategy: t => {
        enter(t, 'strategy')
        return call('strategy', { seat: t.s.first })
      },
      reinforcement: t => {
        enter(t, 'reinforcement')
        return call('reinforcement', { seat: t.s.first })
      },
      campaign: t => {
        const opening = t.s.phase === CAMPAIGN && t.s.round > 0 ? t.s.round : 1
        enter(t, 'campaign')
        return call('campaign', { opening })
      },
      surrender: t => {
        t.s.round = 0
        enter(t, 'surrender')
        return call('surrender', { fallen: 0, dynasty: 0, seat: t.s.first, country: 0 })
      },
      ulm: t => {
        if (t.s.ulm === 0) return undefined
        // 15.4 The Ulm campaign is over with its first Surrender Phase.
        const fell = t.s.status[AUSTRIA_LAND] !== CM || isAustriaOverrun(t.s)
        const seat = fell ? FRANCE : COALITION
        const by = fell ? 'ulm' : 'ulm-held'
        t.tell({ e: 'over', seat, by })
        return over({ winners: [seat], by, rule: '15.4' })
      },
      winter: t => {
        enter(t, 'winter')
        return call('winter', { seat: t.s.first, region: -1, lose: 0 })
      },
      victory: t => {
        enter(t, 'victory')
        return call('victory', { seat: FRANCE })
      },
      close: () => end(),
    },
  },
}
