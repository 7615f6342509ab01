/** The table in text, for terminals and reports. */
import type { Lang } from '@bivouac/kernel'
import type { View } from '../state.ts'
import { NATIONS, OFF, SIDE, squareName } from '../words.ts'
import { cardFacts, cardLabel, edgeName, nationName, playerName, terrainName, unitFacts } from './names.ts'

const WIDE = 10
const cell = (text: string): string => text.slice(0, WIDE).padEnd(WIDE)
const BADGES: Readonly<Record<string, string>> = {
  austria: 'AU',
  prussia: 'PR',
  ottoman: 'OT',
  usa: 'US',
  spain: 'SP',
  france: 'FR',
  russia: 'RU',
  britain: 'GB',
}

interface Unit {
  readonly name: string
  readonly badge: string
}
function unitAt(view: View, piece: number, lang: Lang): Unit {
  const nation = view.nation[piece >> 3] ?? -1
  const facts = unitFacts(nation, piece)
  const reduced = (view.reduced & (1 << piece)) !== 0
  const strength = reduced ? facts?.reduced : facts?.full
  const redoubt = (view.redoubts & (1 << piece)) !== 0 ? ' #' : ''
  return {
    name: facts?.name[lang] ?? '?',
    badge: `${BADGES[NATIONS[nation] ?? ''] ?? '??'} ${strength}${reduced ? '-' : ''}${redoubt}`,
  }
}

function field(view: View, lang: Lang): string[] {
  const on = new Map(view.square.map((square, piece) => [square, piece]))
  const rule = `  +${`${'-'.repeat(WIDE)}+`.repeat(SIDE)}`
  const lines = [`   ${[...'ABCDEFGH'].map(letter => cell(`    ${letter}`)).join(' ')}`, rule]
  for (let row = 0; row < SIDE; row++) {
    const squares = Array.from({ length: SIDE }, (_, column) => row * SIDE + column)
    const units = squares.map(square => {
      const piece = on.get(square)
      return piece === undefined ? undefined : unitAt(view, piece, lang)
    })
    const terrain = squares.map(square => (view.ground[square]! > 0 ? terrainName(view.ground[square]!, lang) : ''))
    lines.push(`${row + 1} |${terrain.map(cell).join('|')}|`)
    lines.push(`  |${units.map(each => cell(each?.name ?? '')).join('|')}|`)
    lines.push(`  |${units.map(each => cell(each?.badge ?? '')).join('|')}|`)
    lines.push(rule)
  }
  return lines
}

function army(view: View, seat: number, lang: Lang): string[] {
  const it = lang === 'it'
  const nation = view.nation[seat]!
  const name = nation < 0 ? playerName(seat, lang) : nationName(nation, lang)
  const edge = view.home[seat]! < 0 ? '' : `, ${it ? 'bordo' : 'edge'} ${edgeName(view.home[seat]!, lang)}`
  const counts = it
    ? `mano ${view.handSize[seat]}, mazzo ${view.deckSize[seat]}, scarti ${view.discard[seat]!.length}, perse ${view.lost[seat]}`
    : `hand ${view.handSize[seat]}, deck ${view.deckSize[seat]}, discards ${view.discard[seat]!.length}, lost ${view.lost[seat]}`
  const turn = view.turn > 0 && view.active === seat ? (it ? ' ← attivo' : ' ← active') : ''
  const lines = [`${name}${edge}: ${counts}${turn}`]
  if (nation < 0) return lines
  const units = Array.from({ length: SIDE }, (_, unit) => seat * SIDE + unit)
    .filter(piece => view.square[piece] !== OFF)
    .map(
      piece =>
        `${squareName(view.square[piece]!)} ${unitAt(view, piece, lang).name} ${unitAt(view, piece, lang).badge.slice(3)}`,
    )
  if (units.length > 0) lines.push(`  ${units.join(' · ')}`)
  return lines
}

/** The field with its terrain and units, both armies, and the cards this eye may see. `-` is reduced, `#` a redoubt. */
export function board(view: View, lang: Lang): string {
  const it = lang === 'it'
  const named = (card: number): string => {
    const nation = view.nation[card < 60 ? 0 : 1]!
    return cardLabel(cardFacts(view.agreed.book, nation, card), nation, lang)
  }
  const lines = [
    `${it ? 'Turno' : 'Turn'} ${view.turn}`,
    ...field(view, lang),
    ...army(view, 0, lang),
    ...army(view, 1, lang),
  ]
  if (view.table.length > 0) lines.push(`${it ? 'In gioco' : 'In play'}: ${view.table.map(named).join(' · ')}`)
  if (view.eye !== 'spectator') {
    const seen = view.shown[1 - view.eye]!
    if (seen.length > 0)
      lines.push(`${it ? 'Viste in mano all’avversario' : 'Seen in the opposing hand'}: ${seen.map(named).join(' · ')}`)
    lines.push(`${it ? 'La tua mano' : 'Your hand'}: ${view.hand.map(named).join(' · ') || '–'}`)
  }
  return lines.join('\n')
}
