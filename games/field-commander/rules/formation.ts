/** 11.3 The Formation counter: up to three forces change formation, once, at any moment. */
import { no } from '../rulebook.ts'
import { campaignOf, counterOf, type Rules, unitOf } from '../state.ts'
import { FRENCH } from '../words.ts'
import { player } from './common.ts'
import { call, choice, end, goto, procedure } from './dialect.ts'

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
const TURNED_BEFORE = no(
  '11.3',
  {
    it: 'Le forze si indicano in ordine, e questa viene prima dell’ultima indicata.',
    en: 'Forces are named in order, and this one comes before the last named.',
  },
  { it: 'Annulla e indicala prima.', en: 'Undo and name it first.' },
)

/** What can be asked about, and what stands on the field. */
export const frenchSlots = (t: Rules): readonly number[] => campaignOf(t.s).sides[FRENCH]!
export const onField = (t: Rules): readonly number[] => t.s.battle!.units[FRENCH].map(unit => unit.slot)

export const mayReform = (t: Rules) => (t.s.battle!.formations > 0 ? undefined : NO_FORMATION)
export function reforming(t: Rules) {
  t.s.battle!.formations--
  return call('reform', { last: -1, left: 3 })
}

/** Up to three forces change formation, those in melee as well. */
export const reform = procedure('reform', {
  rule: '11.3',
  steps: {
    choose: choice({
      seat: player,
      offers: {
        turn: {
          domain: frenchSlots,
          over: onField,
          check: (t, f, slot: number) => {
            if (unitOf(t.s.battle!, FRENCH, slot) === undefined) return NOT_ON_FIELD
            if (!counterOf(t.s, slot).troops) return ONLY_TROOPS
            return slot <= f.last ? TURNED_BEFORE : undefined
          },
          take: (t, f, slot: number) => {
            const unit = unitOf(t.s.battle!, FRENCH, slot)!
            unit.column = 1 - unit.column
            t.tell({ e: 'formed', force: t.s.counter[slot]!, column: unit.column })
            f.last = slot
            f.left--
            return f.left > 0 ? goto('choose') : end()
          },
        },
        done: { take: () => end() },
      },
    }),
  },
})
