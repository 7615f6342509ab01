/** `npx node packages/server/test/login-time.ts`: how long a wrong login takes for names that exist and for names that do not. */
import { scratch, testServer, Visitor } from './help.ts'

const ACCOUNTS = 6
const GUESSES = 8
const place = scratch()
const server = await testServer(place.folder)
const names = Array.from({ length: ACCOUNTS }, (_, i) => `Marshal${'abcdefgh'[i]}`)
for (const name of names)
  await (await new Visitor(server.url).arrive()).ok('POST', '/api/account', { name, password: 'Auerstedt 1806' })

const visitor = await new Visitor(server.url).arrive()
const took: Record<'exists' | 'missing', number[]> = { exists: [], missing: [] }
for (let i = 0; i < GUESSES; i++)
  for (const [n, name] of names.entries())
    for (const kind of n % 2 === i % 2 ? (['exists', 'missing'] as const) : (['missing', 'exists'] as const)) {
      const began = performance.now()
      await visitor.call('POST', '/api/login', {
        name: kind === 'exists' ? name : `Nobody${i}${n}`,
        password: 'Jena 1806 wrong',
      })
      took[kind].push(performance.now() - began)
    }
await server.close()
place.remove()
for (const [kind, all] of Object.entries(took)) {
  all.sort((a, b) => a - b)
  const at = (share: number): string => all[Math.floor(all.length * share)]!.toFixed(1)
  console.log(`${kind}: ${all.length} wrong logins, median ${at(0.5)} ms, p10 ${at(0.1)}, p90 ${at(0.9)}`)
}
