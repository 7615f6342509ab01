import { type ExitCode, parse, UsageFault } from '../usage.ts'

interface Deed {
  readonly method: 'GET' | 'POST'
  readonly path: (of: readonly string[]) => string
  /** How many words it needs besides its name. */
  readonly words: number
  readonly body?: (of: readonly string[]) => object
}
const at = (text: string | undefined): string => encodeURIComponent(text ?? '')
const found = (list: string): Deed => ({
  method: 'GET',
  words: 0,
  path: ([find]) => `/${list}${find === undefined ? '' : `?find=${at(find)}`}`,
})
const DEEDS: Readonly<Record<string, Deed>> = {
  tables: found('tables'),
  users: found('users'),
  reports: found('reports'),
  deeds: found('deeds'),
  chat: { method: 'GET', words: 1, path: ([table]) => `/tables/${at(table)}/chat` },
  void: { method: 'POST', words: 1, path: ([table]) => `/tables/${at(table)}/void` },
  unsay: {
    method: 'POST',
    words: 1,
    path: ([table]) => `/tables/${at(table)}/unsay`,
    body: ([, user]) => (user === undefined ? {} : { user }),
  },
  ban: {
    method: 'POST',
    words: 2,
    path: ([user]) => `/users/${at(user)}/ban`,
    body: ([, days]) => ({ days: Number(days) }),
  },
  unban: { method: 'POST', words: 1, path: ([user]) => `/users/${at(user)}/ban`, body: () => ({ days: 0 }) },
  close: { method: 'POST', words: 1, path: ([user]) => `/users/${at(user)}/close` },
  done: { method: 'POST', words: 1, path: ([report]) => `/reports/${at(report)}/done` },
}

/** Asks a running server, by the operator's token, to do what only he may. */
export async function operator(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parse(args, { url: { type: 'string' }, why: { type: 'string' } }, ['what to do'], 2)
  const [name = '', ...of] = positionals
  const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name] : undefined
  if (deed === undefined)
    throw new UsageFault(`there is nothing called “${name}”; there are: ${Object.keys(DEEDS).join(', ')}`)
  if (of.length < deed.words) throw new UsageFault(`“${name}” says of what: ${deed.words} more`)
  if (deed.method === 'POST' && !values.why) throw new UsageFault('--why says the reason: it is written down')
  const token = process.env.BIVOUAC_OPERATOR_TOKEN
  if (!token) throw new UsageFault('BIVOUAC_OPERATOR_TOKEN is the same here and at the server')
  const url = values.url ?? `http://127.0.0.1:${process.env.PORT || 1805}`
  const answer = await fetch(`${url.replace(/\/$/, '')}/operator${deed.path(of)}`, {
    method: deed.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(deed.method === 'POST' && { body: JSON.stringify({ ...deed.body?.(of), why: values.why }) }),
  }).catch(() => undefined)
  if (answer === undefined) throw new UsageFault(`no server answers at ${url}`)
  const text = await answer.text()
  process.stdout.write(`${text}\n`)
  return answer.ok ? 0 : 1
}
