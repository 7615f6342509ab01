/** One option on its own, as a button or a line of a menu would say it. */
import { type Action, type Fillings, type Lang, plain, say, sentence, type Text } from '@bivouac/kernel'
import type { View } from '../state.ts'
import { firstOf, secondOf } from '../words.ts'
import { card, corps, country, region, several, side } from './names.ts'

const text = (it: string, en: string): Text => ({ it, en })
const ON_COUNTRIES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 24, 33]
const ON_REGIONS: readonly number[] = [27, 41, 42]

type Saying = (arg: number, view: View) => readonly [Text, Fillings]
/** A card played on something; of cards played on nothing the second number is 0 and says nothing. */
const played: Saying = code => {
  const of = firstOf(code)
  const values = { card: card(of), country: country(secondOf(code)), at: region(secondOf(code)) }
  if (ON_COUNTRIES.includes(of)) return [text('{card}: {country}', '{card}: {country}'), values]
  return [ON_REGIONS.includes(of) ? text('{card}: {at}', '{card}: {at}') : text('{card}', '{card}'), values]
}
const titled: Saying = arg => [text('{card}', '{card}'), { card: card(arg) }]
const on: Saying = arg => [text('{country}', '{country}'), { country: country(arg) }]
const to =
  (it: string, en: string): Saying =>
  arg => [text(it, en), { at: region(arg) }]
const who =
  (it: string, en: string): Saying =>
  arg => [text(it, en), { who: corps(arg) }]
const paid: Saying = arg => [text('Scarta {card}', 'Discard {card}'), { card: card(arg) }]

/** With a number: a listed option, or one element of a set or way. */
const NUMBERED: Readonly<Record<string, Saying>> = {
  first: arg => [text('Comincia {the:who}', '{the:who} first'), { who: side(arg) }],
  play: (arg, view) => (isTitle(view) ? titled(arg, view) : played(arg, view)),
  card: played,
  also: on,
  strike: paid,
  take: titled,
  recall: who('{who}', '{who}'),
  place: arg => [text('{who} {in:at}', '{who} at {at}'), { who: corps(firstOf(arg)), at: region(secondOf(arg)) }],
  rest: (arg, view) => (topOf(view) === 'battle' ? paid(arg, view) : who('Riposa {who}', 'Rest {who}')(arg, view)),
  pay: paid,
  march: who('Muovi {who}', 'Move {who}'),
  force: who('A marcia forzata: {who}', 'By forced march: {who}'),
  intercept: who('Intercetta con {who}', 'Intercept with {who}'),
  go: to('Verso {at}', 'To {at}'),
  sail: to('Per mare {to:at}', 'By sea to {at}'),
  withdraw: to('Ritirati {in:at}', 'Withdraw to {at}'),
  to: to('Ritirati {in:at}', 'Retreat to {at}'),
  out: who('Fuori {who}', '{who} stays out'),
  lose: who('Perdi {who}', 'Lose {who}'),
  yield: who('Perdi {who} per quest’anno', 'Lose {who} for the year'),
  wound: who('{who}', '{who}'),
  never: on,
  crown: played,
  detach: arg => [text('Distacca {the:country}', 'Detach {the:country}'), { country: country(arg) }],
  lay: played,
}
const topOf = (view: View): string => view.stack[view.stack.length - 1]?.proc ?? ''
/** Strategy and battle cards are played by their titles alone. */
const isTitle = (view: View): boolean => topOf(view) === 'strategy' || topOf(view) === 'battle'

/** Whole sets and ways. */
const GATHERED: Readonly<Record<string, Text>> = {
  march: text('Muovi {who}', 'Move {who}'),
  force: text('A marcia forzata: {who}', 'By forced march: {who}'),
  intercept: text('Intercetta con {who}', 'Intercept with {who}'),
  rest: text('Riposa {who}', 'Rest {who}'),
  out: text('Fuori {who}', '{who} {who|stays|stay} out'),
  lose: text('Perdi {who}', 'Lose {who}'),
  yield: text('Perdi {who} per quest’anno', 'Lose {who} for the year'),
}
const NOBODY: Readonly<Record<string, Text>> = {
  out: text('Combattono tutti', 'Everybody fights'),
  place: text('Basta così', 'That is all'),
}
const PLAIN: Readonly<Record<string, Text>> = {
  pass: text('Passa', 'Pass'),
  enough: text('Basta così', 'That is all'),
  done: text('Basta così', 'That is all'),
  repress: text('Gioca Repressione', 'Play Repression'),
  let: text('Lascia fare', 'Let it be'),
  mud: text('Gioca Fango (movimento −1)', 'Play Mud (movement −1)'),
  cancel: text('Gioca Ordini sbagliati', 'Play Misdirected Orders'),
  halt: text('Fermati qui', 'Halt here'),
  stand: text('Accetta battaglia', 'Stand and fight'),
  no: text('Tieni le carte', 'Keep your cards'),
  sail: text('Imbarca gli inglesi per l’Inghilterra', 'Take ship for Britain'),
  none: text('Non distaccare niente', 'Detach nothing'),
  claim: text('Dichiara la vittoria marginale', 'Claim the marginal victory'),
  playOn: text('Gioca per di più', 'Play on for more'),
}

function gathered(type: string, list: readonly number[], view: View): readonly [Text, Fillings] {
  if (list.length === 0) return [NOBODY[type] ?? PLAIN.done!, {}]
  if (type === 'go') return [text('Marcia per {way}', 'March by {way}'), { way: list.map(region) }]
  if (type === 'place') {
    const values = { who: several(list.map(firstOf)), n: list.length }
    return [text('Schiera {who}', 'Place {who}'), values]
  }
  const words = GATHERED[type]
  return words === undefined ? (NUMBERED[type]?.(list[0]!, view) ?? [PLAIN.done!, {}]) : [words, { who: several(list) }]
}

export function actionLabel({ type, arg }: Action, view: View, lang: Lang): string {
  const [words, values] = Array.isArray(arg)
    ? gathered(type, arg as readonly number[], view)
    : typeof arg === 'number'
      ? (NUMBERED[type]?.(arg, view) ?? [text(type, type), {}])
      : [PLAIN[type] ?? text(type, type), {}]
  return plain(sentence(say(lang, words, values)))
}
