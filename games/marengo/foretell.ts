/** What a deed would bring, before it is done: the rules carry it out on a position imagined from the doer's own view. */
import {
  type Action,
  capital,
  type Foretold,
  type Lang,
  list,
  plain,
  type Seat,
  say,
  searchDice,
  type Text,
  tableFor,
} from '@bivouac/kernel'
import { MAP } from './data/board.ts'
import { mayBe } from './data/hidden.ts'
import { deal } from './imagine.ts'
import { marengoMachine } from './rules/index.ts'
import { refuges } from './rules/retreat.ts'
import { placeName } from './say/names.ts'
import { INACTIVE, type MarengoPosition, MOVED } from './state.ts'
import type { MarengoView } from './view.ts'
import { APPROACHES, armOf, BOXES, INFANTRY, type Place, sideOf } from './words.ts'

const NOTHING: Foretold = { lines: [] }
/** An attack is answered after a few questions of its own. */
const MOST_QUESTIONS = 12

const both = (write: (lang: Lang) => string): Text => ({ it: write('it'), en: write('en') })

export function foretell(view: MarengoView, seat: Seat, action: Action): Foretold {
  const top = view.stack.at(-1)
  if (top?.proc === 'movement' && action.type === 'done') return ending(view, seat)
  if (action.type === 'enter' || action.type === 'along') return attack(view, seat, action)
  if (top?.proc === 'attack' && top.step === 'block' && action.type === 'retreat') {
    const over = Number(top.over)
    return { lines: [retreating(view, deal(view, seat, searchDice('foretell')), over, 'own')] }
  }
  return NOTHING
}

const LEFT = {
  it: 'Ti {n|resta # comando|restano # comandi}: non si conservano per il prossimo turno.',
  en: 'You have {n|# command|# commands} left: they are not kept for the next turn.',
}
/** 8.3 Commands not used are lost; while somebody could still move, that is worth a second thought. */
function ending(view: MarengoView, seat: Seat): Foretold {
  const isFree = (place: Place, block: number): boolean =>
    sideOf(block) === seat && place >= 0 && place < BOXES && (view.flag[block]! & (MOVED | INACTIVE)) === 0
  if (view.command === 0 || !view.place.some(isFree)) return NOTHING
  const text = both(lang => plain(say(lang, LEFT, { n: view.command })))
  return { lines: [{ rule: '8.3', text, value: view.command }], warnings: [text] }
}

/** 9 Can he block, and what would a retreat cost him? */
function attack(view: MarengoView, seat: Seat, action: Action): Foretold {
  const pos = deal(view, seat, searchDice('foretell'))
  const table = tableFor(pos, searchDice('foretell'))
  marengoMachine.advance(pos, table)
  marengoMachine.take(pos, table, action)
  let next = marengoMachine.advance(pos, table)
  const over = Number(pos.stack.findLast(frame => frame.proc === 'attack')?.over ?? -1)
  if (over < 0) return NOTHING
  for (let i = 0; i < MOST_QUESTIONS && next?.seat === seat && next.proc === 'attack'; i++) {
    marengoMachine.take(pos, table, next.actions[0]!)
    next = marengoMachine.advance(pos, table)
  }
  const canBlock = next?.proc === 'attack' && next.step === 'block'
  const reserve = view.place.filter((place, block) => place === MAP.areaOf[over ^ 1] && sideOf(block) !== seat).length
  const answer = canBlock
    ? {
        it: `Può bloccare con la riserva (${reserve}), o ritirarsi.`,
        en: `He may block with his reserve (${reserve}), or retreat.`,
      }
    : { it: 'Non può bloccare: deve ritirarsi.', en: 'He cannot block: he must retreat.' }
  return { lines: [{ rule: '9.1', text: answer }, retreating(view, pos, over, 'his')] }
}

const COST = {
  his: {
    it: 'La ritirata gli costa {range} {most|punto|punti}',
    en: 'Retreating costs him {range} {most|point|points}',
  },
  own: {
    it: 'La ritirata ti costa {range} {most|punto|punti}',
    en: 'Retreating costs you {range} {most|point|points}',
  },
}
/** 12.2, 12.3: what leaving the locale beyond this approach costs those in it, and where they could go. */
function retreating(
  view: MarengoView,
  pos: MarengoPosition,
  over: number,
  whose: keyof typeof COST,
): Foretold['lines'][number] {
  const locale = MAP.areaOf[over ^ 1]!
  const side = defenderOf(view, locale)
  const barred = MAP.areaOf[over]!
  const { least, most } = cost(view, locale)
  const to = refuges(pos.s, { locale, side, barred })
  const text = both(lang => {
    const price = plain(say(lang, COST[whose], { range: least === most ? String(least) : `${least}–${most}`, most }))
    const names = plain(
      list(
        to.map(place => placeName(place, lang)),
        lang,
      ),
    )
    const where =
      to.length === 0
        ? { it: 'nessuna zona lo accoglie: eliminati', en: 'no locale takes them: eliminated' }[lang]
        : { it: `verso ${names}`, en: `towards ${names}` }[lang]
    return `${capital(price)}; ${where}.`
  })
  return { rule: '12.2', text, value: most }
}
const defenderOf = (view: MarengoView, locale: Place): number =>
  sideOf(
    view.place.findIndex(
      place => place === locale || (place >= APPROACHES && MAP.areaOf[place - APPROACHES] === locale),
    ),
  )

/** One point among the infantry in reserve, one for each blocked approach; how much is hidden depends on the faces. */
function cost(view: MarengoView, locale: Place): { readonly least: number; readonly most: number } {
  const reserve = view.place.flatMap((place, block) => (place === locale ? [block] : []))
  const isInfantry =
    (all: boolean) =>
    (block: number): boolean => {
      const faces = mayBe(view, block)
      return all ? faces.every(face => armOf(face) === INFANTRY) : faces.some(face => armOf(face) === INFANTRY)
    }
  const approaches = (MAP.approachesOf[locale] ?? []).filter(each => view.place.includes(APPROACHES + each)).length
  return {
    least: approaches + (reserve.some(isInfantry(true)) ? 1 : 0),
    most: approaches + (reserve.some(isInfantry(false)) ? 1 : 0),
  }
}
