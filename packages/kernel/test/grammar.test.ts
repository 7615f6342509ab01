import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  count,
  fill,
  type Lang,
  list,
  month,
  type Noun,
  noun,
  number,
  people,
  percent,
  plain,
  properName,
  say,
  sentence,
  signed,
  token,
} from '../src/index.ts'

const CAIRO = noun('m', 'Il Cairo', 'Cairo', 'it')
const PYRAMIDS = noun('fp', 'Piramidi', 'Pyramids')
const ACRE = properName('f', 'Acri', 'Acre')
const NAMES: readonly Noun[] = [
  CAIRO,
  PYRAMIDS,
  ACRE,
  properName('f', 'Genova', 'Genoa'),
  noun('f', 'La Coruña', 'Corunna', 'it'),
  noun('f', 'L’Aia', 'Hague'),
  noun('mp', 'austriaci', 'Austrians'),
  noun('mp', 'Stati Uniti', 'United States'),
  noun('m', 'Impero Ottomano', 'Ottoman Empire'),
  noun('f', 'Austria', 'Austria', 'it'),
  noun('m', '8° Reggimento', '8th Regiment'),
  noun('m', '52° Reggimento', '52nd Regiment'),
  noun('m', 'zuavo', 'Zouave'),
  noun('m', 'squadrone', 'squadron'),
  noun('f', 'squadra', 'squad'),
]
const each = (template: string, lang: Lang): string[] => NAMES.map(x => plain(fill(template, { x }, lang)))

test('Italian articles and prepositions follow from gender, number and first letters', () => {
  assert.deepEqual(each('{the:x}', 'it'), [
    'il Cairo',
    'le Piramidi',
    'Acri',
    'Genova',
    'la Coruña',
    'l’Aia',
    'gli austriaci',
    'gli Stati Uniti',
    'l’Impero Ottomano',
    'l’Austria',
    'l’8° Reggimento',
    'il 52° Reggimento',
    'lo zuavo',
    'lo squadrone',
    'la squadra',
  ])
  assert.deepEqual(each('{of:x}', 'it').slice(0, 12), [
    'del Cairo',
    'delle Piramidi',
    'di Acri',
    'di Genova',
    'della Coruña',
    'dell’Aia',
    'degli austriaci',
    'degli Stati Uniti',
    'dell’Impero Ottomano',
    'dell’Austria',
    'dell’8° Reggimento',
    'del 52° Reggimento',
  ])
  assert.deepEqual(each('{to:x}', 'it').slice(0, 8), [
    'al Cairo',
    'alle Piramidi',
    'ad Acri',
    'a Genova',
    'alla Coruña',
    'all’Aia',
    'agli austriaci',
    'agli Stati Uniti',
  ])
  assert.deepEqual(each('{from:x}', 'it').slice(0, 4), ['dal Cairo', 'dalle Piramidi', 'da Acri', 'da Genova'])
  assert.deepEqual(each('{in:x}', 'it').slice(12), ['nello zuavo', 'nello squadrone', 'nella squadra'])
  assert.deepEqual(each('{on:x}', 'it').slice(6, 8), ['sugli austriaci', 'sugli Stati Uniti'])
})

test('the bare name keeps the article that is part of it', () => {
  assert.deepEqual(each('{x}', 'it').slice(0, 2), ['Il Cairo', 'Piramidi'])
})

test('English says the where the noun takes it', () => {
  assert.deepEqual(each('{of:x}', 'en').slice(0, 7), [
    'of Cairo',
    'of the Pyramids',
    'of Acre',
    'of Genoa',
    'of Corunna',
    'of the Hague',
    'of the Austrians',
  ])
  assert.equal(plain(fill('for {the:x}', { x: PYRAMIDS }, 'en')), 'for the Pyramids')
})

test('verbs and adjectives agree with a noun, with several, and with a number', () => {
  const dragoons: Noun = { ...noun('m', '10° Dragoni', '10th Dragoons'), plural: true }
  const attacks = { it: '{the:x} {x|attacca|attaccano}', en: '{the:x} {x|attacks|attack}' }
  const said = (lang: Lang, x: Noun | readonly Noun[]): string => plain(say(lang, attacks, { x }))
  assert.equal(said('it', dragoons), 'il 10° Dragoni attacca')
  assert.equal(said('en', dragoons), 'the 10th Dragoons attack')
  assert.equal(said('it', [CAIRO, ACRE]), 'il Cairo e Acri attaccano')
  assert.equal(said('it', [PYRAMIDS]), 'le Piramidi attaccano')
  const lost = '{x|perso|persa|persi|perse}'
  assert.deepEqual(
    [CAIRO, ACRE, [CAIRO, ACRE], [ACRE, PYRAMIDS], PYRAMIDS].map(x => plain(fill(lost, { x }, 'it'))),
    ['perso', 'persa', 'persi', 'perse', 'perse'],
  )
  assert.deepEqual(
    [0, 1, 2, 1_000_000].map(n => plain(fill('{n|resta un turno|restano # turni}', { n }, 'it'))),
    ['restano 0 turni', 'resta un turno', 'restano 2 turni', 'restano 1.000.000 turni'],
  )
  assert.deepEqual(
    [0, 1, 2].map(n => plain(fill('{n} {n|city|cities}', { n }, 'en'))),
    ['0 cities', '1 city', '2 cities'],
  )
})

test('what can be pointed at stays a token, in lists too; words beside it are one piece', () => {
  const x = token(PYRAMIDS, 'place', 4)
  const y = token(CAIRO, 'place', 5)
  const z = token(ACRE, 'place', 6)
  assert.deepEqual(fill('va {from:x} {to:y}.', { x, y }, 'it'), [
    'va dalle ',
    { kind: 'place', id: 4, text: 'Piramidi' },
    ' al ',
    { kind: 'place', id: 5, text: 'Cairo' },
    '.',
  ])
  assert.deepEqual(fill('{all}', { all: [x, y, z] }, 'en'), [
    { kind: 'place', id: 4, text: 'Pyramids' },
    ', ',
    { kind: 'place', id: 5, text: 'Cairo' },
    ' and ',
    { kind: 'place', id: 6, text: 'Acre' },
  ])
  assert.equal(plain(list(['A3', 'A5', 'A18'], 'it')), 'A3, A5 e A18')
  assert.equal(plain(list(['A3', 'A5'], 'it', 'or')), 'A3 o A5')
  assert.deepEqual(list([], 'it'), [])
})

test('the name of a person is a name without an article; what is missing stays to be seen', () => {
  assert.equal(plain(fill('Tocca {to:who}', { who: 'Anna' }, 'it')), 'Tocca ad Anna')
  assert.equal(plain(fill('Tocca {to:who}', { who: 'Marco' }, 'it')), 'Tocca a Marco')
  assert.equal(plain(fill('Tocca {to:who}', {}, 'it')), 'Tocca {to:who}')
})

test('a people is written small inside an Italian sentence, and large where it begins one', () => {
  const who = people('Austriaci', 'Austrians')
  assert.equal(plain(fill('Tocca {to:who}', { who }, 'it')), 'Tocca agli austriaci')
  assert.equal(plain(sentence(fill('{who}', { who }, 'it'))), 'Austriaci')
  assert.equal(plain(fill('{the:who} {who|plays|play}', { who }, 'en')), 'the Austrians play')
})

test('a sentence begins with a capital letter, token or not', () => {
  assert.equal(plain(sentence(['il nemico'])), 'Il nemico')
  assert.equal(plain(sentence([{ kind: 'piece', id: 1, text: 'élite' }, ' va'])), 'Élite va')
  assert.deepEqual(sentence([]), [])
})

test('numbers, shares and months as either language writes them', () => {
  assert.deepEqual([number(1.5, 'it'), number(1.5, 'en'), number(-2, 'it')], ['1,5', '1.5', '−2'])
  assert.deepEqual([signed(2, 'it'), signed(-2, 'it'), signed(0, 'it')], ['+2', '−2', '0'])
  assert.deepEqual([percent(0.4, 'it'), percent(0.4, 'en'), percent(0.042, 'it', 1)], ['40%', '40%', '4,2%'])
  assert.deepEqual(
    [0, 0.001, 0.996, 1].map(p => percent(p, 'it')),
    ['0%', '<1%', '>99%', '100%'],
  )
  assert.deepEqual([month(1, 'it'), month(5, 'it'), month(12, 'en')], ['gennaio', 'maggio', 'December'])
  const points = { it: ['# punto', '# punti'], en: ['# point', '# points'] } as const
  assert.deepEqual(
    [count(0, 'it', points), count(1, 'it', points), count(2, 'en', points)],
    ['0 punti', '1 punto', '2 points'],
  )
})
