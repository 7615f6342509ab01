/** What a player is asked, and how each answer is worded. */
import { type Action, type Decision, type Lang, plain, type Result, say, sentence, type Text } from '@bivouac/kernel'
import { MAP } from '../data/board.ts'
import { CROSSINGS } from '../data/roads.ts'
import type { FrameView, MarengoView } from '../view.ts'
import { BOXES } from '../words.ts'
import { approachName, blockName, faceName, localeName, placeName, SIDES } from './names.ts'

const text = (it: string, en: string): Text => ({ it, en })
const PROMPTS: Readonly<Record<string, Text>> = {
  'activation.choose': text('Attiva un pezzo francese, o rinuncia.', 'Activate a French block, or decline.'),
  'bombardment.target': text(
    'Scegli l’obiettivo del bombardamento, o annullalo.',
    'Choose the target of the bombardment, or call it off.',
  ),
  'assaults.choose': text(
    'Scegli un assalto, una continuazione, o passa al movimento.',
    'Choose an assault, a continuation, or go on to movement.',
  ),
  'assault.attack': text(
    'Scegli chi guida e chi accompagna l’assalto.',
    'Choose who leads the assault and who goes along.',
  ),
  'assault.defence': text(
    'Scegli se l’artiglieria spara e chi guida la difesa.',
    'Choose whether artillery fires and who leads the defence.',
  ),
  'assault.pursuit': text(
    'Scegli la cavalleria che insegue, o rinuncia.',
    'Choose the cavalry that pursues, or decline.',
  ),
  'movement.choose': text(
    'Scegli un pezzo da muovere, un arrivo, o chiudi il turno.',
    'Choose a block to move, an arrival, or end the turn.',
  ),
  'group.choose': text(
    'Aggiungi pezzi al gruppo, o scegli dove va.',
    'Add blocks to the group, or choose where it goes.',
  ),
  'march.on': text('Prosegui per la strada, o fermati.', 'Go on along the road, or stop.'),
  'continuation.choose': text(
    'Scegli chi altro continua e quale via blocca.',
    'Choose who else goes on and which approach is blocked.',
  ),
  'attack.infantry': text('Scopri una fanteria del gruppo che attacca.', 'Show infantry of the attacking group.'),
  'attack.block': text(
    'Il nemico attacca: blocca con la riserva, o ritirati.',
    'The enemy attacks: block with your reserve, or retreat.',
  ),
  'attack.forward': text(
    'Sei bloccato: scegli chi avanza sulla via d’accesso.',
    'You are blocked: choose who goes forward to the approach.',
  ),
  'retreat.who': text(
    'Non c’è posto per tutti: scegli chi si salva.',
    'There is not room for all: choose who is saved.',
  ),
  'losses.leader': text(
    'Scegli quale pezzo nemico che guida perde un punto.',
    'Choose which leading enemy block loses a point.',
  ),
  'losses.other': text('Scegli quale tuo pezzo perde un punto.', 'Choose which block of yours loses a point.'),
}
/** Before the question who loses a point, by cause (see Cause in state.ts). */
const CAUSES: readonly Text[] = [
  text('Assalto', 'Assault'),
  text('Bombardamento', 'Bombardment'),
  text('Ritirata', 'Retreat'),
]

const POINTS = text('{cause}, {points|# punto|# punti}.', '{cause}, {points|# point|# points}.')

export function prompt(at: Pick<Decision, 'proc' | 'step' | 'seat'>, view: MarengoView, lang: Lang): string {
  const top = view.stack[view.stack.length - 1]
  const commands = lang === 'it' ? ` (comandi: ${view.command})` : ` (commands: ${view.command})`
  const key = `${at.proc}.${at.step}`
  if (key === 'retreat.where') {
    const who = typeof top?.block === 'number' ? named(view, top.block, lang) : ''
    return lang === 'it' ? `Dove si ritira ${who}?` : `Where does ${who} retreat to?`
  }
  const asked = PROMPTS[key]?.[lang] ?? key
  if (top?.proc === 'losses') {
    const cause = CAUSES[Number(top.cause)]?.[lang] ?? ''
    return `${plain(say(lang, POINTS, { cause, points: Number(top.points) }))} ${asked}`
  }
  return ['movement.choose', 'assaults.choose', 'group.choose'].includes(key) ? asked + commands : asked
}

const named = (view: MarengoView, block: number, lang: Lang): string => {
  const face = view.face[block] ?? 0
  return face === 0 ? blockName(block) : `${blockName(block)} (${faceName(face, lang)})`
}
const at = (view: MarengoView, block: number, lang: Lang): string =>
  `${named(view, block, lang)}, ${placeName(view.place[block] ?? -1, lang)}`

const LOSS = text('La perdita va {to:who}', 'The loss goes to {who}')

type Say = (arg: number, view: MarengoView, lang: Lang, top: FrameView | undefined) => string
const ACTIONS: Readonly<Record<string, Say>> = {
  activate: (b, v, l) => `${l === 'it' ? 'Attiva' : 'Activate'} ${at(v, b, l)}`,
  target: (p, _, l) => `${l === 'it' ? 'Spara su' : 'Fire at'} ${placeName(p, l)}`,
  callOff: (_b, _v, l) => (l === 'it' ? 'Annulla il bombardamento' : 'Call the bombardment off'),
  assault: (a, _, l) => `${l === 'it' ? 'Assalta da' : 'Assault from'} ${approachName(a, l)}`,
  continue: (b, v, l) => `${l === 'it' ? 'Continua con' : 'Go on with'} ${at(v, b, l)}`,
  lead: (b, v, l) => `${named(v, b, l)} ${l === 'it' ? 'guida' : 'leads'}`,
  join: (b, v, l) => `${named(v, b, l)} ${l === 'it' ? 'accompagna' : 'goes along'}`,
  fire: (b, v, l) => `${l === 'it' ? 'Fuoco di difesa:' : 'Defensive fire:'} ${named(v, b, l)}`,
  guard: (b, v, l) => `${named(v, b, l)} ${l === 'it' ? 'guida la difesa' : 'leads the defence'}`,
  pursue: (b, v, l) => `${named(v, b, l)} ${l === 'it' ? 'insegue' : 'pursues'}`,
  move: (b, v, l) => `${l === 'it' ? 'Muovi' : 'Move'} ${at(v, b, l)}`,
  arrive: (b, v, l) => `${l === 'it' ? 'Fai entrare' : 'Bring in'} ${at(v, b, l)}`,
  pontoon: (b, v, l) => `${l === 'it' ? 'Sul ponte di barche:' : 'Over the pontoon bridge:'} ${named(v, b, l)}`,
  bombard: (b, v, l) => `${l === 'it' ? 'Dichiara il bombardamento:' : 'Declare the bombardment:'} ${named(v, b, l)}`,
  add: (b, v, l) => `${l === 'it' ? 'Aggiungi' : 'Add'} ${named(v, b, l)}`,
  enter: (a, v, l) => entering(a, v, l),
  back: (_a, _v, l) => (l === 'it' ? 'Torna in riserva' : 'Go back to reserve'),
  along: (lane, _, l) =>
    `${l === 'it' ? 'Per strada' : 'By road'} (${roadName(lane, l)}) ${l === 'it' ? 'a' : 'to'} ${localeName(MAP.laneTo[lane] ?? -1, l)}`,
  ride: (a, _, l) =>
    `${l === 'it' ? 'Per la strada principale, scoperta, a bloccare' : 'By the primary road, shown, to block'} ${approachName(a, l)}`,
  stop: (_b, _v, l) => (l === 'it' ? 'Fermati qui' : 'Stop here'),
  show: (b, v, l) => `${l === 'it' ? 'Scopri' : 'Show'} ${named(v, b, l)}`,
  forward: (b, v, l) => `${named(v, b, l)} ${l === 'it' ? 'avanza' : 'goes forward'}`,
  save: (b, v, l) => `${l === 'it' ? 'Salva' : 'Save'} ${named(v, b, l)}`,
  hit: (b, v, l) => plain(say(l, LOSS, { who: named(v, b, l) })),
  lose: (b, v, l) => plain(say(l, LOSS, { who: named(v, b, l) })),
  retreat: (to, _v, l, top) =>
    top?.proc === 'retreat' ? `${l === 'it' ? 'In' : 'To'} ${localeName(to, l)}` : l === 'it' ? 'Ritirati' : 'Retreat',
  block: (arg, v, l, top) =>
    top?.proc === 'attack'
      ? `${named(v, arg, l)} ${l === 'it' ? 'blocca' : 'blocks'}`
      : `${l === 'it' ? 'Blocca' : 'Block'} ${approachName(arg, l)}`,
  done: (_a, _v, l, top) => done(top, l),
}

function entering(approach: number, view: MarengoView, lang: Lang): string {
  const to = MAP.areaOf[approach ^ 1] ?? -1
  const enemy = view.place.some(
    (place, block) => place >= 0 && place < BOXES && localeOf(place) === to && (block < 20 ? 0 : 1) !== view.side,
  )
  const verb = enemy ? (lang === 'it' ? 'Attacca' : 'Attack') : lang === 'it' ? 'Entra in' : 'Enter'
  return `${verb} ${localeName(to, lang)} (${approachName(approach, lang)})`
}
const localeOf = (place: number): number =>
  place < MAP.neighbours.length ? place : (MAP.areaOf[place - MAP.neighbours.length] ?? -1)
function roadName(lane: number, lang: Lang): string {
  const crossing = CROSSINGS[lane >> 1]
  if (crossing === undefined) return '?'
  const kind = crossing.primary
    ? lang === 'it'
      ? 'principale'
      : 'primary'
    : lang === 'it'
      ? 'secondaria'
      : 'secondary'
  return `${kind} ${crossing.id}`
}
const DONE: Readonly<Record<string, Text>> = {
  activation: text('Nessun’altra attivazione', 'No more activations'),
  assaults: text('Basta assalti: al movimento', 'No more assaults: on to movement'),
  movement: text('Chiudi il turno', 'End the turn'),
  attack: text('Basta così', 'That is all'),
  assault: text('Basta così', 'That is all'),
}
const done = (top: FrameView | undefined, lang: Lang): string =>
  DONE[String(top?.proc)]?.[lang] ?? (lang === 'it' ? 'Fatto' : 'Done')

export function action({ type, arg }: Action, view: MarengoView, lang: Lang): string {
  const top = view.stack[view.stack.length - 1]
  return ACTIONS[type]?.(typeof arg === 'number' ? arg : -1, view, lang, top) ?? type
}

const RESULT = text('{the:who} vincono: {how}.', '{the:who} win: {how}.')
const MORALE = text(' Morale: {scores}.', ' Morale: {scores}.')
const HOW: Readonly<Record<string, Text>> = {
  morale: text('l’armata nemica è demoralizzata', 'the enemy army is demoralised'),
  stars: text('tengono stelle di due colori', 'they hold stars of two colours'),
  ground: text('gli austriaci non tengono stelle di due colori', 'the Austrians do not hold stars of two colours'),
}
export function result({ winners, by, score }: Result, lang: Lang): string {
  const who = SIDES[winners[0] ?? 0]!
  const said = say(lang, RESULT, { who, how: HOW[by]?.[lang] ?? by })
  const morale = score === undefined ? [] : say(lang, MORALE, { scores: score.join(lang === 'it' ? ' a ' : ' to ') })
  return plain([...sentence(said), ...morale])
}
