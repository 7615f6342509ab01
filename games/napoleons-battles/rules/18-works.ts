/** 18.4 Building and demolition: announced before anybody moves, done in step 4.5 by whoever is still at it. */
import { end, type Flow, goto, type Verdict } from '@bivouac/kernel'
import { type Field, isInfantry, isTroops } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, has, type Napoleon, type State, type T } from '../state.ts'
import {
  BREACH,
  BRIDGE,
  DISORDER,
  FORTIFY,
  HALF,
  LAUNCH,
  NONE,
  ON_TABLE,
  PONTOON,
  ROUT,
  SHORT_BRIDGE,
  WORKS,
} from '../words.ts'
import { lay } from './01-formations.ts'
import { COVERED, isHidden } from './17-known.ts'
import { launch } from './18-boats.ts'
import { BEST, isSameSite, type Site, siteFor, turnsOf, wagonsWith, wordOf } from './18-sites.ts'
import { choice, offer, plain, upTo } from './offers.ts'
import { tell } from './telling.ts'

/** `build` takes the unit × 16 + the work. */
export const WORK = 16
/** Numbers to an announcement, and to a site. */
const EACH = 6
const SITE = 7

const NOT_YOURS = no('18.4', { it: 'Non è una tua unità sul tavolo.', en: 'That is none of your units on the table.' })
const NOT_THESE = no('18.4', {
  it: 'Costruisce solo la fanteria; demoliscono fanteria e cavalleria.',
  en: 'Only infantry builds; infantry and cavalry pull down.',
})
const BUSY = no('18.4.2.1.1', { it: 'L’unità è già al lavoro.', en: 'The unit is at work already.' })
const HAMPERED = no(
  '18.4.1.1',
  {
    it: 'Chi demolisce non deve avere limiti al movimento, né essere disordinato o in rotta.',
    en: 'Whoever pulls down must have his full movement, and be neither disordered nor routed.',
  },
  { it: 'Tieni l’unità in comando e in ordine.', en: 'Keep the unit in command and in order.' },
)
const UNFIT = no(
  '18.4.2.1.1',
  {
    it: 'Chi costruisce non deve avere limiti al movimento, né essere disordinato o in rotta.',
    en: 'Whoever builds must have his full movement, and be neither disordered nor routed.',
  },
  { it: 'Tieni l’unità in comando e in ordine.', en: 'Keep the unit in command and in order.' },
)
const NO_OBSTACLE = no(
  '18.4.1.1',
  { it: 'L’unità non tocca nessun ostacolo.', en: 'The unit touches no obstacle.' },
  { it: 'Portala a contatto di un muro o di una siepe.', en: 'Bring it into contact with a wall or a hedge.' },
)
const NO_SITE = no(
  '18.4.2.1.1',
  {
    it: 'Il fronte dell’unità non è dove sorgerebbe l’opera.',
    en: 'The front of the unit is not where the work would be.',
  },
  {
    it: 'Un ponte si costruisce dalla riva, una città si fortifica da dentro.',
    en: 'A bridge is built from the bank, a town is fortified from within.',
  },
)
const NO_WAGONS = no(
  '18.4.2',
  {
    it: 'Servono carriaggi a contatto: uno, due per ponti e barche.',
    en: 'Wagon trains have to touch the unit: one, two for bridges and boats.',
  },
  { it: 'Portali a contatto.', en: 'Bring them into contact.' },
)
export const AT_WORK = no('18.4.1.1', {
  it: 'L’unità è al lavoro: in questo turno non si sposta e non è segnata per la reazione.',
  en: 'The unit is at work: in this turn it does not move and is not marked for reaction.',
})

export const isAtWork = ({ extra: { working } }: State, u: number): boolean => {
  if (working === undefined) return false
  for (let i = 0; i < working.length; i += EACH) if (working[i] === u) return true
  return false
}

/** 18.4, 18.4.2 Two wagon trains for what goes over water. */
const wagonsFor = (work: number): number => {
  if (work === BREACH) return 0
  return work === LAUNCH || work === SHORT_BRIDGE || work === PONTOON || work === BRIDGE ? 2 : 1
}

export function mayBuild(f: Field, s: State, side: number, arg: number, table: Int32Array): Verdict {
  const [u, work] = [Math.floor(arg / WORK), arg % WORK]
  if (u >= f.troops || f.side[u] !== side || s.on[u] !== ON_TABLE) return NOT_YOURS
  if (work >= WORKS.length || !(work === BREACH ? isTroops(f, u) : isInfantry(f, u))) return NOT_THESE
  if (isHidden(s, u)) return COVERED
  if (isAtWork(s, u)) return BUSY
  if (has(s, u, DISORDER | ROUT | HALF | NONE)) return work === BREACH ? HAMPERED : UNFIT
  if (siteFor(f, s, u, work, table) === undefined) return work === BREACH ? NO_OBSTACLE : NO_SITE
  return wagonsWith(f, s, u, table) < wagonsFor(work) ? NO_WAGONS : undefined
}
function open(t: T, side: number): number[] {
  const f = fieldFor(t.s)
  const table = lay(f, t.s)
  return f.ofSide[side]!.flatMap(u =>
    u < f.troops && isTroops(f, u)
      ? WORKS.flatMap((_, work) =>
          mayBuild(f, t.s, side, u * WORK + work, table) === undefined ? [u * WORK + work] : [],
        )
      : [],
  )
}

export const works = {
  rule: '18.4.2.1.1',
  steps: {
    begin: (t: T, f: FrameOf<'works'>): Flow<Napoleon> =>
      is(t.s, 'works') && open(t, f.side).length > 0 ? undefined : end(),
    choose: choice<'works'>({
      seat: (_, f) => f.side,
      standing: 'done',
      offers: {
        build: offer<'works'>({
          domain: t => upTo(fieldFor(t.s).troops * WORK),
          over: (t, f) => open(t, f.side),
          check: (t, f, arg) => {
            const field = fieldFor(t.s)
            return mayBuild(field, t.s, f.side, arg, lay(field, t.s))
          },
          take: (t, _, arg) => {
            announce(t, Math.floor(arg / WORK), arg % WORK)
            return goto('begin')
          },
        }),
        done: plain<'works'>({ take: () => end() }),
      },
    }),
  },
} as const

function announce(t: T, unit: number, work: number): void {
  const { s } = t
  const f = fieldFor(s)
  const { about, x, y, facing } = siteFor(f, s, unit, work, lay(f, s))!
  s.extra.working!.push(unit, work, about, x, y, facing)
  tell(t, { e: 'digging', unit, work })
}

// ---- 4.5 ------------------------------------------------------------------------------------------------------------

/** 4.5, 18.4.1.2, 18.4.2.1.2 Whoever is still where he was, and in order, has pulled down his obstacle or done a turn of work. */
export function construct(t: T): void {
  const { working } = t.s.extra
  if (working === undefined) return
  for (let i = 0; i < working.length; i += EACH) {
    const [unit, work, , x, y, facing] = working.slice(i, i + EACH) as [number, number, number, number, number, number]
    const { s } = t
    const stays = s.on[unit] === ON_TABLE && s.x[unit] === x && s.y[unit] === y && s.facing[unit] === facing
    if (stays && !has(s, unit, DISORDER | ROUT)) turnOfWork(t, unit, work)
  }
  working.length = 0
}

function turnOfWork(t: T, unit: number, work: number): void {
  const { s } = t
  const f = fieldFor(s)
  const table = lay(f, s)
  const site = siteFor(f, s, unit, work, table)
  if (site === undefined || wagonsWith(f, s, unit, table) < wagonsFor(work)) return
  const at = begun(s, site)
  const sites = s.extra.sites!
  const first = siteAt(sites, at)
  const turns = ++sites[at + SITE - 1]!
  const needed = turnsOf(first)
  tell(t, { e: 'worked', unit, work, turns, needed })
  if (work === FORTIFY) {
    fortified(t, unit, first, turns)
    if (s.value[first.about]! >= BEST) sites.splice(at, SITE)
    return
  }
  if (turns < needed) return
  sites.splice(at, SITE)
  if (work === LAUNCH) launch(t, unit)
  else addWork(s, wordOf(f, s, unit, first, table))
  tell(t, { e: 'built', unit, work })
}
function addWork(s: State, word: string): void {
  s.works = s.works === undefined ? word : `${s.works} ${word}`
}

/** 18.4.2.2.3 After as many turns as it was worth the town is fortified; each turn more makes it better by one. */
function fortified(t: T, unit: number, { about, from }: Site, turns: number): void {
  if (turns < from) return
  if (turns > from) t.s.value[about]!++
  tell(t, { e: 'built', unit, work: FORTIFY })
}

/** The work under way at a place, begun now if it is new: where it stands in the list. */
function begun(s: State, site: Site): number {
  const sites = s.extra.sites!
  for (let at = 0; at < sites.length; at += SITE) if (isSameSite(siteAt(sites, at), site)) return at
  sites.push(site.work, site.about, site.x, site.y, site.facing, site.from, 0)
  return sites.length - SITE
}
function siteAt(sites: readonly number[], at: number): Site {
  const [work, about, x, y, facing, from] = sites.slice(at, at + SITE) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return { work, about, x, y, facing, from }
}
