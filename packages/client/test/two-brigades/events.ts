export const EVENTS = ['turn', 'marched', 'wheeled', 'formed', 'fired'] as const
export type ToyEvent =
  | { readonly e: 'turn'; readonly turn: number; readonly seat: number }
  | { readonly e: 'marched'; readonly unit: number; readonly far: number }
  | { readonly e: 'wheeled'; readonly unit: number; readonly tenths: number }
  | { readonly e: 'formed'; readonly unit: number; readonly formation: number }
  | { readonly e: 'fired'; readonly unit: number; readonly at: number; readonly die: number; readonly left: number }
