/** What a deed would bring, before it is done: the rules carry it out on a copy, up to the first die. */
import {
  type Action,
  capital,
  type Dice,
  diceFrom,
  type Fillings,
  type Foretold,
  type Lang,
  list,
  plain,
  type Result,
  type Seat,
  say,
  searchDice,
  type Text,
  tableFor,
} from '@bivouac/kernel'
import { areaNumber } from './data/index.ts'
import { areaName, areaNoun } from './data/names.ts'
import type { Section } from './rulebook.ts'
import { contested } from './rules/7-sequence.ts'
import { mayLeave } from './rules/8-movement.ts'
import { isReady } from './rules/11-french-verdicts.ts'
import { rules } from './rules/index.ts'
import { both, forceNoun } from './say/names.ts'
import { sayResult } from './say/results.ts'
import { campaignOf, counterOf, isFrench, type Pos, presence, type State, strengthAt } from './state.ts'
import { imagine, type View } from './view.ts'
import { ENEMY, FRENCH } from './words.ts'

type Line = Foretold['lines'][number]
const written = (write: (lang: Lang) => string): Text => ({ it: write('it'), en: write('en') })
const line = (rule: Section, words: Text, values: Fillings = {}, value?: number): Line => ({
  rule,
  text: written(lang => capital(plain(say(lang, words, values)))),
  ...(value !== undefined && { value }),
})

class Rolled extends Error {}
/** What is certain is foretold; the first die ends it. */
const noDice = (): Dice =>
  diceFrom(() => {
    throw new Rolled()
  })

/** How the campaign would end with this, where no die stands in between. */
function resultOf(pos: Pos, action: Action, seat: Seat): Result | undefined {
  try {
    const t = tableFor(pos, noDice())
    rules.advance(pos, t)
    if (rules.whyNot(pos, t, action, seat) !== undefined) return undefined
    rules.take(pos, t, action, seat)
    rules.advance(pos, t)
  } catch (fault) {
    if (!(fault instanceof Rolled)) throw fault
  }
  return pos.result
}

// ---- why a campaign would be lost ---------------------------------------------------------------------------------------

const LOSES = both('Così la campagna è perduta: {why}', 'This loses the campaign: {why}')
const NOT_HELD = both('non tieni {names}.', 'you do not hold {names}.')
const TOO_FEW = both(
  'tieni {held} obiettivi su {least} richiesti; non tieni {names}.',
  'you hold {held} of the {least} Objectives asked for; you do not hold {names}.',
)

/** What the campaign asks to be held and is not; nothing where it is lost by something else. */
function missing(s: State, lang: Lang): string | undefined {
  const c = campaignOf(s)
  const names = (areas: readonly number[], how?: 'or') =>
    plain(
      list(
        areas.map(area => areaName(s.campaign, area, lang)),
        lang,
        ...(how === undefined ? [] : ([how] as const)),
      ),
    )
  for (const special of c.special) {
    if (special.rule === 'holdAtLeast') {
      const lost = c.objectives.filter(area => !isFrench(s, area))
      const held = c.objectives.length - lost.length
      if (held < special.objectives)
        return plain(say(lang, TOO_FEW, { held, least: special.objectives, names: names(lost, 'or') }))
    }
    if (special.rule === 'holdOneOf') {
      const areas = special.areas.map(area => areaNumber(c, area))
      if (areas.every(area => !isFrench(s, area))) return plain(say(lang, NOT_HELD, { names: names(areas, 'or') }))
    }
  }
  return undefined
}
function warning(pos: Pos, result: Result): Text {
  return written(lang => {
    const why = result.by === 'position' ? missing(pos.s, lang) : undefined
    return plain(say(lang, LOSES, { why: why ?? sayResult(result, lang) }))
  })
}

// ---- what could leave Napoleon alone ------------------------------------------------------------------------------------

const ONE_HIT = both(
  'Accanto a Napoleone c’è solo {the:who}, a un colpo dalla distruzione: {danger}, e se resta solo la campagna è perduta.',
  'Beside Napoleon there is only {the:who}, one hit from being destroyed: {danger}, and if he is left alone the campaign is lost.',
)
const BY_FOG = both('la foschia di guerra (9) può colpire questa città', 'the fog of war (9) may hit this city')
const BY_WINTER = both(
  'l’inverno può colpire chi è fuori dalle città tenute',
  'winter may hit whoever is outside a city you hold',
)

/** 3.2, 9.3, 6.1 A guarded table says it while there is time: one hit on the force beside him, and the campaign is lost. */
function risk(s: State): Text | undefined {
  const c = campaignOf(s)
  const [only, ...others] = c.sides[FRENCH]!.filter(slot => s.at[slot] === s.napoleon)
  if (s.guarded === 0 || only === undefined || others.length > 0) return undefined
  const counter = counterOf(s, only)
  if (counter.reduced !== undefined && s.reduced[only] === 0) return undefined
  const isCity = c.areas[s.napoleon]!.city
  const isFogged = isCity && contested(s).length > 0
  const isCold = c.special.some(each => each.rule === 'winter' && each.box === s.turn) && counter.mobile
  const danger = isFogged ? BY_FOG : isCold && !(isCity && isFrench(s, s.napoleon)) ? BY_WINTER : undefined
  if (danger === undefined) return undefined
  return written(lang => plain(say(lang, ONE_HIT, { who: forceNoun(s.counter[only]!), danger })))
}

// ---- what ending a phase leaves undone, and begins ----------------------------------------------------------------------

const BATTLE = both('battaglia {of:place}: {french} contro {enemy}', 'battle of {the:place}: {french} against {enemy}')
const COULD_MARCH = both(
  '{n|una forza potrebbe|# forze potrebbero} ancora marciare',
  '{n|one force|# forces} could still march',
)
const KEPT = both(
  '{n|resta # punto|restano # punti} per il prossimo turno',
  '{n|# point is|# points are} kept for the next turn',
)
const REDUCED = both('{the:who} {who|resta|restano} a forza ridotta', '{the:who} {who|stays|stay} reduced')
const PLANS_LEFT = both('{n|un piano resta|# piani restano} in mano', '{n|one plan stays|# plans stay} unused')
const IDLE = both('{the:who} non {who|fa|fanno} nulla', '{the:who} {who|does|do} nothing')

function marchEnds(s: State, view: View): readonly Line[] {
  const top = view.stack.at(-1)
  if (top?.proc !== 'movement') return []
  const here = presence(s)
  const battles = contested(s).map(area =>
    line('8.3', BATTLE, {
      place: areaNoun(s.campaign, area),
      french: strengthAt(s, area, FRENCH),
      enemy: strengthAt(s, area, ENEMY),
    }),
  )
  const able = campaignOf(s).frenchMobile.filter(slot => mayLeave(s, top, slot, here) === undefined).length
  const idle = top.forced === 0 && able > 0 ? [line('8.2', COULD_MARCH, { n: able }, able)] : []
  return [...battles, ...idle]
}
function turnEnds(s: State): readonly Line[] {
  const reduced = campaignOf(s).frenchMobile.filter(slot => s.at[slot]! >= 0 && s.reduced[slot] === 1)
  return [
    ...(s.french > 0 ? [line('12.3', KEPT, { n: s.french }, s.french)] : []),
    ...(s.french >= 2 && reduced.length > 0
      ? [line('12.4', REDUCED, { who: reduced.map(slot => forceNoun(s.counter[slot]!)) })]
      : []),
  ]
}
function battleTurnEnds(s: State, step: string): readonly Line[] {
  const b = s.battle!
  if (step === 'choosePlans') return [line('11.2', PLANS_LEFT, { n: b.plans[FRENCH] }, b.plans[FRENCH])]
  if (step !== 'french' && step !== 'before') return []
  const idle = b.units[FRENCH].filter(
    unit => isReady(unit, step === 'french' ? 'after' : 'before') && counterOf(s, unit.slot).mobile,
  )
  return idle.length === 0 ? [] : [line('11.10', IDLE, { who: idle.map(unit => forceNoun(s.counter[unit.slot]!)) })]
}

function undone(s: State, view: View): readonly Line[] {
  const top = view.stack.at(-1)
  if (top?.proc === 'movement') return marchEnds(s, view)
  if (top?.proc === 'supply') return turnEnds(s)
  return top?.proc === 'battleTurn' ? battleTurnEnds(s, top.step) : []
}

export function foretell(view: View, seat: Seat, action: Action): Foretold {
  const pos = imagine(view, seat, [], searchDice('foretell'))
  const lines = action.type === 'done' ? undone(pos.s, view) : []
  const isEndOfMarch = action.type === 'done' && view.stack.at(-1)?.proc === 'movement'
  // The rules carry the deed out on this very copy: what stands there now is looked at first.
  const before = isEndOfMarch ? risk(pos.s) : undefined
  const result = resultOf(pos, action, seat)
  const isLost = result !== undefined && !result.winners.includes(seat)
  if (isLost) return { lines, warnings: [warning(pos, result)] }
  const isAtRisk = result === undefined && before !== undefined
  return isAtRisk ? { lines, warnings: [before] } : { lines }
}
