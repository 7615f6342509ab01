/** How far a long piece of work has come: a bar on stderr, and only when a person is looking at it. */
export interface ProgressBar {
  at(done: number): void
  end(): void
}

const WIDTH = 30
const EVERY_MS = 100

export function progress(what: string, total: number, out = process.stderr): ProgressBar {
  if (!out.isTTY) return { at() {}, end() {} }
  let drawn = 0
  return {
    at(done) {
      const now = Date.now()
      if (now - drawn < EVERY_MS && done < total) return
      drawn = now
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const filled = Math.round(share * WIDTH)
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      out.write(`\r\x1b[K${what} ${bar} ${Math.floor(share * 100)} % (${done}/${total})`)
    },
    end: () => void out.write('\r\x1b[K'),
  }
}
