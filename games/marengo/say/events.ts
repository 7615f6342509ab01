/** How each event is worded in the log: which sentence, and what fills it. */
import { type Fillings, type Lang, type LogLevel, list, number, type Phrase, say, sentence } from '@bivouac/kernel'
import { MAP } from '../data/board.ts'
import type { MarengoEvent } from '../events.ts'
import { APPROACHES, BOXES, type Face, sideOf } from '../words.ts'
import { adjective, faceName, localeAt, pieces, place, side, timeOf } from './names.ts'
import { TEXTS } from './texts.ts'

type Saying = readonly [text: keyof typeof TEXTS, values: Fillings]
type Said = { readonly [E in MarengoEvent['e']]: (event: Extract<MarengoEvent, { e: E }>, lang: Lang) => Saying }

const isApproach = (at: number): boolean => at >= APPROACHES && at < BOXES
const block = (number: number): Fillings[string] => pieces([number])
const cost = (commands: number, lang: Lang): Phrase => (commands === 0 ? say(lang, TEXTS.free) : [])
const less = (points: number, penalty: number): string =>
  penalty === 0 ? String(points) : `${points + penalty} − ${penalty} = ${points}`
/** “10 × infantry 2”: an army of blocks is not read one by one. */
const counted = (faces: readonly Face[], lang: Lang): string[] =>
  [...new Set(faces)].map(face => {
    const count = faces.filter(each => each === face).length
    return count === 1 ? faceName(face, lang) : `${number(count, lang)} × ${faceName(face, lang)}`
  })

const SAID: Said = {
  round: ({ round }) => ['round', { round, time: timeOf(round) }],
  turn: event => ['turn', { side: adjective(event.side) }],
  dealt: ({ side: who, faces }, lang) =>
    faces === undefined
      ? ['dealt', { who: side(who) }]
      : [
          'dealtThese',
          {
            who: side(who),
            faces: list(counted(faces, lang), lang),
          },
        ],
  mixed: ({ side: who, faces }) => (faces === undefined ? ['mixed', { who: side(who) }] : ['mixedYours', {}]),
  alerted: ({ blocks }) => ['alerted', { blocks: pieces(blocks) }],
  activated: event => ['activated', { block: block(event.block) }],
  shown: (event, lang) => ['shown', { block: block(event.block), face: faceName(event.face, lang) }],
  moved: ({ blocks, from, to, cost: commands }, lang) => {
    const values = { blocks: pieces(blocks), from: place(from), to: place(to), cost: cost(commands, lang) }
    if (isApproach(to)) return ['movedToBlock', values]
    return [isApproach(from) && MAP.areaOf[from - APPROACHES] === to ? 'movedBack' : 'moved', values]
  },
  marched: ({ block: piece, from, to, move }) => [
    'marched',
    { block: block(piece), from: place(from), to: place(to), move },
  ],
  continued: ({ blocks, to, cost: commands }, lang) => [
    'continued',
    { blocks: pieces(blocks), to: place(to), cost: cost(commands, lang) },
  ],
  arrived: ({ block: piece, to, pontoon }) => [
    pontoon ? 'arrivedOverPontoon' : 'arrived',
    { block: block(piece), to: place(to) },
  ],
  fellBack: ({ blocks }) => ['fellBack', { blocks: pieces(blocks) }],
  // The approach it comes by need not be told: its two ends are.
  attacked: ({ blocks, from, to }) => [
    'attacked',
    { blocks: pieces(blocks), from: place(localeAt(from)), to: place(localeAt(to)) },
  ],
  blocked: ({ blocks, at }) => ['blocked', { blocks: pieces(blocks), at: place(at) }],
  halted: ({ forward, at, cost: commands }) => {
    if (forward.length === 0) return ['haltedThere', {}]
    const across = isApproach(at) ? (MAP.areaOf[(at - APPROACHES) ^ 1] ?? at) : at
    return [commands === 0 ? 'halted' : 'divided', { blocks: pieces(forward), to: place(across) }]
  },
  occupied: ({ blocks, to }) => ['occupied', { blocks: pieces(blocks), to: place(to) }],
  declared: event => ['declared', { block: block(event.block), at: place(event.at) }],
  bombarded: ({ block: piece, at, penalty, points }) => [
    'bombarded',
    { block: block(piece), at: place(at), sum: less(points, penalty) },
  ],
  calledOff: event => ['calledOff', { block: block(event.block) }],
  assaulted: ({ from, leads, joins }) => [
    joins.length === 0 ? 'assaulted' : 'assaultedWith',
    { from: place(from), leads: pieces(leads), joins: pieces(joins) },
  ],
  defensiveFire: ({ block: piece, penalty, points }) => [
    'defensiveFire',
    { block: block(piece), sum: less(points, penalty) },
  ],
  defended: ({ blocks }) => (blocks.length === 0 ? ['undefended', {}] : ['defended', { blocks: pieces(blocks) }]),
  reckoned: ({ leaders, penalty, attack, defence, result, shaken }, lang) => [
    result > 0 ? 'attackerWins' : 'defenderWins',
    {
      leaders,
      penalty,
      attack: number(attack, lang),
      defence,
      result: number(result, lang),
      shaken: shaken.flatMap(who => say(lang, TEXTS.shaken, { who: side(who) })),
    },
  ],
  pursued: ({ blocks, penalty, points }) => ['pursued', { blocks: pieces(blocks), penalty, points }],
  repulsed: ({ from }) => ['repulsed', { from: place(from) }],
  stormed: ({ blocks, to }) => [
    blocks.length === 0 ? 'stormedByNobody' : 'stormed',
    { blocks: pieces(blocks), to: place(to) },
  ],
  retreating: event => ['retreating', { who: side(event.side), from: place(event.from) }],
  retreated: event => ['retreated', { block: block(event.block), to: place(event.to) }],
  trapped: event => ['trapped', { block: block(event.block) }],
  lost: ({ block: piece, was, face, morale }, lang) => [
    face === 0 ? 'eliminated' : 'lost',
    {
      block: block(piece),
      was: faceName(was, lang),
      face: faceName(face, lang),
      side: adjective(sideOf(piece)),
      morale,
    },
  ],
  demoralised: event => ['demoralised', { who: side(event.side) }],
  lifted: event => ['lifted', { who: side(event.side), morale: event.morale }],
}

export function event(told: MarengoEvent, lang: Lang): Phrase {
  const [text, values] = (SAID[told.e] as (event: MarengoEvent, lang: Lang) => Saying)(told, lang)
  return sentence(say(lang, TEXTS[text], values))
}

const CONSEQUENCES: ReadonlySet<MarengoEvent['e']> = new Set([
  'shown',
  'blocked',
  'halted',
  'occupied',
  'defensiveFire',
  'defended',
  'reckoned',
  'pursued',
  'repulsed',
  'stormed',
  'retreating',
  'retreated',
  'trapped',
  'lost',
])
export function level(told: MarengoEvent): LogLevel {
  if (told.e === 'round') return 0
  if (told.e === 'turn') return 1
  return CONSEQUENCES.has(told.e) ? 3 : 2
}
