import type { AnyGame, Lang } from '@bivouac/kernel'
import { type ExitCode, langFrom, parse, type World } from '../usage.ts'

/** What there is to play: `bivouac games`. */
export function games(args: readonly string[], world: World): ExitCode {
  const { values } = parse(args, { lang: { type: 'string' }, json: { type: 'boolean' } }, [])
  const lang = langFrom(values.lang)
  if (values.json) process.stdout.write(`${JSON.stringify(world.games.map(described))}\n`)
  else process.stdout.write(world.games.map(game => inWords(game, lang)).join('\n'))
  return 0
}

/** The same facts for programs: also the referee's answer to `games`. */
export const described = ({ id, version, title, scenarios, options }: AnyGame) => ({
  id,
  version,
  title,
  scenarios,
  options,
})

function inWords(game: AnyGame, lang: Lang): string {
  const lines = [`${game.id}: ${game.title[lang]}`]
  lines.push(lang === 'it' ? '  scenari' : '  scenarios')
  for (const { id, name, about } of game.scenarios) lines.push(`    ${id}: ${name[lang]}. ${about[lang]}`)
  if (game.options.length > 0) lines.push(lang === 'it' ? '  opzioni' : '  options')
  for (const option of game.options) {
    const values = option.values.map(each => (each.id === option.default ? `${each.id}*` : each.id))
    lines.push(`    ${option.id} = ${values.join(' | ')}: ${option.name[lang]}. ${option.about[lang]}`)
  }
  return `${lines.join('\n')}\n`
}
