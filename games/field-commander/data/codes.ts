/** Small numbers that stand for two things: the elements of sets, so that a move in a journal is a short list. */

/** French counters of a campaign are numbered below this; it is Napoleon's own number among those who march. */
export const SLOTS = 128
export const NAPOLEON = SLOTS
/** A plan on a force: FRENCH_PLANS index and slot. Formation is given to nobody: 0, 1 … are its counters. */
export const planCode = (plan: number, slot: number): number => plan * SLOTS + slot
/** A march on the battlefield: 0 back, 1 forward, 2 forward twice. */
export const marchCode = (slot: number, mode: number): number => slot * 4 + mode
/** A force and where it begins a battle: zone × 2, plus one in column. */
export const PLACES = 8
export const deployCode = (slot: number, place: number): number => slot * PLACES + place
/** A force for sale: twice its slot, plus one on its reduced side. */
export const goodCode = (slot: number, reduced: number): number => slot * 2 + reduced
