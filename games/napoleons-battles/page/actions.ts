/** Which clicks mean which actions. A test holds this table against the rules: every action of every question is here. */
import { type Argument, BUTTON, type Question, type Questions, SPOKEN, type Thing } from '@bivouac/client/page'
import type { Action } from '@bivouac/kernel'
import { AT_SKIRMISHERS, BY_SKIRMISHERS, looseIn, shooterIn, targetIn } from '../words.ts'
import { fieldIn, isThere, local, topFrame, type View, viewOf } from './facts.ts'

/**
 * What the argument of an action is: a unit; a unit picked up first and ordered then (`order`); a shooter and his target
 * (`aim`) or the town he fires at (`siege`); a combat; a choice written on a slip beside the table (`slip`); a place on the
 * table (`place`); an enemy (`foe`), or one to march upon (`enemy`); a whole march.
 */
type Kind =
  | 'place'
  | 'piece'
  | 'order'
  | 'aim'
  | 'siege'
  | 'combat'
  | 'enemy'
  | 'foe'
  | 'slip'
  | 'text'
  | 'set'
  | 'none'

const LEGS: Readonly<Record<string, Kind>> = {
  forward: 'slip',
  oblique: 'slip',
  back: 'slip',
  side: 'slip',
  wheel: 'slip',
  wheelBack: 'slip',
  road: 'slip',
  form: 'slip',
  about: 'none',
  touch: 'enemy',
  deploy: 'slip',
  leave: 'slip',
  attach: 'piece',
  go: 'slip',
  halt: 'none',
  man: 'slip',
  face: 'slip',
  shuffle: 'slip',
  lie: 'none',
  forced: 'none',
  rise: 'none',
  skirmish: 'slip',
  screen: 'slip',
  recallSkirmish: 'none',
  dismount: 'none',
  mount: 'none',
  detach: 'slip',
  rejoin: 'piece',
  embark: 'slip',
  sail: 'slip',
  land: 'slip',
}
export const QUESTIONS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  'deployment.place': { place: 'place', proposed: 'none', ready: 'none' },
  'rally.choose': { rally: 'piece', done: 'none' },
  'rally.form': { form: 'slip' },
  'guard.choose': { commit: 'piece', done: 'none' },
  'movement.choose': {
    unit: 'order',
    march: 'text',
    orders: 'text',
    enter: 'piece',
    flee: 'piece',
    crew: 'piece',
    lay: 'slip',
    bluff: 'slip',
    courier: 'slip',
    done: 'none',
  },
  'movement.mark': { react: 'set', pass: 'none' },
  'march.leg': LEGS,
  'escape.flee': { go: 'slip', stay: 'none' },
  'routing.choose': { rout: 'piece', done: 'none' },
  'reaction.first': { unit: 'piece', done: 'none' },
  'reaction.second': { unit: 'piece', done: 'none' },
  'fire.choose': { fire: 'aim', fireTown: 'siege', volley: 'set', cease: 'none' },
  'surplus.choose': { remove: 'set' },
  'division.divide': { divide: 'slip' },
  'combats.choose': { fight: 'combat' },
  'combat.mainFirst': { main: 'piece' },
  'combat.mainSecond': { main: 'piece' },
  'flight.way': { flee: 'slip' },
  'recalls.choose': { recall: 'piece' },
  'recall.move': { ride: 'none', mark: 'none' },
  'recall.answer': { unit: 'piece', done: 'none' },
  'square.how': { square: 'none', lie: 'none' },
  'evasions.choose': { stand: 'none', evade: 'none' },
  'isolation.point': { point: 'foe', done: 'none' },
  'replacement.place': { appoint: 'slip' },
  'initiative.choose': {
    lengthen: 'none',
    shorten: 'none',
    swap: 'none',
    guardBefore: 'none',
    guardAfter: 'none',
    keep: 'none',
  },
  'messages.choose': { message: 'slip', read: 'slip', done: 'none' },
  'chase.ride': { go: 'slip', stay: 'none' },
  'communications.write': { write: 'text', pass: 'none' },
  'works.choose': { build: 'slip', done: 'none' },
  'tireless.choose': { ignore: 'none', keep: 'none' },
  'evasions.free': { reroll: 'none', keep: 'none' },
  'nerve.free': { reroll: 'none', keep: 'none' },
  'stragglers.free': { reroll: 'none', keep: 'none' },
  'stragglers.freeOther': { reroll: 'none', keep: 'none' },
  'command.free': { reroll: 'none', keep: 'none' },
  'rally.free': { reroll: 'none', keep: 'none' },
  'recall.free': { reroll: 'none', keep: 'none' },
  'square.free': { reroll: 'none', keep: 'none' },
  'shot.free': { reroll: 'none', keep: 'none' },
  'shot.freeOther': { reroll: 'none', keep: 'none' },
  'combat.free': { reroll: 'none', keep: 'none' },
  'combat.freeOther': { reroll: 'none', keep: 'none' },
}
export const questionOf = ({ proc, step }: Question): string => `${proc}.${step}`
export const kinds = (asked: Question): Readonly<Record<string, Kind>> => QUESTIONS[questionOf(asked)] ?? {}

/** Shooter × 256 + target, shooter × 64 + town, as the rules count them; a test compares. */
export const AIM = 256
export const AT_TOWN = 64

export const piece = (id: number): Thing => ({ kind: 'piece', id })
/** The skirmishers of a unit are a thing of their own to point at. */
const SKIRMISHERS = 1000
export const skirmishPiece = (unit: number) => ({ kind: 'piece' as const, id: SKIRMISHERS + unit })
/** The unit a piece belongs to, and whether it is the skirmishers. */
export const unitOf = (id: number): number => (id >= SKIRMISHERS ? id - SKIRMISHERS : id)
export const isSkirmishers = (id: number): boolean => id >= SKIRMISHERS
export const townPlace = (town: number): Thing => ({ kind: 'place', id: town })
/** A choice that is no piece and no place: a slip of paper beside the table, or a spot marked on it. */
export const slip = ({ type, arg }: Action): Thing => ({
  kind: 'place',
  // Spaces part one thing from another in the page.
  id: `${type}_${[arg ?? ''].flat().join(',').replaceAll(' ', '+')}`,
})
/** The slip that opens the menu of manoeuvres for the unit picked up. */
export const BY_STEPS: Thing = { kind: 'place', id: 'steps' }

const numbers = ({ arg }: Action): readonly number[] => [arg ?? []].flat() as readonly number[]

const first = (action: Action): number => numbers(action)[0] ?? -1
const combatants = (view: View, at: number): readonly number[] => view.s.combats[at]?.own.flat() ?? []
const isMine = (view: View, u: number): boolean => fieldIn(view).side[u] === view.eye
const shooters = (view: View): readonly number[] => {
  const f = fieldIn(view)
  return f.ofSide[Number(view.eye)]?.filter(u => f.profile[u]?.fire !== undefined) ?? []
}
/** What is meant by pointing at a unit. */
const ofUnit =
  (args: (view: View, u: number) => readonly Action['arg'][]): NonNullable<Argument['meanings']> =>
  (thing, type, raw) =>
    thing.kind === 'piece' && isThere(raw) ? args(viewOf(raw), Number(thing.id)).map(arg => ({ type, arg })) : []

const unit: Argument = {
  ways: action => [[piece(first(action))]],
  meanings: ofUnit((view, u) => (isMine(view, u) ? [u] : [])),
}
const aim: Argument = {
  ways: action => {
    const aim = first(action)
    const loose = looseIn(aim)
    return [
      [
        ((loose & BY_SKIRMISHERS) === 0 ? piece : skirmishPiece)(shooterIn(aim)),
        ((loose & AT_SKIRMISHERS) === 0 ? piece : skirmishPiece)(targetIn(aim)),
      ],
    ]
  },
  meanings: ofUnit((view, id) => {
    const f = fieldIn(view)
    const u = unitOf(id)
    if (!isMine(view, u))
      return shooters(view).map(shooter => shooter * AIM + u + (isSkirmishers(id) ? AT_SKIRMISHERS : 0))
    const loose = isSkirmishers(id) ? BY_SKIRMISHERS : 0
    return f.ofSide[1 - f.side[u]!]!.filter(each => each < f.troops).map(target => u * AIM + target + loose)
  }),
}
const siege: Argument = {
  ways: action => [[piece(Math.floor(first(action) / AT_TOWN)), townPlace(first(action) % AT_TOWN)]],
  meanings: ({ kind, id }, type, raw) =>
    kind === 'place' && typeof id === 'number' && isThere(raw)
      ? shooters(viewOf(raw)).map(u => ({ type, arg: u * AT_TOWN + id }))
      : [],
}
const combat: Argument = {
  // 8.4.2.4 hr Who fights in several combats does not tell which: then it takes both.
  ways: (action, raw) => {
    const view = viewOf(raw)
    const all = combatants(view, first(action))
    const plainly = all.filter(
      u => view.s.combats.filter(({ done, own }) => done === 0 && own.flat().includes(u)).length < 2,
    )
    return plainly.length > 0 ? plainly.map(u => [piece(u)]) : [all.map(piece)]
  },
  meanings: ofUnit((view, u) => view.s.combats.flatMap(({ own }, at) => (own.flat().includes(u) ? [at] : []))),
}

export const questions: Questions = {
  asked: QUESTIONS,
  kinds: {
    piece: unit,
    order: { ...unit, ways: action => [[piece(first(action)), BY_STEPS]] },
    aim,
    siege,
    combat,
    enemy: { ...unit, meanings: ofUnit((view, u) => (isMine(view, u) ? [] : [[u, 0]])) },
    foe: { ...unit, meanings: ofUnit((view, u) => (isMine(view, u) ? [] : [u])) },
    // Where a unit may be put is drawn and typed, not listed.
    place: { ways: action => [[slip(action)]] },
    slip: { ways: action => [[slip(action)]] },
    text: SPOKEN,
    set: { element: (type, _, id) => (type === 'react' ? piece(id) : undefined) },
    none: BUTTON,
  },
}
export const alike = (): readonly Thing[] => []

/** Whose affair the question is. */
export function focus(asked: Question, raw: object): readonly Thing[] {
  if (!isThere(raw)) return []
  const top = topFrame(viewOf(raw))
  switch (questionOf(asked)) {
    case 'march.leg':
    case 'rally.form':
    case 'escape.flee':
    case 'flight.way':
    case 'recall.move':
    case 'square.how':
    case 'surplus.choose':
      return [piece(local(top, 'unit'))]
    case 'combat.mainFirst':
    case 'combat.mainSecond':
      return combatants(viewOf(raw), local(top, 'at')).map(piece)
    default:
      return []
  }
}

/** What nobody does by a slip of the hand: one’s own men put to flight. Fire is compulsory and is not asked twice. */
export const weighs = ({ type }: Action, asked: Question): boolean =>
  type === 'rout' || (type === 'flee' && asked.proc === 'movement')
