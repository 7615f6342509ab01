/** How each answer is worded: what a button, the analysis or a hint calls a deed. */
import { type Action, type Fillings, type Lang, type Noun, plain, properName, say, type Text } from '@bivouac/kernel'
import { LOCALE_OF, MAP } from '../data/board.ts'
import type { FrameView, MarengoView } from '../view.ts'
import { APPROACHES, BOXES, sideOf } from '../words.ts'
import { approachName, blockName, faceName, localeName, placeName } from './names.ts'

const text = (it: string, en: string): Text => ({ it, en })
type Said = readonly [Text, Fillings?]
const NONE: readonly number[] = []

const named = (view: MarengoView, block: number): Noun => {
  const face = view.face[block] ?? 0
  const name = blockName(block)
  return face === 0
    ? properName('m', name, name)
    : properName('m', `${name} (${faceName(face, 'it')})`, `${name} (${faceName(face, 'en')})`)
}
const who = (view: MarengoView, blocks: readonly number[]): Fillings => ({
  who: blocks.length === 0 ? text('nessuno', 'nobody') : blocks.map(block => named(view, block)),
})
const where = (name: (id: number, lang: Lang) => string, id: number): Text => text(name(id, 'it'), name(id, 'en'))

// ---- answers that are one thing or none ------------------------------------------------------------------------------

type OfOne = (arg: number, view: MarengoView) => Said
const LOSS = text('La perdita va {to:who}', 'The loss goes to {who}')
const SINGLE: Readonly<Record<string, OfOne>> = {
  target: p => [text('Spara su {at}', 'Fire at {at}'), { at: where(placeName, p) }],
  fire: (b, v) => [text('Fuoco di difesa: {who}', 'Defensive fire: {who}'), who(v, [b])],
  pontoon: (b, v) => [text('Sul ponte di barche: {who}', 'Over the pontoon bridge: {who}'), who(v, [b])],
  bombard: (b, v) => [
    text('Dichiara il bombardamento con {who} e chiudi il turno', 'Declare a bombardment by {who} and end the turn'),
    who(v, [b]),
  ],
  show: (b, v) => [text('Scopri {who}', 'Show {who}'), who(v, [b])],
  hit: (b, v) => [LOSS, who(v, [b])],
  lose: (b, v) => [LOSS, who(v, [b])],
}
const PLAIN: Readonly<Record<string, Text>> = {
  'activation.done': text('Non attivare nessuno', 'Activate nobody'),
  'bombardment.callOff': text('Annulla il bombardamento', 'Call the bombardment off'),
  'assaults.done': text('Basta assalti: al movimento', 'No more assaults: on to movement'),
  'movement.done': text('Chiudi il turno', 'End the turn'),
  'march.stop': text('Fermati qui', 'Stop here'),
  'assault.done': text('Nessuno guida la difesa', 'Nobody leads the defence'),
  'assault.done.pursuit': text('Non inseguire', 'Do not pursue'),
  'attack.retreat': text('Ritirati', 'Retreat'),
  'attack.done': text('Restate dove siete', 'Stay where you are'),
}

// ---- sets -------------------------------------------------------------------------------------------------------------

const SETS: Readonly<Record<string, Text>> = {
  activate: text('Attiva {who}', 'Activate {who}'),
  guard: text('{who} {who|guida|guidano} la difesa', '{who} {who|leads|lead} the defence'),
  pursue: text('{who} {who|insegue|inseguono}', '{who} {who|pursues|pursue}'),
  block: text('{who} {who|blocca|bloccano} l’attacco', '{who} {who|blocks|block} the attack'),
  forward: text('{who} {who|avanza|avanzano} sulla via d’accesso', '{who} {who|goes|go} forward to the approach'),
}

// ---- several parts ------------------------------------------------------------------------------------------------------

/** What has been chosen of a choice, by part; a part not come to yet is empty. */
type Chosen = Readonly<Record<string, readonly number[] | undefined>>
type OfParts = (chosen: Chosen, view: MarengoView) => Said

const isEnemyIn = (view: MarengoView, locale: number): boolean =>
  view.place.some(
    (place, block) => place >= 0 && place < BOXES && LOCALE_OF[place] === locale && sideOf(block) !== view.side,
  )

function moving({ group = [], to: [to] = NONE }: Chosen, view: MarengoView): Said {
  if (to === undefined) return [text('Muovi {who}', 'Move {who}'), who(view, group)]
  const from = LOCALE_OF[view.place[group[0] ?? -1] ?? -1]
  if (to < APPROACHES)
    return [
      text('Torna in riserva, {at}: {who}', 'Back to reserve, {at}: {who}'),
      { ...who(view, group), at: where(localeName, to) },
    ]
  const approach = to - APPROACHES
  if (MAP.areaOf[approach] === from || group.length === 0)
    return [text('Blocca {at}: {who}', 'Block {at}: {who}'), { ...who(view, group), at: where(approachName, approach) }]
  const at = where(localeName, MAP.areaOf[approach] ?? -1)
  return isEnemyIn(view, MAP.areaOf[approach] ?? -1)
    ? [text('Attacca {at} con {who}', 'Attack {at} with {who}'), { ...who(view, group), at }]
    : [text('Entra in {at}: {who}', 'Enter {at}: {who}'), { ...who(view, group), at }]
}
/** By road: the locales on the way, in their order. */
const along = (way: readonly number[]): Fillings => ({
  way: way.map(lane => {
    const to = MAP.laneTo[lane] ?? -1
    return properName('f', localeName(to, 'it'), localeName(to, 'en'))
  }),
})
const PARTS: Readonly<Record<string, OfParts>> = {
  move: moving,
  march: ({ block = [], way = [] }, v) =>
    way.length === 0
      ? [text('Per strada: {who}', 'By road: {who}'), who(v, block)]
      : block.length === 0
        ? [text('Per strada: {way}', 'By road: {way}'), along(way)]
        : [text('{who} per strada: {way}', '{who} by road: {way}'), { ...who(v, block), ...along(way) }],
  arrive: ({ block = [], way = [] }, v) =>
    way.length === 0
      ? [text('Fai entrare {who}', 'Bring in {who}'), who(v, block)]
      : [
          text('Fai entrare {who}, poi per strada: {way}', 'Bring in {who}, then by road: {way}'),
          { ...who(v, block), ...along(way) },
        ],
  ride: ({ block = [], over: [over] = NONE }, v) =>
    over === undefined
      ? [text('Per la strada principale, scoperta: {who}', 'By the primary road, shown: {who}'), who(v, block)]
      : [
          text(
            '{who}, scoperta, blocca {at} per la strada principale',
            '{who}, shown, blocks {at} by the primary road',
          ),
          { ...who(v, block), at: where(approachName, over) },
        ],
  continue: ({ group = [], over: [over] = NONE }, v) =>
    over === undefined
      ? [text('Continua con {who}', 'Go on with {who}'), who(v, group)]
      : [
          text(
            '{who} {who|continua|continuano} e {who|blocca|bloccano} {at}',
            '{who} {who|goes|go} on and {who|blocks|block} {at}',
          ),
          { ...who(v, group), at: where(approachName, over) },
        ],
  assault: ({ from: [from] = NONE, leads = [], joins = [] }, v) => {
    const at = where(approachName, from ?? -1)
    if (leads.length === 0 && joins.length === 0) return [text('Assalta da {at}', 'Assault from {at}'), { at }]
    if (from === undefined) return [text('{who}', '{who}'), who(v, [...leads, ...joins])]
    const led = { at, ...who(v, leads), along: joins.map(block => named(v, block)) }
    return joins.length === 0
      ? [text('Assalta da {at}: {who|guida|guidano} {who}', 'Assault from {at}, led by {who}'), led]
      : [
          text(
            'Assalta da {at}: {who|guida|guidano} {who}, con {along}',
            'Assault from {at}, led by {who}, with {along}',
          ),
          led,
        ]
  },
  retreat: ({ group = [], to: [to] = NONE }, v) =>
    to === undefined
      ? [text('Ritira {who}', 'Retreat {who}'), who(v, group)]
      : [text('{who} in {at}', '{who} to {at}'), { ...who(v, group), at: where(localeName, to) }],
}
/** A search player chooses one thing at a time: the part that a bare number begins. */
const FIRST_PART: Readonly<Record<string, string>> = {
  move: 'group',
  march: 'block',
  arrive: 'block',
  ride: 'block',
  continue: 'group',
  assault: 'from',
  retreat: 'group',
}

function said({ type, arg }: Action, view: MarengoView, top: FrameView | undefined): Said {
  const list = typeof arg === 'number' ? [arg] : Array.isArray(arg) ? (arg as readonly number[]) : undefined
  if (type === 'along') return [text('Prosegui per strada: {way}', 'Go on by road: {way}'), along(list ?? [])]
  if (SETS[type] !== undefined && list !== undefined) return [SETS[type], who(view, list)]
  if (SINGLE[type] !== undefined && typeof arg === 'number') return SINGLE[type](arg, view)
  if (PARTS[type] !== undefined && arg !== undefined)
    return PARTS[type](list === undefined ? (arg as Chosen) : { [FIRST_PART[type]!]: list }, view)
  const key = `${top?.proc}.${type}`
  return [PLAIN[`${key}.${top?.step}`] ?? PLAIN[key] ?? text(type, type)]
}

export function action(given: Action, view: MarengoView, lang: Lang): string {
  const [words, values = {}] = said(given, view, view.stack[view.stack.length - 1])
  return plain(say(lang, words, values))
}
