/** 3 Set-up: who is first, the battlefield, the armies and their edges, the opening hands, the placement. */
import type { Verdict } from '@bivouac/kernel'
import { FIRST_BATTLE } from '../data/first-battle.ts'
import { no } from '../rulebook.ts'
import { HAND, type Laid } from '../words.ts'
import { beginPlacement } from './3-placement.ts'
import { draw } from './4-draw.ts'
import { call, choice, end, goto, procedure, setOf } from './dialect.ts'
import { ALL_EDGES, ALL_LAID, ALL_NATIONS, ALL_PAIRS, CARDS_OF, FIRST_SIDES, LAID } from './facts.ts'
import { cardAs, type T } from './table.ts'

const firstPlayer = (t: T): number => t.s.first
const secondPlayer = (t: T): number => 1 - t.s.first

// ---- 3 the battlefield --------------------------------------------------------------------------------------------

/** Where the four sections go: top left, top right, bottom left, bottom right. */
const CORNERS = [0, 4, 32, 36]

function laySection(t: T, slot: number, laid: Laid): void {
  const s = t.s
  s.sections[slot] = laid
  const terrain = LAID[laid]!
  for (let i = 0; i < 16; i++) s.ground[CORNERS[slot]! + (i >> 2) * 8 + (i & 3)] = terrain[i]!
  t.tell({ e: 'laid', slot, section: laid })
}

const SECTION_USED = no(
  '3-battlefield',
  { it: 'Questa sezione è già sul tavolo.', en: 'That section is on the table already.' },
  { it: 'Scegline una ancora libera.', en: 'Choose one that is not in use.' },
)
const maySection = (t: T, laid: Laid): Verdict =>
  t.s.sections.some(each => each >> 2 === laid >> 2) ? SECTION_USED : undefined

function randomSections(t: T): void {
  const left = Array.from({ length: 24 }, (_, section) => section)
  for (let slot = 0; slot < 4; slot++) {
    const section = left.splice(t.dice.roll(left.length, '3-battlefield') - 1, 1)[0]!
    laySection(t, slot, section * 4 + t.dice.roll(4, '3-battlefield') - 1)
  }
}

// ---- 3 armies and edges -------------------------------------------------------------------------------------------

const NOT_NAMED = no(
  '3-armies',
  { it: 'Il secondo giocatore non ha nominato questa nazione.', en: 'The second player did not name that nation.' },
  { it: 'Prendi una delle due nazioni nominate.', en: 'Take one of the two nations named.' },
)
const mayNation = (pair: number, nation: number): Verdict =>
  pair >> 3 === nation || (pair & 7) === nation ? undefined : NOT_NAMED

function giveArmies(t: T, firstTakes: number, other: number): void {
  const { s } = t
  s.nation[s.first] = firstTakes
  s.nation[1 - s.first] = other
  for (const seat of [s.first, 1 - s.first]) t.tell({ e: 'army', seat, nation: s.nation[seat]! })
}

function giveEdge(t: T, seat: number, edge: number): void {
  const { s } = t
  s.home[seat] = edge
  s.home[1 - seat] = (edge + 2) & 3
  for (const each of [seat, 1 - seat]) t.tell({ e: 'edge', seat: each, nation: s.nation[each]!, edge: s.home[each]! })
}

const FIRST_PAIR =
  Math.min(...FIRST_SIDES.map(side => side.nation)) * 8 + Math.max(...FIRST_SIDES.map(side => side.nation))

export const setup = {
  setup: procedure('setup', {
    rule: '3',
    steps: {
      // 3: the higher d10 is the first player; ties are rolled again.
      first: t => {
        if (t.s.agreed.first !== undefined) {
          t.s.first = t.s.agreed.first
          return
        }
        const dice = [t.dice.roll(10, '3'), t.dice.roll(10, '3')]
        t.s.first = dice[0] === dice[1] ? -1 : dice[0]! > dice[1]! ? 0 : 1
        t.tell({ e: 'rolledOff', dice, first: t.s.first })
        return t.s.first < 0 ? goto('first') : undefined
      },
      battlefield: t => {
        const { scenario, sections } = t.s.agreed
        if (scenario === 'first-game')
          FIRST_BATTLE.sections.forEach((each, slot) => {
            laySection(t, slot, each.section * 4 + each.turns)
          })
        else if (sections !== undefined)
          sections.forEach((laid, slot) => {
            laySection(t, slot, laid)
          })
        else if (scenario === 'random') randomSections(t)
        else return call('battlefield', { slot: 0 })
      },
      armies: t => {
        const { scenario, nations } = t.s.agreed
        if (nations !== undefined) giveArmies(t, nations[t.s.first]!, nations[1 - t.s.first]!)
        else if (scenario === 'random') {
          const one = t.dice.roll(8, '3-armies') - 1
          const rest = ALL_NATIONS.filter(nation => nation !== one)
          giveArmies(t, one, rest[t.dice.roll(7, '3-armies') - 1]!)
        } else return call('armies', { pair: scenario === 'first-game' ? FIRST_PAIR : -1 })
      },
      edges: t => {
        const { scenario, edges } = t.s.agreed
        if (edges !== undefined) giveEdge(t, 0, edges[0]!)
        else if (scenario === 'random') giveEdge(t, 1 - t.s.first, t.dice.roll(4, '3-armies') - 1)
        else if (scenario === 'first-game')
          giveEdge(t, 0, FIRST_SIDES.find(side => side.nation === t.s.nation[0])!.edge)
        else return
        return goto('firstHand')
      },
      edge: choice({
        rule: '3-armies',
        seat: secondPlayer,
        offers: {
          edge: {
            domain: ALL_EDGES,
            take: (t, _, edge: number) => giveEdge(t, 1 - t.s.first, edge),
          },
        },
      }),
      firstHand: t => {
        for (const seat of [0, 1]) t.s.deck[seat] = [...CARDS_OF[seat]!]
        if (t.s.agreed.tournament) return call('opening', { seat: t.s.first })
        draw(t, t.s.first, HAND, '3-opening')
      },
      secondHand: t => {
        if (t.s.agreed.tournament) return call('opening', { seat: 1 - t.s.first })
        draw(t, 1 - t.s.first, HAND, '3-opening')
      },
      firstPlacement: t => beginPlacement(t, t.s.first),
      secondPlacement: t => beginPlacement(t, 1 - t.s.first),
    },
  }),

  battlefield: procedure('battlefield', {
    rule: '3-battlefield',
    steps: {
      section: choice({
        seat: firstPlayer,
        offers: {
          lay: {
            domain: ALL_LAID,
            check: (t, _, laid: number) => maySection(t, laid),
            take: (t, f, laid: number) => {
              laySection(t, f.slot, laid)
              f.slot++
              return f.slot < 4 ? goto('section') : end()
            },
          },
        },
      }),
    },
  }),

  armies: procedure('armies', {
    rule: '3-armies',
    steps: {
      named: (_, f) => (f.pair >= 0 ? goto('take') : undefined),
      name: choice({
        seat: secondPlayer,
        offers: {
          name: {
            domain: ALL_PAIRS,
            take: (t, f, pair: number) => {
              f.pair = pair
              t.tell({ e: 'named', seat: 1 - t.s.first, nations: [pair >> 3, pair & 7] })
            },
          },
        },
      }),
      take: choice({
        seat: firstPlayer,
        offers: {
          army: {
            domain: ALL_NATIONS,
            check: (_, f, nation: number) => mayNation(f.pair, nation),
            take: (t, f, nation: number) => giveArmies(t, nation, f.pair >> 3 === nation ? f.pair & 7 : f.pair >> 3),
          },
        },
      }),
    },
  }),

  opening: procedure('opening', {
    rule: '3-opening',
    steps: {
      pick: choice({
        seat: (_, f) => f.seat,
        offers: {
          pick: setOf({
            domain: (_, f) => CARDS_OF[f.seat]!,
            least: HAND,
            most: HAND,
            take: (t, f, cards) => {
              const { s } = t
              s.hand[f.seat] = [...cards]
              s.deck[f.seat] = s.deck[f.seat]!.filter(card => !cards.includes(card))
              const told = { e: 'drew', seat: f.seat, nation: s.nation[f.seat]!, count: HAND } as const
              t.whisper([f.seat], { ...told, cards: cards.map(card => cardAs(s, card)) }, told)
            },
          }),
        },
      }),
    },
  }),
}
