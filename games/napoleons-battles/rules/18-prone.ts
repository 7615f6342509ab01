/** 18.1 Troops lying down. */
import { goto, type Verdict } from '@bivouac/kernel'
import { isBatteryUnit, isCavalry, isInfantry } from '../field.ts'
import { settingOf } from '../options.ts'
import { no } from '../rulebook.ts'
import { type Combat, type FrameOf, fieldFor, has, type State, type T } from '../state.ts'
import { COLUMN, DISORDER, enemyOf, LINE, ROUT } from '../words.ts'
import { attachedTo } from './01-attachment.ts'
import { type Ahead, ahead } from './08-2-ahead.ts'
import { reform } from './08-2-carrying.ts'
import { changeTicks, notNearEnemy } from './08-2-formation.ts'
import { affords } from './08-2-manoeuvres.ts'
import { quiet } from './08-2-samples.ts'
import { getUp, isProne, layDown, mayLieCharged } from './18-lying.ts'
import { tell } from './telling.ts'

type March = FrameOf<'march'>

const NOT_PLAYED = no('18.1', {
  it: 'A questo tavolo non ci si stende a terra.',
  en: 'At this table nobody lies down.',
})
const CANNOT = no('18.1.1', {
  it: 'Si stendono solo fanteria in linea o colonna e batterie schierate, in ordine.',
  en: 'Only infantry in line or column and unlimbered batteries lie down, in order.',
})
const LIES = no(
  '18.1.1',
  { it: 'L’unità è stesa a terra.', en: 'The unit is lying down.' },
  { it: 'Falla prima rialzare.', en: 'Let it rise first.' },
)
const STANDS = no('18.1.1', { it: 'L’unità è già in piedi.', en: 'The unit is standing already.' })

export const lyingDown = (s: State, u: number): Verdict => (isProne(s, u) ? LIES : undefined)

function mayLie(t: T, f: March): Verdict {
  const { s } = t
  const field = fieldFor(s)
  if (settingOf(s, 'prone') === 0) return NOT_PLAYED
  if (isProne(s, f.unit)) return LIES
  const form = s.form[f.unit]!
  const able = isInfantry(field, f.unit)
    ? form === LINE || form === COLUMN
    : isBatteryUnit(field, f.unit) && form === LINE
  return able && !has(s, f.unit, DISORDER | ROUT) ? undefined : CANNOT
}
/** 18.1.1.1 As long as a change of formation. */
const price = (c: Ahead, u: number): number => changeTicks(c.field, u, LINE, LINE, false)
const pays = (t: T, f: March, c: Ahead): Verdict => affords(t, f, { weight: 0, change: price(c, f.unit) }, c)

export const LYING = {
  lie: quiet({
    check: [(t, f, _, c) => mayLie(t, f) ?? notNearEnemy(t, f, 0, c) ?? pays(t, f, c)],
    take: (t, f) => {
      const c = ahead(t.s, f)
      reform(t, f, t.s.form[f.unit]!, t.s.facing[f.unit]!, 'lie', price(c, f.unit))
      layDown(t, f.unit)
      return goto('next')
    },
  }),
  rise: quiet({
    check: [(t, f, _, c) => (isProne(t.s, f.unit) ? notNearEnemy(t, f, 0, c) : STANDS) ?? pays(t, f, c)],
    take: (t, f) => {
      const c = ahead(t.s, f)
      getUp(t.s, f.unit)
      reform(t, f, t.s.form[f.unit]!, t.s.facing[f.unit]!, 'rise', price(c, f.unit))
      tell(t, { e: 'prone', unit: f.unit, down: false })
      return goto('next')
    },
  }),
} as const

/** 18.1.3.1 The unit and the guns with it lie down. */
export function goToGround(t: T, unit: number): void {
  const field = fieldFor(t.s)
  layDown(t, unit)
  for (const guest of attachedTo(field, t.s, unit))
    if (isBatteryUnit(field, guest) && !isProne(t.s, guest)) layDown(t, guest)
}

/** 18.1.3.2 Where cavalry alone has come upon troops on the ground, the side that lies there; −1 in every other combat. */
export function lyingSide(s: State, combat: Combat): number {
  if (!mayLieCharged(s)) return -1
  const field = fieldFor(s)
  return [0, 1].findIndex(
    side =>
      combat.main[side]! >= 0 &&
      isProne(s, combat.main[side]!) &&
      combat.own[enemyOf(side)]!.length > 0 &&
      combat.own[enemyOf(side)]!.every(u => isCavalry(field, u)),
  )
}
