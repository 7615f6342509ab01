import type { AnyEvent, Ear, Eye } from '@bivouac/kernel'

const nothing = (): void => {}

/** Hears what one eye would hear. */
export function earOf(eye: Eye, heard: AnyEvent[]): Ear<AnyEvent> {
  return {
    tell: event => void heard.push(event),
    whisper(seats, event, others) {
      if (eye !== 'spectator' && seats.includes(eye)) heard.push(event)
      else if (others !== undefined) heard.push(others)
    },
    reveal: nothing,
  }
}

/** Hears for every seat at once; `heard[seat]` is that seat's own log. */
export function earsOf(heard: readonly AnyEvent[][]): Ear<AnyEvent> {
  return {
    tell(event) {
      for (const list of heard) list.push(event)
    },
    whisper(seats, event, others) {
      for (let seat = 0; seat < heard.length; seat++)
        if (seats.includes(seat)) heard[seat]!.push(event)
        else if (others !== undefined) heard[seat]!.push(others)
    },
    reveal: nothing,
  }
}
