/** What the page asks of the server over HTTP. Without a server every list is simply not there. */
import type { Setup } from '@bivouac/kernel'

export interface Listed {
  readonly id: string
  readonly game: string
  readonly with: string
  readonly yourTurn: boolean
  readonly over: boolean
  readonly mayJoin: boolean
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    credentials: 'same-origin',
  })
  if (!answer.headers.get('content-type')?.includes('json')) throw new Error('no server')
  const value = (await answer.json()) as T & { message?: string }
  if (!answer.ok) throw new Error(value.message ?? `${answer.status}`)
  return value
}

export const myTables = (): Promise<readonly Listed[] | undefined> => Promise.resolve(undefined)
export const openTables = (): Promise<readonly Listed[] | undefined> => Promise.resolve(undefined)
export type NewOnline = { readonly game: string; readonly setup: Setup }
export { call }
export const createOnline = (_: unknown): Promise<{ id: string; invite?: string }> => Promise.reject(new Error('no server'))
export const joinTable = (_id: string, _invite: string): Promise<void> => Promise.reject(new Error('no server'))
export const tableAbout = (_id: string): Promise<{ game: string }> => Promise.reject(new Error('no server'))
