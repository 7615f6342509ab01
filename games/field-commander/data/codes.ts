/** Two small numbers in one: what actions carry, so that option lists stay short and fast. */

/** A force and the area it goes to. */
export const AREAS = 32
export const moveCode = (slot: number, area: number): number => slot * AREAS + area
export const slotOf = (code: number): number => Math.floor(code / AREAS)
export const areaOf = (code: number): number => code % AREAS
/** A plan on a force: FRENCH_PLANS index and slot. */
export const SLOTS = 128
export const planCode = (plan: number, slot: number): number => plan * SLOTS + slot
/** A march: 0 back, 1 forward, 2 forward twice. */
export const marchCode = (slot: number, mode: number): number => slot * 4 + mode
