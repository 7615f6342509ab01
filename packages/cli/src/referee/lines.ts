/** One line of input, or why it could not be read as text. */
export type InputLine = { readonly text: string } | { readonly fault: string }

export const LONGEST_LINE = 8 * 1024 * 1024

/**
 * Cuts a stream of bytes into lines. A line that is too long or is not UTF-8 becomes a fault of its own: it is answered
 * like any other, and the next line starts clean.
 */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>, longest = LONGEST_LINE): AsyncGenerator<InputLine> {
  let parts: Uint8Array[] = []
  let size = 0
  const keep = (part: Uint8Array): void => {
    if (size <= longest) parts.push(part)
    size += part.length
    if (size > longest) parts = []
  }
  const finish = (): InputLine => {
    const line = size > longest ? { fault: `a line is at most ${longest} bytes` } : decoded(parts)
    parts = []
    size = 0
    return line
  }
  for await (const chunk of bytes) {
    let from = 0
    for (;;) {
      const at = chunk.indexOf(10, from)
      if (at < 0) break
      keep(chunk.subarray(from, at))
      from = at + 1
      yield finish()
    }
    if (from < chunk.length) keep(chunk.subarray(from))
  }
  if (size > 0) yield finish()
}

function decoded(parts: readonly Uint8Array[]): InputLine {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)) }
  } catch {
    return { fault: 'the line is not UTF-8' }
  }
}
