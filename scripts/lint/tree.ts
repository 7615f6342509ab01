import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path/posix'
import { type Import, imports } from './imports.ts'
import { type Token, tokens } from './tokens.ts'

export interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}
export interface Workspace {
  /** `packages/kernel`, `games/manoeuvre`. */
  readonly folder: string
  /** Its row in the table of arrows: `kernel`, or `games` for every game. */
  readonly row: string
  readonly manifest: Manifest
}
export interface SourceFile {
  readonly path: string
  readonly workspace: Workspace | undefined
  readonly code: readonly Token[]
  readonly imports: readonly Resolved[]
}
export interface Resolved extends Import {
  /** A file of the project, a package from outside, a part of Node, or nothing that exists. */
  readonly to:
    | { readonly kind: 'file'; readonly path: string; readonly workspace: Workspace | undefined }
    | { readonly kind: 'package'; readonly name: string }
    | { readonly kind: 'node' }
    /** Written by a plugin of the build. */
    | { readonly kind: 'virtual' }
    | { readonly kind: 'nothing' }
}

const BUILTIN = new Set(builtinModules)
export const isSource = (path: string): boolean => /\.(?:ts|tsx|mts|js|mjs)$/.test(path) && !path.endsWith('.d.ts')

/** Reads a project given as path -> text. Paths are relative to its root, with forward slashes. */
export function readTree(files: ReadonlyMap<string, string>): { root: Manifest; sources: Map<string, SourceFile> } {
  const workspaces: Workspace[] = []
  for (const [path, text] of files) {
    const found = /^((packages|games)\/([^/]+))\/package\.json$/.exec(path)
    if (found === null) continue
    const row = found[2] === 'games' ? 'games' : found[3]!
    workspaces.push({ folder: found[1]!, row, manifest: JSON.parse(text) as Manifest })
  }
  const workspaceOf = (path: string): Workspace | undefined =>
    workspaces.find(each => path.startsWith(`${each.folder}/`))

  const resolve = (from: string, wanted: string): Resolved['to'] => {
    if (wanted.startsWith('node:') || BUILTIN.has(wanted.split('/')[0]!)) return { kind: 'node' }
    if (wanted.startsWith('virtual:')) return { kind: 'virtual' }
    if (wanted.startsWith('.') || wanted.startsWith('/')) {
      const path = normalize(wanted.startsWith('/') ? wanted.slice(1) : join(dirname(from), wanted))
      return files.has(path) ? { kind: 'file', path, workspace: workspaceOf(path) } : { kind: 'nothing' }
    }
    const name = wanted
      .split('/')
      .slice(0, wanted.startsWith('@') ? 2 : 1)
      .join('/')
    const workspace = workspaces.find(each => each.manifest.name === name)
    if (workspace === undefined) return name.startsWith('@bivouac/') ? { kind: 'nothing' } : { kind: 'package', name }
    const target = exported(workspace.manifest, `.${wanted.slice(name.length)}`)
    for (const end of ['', 'x']) {
      const path = target === undefined ? '' : normalize(join(workspace.folder, target + end))
      if (files.has(path)) return { kind: 'file', path, workspace }
    }
    return { kind: 'nothing' }
  }

  const sources = new Map<string, SourceFile>()
  for (const [path, text] of files) {
    if (!isSource(path)) continue
    const code = tokens(text)
    const resolved = imports(code).map(each => ({ ...each, to: resolve(path, each.from) }))
    sources.set(path, { path, workspace: workspaceOf(path), code, imports: resolved })
  }
  return { root: JSON.parse(files.get('package.json') ?? '{}') as Manifest, sources }
}

function exported({ exports = {} }: Manifest, wanted: string): string | undefined {
  if (exports[wanted] !== undefined) return exports[wanted]
  for (const [pattern, target] of Object.entries(exports)) {
    const [before, after] = pattern.split('*')
    if (after === undefined || !wanted.startsWith(before!) || !wanted.endsWith(after)) continue
    return target.replace('*', wanted.slice(before!.length, wanted.length - after.length))
  }
  return undefined
}
