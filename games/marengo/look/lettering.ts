/** Breaks a name into at most two lines of nearly the same length. */
export function twoLines(name: string, longest: number): readonly string[] {
  if (name.length <= longest) return [name]
  let best: readonly string[] = [name]
  for (let gap = name.search(/[ -]/); gap >= 0; ) {
    const lines = [name.slice(0, gap + 1).trimEnd(), name.slice(gap + 1)]
    if (Math.max(...lines.map(each => each.length)) < Math.max(...best.map(each => each.length))) best = lines
    const next = name.slice(gap + 1).search(/[ -]/)
    gap = next < 0 ? -1 : gap + 1 + next
  }
  return best
}
/** About how wide a text is, in units of its size. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[il1.,’ ]/.test(letter) ? 0.28 : /[A-ZMmw]/.test(letter) ? 0.7 : 0.49), 0)
