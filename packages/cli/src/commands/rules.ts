import type { Lang } from '@bivouac/kernel'
import { progress } from '../progress.ts'
import { reportOn, SECTION_KINDS, type SectionKind, type SectionReport } from '../rules/report.ts'
import { type ExitCode, gameNamed, langFrom, parse, type World } from '../usage.ts'

const GAMES_PLAYED = 24

/** Which code and which tests carry each section of the rulebook. Exit code 1 when a rule has no test. */
export function rules(args: readonly string[], world: World): ExitCode {
  const { values, positionals } = parse(args, { json: { type: 'boolean' }, lang: { type: 'string' } }, ['the game'])
  const game = gameNamed(world, positionals[0])
  const lang = langFrom(values.lang)
  const bar = progress(game.id, GAMES_PLAYED)
  const sections = reportOn(game, world.folder, GAMES_PLAYED, bar.at)
  bar.end()
  const untested = sections.filter(each => each.rule && each.tests.length === 0).map(each => each.section)
  if (values.json)
    process.stdout.write(`${JSON.stringify({ game: game.id, version: game.version, sections, untested })}\n`)
  else {
    process.stdout.write(`${game.title[lang]}\n\n${sections.map(each => inWords(each, lang)).join('\n')}\n`)
    const ruled = sections.filter(each => each.rule).length
    process.stdout.write(
      `${ruled - untested.length} / ${ruled} ${lang === 'it' ? 'sezioni provate' : 'rule sections tested'}\n`,
    )
    const counts = SECTION_KINDS.map(kind =>
      WORDS[lang].count(kind, sections.filter(each => each.kind === kind).length),
    )
    process.stdout.write(`${WORDS[lang].all}: ${sections.length} = ${counts.join(' + ')}\n`)
    if (untested.length > 0)
      process.stdout.write(`${lang === 'it' ? 'senza prova' : 'without a test'}: ${untested.join(', ')}\n`)
  }
  return untested.length === 0 ? 0 : 1
}

const WORDS = {
  it: {
    procedures: 'procedure',
    decisions: 'scelte',
    refusals: 'rifiuti',
    rolls: 'tiri',
    tests: 'prove',
    heading: 'titolo',
    description: 'descrive',
    omitted: 'omesso dal libro',
    none: 'NESSUNA',
    all: 'sezioni',
    count: (kind: SectionKind, n: number) =>
      `${n} ${{ rule: 'con una regola', heading: 'titoli', description: 'descrizioni', omitted: 'omesse dal libro' }[kind]}`,
  },
  en: {
    procedures: 'procedures',
    decisions: 'decisions',
    refusals: 'refusals',
    rolls: 'rolls',
    tests: 'tests',
    heading: 'heading',
    description: 'describes',
    omitted: 'omitted by the book',
    none: 'NONE',
    all: 'sections',
    count: (kind: SectionKind, n: number) =>
      `${n} ${{ rule: 'with a rule', heading: 'headings', description: 'descriptions', omitted: 'omitted by the book' }[kind]}`,
  },
} as const

function inWords(report: SectionReport, lang: Lang): string {
  const words = WORDS[lang]
  const { section, title, rule, kind, procedures, decisions, refusals, rolls, tests } = report
  const lines = [`§${section} ${title[lang]}${kind === 'rule' ? '' : ` (${words[kind]})`}`]
  const add = (name: string, items: readonly string[], apart = ', '): void => {
    if (items.length > 0) lines.push(`    ${name}: ${items.join(apart)}`)
  }
  add(words.procedures, procedures)
  add(words.decisions, decisions)
  add(
    words.refusals,
    refusals.map(each => each[lang]),
    ' | ',
  )
  add(
    words.rolls,
    rolls.map(each => `${each.count} × ${each.hidden ? `1/${each.sides}` : `d${each.sides}`}`),
  )
  add(
    words.tests,
    tests.length === 0 && rule ? [words.none] : tests.map(each => `${each.name} (${each.file}:${each.line})`),
    '\n           ',
  )
  return lines.join('\n')
}
