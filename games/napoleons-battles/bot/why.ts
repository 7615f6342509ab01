/** What a deed is good for, in a sentence: said with a hint, from what everybody can see. */
import { type Action, number, percent, plain, properName, say, type Text, tableFor } from '@bivouac/kernel'
import { type Field, isGeneral } from '../field.ts'
import { lay } from '../rules/01-formations.ts'
import { judgeLeg, readMarch, type Spoken } from '../rules/08-1-march.ts'
import { fieldFor, has, type State, type T } from '../state.ts'
import { copyOf, marchOf, take } from '../survey.ts'
import { asShown, type NapoleonView } from '../view.ts'
import { COLUMN, enemyOf, LINE, looseIn, ROUT, SQUARE, shooterIn, targetIn } from '../words.ts'
import { fightOf, fightsAs, shotOf } from './combats.ts'
import { planOf, spotOf } from './posture.ts'
import { NO_DICE } from './suggest.ts'
import { toll } from './tables.ts'

type Values = Parameters<typeof say>[2]
const both = (it: string, en: string, values: (lang: 'it' | 'en') => Values): Text => ({
  it: plain(say('it', { it, en }, values('it'))),
  en: plain(say('en', { it, en }, values('en'))),
})

export function why(view: NapoleonView, action: Action): Text | undefined {
  const pos = asShown(view)
  const t = tableFor(pos, NO_DICE) as T
  const f = fieldFor(t.s)
  if (action.type === 'march') return ofMarch(t, f, String(action.arg))
  if (action.type === 'fire' && typeof action.arg === 'number') return ofShot(f, t.s, action.arg)
  if (action.type === 'unit' && t.s.side === f.side[action.arg as number])
    return both('Dove sta serve di più che altrove.', 'It is of more use where it stands than elsewhere.', () => ({}))
  return undefined
}

/** “On average it costs the Hussars 0.7 figures.” */
const ofShot = (f: Field, s: State, aim: number): Text =>
  both('In media costa {to:who} figure {n}.', 'On average it costs {the:who} {n} figures.', lang => ({
    who: f.noun[targetIn(aim)],
    n: number(toll(shotOf(f, s, shooterIn(aim), targetIn(aim), lay(f, s), looseIn(aim))), lang),
  }))

function ofMarch(t: T, f: Field, text: string): Text | undefined {
  const spoken = readMarch(text)
  if (spoken === undefined || spoken.unit >= f.count) return undefined
  const { unit, legs } = spoken
  const copy = copyOf(t)
  const frame = marchOf(copy, unit)
  for (const leg of legs) {
    if (judgeLeg(copy, frame, leg) !== undefined) return undefined
    take(copy, frame, leg)
  }
  const last = legs.at(-1)!
  if (isGeneral(f, unit)) return ofGeneral(f, copy.s, last)
  if (frame.touched >= 0) return ofContact(f, copy.s, unit, fightsAs(copy.s, frame.touched))
  return ofForm(last) ?? ofPlace(f, t.s, copy.s, unit)
}

/** “IR 10 breaks in 71 % of such combats, the 4e chasseurs in 4 %.” A square that may still be formed is not in it. */
function ofContact(f: Field, s: State, unit: number, enemy: number): Text {
  const side = f.side[unit]!
  const duel = fightOf(f, s, side === 0 ? [[unit], [enemy]] : [[enemy], [unit]], lay(f, s))
  const broken = (k: number): number => duel.routs[k]! + duel.gone[k]!
  return both(
    'In uno scontro così {the:him} {him|cede|cedono} nel {his} dei casi, {the:us} nel {ours}.',
    'In such a combat {the:him} {him|gives|give} way in {his} of cases, {the:us} in {ours}.',
    lang => ({
      him: f.noun[enemy],
      us: f.noun[unit],
      his: percent(broken(enemyOf(side)), lang),
      ours: percent(broken(side), lang),
    }),
  )
}

const FORMS: Readonly<Record<number, Text>> = {
  [LINE]: { it: 'In linea spara e tiene il terreno.', en: 'In line it fires and holds its ground.' },
  [COLUMN]: { it: 'In colonna muove e attacca.', en: 'In column it moves and attacks.' },
  [SQUARE]: { it: 'In quadrato regge la cavalleria.', en: 'In square it stands up to cavalry.' },
}
const ofForm = ({ type, arg }: Spoken): Text | undefined =>
  type === 'form' && typeof arg === 'number' ? FORMS[arg % 8] : undefined

function ofGeneral(f: Field, s: State, last: Spoken): Text {
  if (last.type === 'attach' && typeof last.arg === 'number' && has(s, last.arg, ROUT))
    return both('Così può recuperare {the:who}.', 'From there he can rally {the:who}.', () => ({
      who: f.noun[last.arg as number],
    }))
  return both('Così tiene in comando chi gli sta vicino.', 'From there he keeps those near him in command.', () => ({}))
}

/** Nearer to what its division is about. */
function ofPlace(f: Field, before: State, after: State, unit: number): Text | undefined {
  const duty = planOf(f, before, f.side[unit]!).duties.get(f.under[unit]!)
  if (duty === undefined || duty.objective < 0) return undefined
  const [x, y] = spotOf(f, duty.objective)
  const way = (s: State): number => Math.hypot(s.x[unit]! - x, s.y[unit]! - y)
  if (way(after) >= way(before)) return undefined
  const { name } = f.objectives[duty.objective]!
  const values = (): Values => ({ place: properName('m', name, name) })
  return duty.task === 'hold'
    ? both('La divisione deve tenere {place}.', 'The division has to hold {place}.', values)
    : both('La divisione deve prendere {place}.', 'The division has to take {place}.', values)
}
