/** The operator's desk over HTTP: a token instead of a cookie, so that no other page can use an operator's browser. */
import { type ServerFault, worded } from './faults.ts'

export interface OperatorSeat {
  readonly name?: string
  readonly bot?: string
  readonly user?: string
}
export interface OperatorTable {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly length: number
  readonly updated: number
  readonly seats: readonly OperatorSeat[]
}
export interface OperatorUser {
  readonly id: string
  readonly name: string
  readonly account?: string | null
  /** Until when; 0 or the past: not banned. */
  readonly banned?: number | null
}
export interface SaidLine {
  readonly user: string
  readonly name: string
  readonly text: string
  readonly when: number
}

export interface Desk {
  read<T>(path: string): Promise<T>
  carryOut(path: string, body: object): Promise<void>
}

export function deskOf(token: string): Desk {
  const call = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`/operator${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      credentials: 'omit',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => undefined)
    if (!answer?.headers.get('content-type')?.includes('json'))
      throw await worded({ reason: 'offline', message: 'offline' })
    const value = (await answer.json()) as ServerFault
    if (!answer.ok) throw await worded({ ...value, message: value.message ?? String(answer.status) })
    return value
  }
  return {
    read: <T>(path: string) => call(path) as Promise<T>,
    carryOut: async (path, body) => void (await call(path, body)),
  }
}
