import type { Addend, Fight } from '@bivouac/client/page'
import { type Lang, plain, type Seat, say, type Text } from '@bivouac/kernel'
import type { Range } from '../reckoning.ts'
import { placeName, SIDES } from '../say/names.ts'
import { APPROACHES, enemyOf } from '../words.ts'
import { onApproach, piece } from './actions.ts'
import { frameOf, isThere, viewOf } from './facts.ts'
import { MG } from './words.ts'

const text = (it: string, en: string): Text => ({ it, en })
const TITLE = text('Assalto da {at}', 'Assault from {at}')
const LEADERS = text('chi guida', 'leaders')
const GROUND = text('terreno', 'ground')
const DEFENCE = text('difesa', 'defence')
const HIDDEN = text('difesa: da {least} a {most}', 'defence: {least} to {most}')
const FIRE = text('fuoco di difesa: forse −1', 'defensive fire: perhaps −1')
const COLOURS = ['var(--mg-austria-trim)', 'var(--mg-france)']

/** Steps of an assault in which its sums are still being made. */
const RECKONING = ['defence', 'barrage', 'afterFire', 'reckon']

const isSure = ({ least, most }: Range): boolean => least === most

/** The assault being fought, as the view reckons it: leaders, ground and defence, each with its section. */
export function fight(raw: object, _eye: Seat | 'spectator', lang: Lang): Fight | undefined {
  if (!isThere(raw)) return undefined
  const view = viewOf(raw)
  const { sum } = view
  if (sum === undefined) return undefined
  const { side, from, leads, joins, guards, leaders, penalty, defence, result, fire } = sum
  const enemy = enemyOf(side)
  const addends: readonly Addend[] = [
    { side: 0, text: LEADERS[lang], value: leaders, rule: '11.1' },
    { side: 0, text: GROUND[lang], value: -penalty, rule: '11.5' },
    ...(fire === 'yes' || fire === 'perhaps' ? [{ side: 0, text: FIRE[lang], rule: '11.2' } as const] : []),
    isSure(defence)
      ? { side: 1, text: DEFENCE[lang], value: defence.most, rule: '11.4' }
      : { side: 1, text: plain(say(lang, HIDDEN, { ...defence })), rule: '11.4' },
  ]
  // 11.7 From the losses on those who fight are weaker than they were.
  const isDecided = !RECKONING.includes(String(frameOf(view, 'assault')?.step))
  const verdict = result.least > 0 ? MG.attackerWins : result.most <= 0 ? MG.defenderWins : MG.perhaps
  return {
    id: `${view.round} ${side} ${from}`,
    title: plain(say(lang, TITLE, { at: placeName(APPROACHES + from, lang) })),
    at: [onApproach(from), onApproach(from ^ 1)],
    sides: [
      { name: SIDES[side]![lang], colour: COLOURS[side]!, pieces: [...leads, ...joins].map(piece) },
      {
        name: SIDES[enemy]![lang],
        colour: COLOURS[enemy]!,
        pieces: guards.map(piece),
        ...(!isSure(defence) && { sum: `${defence.least}–${defence.most}` }),
      },
    ],
    addends,
    ...(isSure(result) && { outcome: verdict[lang] }),
    ...(isDecided && { decided: true }),
  }
}
