/** Words that many units share and that therefore tell nobody apart; Italian and English. */
const COMMON = new Set(
  'regiment reggimento infantry fanteria cavalry cavalleria cavalleggeri guard guards guardia guardie corps corpo feudal feudale dragoons dragoni de del della di of'.split(
    ' ',
  ),
)

/**
 * Two or three letters that name a unit inside its army, for counters too small to carry the name: the number of a
 * numbered regiment, else the beginning of its first telling word.
 */
export function tagOf(name: string): string {
  const number = /^\d+/.exec(name)
  if (number !== null) return number[0]
  const words = name.split(/[\s-]/)
  const telling = words.find(word => !COMMON.has(word.toLowerCase())) ?? words[0]!
  return telling.slice(0, 3).toUpperCase()
}

/** Breaks a name into at most two lines of nearly the same length. */
export function twoLines(name: string, longest: number): readonly string[] {
  if (name.length <= longest) return [name]
  let best: readonly string[] = [name]
  for (let space = name.indexOf(' '); space >= 0; space = name.indexOf(' ', space + 1)) {
    const lines = [name.slice(0, space), name.slice(space + 1)]
    if (Math.max(...lines.map(each => each.length)) < Math.max(...best.map(each => each.length))) best = lines
  }
  return best
}

/** Lines of at most so many letters, broken between words. */
function wrapped(text: string, longest: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The largest lettering in which a text fills a box of this size, and its lines. */
export function fitted(
  text: string,
  width: number,
  height: number,
): { readonly size: number; readonly lines: readonly string[] } {
  const letter = 0.47
  for (let size = 26; size > 17; size--) {
    const lines = wrapped(text, Math.floor(width / (size * letter)))
    if (lines.length * size * 1.2 <= height) return { size, lines }
  }
  return { size: 17, lines: wrapped(text, Math.floor(width / (17 * letter))) }
}
