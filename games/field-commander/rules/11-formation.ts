/** 11.3 The Formation counter: up to three forces change formation, once, at any moment. */
import { no } from '../rulebook.ts'
import { campaignOf, counterOf, type Rules, unitOf } from '../state.ts'
import { FRENCH } from '../words.ts'
import type { F } from './15-decisions.ts'
import { goto, setOf } from './dialect.ts'

export const NOT_ON_FIELD = no(
  '11.10',
  { it: 'Questa forza non è sul campo.', en: 'This force is not on the field.' },
  { it: 'Indica una forza che sta combattendo.', en: 'Point at a force that is fighting.' },
)
export const ONLY_TROOPS = no(
  '9.10',
  { it: 'Cannoni e statici restano in linea.', en: 'Guns and statics stay in line.' },
  { it: 'Cambiano formazione fanteria e cavalleria.', en: 'Infantry and cavalry change formation.' },
)
const NO_FORMATION = no(
  '11.3',
  { it: 'Non hai un segnalino Formazione.', en: 'You have no Formation counter.' },
  { it: 'Sceglilo fra i piani del turno.', en: 'Choose it among the plans of the turn.' },
)
const THREE_AT_MOST = no(
  '11.3',
  { it: 'Cambiano formazione al massimo tre forze.', en: 'At most three forces change formation.' },
  { it: 'Togline una prima.', en: 'Take one out first.' },
)

/** What can be asked about, and what stands on the field. */
export const frenchSlots = (t: Rules): readonly number[] => campaignOf(t.s).sides[FRENCH]!
export const onField = (t: Rules): readonly number[] => t.s.battle!.units[FRENCH].map(unit => unit.slot)

export const mayReform = (t: Rules) => (t.s.battle!.formations > 0 ? undefined : NO_FORMATION)

/** Up to three forces change formation, those in melee as well, and the question is put again. */
export const reform = <Step extends string>(again: Step, may = mayReform) =>
  setOf({
    domain: frenchSlots,
    over: onField,
    most: 3,
    many: THREE_AT_MOST,
    each: (t, _f: F<'battleTurn'>, _chosen, slot) => {
      const verdict = may(t)
      if (verdict !== undefined) return verdict
      if (unitOf(t.s.battle!, FRENCH, slot) === undefined) return NOT_ON_FIELD
      return counterOf(t.s, slot).troops ? undefined : ONLY_TROOPS
    },
    take: (t, _f, slots) => {
      t.s.battle!.formations--
      for (const slot of slots) {
        const unit = unitOf(t.s.battle!, FRENCH, slot)!
        unit.column = 1 - unit.column
        t.tell({ e: 'formed', force: t.s.counter[slot]!, column: unit.column })
      }
      return goto(again)
    },
  })
