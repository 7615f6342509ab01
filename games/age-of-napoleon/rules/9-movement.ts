/** 9.1, 9.3, 9.6–9.9 Where an army may go, and how far. */
import type { Seat, Verdict } from '@bivouac/kernel'
import { ALLOWANCE } from '../data/tables.ts'
import { no } from '../rulebook.ts'
import type { FrameOf, State } from '../state.ts'
import { type Corps, FRANCE, MARCHING, NC, type Region } from '../words.ts'
import { corpsIn } from './2-countries.ts'
import { commanderOf, isBritish, isSeaOpen, movementOf } from './8-army.ts'
import { BRITAIN, IS_BORDER, IS_COASTAL, isSound } from './facts.ts'
import { corpsHere, countryAt, isRuled, isWinter, tagged } from './table.ts'

/** 9.1 Before the −1 for attacking; Mud never brings it below 0. */
export function allowanceOf(s: State, commander: Corps, forced: number, mud: number): number {
  let allowance = movementOf(s, commander)
  if (isWinter(s)) allowance += ALLOWANCE.winter
  if (forced === 1) allowance += ALLOWANCE.forcedMarch
  if (mud === 1) allowance += ALLOWANCE.mud
  return Math.max(0, allowance)
}

const NOT_ADJACENT = no(
  '1.2',
  { it: 'Le due regioni non confinano.', en: 'The two regions share no border.' },
  { it: 'Si va di regione in regione.', en: 'An army goes region by region.' },
)
const NOT_INTO_BRITAIN = no(
  '1.4',
  {
    it: 'In Inghilterra non si entra che per mare, e solo da inglesi.',
    en: 'Britain is entered by sea alone, and only by the British.',
  },
  { it: 'Scegli un’altra regione.', en: 'Choose another region.' },
)
const TOO_FAR = no(
  '9.1',
  { it: 'Troppo lontano per il movimento consentito.', en: 'Too far for the allowance.' },
  {
    it: 'Marcia forzata aggiunge un passo; l’inverno e il fango ne tolgono uno.',
    en: 'Forced March adds a step; winter and mud take one away.',
  },
)
const TOO_FAR_TO_ATTACK = no(
  '9.3',
  { it: 'Troppo lontano per attaccare: attaccare costa un passo.', en: 'Too far to attack: attacking costs one step.' },
  { it: 'Avvicinati di più, o usa Marcia forzata.', en: 'Come nearer first, or use Forced March.' },
)
const ATTACK_ENDS = no(
  '9.3',
  { it: 'L’attacco finisce la mossa.', en: 'The attack ends the move.' },
  { it: 'Fermati lì, o passa altrove.', en: 'Stop there, or go another way.' },
)
const SOUND_ENDS = no(
  '1.6',
  { it: 'Chi passa il Sund finisce la mossa.', en: 'Whoever crosses the Sound ends his move.' },
  { it: 'Prosegui nel prossimo round.', en: 'Go on in the next round.' },
)
const SOUND_CLOSED = no(
  '1.6',
  {
    it: 'Con Britannia in gioco il Sund è chiuso ai francesi.',
    en: 'With Britannia in force the Sound is closed to the French.',
  },
  { it: 'Scegli un’altra via.', en: 'Choose another way.' },
)
const TALKS = no(
  '16-33',
  {
    it: 'Trattative di pace: nessuno vi entra da fuori né vi attacca in questa fase.',
    en: 'Peace Talks: nobody enters it from outside or attacks in it this phase.',
  },
  { it: 'Aspetta la fine della Fase Campagna.', en: 'Wait for the end of the Campaign Phase.' },
)
const BARRED = no(
  '2.9',
  { it: 'Un neutrale chiuso non si viola, come convenuto.', en: 'A closed neutral is not violated, as agreed.' },
  { it: 'Serve la diplomazia.', en: 'It takes diplomacy.' },
)
const NO_CARD_TO_VIOLATE = no(
  '9.8',
  {
    it: 'Violare un neutrale chiuso costa un’altra carta, e non ne hai.',
    en: 'Violating a closed neutral costs one more card, and you have none.',
  },
  { it: 'Tieni una carta per questo.', en: 'Keep a card for it.' },
)
const MOBILISES_FIRST = no(
  '9.8',
  {
    it: 'Prima il paese violato mobilita: la marcia si ferma al confine e poi prosegue.',
    en: 'The violated country mobilises first: the march stops at its border and then goes on.',
  },
  {
    it: 'Finisci qui la via; dopo la mobilitazione potrai proseguire.',
    en: 'End the way here; after the mobilisation you may go on.',
  },
)
const NO_SEA = no(
  '9.6',
  {
    it: 'Il mare si apre con Britannia, e non nell’anno della Guerra del 1812.',
    en: 'The sea opens with Britannia, and not in the year of the War of 1812.',
  },
  { it: 'Gioca Britannia.', en: 'Play Britannia.' },
)
const NOT_SAILORS = no(
  '9.6',
  { it: 'Navigano solo corpi inglesi e loro ausiliari.', en: 'Only British corps and their auxiliaries sail.' },
  { it: 'Forma un esercito di soli inglesi e ausiliari.', en: 'Name an army of British and auxiliaries alone.' },
)
const WHOLE_MOVE = no(
  '9.6',
  { it: 'La traversata è tutta la mossa.', en: 'The crossing is the whole move.' },
  { it: 'Naviga senza marciare prima.', en: 'Sail without marching first.' },
)
const NO_COAST = no(
  '9.6',
  { it: 'Si naviga da costa a costa.', en: 'One sails from coast to coast.' },
  { it: 'Scegli una regione costiera.', en: 'Choose a coastal region.' },
)
const NOT_TO_NEUTRALS = no(
  '9.6',
  { it: 'Via mare non si va in un paese neutrale.', en: 'Nobody sails to a neutral country.' },
  { it: 'Scegli una costa amica o nemica.', en: 'Choose a friendly or enemy coast.' },
)

/**
 * 2.9 Would the marching army find it closed, coming from there? Its own presence keeps a country open only while it is
 * in it: an army that leaves a neutral country and comes back violates it.
 */
export function isClosedTo(s: State, from: Region, to: Region): boolean {
  const country = countryAt(s, to)
  if (s.status[country] !== NC || countryAt(s, from) === country) return false
  const own = tagged(s, MARCHING).filter(corps => countryAt(s, s.place[corps]!) === country).length
  return corpsIn(s, 0, country) + corpsIn(s, 1, country) === own
}
export const isEnemyAt = (s: State, seat: Seat, region: Region): boolean => corpsHere(s, 1 - seat, region) > 0

/** 1.4, 1.6, 9.9 May corps of this side go over this border at all, whatever they go for? */
export function mayCross(s: State, seat: Seat, from: Region, to: Region): Verdict {
  if (to === BRITAIN || from === BRITAIN) return NOT_INTO_BRITAIN
  if (IS_BORDER[from * 50 + to] === 0) return NOT_ADJACENT
  return seat === FRANCE && s.britannia === 1 && isSound(from, to) && !isRuled(s, 'sound') ? SOUND_CLOSED : undefined
}
/** 16-33 Would it enter a country under Peace Talks from outside, or attack in it? */
export function isTalkedOf(s: State, seat: Seat, from: Region, to: Region): boolean {
  if (s.talks === 0) return false
  const country = countryAt(s, to)
  return (s.talks & (1 << country)) !== 0 && (countryAt(s, from) !== country || isEnemyAt(s, seat, to))
}
/** Does going on after this step make no sense any more: an attack, the Sound, a violation? */
function stops(s: State, seat: Seat, from: Region, to: Region): Verdict {
  if (isEnemyAt(s, seat, to)) return ATTACK_ENDS
  if (isSound(from, to) && !isRuled(s, 'sound')) return SOUND_ENDS
  return isClosedTo(s, from, to) ? MOBILISES_FIRST : undefined
}
export const isSoundStop = (s: State, from: Region, to: Region): boolean => isSound(from, to) && !isRuled(s, 'sound')

/** One step of a march that stands in `from` and has entered `entered` regions. */
export function mayStep(s: State, seat: Seat, allowance: number, entered: number, from: Region, to: Region): Verdict {
  const fault = mayCross(s, seat, from, to)
  if (fault !== undefined) return fault
  const attack = isEnemyAt(s, seat, to)
  if (entered + 1 > allowance) return TOO_FAR
  if (attack && entered + 1 > allowance + ALLOWANCE.attack) return TOO_FAR_TO_ATTACK
  if (isTalkedOf(s, seat, from, to)) return TALKS
  if (!isClosedTo(s, from, to)) return undefined
  if (isRuled(s, 'neutrals')) return BARRED
  return s.hand[seat]!.length === 0 ? NO_CARD_TO_VIOLATE : undefined
}
/** A step of a way that has been pointed out as far as `soFar`, from where the army stands. */
export function mayGoOn(
  s: State,
  f: FrameOf<'order'>,
  allowance: number,
  soFar: readonly Region[],
  to: Region,
): Verdict {
  const last = soFar.length === 0 ? f.at : soFar[soFar.length - 1]!
  if (soFar.length > 0) {
    const before = soFar.length === 1 ? f.at : soFar[soFar.length - 2]!
    const stopped = stops(s, f.seat, before, last)
    if (stopped !== undefined) return stopped
  }
  return mayStep(s, f.seat, allowance, f.entered + soFar.length, last, to)
}

/** 9.6 */
export function maySail(s: State, f: FrameOf<'order'>, army: readonly Corps[], allowance: number, to: Region): Verdict {
  if (!isSeaOpen(s)) return NO_SEA
  if (!isBritish(army)) return NOT_SAILORS
  if (f.entered > 0) return WHOLE_MOVE
  if (to === f.at || IS_COASTAL[f.at] === 0 || IS_COASTAL[to] === 0) return NO_COAST
  if (s.status[countryAt(s, to)] === NC) return NOT_TO_NEUTRALS
  if (allowance < 1) return TOO_FAR
  if (isEnemyAt(s, f.seat, to) && allowance + ALLOWANCE.attack < 1) return TOO_FAR_TO_ATTACK
  return isTalkedOf(s, f.seat, f.at, to) ? TALKS : undefined
}
export const marchAllowance = (s: State, f: FrameOf<'order'>, army: readonly Corps[]): number =>
  allowanceOf(s, commanderOf(s, army), f.forced, f.mud)
