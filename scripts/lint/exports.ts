import { dirname, join } from 'node:path/posix'
import type { Say } from './checks.ts'
import { type Door, doorOf } from './doors.ts'
import type { SourceFile } from './tree.ts'

/**
 * The doors of packages to whoever uses them as a library; files that somebody finds by their place and reads by what they
 * export; the vocabulary of a game, whose lists are whole even where one of their words is not spoken yet; and its facts.
 */
const READ_BY_OTHERS =
  /^(?:packages\/[^/]+\/src\/index\.ts|(?:games|packages\/client\/test)\/[^/]+\/(?:page\/(?:index|editor|lesson|school)\.ts|bench\.ts|glossary\.ts|words\.ts|data\/.*|test\/browser\/scenes\.ts)|.*\.config\.ts)$/

/**
 * What a file exports, and neither another file takes nor its own uses, is dead. A name counts as taken where it is imported,
 * also through a list that passes it on; whoever takes a whole file, or loads it while running, takes what he then names.
 */
export function deadExports(sources: ReadonlyMap<string, SourceFile>, say: Say): void {
  const doors = new Map<string, Door>([...sources].map(([path, file]) => [path, doorOf(file)]))
  const taken = new Set<string>()
  const take = (path: string, name: string): void => {
    const key = `${path} ${name}`
    if (taken.has(key)) return
    taken.add(key)
    const door = doors.get(path)
    const found = door?.exports.find(each => each.name === name)
    if (found?.of !== undefined) take(found.of.path, found.of.name)
    if (found === undefined) for (const each of door?.passes ?? []) take(each, name)
  }
  const everything = (path: string, seen: Set<string>): readonly string[] => {
    const door = doors.get(path)
    if (door === undefined || seen.has(path)) return []
    seen.add(path)
    return [...door.exports.map(each => each.name), ...door.passes.flatMap(each => everything(each, seen))]
  }
  for (const [from, { takes, whole }] of doors) {
    for (const [path, names] of takes) for (const name of names) take(path, name)
    const named = new Set(sources.get(from)!.code.flatMap(({ kind, text }) => (kind === 'name' ? [text] : [])))
    for (const path of whole) for (const each of everything(path, new Set())) if (named.has(each)) take(path, each)
    for (const address of addressesIn(sources.get(from)!))
      for (const each of everything(join(dirname(from), address), new Set())) take(join(dirname(from), address), each)
    if (READ_BY_OTHERS.test(from)) for (const each of everything(from, new Set())) take(from, each)
  }
  for (const [path, { exports }] of doors)
    for (const { name, line, of } of exports) {
      const uses = sources.get(path)!.code.filter(({ kind, text }) => kind === 'name' && text === name).length
      if (!taken.has(`${path} ${name}`) && (of !== undefined || uses < 2))
        say(path, line, `“${name}” is exported, and nobody uses it`)
    }
}

/** `new URL('./worker.ts', import.meta.url)`: loaded by its address, whatever it exports is for whoever loads it. */
function addressesIn({ code }: SourceFile): readonly string[] {
  return code.flatMap(({ kind, text }, i) =>
    kind === 'string' && /^\.\.?\/.*\.tsx?$/.test(text) && code[i - 2]?.text === 'URL' ? [text] : [],
  )
}
