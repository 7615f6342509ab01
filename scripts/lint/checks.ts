import { layers } from './layers.ts'
import { namesNoGame } from './names.ts'
import { oneMeaning } from './one-meaning.ts'
import { isPackageUsed, isPure, mayUsePackage } from './packages.ts'
import {
  ARROWS,
  FORBIDDEN,
  isGamePage,
  isLook,
  isPage,
  isTest,
  isTool,
  PAGE_MAY_LOAD,
  RULES_OF_A_GAME,
} from './table.ts'
import { type Manifest, readTree, type SourceFile } from './tree.ts'

export interface Fault {
  readonly path: string
  readonly line: number
  readonly reason: string
}
export type Say = (path: string, line: number, reason: string) => void

/** Everything wrong with a project given as path -> text, in the order of its files. */
export function lint(files: ReadonlyMap<string, string>): Fault[] {
  const faults: Fault[] = []
  const say: Say = (path, line, reason) => void faults.push({ path, line, reason })
  const { root, sources } = readTree(files)
  for (const file of sources.values()) {
    arrows(file, root, say)
    if (isPure(file)) forbiddenNames(file, say)
  }
  layers(sources, say)
  namesNoGame(sources, files, say)
  oneMeaning(sources, say)
  cycles(sources, say)
  pageLoadsNoRules(sources, say)
  dependenciesAreUsed(sources, files, say)
  return faults.sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1))
}

function arrows(file: SourceFile, root: Manifest, say: Say): void {
  const { path, workspace } = file
  const row = workspace === undefined ? undefined : ARROWS[isGamePage(path) ? 'page' : workspace.row]
  if (workspace !== undefined && row === undefined) {
    say(path, 1, `packages/${workspace.row} is not in the table of arrows (scripts/lint/table.ts)`)
    return
  }
  for (const { from, line, to, types } of file.imports) {
    if (to.kind === 'nothing') say(path, line, `“${from}” does not exist`)
    else if (to.kind === 'node') {
      if (isPure(file)) say(path, line, `“${from}” is part of Node: this code runs in browsers too`)
    } else if (to.kind === 'package') {
      const reason = mayUsePackage(file, to.name, types, root)
      if (reason !== undefined) say(path, line, reason)
    } else if (to.kind === 'file' && workspace !== undefined && to.workspace !== workspace) {
      if (to.workspace === undefined) {
        // Tests of a game in the browser play as those in e2e/ do.
        if (!isTest(path) || !to.path.startsWith('e2e/')) say(path, line, `“${from}” is outside the packages`)
      } else if (isTest(path)) {
        if (workspace.row === 'games' && to.workspace.row === 'games')
          say(path, line, `one game must not know another: ${to.workspace.folder}`)
      } else if (!row!.includes(to.workspace.row))
        say(path, line, `${workspace.folder} must not depend on ${to.workspace.folder}`)
      else if (from.startsWith('.'))
        say(path, line, `import ${to.workspace.manifest.name} by its name, not by its path`)
      // A game is put on the shelf by one line in one file.
      else if (workspace.row !== 'shelf' && !isPackageUsed(workspace.manifest, to.workspace.manifest.name))
        say(
          path,
          line,
          `${to.workspace.manifest.name} is not among the dependencies in ${workspace.folder}/package.json`,
        )
    }
  }
}

function forbiddenNames({ path, code }: SourceFile, say: Say): void {
  for (let i = 0; i < code.length; i++) {
    const { kind, text, line } = code[i]!
    if (kind !== 'name') continue
    const before = code[i - 1]?.text
    const after = code[i + 1]?.text
    if (text === 'Math' && after === '.' && code[i + 2]?.text === 'random')
      say(path, line, `Math.random: ${FORBIDDEN['Math.random']}`)
    if (!Object.hasOwn(FORBIDDEN, text) || before === '.' || before === '?.') continue
    // `{ process: … }` and `process?: string` name a property, not the thing.
    const isKey = before !== '?' && (after === ':' || (after === '?' && code[i + 2]?.text === ':'))
    if (!isKey) say(path, line, `${text}: ${FORBIDDEN[text]}`)
  }
}

/** Files that need each other while loading. Types are gone by then. */
function cycles(sources: ReadonlyMap<string, SourceFile>, say: Say): void {
  const state = new Map<string, 'open' | 'done'>()
  const trail: string[] = []
  const visit = (path: string): void => {
    state.set(path, 'open')
    trail.push(path)
    for (const { line, to, types } of sources.get(path)?.imports ?? []) {
      if (types || to.kind !== 'file' || !sources.has(to.path)) continue
      if (state.get(to.path) === 'open')
        say(path, line, `a circle: ${[...trail.slice(trail.indexOf(to.path)), to.path].join(' → ')}`)
      else if (!state.has(to.path)) visit(to.path)
    }
    trail.pop()
    state.set(path, 'done')
  }
  for (const path of sources.keys()) if (!state.has(path)) visit(path)
}

/** The page draws views and knows no rules; nor does anything of a game that the page loads, however indirectly. */
function pageLoadsNoRules(sources: ReadonlyMap<string, SourceFile>, say: Say): void {
  for (const file of sources.values()) {
    const isShown = PAGE_MAY_LOAD.test(file.path)
    if (!isPage(file.path) && !isShown) continue
    for (const { line, to, types } of file.imports) {
      if (types || to.kind !== 'file') continue
      const way = wayToRules(sources, to.path, new Set())
      if (way !== undefined)
        say(
          file.path,
          line,
          `${isShown ? 'the page loads this file, and it' : 'the page'} must not load rules: ${way.join(' → ')}`,
        )
      else if (isPage(file.path) && to.path.startsWith('games/') && !PAGE_MAY_LOAD.test(to.path))
        say(file.path, line, `of a game the page may load words, reading, say, data and look, not ${to.path}`)
    }
  }
}

function wayToRules(sources: ReadonlyMap<string, SourceFile>, path: string, seen: Set<string>): string[] | undefined {
  if (RULES_OF_A_GAME.test(path)) return [path]
  if (seen.has(path)) return undefined
  seen.add(path)
  for (const { to, types } of sources.get(path)?.imports ?? []) {
    if (types || to.kind !== 'file') continue
    const way = wayToRules(sources, to.path, seen)
    if (way !== undefined) return [path, ...way]
  }
  return undefined
}

function dependenciesAreUsed(
  sources: ReadonlyMap<string, SourceFile>,
  files: ReadonlyMap<string, string>,
  say: Say,
): void {
  const used = new Map<string, Set<string>>()
  const manifests = new Map<string, Manifest>()
  for (const { path, workspace, imports } of sources.values()) {
    if (workspace === undefined) continue
    manifests.set(workspace.folder, workspace.manifest)
    const names = used.get(workspace.folder) ?? new Set()
    used.set(workspace.folder, names)
    if (isTest(path)) continue
    for (const { to } of imports)
      if (to.kind === 'package') {
        if (!isTool(path) || isLook(path)) names.add(to.name)
      } else if (to.kind === 'file' && to.workspace) names.add(to.workspace.manifest.name)
  }
  for (const [folder, { dependencies = {} }] of manifests)
    for (const name of Object.keys(dependencies))
      if (!used.get(folder)!.has(name)) {
        const path = `${folder}/package.json`
        const line =
          files
            .get(path)!
            .split('\n')
            .findIndex(text => text.includes(`"${name}":`)) + 1
        say(path, line, `${name} is a dependency, but nothing imports it`)
      }
}
