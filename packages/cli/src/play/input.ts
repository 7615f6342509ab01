import { createInterface } from 'node:readline'

/** Lines from a person or a pipe. `undefined` once there are no more. */
export interface Input {
  ask(prompt: string): Promise<string | undefined>
  close(): void
}

export function inputFrom(source: NodeJS.ReadStream, out: NodeJS.WriteStream): Input {
  const atTerminal = source.isTTY === true && out.isTTY === true
  const lines = createInterface({ input: source, ...(atTerminal ? { output: out } : {}), terminal: atTerminal })
  // A pipe delivers many lines at once and may end before the first is asked for, so they wait in a queue.
  const waiting: string[] = []
  let ended = false
  let wake: (() => void) | undefined
  const woken = (): void => {
    wake?.()
    wake = undefined
  }
  lines.on('line', line => {
    waiting.push(line)
    woken()
  })
  lines.on('close', () => {
    ended = true
    woken()
  })
  lines.on('SIGINT', () => lines.close())

  return {
    async ask(prompt) {
      if (atTerminal) {
        lines.setPrompt(prompt)
        if (!ended) lines.prompt()
      } else out.write(`${prompt}\n`)
      while (waiting.length === 0 && !ended) await new Promise<void>(resolve => (wake = resolve))
      return waiting.shift()
    },
    close: () => lines.close(),
  }
}
