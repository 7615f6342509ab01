/** The table in text: a sketch of the map, then every locale that matters with its blocks. */
import { type Lang, plain, say } from '@bivouac/kernel'
import { BOX_LIST } from '../data/armies.ts'
import { BOX_LOCALE, MAP, OBSTRUCTED, PENALTY, WIDE } from '../data/board.ts'
import { LOCALES } from '../data/map.ts'
import type { MarengoView } from '../view.ts'
import { APPROACHES, BOXES, FACES, sideOf } from '../words.ts'
import {
  approachLetter,
  blockName,
  boxName,
  faceName,
  faceSign,
  localeCode,
  localeName,
  SIDES,
  sideName,
  timeOf,
} from './names.ts'

const MOVING = { it: 'muovono {the:who}', en: '{the:who} move' }
const WIDTH = 100
const HEIGHT = 25

export function board(view: MarengoView, lang: Lang): string {
  const it = lang === 'it'
  const sides = [0, 1].map(side => {
    const broken = view.broken[side] !== 0 ? (it ? ', demoralizzati' : ', demoralised') : ''
    return `${sideName(side, lang)} morale ${view.morale[side]}${broken}`
  })
  const lines = [
    `${timeOf(view.round)} (${view.round}/16) · ${plain(say(lang, MOVING, { who: SIDES[view.side]! }))} · ${it ? 'comandi' : 'commands'} ${view.command} · ${sides.join(' · ')}`,
    '',
    ...sketch(view),
    '',
    ...held(view, lang),
    ...boxes(view, lang),
    ...armies(view, lang),
  ]
  return lines.join('\n')
}

/** Codes of the locales where they lie; A3 or F2 beside a code is how many blocks stand there; * is a star. */
function sketch(view: MarengoView): string[] {
  const rows = Array.from({ length: HEIGHT }, () => ' '.repeat(WIDTH))
  LOCALES.forEach((locale, l) => {
    const blocks = blocksIn(view, l)
    const side = blocks.length === 0 ? '' : sideOf(blocks[0]!) === 0 ? `:A${blocks.length}` : `:F${blocks.length}`
    const label = `${locale.id}${locale.star ? '*' : ''}${side}`
    const x = Math.min(WIDTH - label.length, Math.max(0, Math.round((locale.at[0] / 300) * WIDTH - label.length / 2)))
    let y = Math.min(HEIGHT - 1, Math.round((locale.at[1] / 220) * HEIGHT))
    while (rows[y]!.slice(Math.max(0, x - 1), x + label.length + 1).trim() !== '' && y < HEIGHT - 1) y++
    rows[y] = rows[y]!.slice(0, x) + label + rows[y]!.slice(x + label.length)
  })
  return rows.map(row => row.trimEnd()).filter((row, i, all) => row !== '' || (i > 0 && all[i - 1] !== ''))
}

const localeOf = (place: number): number =>
  place < 0 || place >= BOXES ? -1 : place < APPROACHES ? place : MAP.areaOf[place - APPROACHES]!
const blocksIn = (view: MarengoView, locale: number): number[] =>
  view.place.flatMap((place, block) => (localeOf(place) === locale ? [block] : []))

function sign(view: MarengoView, block: number, lang: Lang): string {
  const inactive = (view.flag[block]! & 2) !== 0 ? 'z' : ''
  const moved = (view.flag[block]! & 1) !== 0 && sideOf(block) === view.side ? '·' : ''
  const declared = view.declared.includes(block) ? '!' : ''
  const up = (view.flag[block]! & 8) !== 0 ? '^' : ''
  const remembered = sideOf(block) !== view.eye && view.face[block] !== 0 && up === '' ? '~' : ''
  return `${blockName(block)}=${faceSign(view.face[block]!, lang)}${up}${remembered}${inactive}${moved}${declared}`
}

function held(view: MarengoView, lang: Lang): string[] {
  const it = lang === 'it'
  const lines: string[] = []
  LOCALES.forEach((locale, l) => {
    const blocks = blocksIn(view, l)
    if (blocks.length === 0) return
    const star =
      locale.star === undefined
        ? ''
        : ` ★${{ red: it ? 'rossa' : 'red', green: it ? 'verde' : 'green', blue: it ? 'blu' : 'blue' }[locale.star]}`
    lines.push(
      `${localeName(l, lang)}${star}, ${blocks.length}/${locale.capacity} ${sideName(sideOf(blocks[0]!), lang)}`,
    )
    const reserve = blocks.filter(block => view.place[block] === l)
    if (reserve.length > 0)
      lines.push(`   ${it ? 'riserva' : 'reserve'}: ${reserve.map(block => sign(view, block, lang)).join(' ')}`)
    const ways = MAP.approachesOf[l]!.map(approach => {
      const on = blocks.filter(block => view.place[block] === APPROACHES + approach)
      return `${localeCode(MAP.areaOf[approach ^ 1]!)}${approachLetter(approach)}${WIDE[approach >> 1] ? '=' : '-'}${symbols(approach ^ 1, lang)}${on.length > 0 ? ` [${on.map(block => sign(view, block, lang)).join(' ')}]` : ''}`
    })
    lines.push(`   ${it ? 'vie' : 'approaches'}: ${ways.join('  ')}`)
  })
  lines.push(
    it
      ? '   (- stretta, = larga; i simboli della parte opposta: F C A penalità, O ostacolo; ▮ fronte ignoto, ^ scoperto, ~ ricordato, z sorpreso, · ha mosso, ! bombarda)'
      : '   (- narrow, = wide; symbols of the far side: I C A penalty, O obstructed; ▮ unknown face, ^ face up, ~ remembered, z surprised, · has moved, ! bombards)',
  )
  return lines
}
function symbols(approach: number, lang: Lang): string {
  const marks = [lang === 'it' ? 'F' : 'I', 'C', 'A'].map((letter, arm) =>
    PENALTY[arm]![approach]! > 0 ? `${letter}${PENALTY[arm]![approach]}` : '',
  )
  return marks.join('') + (OBSTRUCTED[approach] ? 'O' : '')
}

function boxes(view: MarengoView, lang: Lang): string[] {
  return BOX_LIST.flatMap((box, b) => {
    const blocks = view.place.flatMap((place, block) => (place === BOXES + b ? [block] : []))
    if (blocks.length === 0) return []
    return [
      `${boxName(b, lang)} (${timeOf(box.round)}, ${localeCode(BOX_LOCALE[b]!)}): ${blocks.map(block => sign(view, block, lang)).join(' ')}`,
    ]
  })
}
function armies(view: MarengoView, lang: Lang): string[] {
  return view.army.map((counts, side) => {
    const left = FACES.flatMap((face, f) => (counts[f]! > 0 ? [`${counts[f]} × ${faceName(face, lang)}`] : []))
    return `${lang === 'it' ? 'In gioco' : 'In play'}, ${sideName(side, lang)}: ${left.join(', ') || '–'}`
  })
}
