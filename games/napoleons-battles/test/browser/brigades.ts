/** Six divisions of five brigades, and a thin enemy line before them: a turn as large as a battle has. */
const unit = (id: string, side: number, at: readonly [number, number], under: string) => ({
  id,
  side,
  type: side === 0 ? 'FrLN' : 'AuLN',
  figures: 12,
  under,
  at,
  facing: side === 0 ? 0 : 180,
  formation: side === 0 ? 'column' : 'line',
})
const general = (id: string, side: number, rank: string, at: readonly [number, number], under?: string) => ({
  id,
  side,
  name: id,
  rank,
  radius: rank === 'army' ? 12 : 8,
  quality: 'G',
  response: 10,
  combat: 0,
  at,
  facing: side === 0 ? 0 : 180,
  ...(under !== undefined && { under }),
})
const six = Array.from({ length: 6 }, (_, i) => i)
const five = Array.from({ length: 5 }, (_, i) => i)

export const POSITION = {
  table: [108, 60],
  phase: 'movement',
  side: 0,
  turns: 3,
  units: [
    ...six.flatMap(d => five.map(i => unit(`f${d}${i}`, 0, [6 + 17 * d + 2.5 * i, 24], `D${d}`))),
    ...six.map(d => unit(`a${d}`, 1, [6 + 17 * d, 30], 'E')),
  ],
  generals: [
    general('Chief', 0, 'army', [54, 6]),
    ...six.map(d => general(`D${d}`, 0, 'division', [11 + 17 * d, 18], 'Chief')),
    general('E', 1, 'army', [54, 50]),
  ],
} as const
