import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lint } from '../lint/checks.ts'
import { imports } from '../lint/imports.ts'
import { tokens } from '../lint/tokens.ts'

const manifest = (name: string, dependencies: readonly string[], exports: object = { '.': './src/index.ts' }): string =>
  JSON.stringify({
    name: `@bivouac/${name}`,
    exports,
    dependencies: Object.fromEntries(dependencies.map(d => [d, '*'])),
  })

const game = (dependencies: readonly string[] = ['@bivouac/kernel']): string =>
  manifest('chess', dependencies, { '.': './module.ts', './*': './*.ts' })

const SOUND: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ devDependencies: { 'fast-check': '1' } }),
  'packages/kernel/package.json': manifest('kernel', []),
  'packages/kernel/src/index.ts': 'export const one = 1\n',
  'packages/match/package.json': manifest('match', ['@bivouac/kernel']),
  'packages/match/src/index.ts': `export { one } from '@bivouac/kernel'\n`,
  'packages/shelf/package.json': manifest('shelf', []),
  'packages/shelf/src/index.ts': `export const SHELF = { chess: () => import('@bivouac/chess') }\n`,
  'packages/client/package.json': manifest('client', ['@bivouac/shelf'], { './page': './src/page/index.ts' }),
  'packages/client/src/page/index.ts': 'export const same = 1\n',
  'packages/client/src/table/store.ts': `import { same } from '../page/index.ts'\nexport const store = same\n`,
  'packages/client/src/worker/rules.ts': `export * from '@bivouac/shelf'\n`,
  'games/chess/package.json': game(['@bivouac/client', '@bivouac/kernel']),
  'games/chess/page/index.ts': `import { same } from '@bivouac/client/page'\nimport { king } from '../words.ts'\nexport const page = [king, same, new Date()]\n`,
  'games/chess/look/board.css': '.ch-piece, .ch-square {}\n',
  'games/chess/words.ts': `export const king = 'king'\n`,
  'games/chess/say.ts': `import type { State } from './state.ts'\nexport const say = (s: State) => s\n`,
  'games/chess/state.ts': `import { one } from '@bivouac/kernel'\nexport type State = typeof one\n`,
  'games/chess/module.ts': `export * from './rules/moves.ts'\n`,
  'games/chess/rules/moves.ts': `import { king } from '../words.ts'\nexport const moves = king\n`,
  'games/chess/test/moves.test.ts': `import fc from 'fast-check'\nimport { one } from '@bivouac/match'\nDate.now(), fc, one\n`,
}

/** The faults of a sound project with some files changed, as `path:line reason`. */
const faultsWith = (changes: Readonly<Record<string, string>>): string[] =>
  lint(new Map(Object.entries({ ...SOUND, ...changes }))).map(({ path, line, reason }) => `${path}:${line} ${reason}`)

function only(changes: Readonly<Record<string, string>>, expected: RegExp): void {
  const faults = faultsWith(changes)
  assert.equal(faults.length, 1, faults.join('\n'))
  assert.match(faults[0]!, expected)
}

test('a sound project has no faults', () => assert.deepEqual(faultsWith({}), []))

test('a wrong arrow between packages', () =>
  only(
    {
      'packages/kernel/src/index.ts': `export * from '@bivouac/match'\n`,
      'packages/match/src/index.ts': '',
      'packages/match/package.json': manifest('match', []),
    },
    /^packages\/kernel\/src\/index\.ts:1 packages\/kernel must not depend on packages\/match/,
  ))

test('the same arrow by a path', () =>
  only(
    { 'packages/match/src/a.ts': `\nimport '../../kernel/src/index.ts'\n` },
    /src\/a\.ts:2 import @bivouac\/kernel by its name/,
  ))

test('a game that knows another, even in its tests', () => {
  const other = {
    'games/go/package.json': manifest('go', [], { '.': './module.ts' }),
    'games/go/module.ts': 'export const go = 1\n',
  }
  only({ ...other, 'games/chess/test/a.test.ts': `import '@bivouac/go'\n` }, /one game must not know another/)
  const faults = faultsWith({ ...other, 'games/chess/rules/a.ts': `import '@bivouac/go'\n` })
  assert.ok(faults.some(fault => /games\/chess must not depend on games\/go/.test(fault)))
})

test('a package that is not in the table', () =>
  only(
    { 'packages/surprise/package.json': manifest('surprise', []), 'packages/surprise/src/index.ts': '' },
    /not in the table of arrows/,
  ))

test('a circle of values, but not of types', () => {
  const a = (what: string): Record<string, string> => ({
    'packages/kernel/src/a.ts': `import ${what} from './b.ts'\nexport const a = 1\n`,
    'packages/kernel/src/b.ts': `import { a } from './a.ts'\nexport const b = a\n`,
  })
  only(a('{ b }'), /a circle: .*a\.ts → .*b\.ts → .*a\.ts/)
  assert.deepEqual(faultsWith(a('type { b }')), [])
})

test('forbidden names in pure code, wherever they hide', () => {
  for (const [code, name] of [
    ['export const x = Math.random()', 'Math.random'],
    ['export const x = new Date()', 'Date'],
    ['export const x = y ? Date : z', 'Date'],
    ['setTimeout(() => 1, 2)', 'setTimeout'],
    ['setInterval(() => 1, 2)', 'setInterval'],
    ['export const x = async () => 1', 'async'],
    ['await 1', 'await'],
    ['export const x: Promise<1> = y', 'Promise'],
    ['process.exit()', 'process'],
    [`export const x = \`a \${Date.now()} b\``, 'Date'],
  ] as const) {
    only({ 'games/chess/rules/a.ts': `\n${code}\n` }, new RegExp(`rules/a\\.ts:2 ${name.replace('.', '\\.')}:`))
    assert.deepEqual(faultsWith({ 'games/chess/test/a.test.ts': code }), [])
  }
})

test('names that only look forbidden', () => {
  const harmless = [
    '// Date, process and Math.random',
    '/* await\n Promise */',
    `export const a = 'new Date()'`,
    `export const b = \`process \${1} Date\``,
    'export const c = /Date|process/.test(x)',
    'export const d = { Date: 1, process: 2 }',
    'export interface E { process?: string }',
    'export const f = x.Date + x?.process',
    'export const g = a / b; export const h = c / Date2',
  ]
  for (const code of harmless) assert.deepEqual(faultsWith({ 'games/chess/rules/a.ts': code }), [], code)
})

test('Node and foreign packages in pure code', () => {
  only({ 'games/chess/rules/a.ts': `import 'node:fs'\n` }, /part of Node/)
  only({ 'games/chess/rules/a.ts': `import 'fs/promises'\n` }, /part of Node/)
  only({ 'games/chess/rules/a.ts': `import 'lodash'\n` }, /games\/chess must not depend on lodash/)
})

test('words, say and data lead to no rules, however indirectly', () => {
  only({ 'games/chess/say.ts': `import { State } from './state.ts'\n` }, /say\.ts:1 the page loads this file/)
  only(
    { 'games/chess/data/a.ts': `import '../helper.ts'\n`, 'games/chess/helper.ts': `import './rules/moves.ts'\n` },
    /data\/a\.ts:1 .*helper\.ts → games\/chess\/rules\/moves\.ts/,
  )
})

test('the page loads no rules; its worker does', () => {
  only({ 'packages/client/src/other.ts': `import '@bivouac/shelf'\n` }, /other\.ts:1 the page must not load rules/)
  only({ 'packages/client/src/other.ts': `import './worker/rules.ts'\n` }, /the page must not load rules/)
  only({ 'games/chess/page/a.ts': `import '../module.ts'\n` }, /page\/a\.ts:1 .*must not load rules/)
  only({ 'games/chess/page/a.ts': `const x = import('../state.ts')\n` }, /must not load rules/)
  assert.deepEqual(faultsWith({ 'games/chess/page/a.ts': `import type { moves } from '../module.ts'\n` }), [])
})

test('of the client a game knows only what its page is drawn with, and nothing but its page knows that', () => {
  only({ 'games/chess/page/a.ts': `import '@bivouac/client/table/store'\n` }, /does not exist/)
  const faults = faultsWith({ 'games/chess/rules/a.ts': `import '@bivouac/client/page'\n` })
  assert.ok(faults.some(fault => /rules\/a\.ts:1 games\/chess must not depend on packages\/client/.test(fault)))
})

test('the folders of the client have an order', () => {
  only(
    { 'packages/client/src/page/a.ts': `import type { store } from '../table/store.ts'\n` },
    /page\/a\.ts:1 in the client, page lies below table/,
  )
  only(
    { 'packages/client/src/table/a.ts': `import '../main.tsx'\n`, 'packages/client/src/main.tsx': '' },
    /what starts it/,
  )
})

test('the platform names no game', () => {
  for (const code of [`export const a = 'chess'`, `export const a = '#/new/chess'`, `export const chess = 1`])
    only({ 'packages/match/src/a.ts': code }, /match\/src\/a\.ts:1 the platform must not name a game: chess/)
  for (const code of [`export const a = 'as in chess or go'`, `// chess\n`, `export const chessboard = 1`])
    assert.deepEqual(faultsWith({ 'packages/match/src/a.ts': code }), [], code)
  only({ 'e2e/player.ts': `export const a = '[data-testid=board] .ch-piece'` }, /a style of one game/)
  only({ 'e2e/new.test.ts': `export const a = '#/new/chess'` }, /must not name a game: chess/)
  only({ 'packages/client/src/style/a.css': '.ch-piece {}\n' }, /a\.css:1 a style of one game/)
  only(
    { 'packages/match/test/a.test.ts': `export const a = 'chess'` },
    /a\.test\.ts:1 the platform must not name a game/,
  )
  assert.deepEqual(faultsWith({ 'packages/match/test/dice.test.ts': `export const a = 'chess'` }), [])
})

test('what packages export under one name is one thing', () => {
  const first = { 'packages/kernel/src/a.ts': 'export interface Offer {}\nexport const MOST = 1\n' }
  for (const code of [
    'export interface Offer {}',
    'export type Offer = 1',
    'export abstract class Offer {}',
    'export function Offer() {}',
  ])
    only(
      { ...first, 'packages/match/src/a.ts': `\n${code}\n` },
      /match\/src\/a\.ts:2 “Offer” is also what packages\/kernel\/src\/a\.ts exports/,
    )
  only({ ...first, 'packages/kernel/src/b.ts': 'export interface Offer {}' }, /kernel\/src\/b\.ts:1 “Offer” is also/)
  for (const code of [
    'interface Offer {}',
    'export interface Proposal {}',
    'export const MOST = 2',
    `export type { Offer } from '@bivouac/kernel'`,
    'export type Two = 1\nexport const Two = 1',
  ])
    assert.deepEqual(faultsWith({ ...first, 'packages/match/src/a.ts': code }), [], code)
  assert.deepEqual(faultsWith({ ...first, 'games/chess/words.ts': 'export type Offer = 1' }), [])
})

test('imports that lead nowhere', () => {
  only({ 'packages/kernel/src/a.ts': `export * from './missing.ts'\n` }, /“\.\/missing\.ts” does not exist/)
  only({ 'packages/match/src/a.ts': `import '@bivouac/kernel/secret'\n` }, /does not exist/)
})

test('dependencies are what is imported, no more and no less', () => {
  only({ 'packages/match/package.json': manifest('match', []) }, /@bivouac\/kernel is not among the dependencies/)
  only(
    { 'games/chess/package.json': game(['@bivouac/client', '@bivouac/kernel', '@bivouac/match']) },
    /@bivouac\/match is a dependency, but nothing imports it/,
  )
})

test('every way to write an import', () => {
  const code = `
    import 'a'
    import b from 'b'
    import { type c,
      d as from } from "c"
    import * as e from 'd'
    import type { f } from 'e'
    export * from 'f'
    export * as g from 'g'
    export { h } from 'h'
    export type { i } from 'i'
    const j = import('j'); type K = typeof import('k')
    export { b }
    import.meta.url
    export const text = "import x from 'no'", other = \`import '\${import('l')}'\`
    // import 'comment'
    x.import('no'); import m from 'm?worker'
  `
  assert.deepEqual(
    imports(tokens(code)).map(each => (each.types ? `type ${each.from}` : each.from)),
    ['a', 'b', 'c', 'd', 'type e', 'f', 'g', 'h', 'type i', 'j', 'type k', 'l', 'm'],
  )
})

test('what stands between JSX tags confuses nobody', () => {
  const code = `const a = <p>It's {b} and/or <i class="x" /></p>\nimport 'after'\n`
  assert.deepEqual(imports(tokens(code)), [{ from: 'after', line: 2, types: false }])
})
