/** What a deed would bring, before it is done: the rules carry it out on a position imagined from the doer's own view. */
import {
  type Action,
  type Foretold,
  type Lang,
  list,
  type Position,
  plain,
  type Seat,
  say,
  searchDice,
  type Text,
  tableFor,
} from '@bivouac/kernel'
import { reckoned } from './rules/6-totals.ts'
import { rules } from './rules/index.ts'
import { cardFacts, cardName, unitNoun } from './say/names.ts'
import { addendName, rollOf } from './say/sums.ts'
import type { Manoeuvre, Sum, View } from './state.ts'
import { imagine } from './view.ts'
import { holderOf, ownerOf } from './words.ts'

const NOTHING: Foretold = { lines: [] }
const both = (write: (lang: Lang) => string): Text => ({ it: write('it'), en: write('en') })

export function foretell(view: View, seat: Seat, action: Action): Foretold {
  const top = view.stack.at(-1)
  if (top?.proc === 'combat' && action.type === 'target') return summed(after(view, seat, action), view)
  if (top?.proc === 'attack' && (action.type === 'attack' || action.type === 'command'))
    return summed(after(view, seat, action), view)
  if (top?.proc === 'attack' && action.type === 'done' && view.sum !== undefined) return added(view.sum, view)
  if (action.type !== 'done') return NOTHING
  if (top?.proc === 'combat') return unplayed(view, seat, FIGHTS, UNFOUGHT, '4-combat')
  if (top?.proc === 'restoration') return unplayed(view, seat, RESTORES, UNRESTORED, '7')
  return NOTHING
}

/** The table as this deed would leave it, as far as its doer can see. */
function after(view: View, seat: Seat, action: Action): Position<Manoeuvre> {
  const pos = imagine(view, seat, [], searchDice('foretell'))
  const t = tableFor(pos, searchDice('foretell'))
  rules.advance(pos, t)
  rules.take(pos, t, action, seat)
  return pos
}

const AGAINST = {
  it: 'Come stanno le cose: {dice} contro {against}.',
  en: 'As things stand: {dice} against {against}.',
}

/** Every addend with its rule, then what the dice would be thrown for; fire is over at once, and is reckoned before it. */
function summed({ s }: Position<Manoeuvre>, view: View): Foretold {
  return s.battle.kind === 0 || s.battle.at < 0 ? NOTHING : added(reckoned(s), view)
}
function added(sum: Sum, view: View): Foretold {
  const lines = [...sum.attack, ...sum.defence].map(addend => ({
    rule: addend.rule,
    text: both(lang => {
      const name = addendName(addend, view, lang)
      return addend.count === undefined ? name : `${name}: ${addend.count}d${addend.sides}`
    }),
    ...(addend.value !== undefined && { value: addend.value }),
  }))
  return { lines: [...lines, { rule: '6.1-totals', text: both(lang => plain(say(lang, AGAINST, rollOf(sum)))) }] }
}

// ---- what ending a phase leaves unplayed -------------------------------------------------------------------------------

const FIGHTS = ['assault', 'bombard', 'volley']
const RESTORES = ['supply', 'regroup', 'reinforce', 'rally']
const UNFOUGHT = {
  it: 'Potresti ancora attaccare con {what}.',
  en: 'You could still attack with {what}.',
}
const UNRESTORED = {
  it: 'Resta ridotta un’unità che potresti ripristinare: {what}.',
  en: 'A unit stays reduced that you could restore: {what}.',
}

function unplayed(view: View, seat: Seat, types: readonly string[], says: Text, rule: '4-combat' | '7'): Foretold {
  const pos = imagine(view, seat, [], searchDice('foretell'))
  const decision = rules.advance(pos, tableFor(pos, searchDice('foretell')))
  const could = (decision?.actions ?? []).filter(({ type }) => types.includes(type))
  if (could.length === 0) return NOTHING
  const text = both(lang => {
    const names = new Set(could.map(({ type, arg }) => named(view, type, arg as number, lang)))
    return plain(say(lang, says, { what: plain(list([...names], lang)) }))
  })
  return { lines: [{ rule, text }] }
}
const named = (view: View, type: string, arg: number, lang: Lang): string => {
  if (type === 'supply' || type === 'regroup') return unitNoun(view.nation[ownerOf(arg)] ?? -1, arg)[lang]
  const nation = view.nation[holderOf(arg)] ?? -1
  return cardName(cardFacts(view.agreed.book, nation, arg), nation, lang)
}
