import type { Pile } from '../words.ts'

/** Our own headgear of the armies, one path each, drawn round the origin within 20 units. `light` is laid over in paper. */
export interface Hat {
  readonly body: string
  readonly light: string
}

/** The bicorne of a marshal, broadside on, with its cockade. */
const BICORNE: Hat = {
  body: 'M-20 7Q-22 -2 -9 -9Q0 -13 9 -9Q22 -2 20 7Q18 11 12 7Q0 1 -12 7Q-18 11 -20 7Z',
  light: 'M6 -6A3.6 3.6 0 1 1 5.9 -6ZM6 -4A1.6 1.6 0 1 0 6.1 -4Z',
}
/** A bell-topped shako with a pompon. */
const SHAKO: Hat = {
  body: 'M-13 -10Q0 -14 13 -10L10 10Q0 13 -10 10ZM-12 12Q2 17 16 12L11 9Q0 12 -10 9ZM0 -12A4 4 0 1 1 0.1 -12Z',
  light: 'M0 -5L4.500 0.500L0 7L-4.500 0.500Z',
}
/** A leather helmet with a crest of wool. */
const HELMET: Hat = {
  body: 'M-12 9Q-14 -6 0 -9Q14 -6 12 9Q0 5 -12 9ZM-14 -2Q-10 -17 4 -17Q15 -16 17 -5Q12 -12 3 -12Q-6 -11 -11 -1ZM-15 12Q0 7 15 12L13 15Q0 11 -13 15Z',
  light: 'M-9 3Q0 -0.500 9 3V5Q0 1.500 -9 5Z',
}
/** The tall cap of a grenadier. */
const MITRE: Hat = {
  body: 'M-11 11Q-12 -8 0 -19Q12 -8 11 11Q0 15 -11 11ZM0 -19A2.600 2.600 0 1 1 0.1 -19Z',
  light: 'M0 -9L5 5L-5 5ZM-9.500 8Q0 11.500 9.500 8V9.700Q0 13.200 -9.500 9.700Z',
}
/** A round hat with a turned-up brim and plume. */
const ROUND_HAT: Hat = {
  body: 'M-9 6Q-10 -9 0 -10Q10 -9 9 6ZM-19 4Q-12 9 0 8Q12 9 19 4Q17 13 0 13Q-17 13 -19 4ZM9 -6Q15 -16 11 -20Q19 -14 13 -2Z',
  light: 'M-9 2Q0 4.500 9 2V4.200Q0 6.700 -9 4.200Z',
}
/** The stovepipe shako of the redcoats. */
const STOVEPIPE: Hat = {
  body: 'M-10 -14Q0 -16 10 -14L10.500 9Q0 12 -10.500 9ZM-12 11Q2 16 16 11L11 8Q0 11 -10.500 8ZM0 -15Q-3 -20 0 -22Q3 -20 0 -15Z',
  light: 'M-4 -7H4V2Q0 6 -4 2Z',
}

/** By pile. */
export const HATS: Readonly<Record<Pile, Hat>> = {
  france: BICORNE,
  france_aux: SHAKO,
  austria: HELMET,
  prussia: SHAKO,
  russia: MITRE,
  spain: ROUND_HAT,
  britain: STOVEPIPE,
  britain_aux: STOVEPIPE,
}
