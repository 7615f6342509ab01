/** 20.3 Whether a battle has several commanders a side, and which side a seat plays for. */
import { commandersOf } from '../commanders.ts'
import type { Field } from '../field.ts'
import { settingOf } from '../options.ts'

type Options = { readonly options: readonly number[] }

export const hasSeveral = (s: Options): boolean => settingOf(s, 'commanders') === 1

/** 20.3.1.1, 20.3.1.3 Whether a general is a player on the field. */
export const isPlayer = (f: Field, s: Options, general: number): boolean =>
  hasSeveral(s) && commandersOf(f).some(each => each.general === general)

/** The side a seat plays for. */
export const sideOfSeat = (f: () => Field, s: Options, seat: number): number =>
  hasSeveral(s) ? commandersOf(f())[seat]!.side : seat
