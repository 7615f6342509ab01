/**
 * What the player holds while he puts a set together whose elements are two things: the plan he lays on forces, and the
 * force he gives a place to. It is nobody's business but the page's: the table hears of the whole set alone.
 */
import { createSignal } from 'solid-js'
import type { FrenchPlan } from '../words.ts'

export const [planInHand, takePlan] = createSignal<FrenchPlan>()
export const [placing, takeForce] = createSignal(-1)
