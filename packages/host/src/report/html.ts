/** The report as HTML, written by hand: the same in the page and in the terminal, and nothing in it is a script. */
import {
  cited,
  type Fillings,
  fill,
  percent as inPercent,
  type Lang,
  type Phrase,
  plain,
  type Text,
} from '@bivouac/kernel'
import { type Chapter, chaptersOf, type DeedTold, type Losses, type Teller } from './draft.ts'
import { citationsOf, type KeyMoment, keyMoments } from './key-rolls.ts'
import type { Report } from './types.ts'
import { WORDS, type Word } from './words.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign]!)

const say = (word: Word, lang: Lang, values: Fillings = {}): string =>
  escaped(plain(fill(WORDS[word][lang], values, lang)))
/** Rare things with a decimal. */
const percent = (p: number, lang: Lang): string => inPercent(p, lang, p < 0.1 ? 1 : 0)

function phrased(phrase: Phrase): string {
  return phrase
    .map(part => {
      if (typeof part === 'string') return escaped(part)
      if (part.kind === 'die') return `<b class="die" title="d${part.sides}">${part.got}</b>`
      if (part.kind === 'rule') return cite(part.rule)
      return `<span class="name">${escaped(part.text)}</span>`
    })
    .join('')
}
const cite = (rule: string): string => `<cite>${escaped(cited(rule))}</cite>`

/** Everything of the report that is told once: the article, without the page around it. */
export function reportBody(report: Report): string {
  const { lang, teller } = report
  const chapters = chaptersOf(report.heard, report.length, teller)
  const moments = keyMoments(chapters, teller, lang)
  return [
    `<article class="report" lang="${lang}">`,
    head(report, chapters),
    momentsOf(report, chapters, moments),
    analysed(report),
    `<h2>${say('turns', lang)}</h2>`,
    report.written === true ? `<p class="quiet">${say('noMaps', lang)}</p>` : '',
    ...chapters.map((chapter, i) => told(report, chapter, i === 0 ? undefined : chapters[i - 1])),
    `<footer>${say('foot', lang)}</footer>`,
    '</article>',
  ].join('\n')
}

/** The moments whose dice have to be looked up before the report can cite them, and those a map is wanted of. */
export function wantedFor(report: Pick<Report, 'heard' | 'length' | 'teller' | 'lang'>): {
  readonly maps: readonly number[]
  readonly rolls: readonly number[]
} {
  const chapters = chaptersOf(report.heard, report.length, report.teller)
  const moments = keyMoments(chapters, report.teller, report.lang)
  return {
    maps: [...new Set(chapters.map(chapter => chapter.to))],
    rolls: [...new Set(moments.filter(each => each.dice.length > 0).flatMap(each => each.moves))],
  }
}

/** By map: the moves made when its turn began and when it was over, and everything told in between. */
export function turnsOf(report: Pick<Report, 'heard' | 'length' | 'teller'>): readonly {
  readonly from: number
  readonly to: number
  readonly events: readonly DeedTold['event'][]
}[] {
  const turns: { from: number; to: number; events: DeedTold['event'][] }[] = []
  for (const { from, to, parts } of chaptersOf(report.heard, report.length, report.teller)) {
    const events = parts.flatMap(({ deeds }) =>
      deeds.flatMap(({ event, after }) => [event, ...after.map(each => each.event)]),
    )
    const last = turns.at(-1)
    // A heading that changed nothing has no map of its own.
    if (last?.to === to) last.events.push(...events)
    else turns.push({ from, to, events })
  }
  return turns
}

function head(report: Report, chapters: readonly Chapter[]): string {
  const { lang, result, length } = report
  const rows: [Word, string][] = [['scenario', escaped(report.scenario)]]
  const options = report.options.map(each => `${escaped(each.name)}: ${escaped(each.value)}`)
  rows.push(['options', options.length === 0 ? say('standard', lang) : options.join('<br>')])
  if (report.players.length > 0)
    rows.push(['players', report.players.map(each => `${escaped(each.side)}: ${escaped(each.name)}`).join('<br>')])
  rows.push([
    'result',
    result === undefined
      ? say('goesOn', lang, { moves: length })
      : `${escaped(result.text)} ${result.rule === undefined ? '' : cite(result.rule)} (${say('length', lang, { moves: length })})`,
  ])
  if (report.eye !== undefined)
    rows.push(['eye', `${escaped(report.eye)}. <span class="quiet">${say('hidden', lang)}</span>`])
  return [
    '<header>',
    `<p class="kind">${say('title', lang)}</p>`,
    `<h1>${escaped(report.game)}</h1>`,
    report.title === report.game ? '' : `<p class="sides">${escaped(report.title)}</p>`,
    report.retried === undefined ? '' : `<p class="quiet">${say('retried', lang, { n: report.retried })}</p>`,
    report.fork === undefined ? '' : `<p class="quiet">${say('fork', lang, { at: report.fork })}</p>`,
    `<dl>${rows.map(([word, text]) => `<div><dt>${say(word, lang)}</dt><dd>${text}</dd></div>`).join('')}</dl>`,
    '</header>',
    lossTable(report, chapters.at(-1), 'losses'),
  ].join('\n')
}

/** Both sides in numbers and bars; nothing where the game counts no losses. */
function lossTable(report: Report, chapter: Chapter | undefined, title: Word): string {
  const { lang, toll, fork } = report
  if (toll === undefined || chapter === undefined) return ''
  const all = (each: Losses): number => each.hits + each.gone
  const most = Math.max(...chapter.soFar.map(all))
  // Until somebody has lost something there is nothing to compare.
  if (most === 0) return ''
  const cell = (count: number, more: number): string =>
    `<td>${count}${title === 'lossesSoFar' && more > 0 ? ` <small>+${more}</small>` : ''}</td>`
  const rows = toll.sides.map((side, i) => {
    const [sum, now] = [chapter.soFar[i]!, chapter.lost[i]!]
    const bar = (100 * all(sum)) / most
    return `<tr><th scope="row">${escaped(side)}</th>${cell(sum.hits, now.hits)}${cell(sum.gone, now.gone)}<td class="bar" aria-hidden="true">${bar === 0 ? '' : `<i class="side-${i}" style="width:${bar.toFixed(0)}%"></i>`}</td></tr>`
  })
  const heading = title === 'losses' ? `<h2>${say(title, lang)}</h2>` : ''
  const note = title === 'losses' && fork !== undefined ? `<p class="quiet">${say('sinceFork', lang)}</p>` : ''
  return `${heading}${note}<table class="losses">${title === 'losses' ? '' : `<caption>${say(title, lang)}</caption>`}<thead><tr><th scope="col">${say('side', lang)}</th><th scope="col">${inWords(toll.hits, lang)}</th><th scope="col">${inWords(toll.gone, lang)}</th><td></td></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
const inWords = (text: Text, lang: Lang): string => escaped(text[lang])

function momentsOf(report: Report, chapters: readonly Chapter[], moments: readonly KeyMoment[]): string {
  const { lang, teller } = report
  if (moments.length === 0) return ''
  const isDicy = moments.some(each => each.dice.length > 0)
  const items = moments.map(({ chapter, deed, dice, moves, chance }) => {
    const spoken = deedInWords(deed, teller, lang)
    const thrown = moves.flatMap(move => report.rolls.get(move) ?? [])
    const cited = citationsOf(dice, thrown).filter(rule => !spoken.includes(cite(rule)))
    const odds = chance === undefined ? '' : say(chance.high ? 'high' : 'low', lang, { p: percent(chance.p, lang) })
    const where = `${headingOf(chapters[chapter]!, teller, lang)}, ${say('move', lang, { at: deed.move })}`
    return `<li><span class="where">${where}</span> ${spoken} ${cited.map(cite).join(' ')}${odds === '' ? '' : ` <span class="quiet">(${odds})</span>`}</li>`
  })
  return `<section class="moments"><h2>${say(isDicy ? 'rolls' : 'moments', lang)}</h2><ol>${items.join('\n')}</ol></section>`
}

const headingOf = ({ headings }: Chapter, teller: Teller, lang: Lang): string =>
  headings.length === 0 ? say('opening', lang) : headings.map(event => phrased(teller.event(event, lang))).join(' · ')

function deedInWords(deed: DeedTold, teller: Teller, lang: Lang): string {
  const then = deed.after.map(({ event }) => phrased(teller.event(event, lang)))
  return `${phrased(teller.event(deed.event, lang))}${then.length === 0 ? '' : ` <span class="then">${then.join(' · ')}</span>`}`
}

function told(report: Report, chapter: Chapter, before: Chapter | undefined): string {
  const { lang, teller, maps } = report
  const heading = headingOf(chapter, teller, lang)
  const parts = chapter.parts
    .filter(part => part.heading !== undefined || part.deeds.length > 0)
    .map(({ heading: event, deeds }) => {
      const over = event === undefined ? '' : `<h4>${phrased(teller.event(event, lang))}</h4>\n`
      return `${over}<ul>${deeds.map(deed => `<li>${deedInWords(deed, teller, lang)}</li>`).join('\n')}</ul>`
    })
  // A heading that changed nothing needs no second picture of the same table.
  const map = before?.to === chapter.to ? undefined : maps.get(chapter.to)
  return [
    `<section class="turn"><h3>${heading}</h3>`,
    map === undefined
      ? ''
      : `<figure>${map}<figcaption>${WORDS.map[lang].replace('{turn}', heading)}</figcaption></figure>`,
    `<div class="story">${parts.join('\n')}</div>`,
    lossTable(report, chapter, 'lossesSoFar'),
    '</section>',
  ].join('\n')
}

/** The computer's judgement, where somebody has asked for one. */
function analysed({ lang, analysis }: Report): string {
  if (analysis === undefined) return ''
  const { who, curve, turning } = analysis
  const last = Math.max(1, curve.length - 1)
  const line = curve.map((p, at) => `${((at / last) * 320).toFixed(1)} ${((1 - p) * 96).toFixed(1)}`).join('L')
  const caption = say('chance', lang, { who })
  const items = turning.map(({ at, before, after, text }) => {
    const where = say('move', lang, { at })
    return `<li><span class="where">${where}</span> ${percent(before, lang)} → ${percent(after, lang)}: ${escaped(text)}</li>`
  })
  return `<section class="moments"><h2>${say('analysis', lang)}</h2><figure class="curve"><svg viewBox="0 0 320 96" role="img" aria-label="${caption}"><path class="half" d="M0 48H320"/><path class="line" d="M${line}"/></svg><figcaption>${caption}</figcaption></figure><h3>${say('turning', lang)}</h3><ol>${items.join('\n')}</ol></section>`
}
