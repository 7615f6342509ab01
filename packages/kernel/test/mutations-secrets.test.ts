/** The suite itself is tested: leaks and bad copies, made on purpose, that it must find. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type GameModule, goto, type Position } from '../src/index.ts'
import { breaking, breakingOffer, finds, type Loose, look } from './broken.ts'
import { makeToy, type Toy, type ToyView, toy } from './toy.ts'

test('the suite finds nothing in a sound toy', () => {
  const faults = look(toy, 300)
  assert.deepEqual(Object.values(faults).flat(), [])
})

// ---- leaks --------------------------------------------------------------------------------------------------------

const allHands = (pos: Position<Toy>, seen: ToyView): ToyView => ({
  ...seen,
  hands: pos.s.hands.map(hand => [...hand]),
})
finds(
  'a view that shows the enemy’s hand, though imagine copies it',
  'blind',
  makeToy({ view: (pos, eye) => allHands(pos, toy.view(pos, eye)) }),
  /a secret shows in the view/,
)
finds(
  'a view that shows something imagine does not know of',
  'imagine',
  makeToy({ view: (pos, eye) => ({ ...toy.view(pos, eye), next: pos.s.deck[0] }) as ToyView }),
  /sees something else in what it imagines/,
)
finds(
  'a view that shows the card face down in a procedure',
  'blind',
  makeToy({ view: (pos, eye) => ({ ...toy.view(pos, eye), stack: pos.stack.map(f => ({ ...f })) }) }),
  /a secret shows in the view/,
)
finds(
  'a leak that shows only later, in one step of an assault',
  'blind',
  makeToy({
    view: (pos, eye) => (pos.stack.at(-1)?.step === 'react' ? allHands(pos, toy.view(pos, eye)) : toy.view(pos, eye)),
  }),
  /a secret shows in the view/,
)
function holdsAmbush(t: Loose, f: Loose) {
  return t.s.hands[1 - f.side].some((card: number) => card >= 9) ? undefined : toy.refusals[5]
}
finds(
  'a log that tells everybody which card was drawn',
  'blind',
  breaking(
    'turn',
    'draw',
    run => (t: Loose, f: Loose) => run({ ...t, whisper: (_: unknown, event: unknown) => t.tell(event) }, f),
  ),
  /was told of a secret that its view hides/,
)
finds(
  'a citation that betrays what somebody holds',
  'imagine',
  breaking('turn', 'act', choice => ({
    ...choice,
    rule: (t: Loose, f: Loose) => (t.s.hands[f.side].some((card: number) => card >= 9) ? '3.2' : '2'),
  })),
  /reads .* in what it imagines, and really/,
)
finds(
  'a reaction asked only of those who hold the card',
  'imagine',
  breaking('assault', 'react', choice => ({
    ...choice,
    offers: { ambush: choice.offers.ambush, pass: { ...choice.offers.pass, check: holdsAmbush } },
    none: () => goto('fight'),
  })),
  /rolled a die where nothing may happen/,
)
finds(
  'options that depend on what the player cannot know',
  'imagine',
  breakingOffer('turn', 'act', 'march', offer => ({
    ...offer,
    check: (t: Loose, f: Loose, ford: number) =>
      t.s.hands[1 - f.side].includes(ford) ? toy.refusals[0] : offer.check(t, f, ford),
  })),
  /other options in what it imagines/,
)
finds(
  'an imagination that tells the truth because the view does',
  'imagine',
  makeToy({
    view: (pos, eye) => ({ ...toy.view(pos, eye), all: JSON.stringify(pos) }) as ToyView,
    imagine: seen => JSON.parse((seen as ToyView & { all: string }).all),
  }),
  /imagined it right \d+ times/,
)
finds(
  'an imagination that invents cards',
  'imagine',
  makeToy({
    imagine: (seen, eye, heard, dice) => {
      const pos = toy.imagine(seen, eye, heard, dice)
      for (const [side, hand] of pos.s.hands.entries()) if (side !== eye) hand.fill(0)
      return pos
    },
  }),
  /breaks an invariant/,
)
finds(
  'an imagination that stands elsewhere',
  'imagine',
  makeToy({
    view: (pos, eye) => ({ ...toy.view(pos, eye), stack: [] }),
    imagine: (seen, eye, heard, dice) => ({
      ...toy.imagine(seen, eye, heard, dice),
      stack: [
        { proc: 'game', step: 'second' },
        { proc: 'turn', step: 'act', side: 0 },
      ],
    }),
  }),
  /imagines turn\.act of seat 0/,
)
finds(
  'an imagination that shares the view',
  'imagine',
  makeToy({
    imagine: (seen, eye, heard, dice) => {
      const pos = toy.imagine(seen, eye, heard, dice)
      pos.s.fords = seen.fords
      return pos
    },
  }),
  /changed the view it was made from/,
)

// ---- copies -------------------------------------------------------------------------------------------------------

finds(
  'a clone that shares a hand',
  'clones',
  makeToy({ clone: pos => ({ ...toy.clone(pos), s: { ...toy.clone(pos).s, hands: pos.s.hands } }) }),
  /the clone shares s\.hands/,
)
finds(
  'a clone that shares the stack',
  'clones',
  makeToy({ clone: pos => ({ ...toy.clone(pos), stack: pos.stack.slice() }) }),
  /the clone shares stack/,
)
finds(
  'a clone that forgets something',
  'clones',
  makeToy({ clone: pos => ({ ...toy.clone(pos), s: { ...toy.clone(pos).s, discards: [] } }) }),
  /the clone differs/,
)
finds(
  'a fraction in the state',
  'saves',
  breakState(s => void (s.turn += 0.5)),
  /not an integer/,
)
finds(
  'a Map in the state',
  'saves',
  breakState(s => void ((s as Loose).map = new Map())),
  /not a plain object/,
)
finds(
  'a hole in the state',
  'saves',
  breakState(s => void ((s as Loose).list = [undefined])),
  /is undefined/,
)
function breakState(change: (s: Toy['state']) => void): GameModule<Toy> {
  return makeToy({
    begin: setup => {
      const pos = toy.begin(setup)
      change(pos.s)
      return pos
    },
    // Carries over whatever was added, so that only saving gives it away.
    clone: pos => ({ ...toy.clone(pos), s: structuredClone(pos.s) }),
  })
}
finds(
  'a game that remembers outside its position',
  'saves',
  (() => {
    const seen = new WeakSet<object>()
    return makeToy({
      machine: {
        ...toy.machine,
        advance: (pos, t) => {
          // Objects made by JSON.parse are strangers to a game that recognises its own.
          const decision = toy.machine.advance(pos, t)
          if (seen.has(pos) || decision === undefined) return decision
          return decision.actions.length > 2 ? { ...decision, actions: decision.actions.slice(0, 2) } : decision
        },
        start: (s, proc) => {
          const pos = toy.machine.start(s, proc)
          seen.add(pos)
          return pos
        },
      },
      clone: pos => {
        const copy = toy.clone(pos)
        seen.add(copy)
        return copy
      },
    })
  })(),
  /goes on differently after loading/,
)
finds(
  'a view that is part of the position',
  'views',
  makeToy({ view: (pos, eye) => ({ ...toy.view(pos, eye), fords: pos.s.fords }) }),
  /shares fords with the position/,
)
finds(
  'a view that differs when taken twice',
  'views',
  (() => {
    let taken = 0
    return makeToy({ view: (pos, eye) => ({ ...toy.view(pos, eye), taken: taken++ }) as ToyView })
  })(),
  /differs when taken twice/,
)
