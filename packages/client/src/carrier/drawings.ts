/** The scenario somebody is drawing, kept in this browser until the next one. */
const keyOf = (game: string): string => `bivouac.drawing.${game}`

export function keepDrawing(game: string, data: object): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(data))
  } catch {
    // A full or forbidden store loses the draft at the end of the visit, not the drawing on the screen.
  }
}
export function keptDrawing(game: string): object | undefined {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    return typeof data === 'object' && data !== null ? data : undefined
  } catch {
    return undefined
  }
}
