/** 11 Battle. */
import { end, goto, type Procedures, type Seat, setOf, type Verdict } from '@bivouac/kernel'
import { FROM_THE_SEA, HOME_SOIL } from '../data/tables.ts'
import type { Addend } from '../events.ts'
import { no } from '../rulebook.ts'
import { call, type FrameOf, type Napoleon, type State, type T } from '../state.ts'
import { type Corps, ENGAGED, ENTRENCHMENTS, GUARD, MORTALLY_WOUNDED, type Region } from '../words.ts'
import { combatOf, strongestCommand } from './8-army.ts'
import { inflicted, lossesAfter, tieOf } from './11-table.ts'
import { bonusOf, hasPlayed, isFixed, mayPlayInBattle, playsOf } from './cards-battle.ts'
import { ALL_CORPS, ALL_TITLES, COMMAND, HOME, HOME_REGION } from './facts.ts'
import {
  asks,
  corpsAt,
  countryAt,
  discard,
  fromHand,
  holds,
  isRuled,
  NOT_HELD,
  refresh,
  sideOf,
  titlesOf,
} from './table.ts'

type F = FrameOf<'battle'>
export const engagedAt = (s: State, seat: Seat, at: Region): Corps[] =>
  corpsAt(s, seat, at).filter(corps => (s.tag[corps]! & ENGAGED) !== 0)

// ---- 11.1 who stays out ----------------------------------------------------------------------------------------------

const NOT_IN_BOX = no(
  '11.1',
  {
    it: 'Questo corpo non è dei tuoi nel Riquadro Battaglia.',
    en: 'That corps is not one of yours in the Battle Box.',
  },
  { it: 'Indica un tuo corpo della regione.', en: 'Name a corps of yours in the region.' },
)
const COMMANDER_FIGHTS = no(
  '11.1',
  { it: 'Il comandante combatte.', en: 'The commander fights.' },
  { it: 'Lascia fuori altri.', en: 'Leave others out.' },
)
const TOO_MANY_ENGAGED = no(
  '11.1',
  { it: 'Il comando non basta a impegnare tanti corpi.', en: 'The commander cannot engage so many corps.' },
  { it: 'Lascia fuori qualcuno.', en: 'Leave somebody out.' },
)
/** Somebody of the highest command must fight: of several equals one may stay out. */
export function mayStayOut(s: State, seat: Seat, at: Region, chosen: readonly Corps[], corps: Corps): Verdict {
  if (s.place[corps] !== at || sideOf(s, corps) !== seat) return NOT_IN_BOX
  // Asked for every corps of every army: nothing is gathered that one look over them can tell.
  const command = COMMAND[corps]!
  let equal = false
  for (let each = 0; each < s.place.length; each++) {
    if (s.place[each] !== at || each === corps || COMMAND[each]! < command || sideOf(s, each) !== seat) continue
    if (COMMAND[each]! > command) return undefined
    equal ||= !chosen.includes(each)
  }
  return equal ? undefined : COMMANDER_FIGHTS
}
const staying = (who: (f: F) => Seat) =>
  setOf<Napoleon, F>({
    domain: ALL_CORPS,
    over: (t, f) => corpsAt(t.s, who(f), f.at),
    least: (t, f) => {
      const army = corpsAt(t.s, who(f), f.at)
      return Math.max(0, army.length - strongestCommand(army))
    },
    most: (t, f) => corpsAt(t.s, who(f), f.at).length - 1,
    each: (t, f, chosen, corps) => mayStayOut(t.s, who(f), f.at, chosen, corps),
    few: TOO_MANY_ENGAGED,
    many: COMMANDER_FIGHTS,
    take: (t, f, corps) => {
      for (const each of corps) t.s.tag[each]! &= ~ENGAGED
      if (corps.length > 0) t.tell({ e: 'stoodOut', seat: who(f), corps })
    },
  })
const attackerOf = (f: F): Seat => f.seat
const defenderOf = (f: F): Seat => 1 - f.seat

// ---- 11.2 strength ---------------------------------------------------------------------------------------------------

export const isAtHome = (s: State, corps: Corps, at: Region): boolean =>
  HOME_REGION[corps]! >= 0 ? HOME_REGION[corps] === at : HOME[corps] === countryAt(s, at)

/** Every addend of one side’s strength; their sum is the column. */
export function addendsOf(s: State, seat: Seat, f: Pick<F, 'seat' | 'at' | 'sea'>): readonly Addend[] {
  const army = engagedAt(s, seat, f.at)
  let combat = 0
  let home = 0
  for (const corps of army) {
    combat += combatOf(s, corps)
    if (isAtHome(s, corps, f.at)) home += HOME_SOIL
  }
  if (isRuled(s, 'homeSoil')) home = Math.min(home, HOME_SOIL)
  const addends: Addend[] = [['11.2', combat]]
  if (home > 0) addends.push(['11.2-home', home])
  if (f.sea === 1 && seat === f.seat) addends.push(['11.2-sea', FROM_THE_SEA])
  for (const card of playsOf(s, seat)) {
    const bonus = bonusOf(card)
    if (bonus !== 0) addends.push([`16-${card}`, bonus])
  }
  return addends
}
export const sum = (addends: readonly Addend[]): number => addends.reduce((all, [, value]) => all + value, 0)

// ---- 11.3 cards ------------------------------------------------------------------------------------------------------

const battleCards = (who: (f: F) => Seat, again: string, on: string) =>
  asks<'battle'>({
    rule: '11.3',
    seat: (_, f) => who(f),
    offers: {
      play: {
        domain: ALL_TITLES,
        over: (t, f) => titlesOf(t.s.hand[who(f)]!),
        check: (t, f, card: number) =>
          mayPlayInBattle(t.s, who(f), card, engagedAt(t.s, who(f), f.at), who(f) !== f.seat),
        take: (t, f, card: number) => {
          const seat = who(f)
          fromHand(t.s, seat, card)
          t.s.plays.push(seat * 4096 + card * 64)
          t.tell({ e: 'played', seat, card })
          return goto(again)
        },
      },
      done: { take: () => goto(on) },
    },
  })

// ---- 11.4 – 11.7 dice and losses -------------------------------------------------------------------------------------

function fight(t: T, f: F): void {
  const { s } = t
  const seats: readonly [Seat, Seat] = [f.seat, 1 - f.seat]
  const addends = [addendsOf(s, seats[0], f), addendsOf(s, seats[1], f)] as const
  const strength: [number, number] = [Math.max(0, sum(addends[0])), Math.max(0, sum(addends[1]))]
  const fixed: [boolean, boolean] = [isFixed(s, seats[0]), isFixed(s, seats[1])]
  const dice = seats.map((seat, i) =>
    fixed[i] ? Math.min(6, strongestCommand(engagedAt(s, seat, f.at))) : t.dice.roll(6, '11.4'),
  ) as [number, number]
  const hits: [number, number] = [inflicted(dice[0], strength[0]), inflicted(dice[1], strength[1])]
  t.tell({ e: 'fought', attacker: f.seat, at: f.at, strength, addends, dice, fixed, inflicted: hits })
  f.tie = hits[0] === hits[1] ? 1 : 0
  const isAttackers = f.tie === 0 ? hits[0] > hits[1] : breakTie(t, f, strength)
  f.winner = isAttackers ? f.seat : 1 - f.seat
  const guard = isAttackers ? hasPlayed(s, 1 - f.seat, GUARD) : hasPlayed(s, f.seat, GUARD)
  // 11.6, 16-37: the loser loses one more, and one more again if the Guard was committed in vain.
  const more = (f.tie === 0 ? 1 : 0) + (guard ? 1 : 0)
  f.lossA = Math.min(engagedAt(s, f.seat, f.at).length, hits[1] + (isAttackers ? 0 : more))
  f.lossD = Math.min(engagedAt(s, 1 - f.seat, f.at).length, hits[0] + (isAttackers ? more : 0))
  f.hitA = hits[0]
  f.hitD = hits[1]
  t.tell({ e: 'won', seat: f.winner, at: f.at, losses: [f.lossA, f.lossD] })
}
/** 11.5 Does the attacker win the second roll? Behind entrenchments there is none (16-39). */
function breakTie(t: T, f: F, strength: readonly [number, number]): boolean {
  const modifiers: [number, number] = [tieOf(strength[0]), tieOf(strength[1])]
  if (hasPlayed(t.s, 1 - f.seat, ENTRENCHMENTS)) {
    t.tell({ e: 'tie', dice: [0, 0], modifiers, entrenched: true })
    return false
  }
  const dice: [number, number] = [t.dice.roll(6, '11.5'), t.dice.roll(6, '11.5')]
  t.tell({ e: 'tie', dice, modifiers, entrenched: false })
  return dice[0] + modifiers[0] > dice[1] + modifiers[1]
}
/** 11.7 How many one side loses, and how many of them for ever. */
export function lossesOf(f: F, seat: Seat): { readonly losses: number; readonly dead: number } {
  const losses = seat === f.seat ? f.lossA : f.lossD
  return { losses, dead: lossesAfter(losses, f.winner !== seat || f.tie === 1) }
}
function suffer(t: T, f: F, seat: Seat) {
  const { losses, dead } = lossesOf(f, seat)
  const byEnemy = seat === f.seat ? f.hitD : f.hitA
  const won = f.winner === seat
  const wound = byEnemy > 0 && losses > 0 && hasPlayed(t.s, 1 - seat, MORTALLY_WOUNDED) ? 1 : 0
  return losses === 0
    ? undefined
    : call('losses', { seat, dead, captive: losses - dead, wound, lost: won ? 0 : 1, at: f.at })
}

export const battle: Pick<Procedures<Napoleon>, 'battle'> = {
  battle: {
    rule: '11.1',
    steps: {
      begin: (t, f) => {
        t.tell({ e: 'battle', attacker: f.seat, at: f.at, from: f.from })
        for (const seat of [0, 1]) for (const corps of corpsAt(t.s, seat, f.at)) t.s.tag[corps]! |= ENGAGED
        return corpsAt(t.s, f.seat, f.at).length > 1 ? undefined : goto('defenders')
      },
      attackerOut: asks<'battle'>({ seat: (_, f) => f.seat, offers: { out: staying(attackerOf) } }),
      defenders: (t, f) => (corpsAt(t.s, 1 - f.seat, f.at).length > 1 ? undefined : goto('attackCards')),
      defenderOut: asks<'battle'>({ seat: (_, f) => 1 - f.seat, offers: { out: staying(defenderOf) } }),
      attackCards: (t, f) => (t.s.hand[f.seat]!.length > 0 ? undefined : goto('defenceCards')),
      attackerPlays: battleCards(attackerOf, 'attackCards', 'defenceCards'),
      defenceCards: (t, f) => (t.s.hand[1 - f.seat]!.length > 0 ? undefined : goto('roll')),
      defenderPlays: battleCards(defenderOf, 'defenceCards', 'roll'),
      roll: (t, f) => fight(t, f),
      attackerLoses: (t, f) => suffer(t, f, f.seat),
      defenderLoses: (t, f) => suffer(t, f, 1 - f.seat),
      // 11.8
      tire: (t, f) => {
        const { s } = t
        for (const play of s.plays) s.discard.push((play >> 6) & 63)
        s.plays.length = 0
        const tired = [0, 1].flatMap(seat => engagedAt(s, seat, f.at))
        for (const corps of tired) s.tired[corps] = 1
        if (tired.length > 0) t.tell({ e: 'tired', corps: tired.sort((a, b) => a - b) })
        return s.hand[f.winner]!.length > 0 && engagedAt(s, f.winner, f.at).length > 0 ? undefined : goto('rout')
      },
      refresh: asks<'battle'>({
        rule: '11.8',
        seat: (_, f) => f.winner,
        offers: {
          rest: {
            domain: ALL_TITLES,
            over: (t, f) => titlesOf(t.s.hand[f.winner]!),
            check: (t, f, card: number) => (holds(t.s, f.winner, card) ? undefined : NOT_HELD),
            take: (t, f, card: number) => {
              discard(t, f.winner, card, 'refresh')
              refresh(t, engagedAt(t.s, f.winner, f.at))
            },
          },
          no: { take: () => undefined },
        },
      }),
      rout: (t, f) => {
        const { s } = t
        for (const corps of ALL_CORPS) s.tag[corps]! &= ~ENGAGED
        const seat = 1 - f.winner
        if (corpsAt(s, seat, f.at).length === 0) return undefined
        const home = seat === f.seat ? f.from : -1
        return call('retreat', { seat, at: f.at, barred: f.from, home })
      },
      close: () => end(),
    },
  },
}
