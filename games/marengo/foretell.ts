/** What a deed would bring, before it is done: the rules carry it out on a position imagined from the doer's own view. */
import {
  type Action,
  capital,
  type Fillings,
  type Foretold,
  type Lang,
  list,
  plain,
  type Seat,
  say,
  searchDice,
  signed,
  type Text,
  tableFor,
} from '@bivouac/kernel'
import { MAP } from './data/board.ts'
import { mayBe } from './data/hidden.ts'
import type { MarengoEvent } from './events.ts'
import { deal } from './imagine.ts'
import type { Range } from './reckoning.ts'
import type { Rule } from './rulebook.ts'
import { shots } from './rules/10-bombardment.ts'
import { payingPlaces, pays, refuges } from './rules/12-retreat.ts'
import { marengoMachine } from './rules/index.ts'
import { placeName } from './say/names.ts'
import { INACTIVE, type MarengoPosition, MOVED } from './state.ts'
import { type MarengoView, view as viewOf } from './view.ts'
import { APPROACHES, armOf, BOXES, type Place, sideOf } from './words.ts'

type Line = Foretold['lines'][number]
const NOTHING: Foretold = { lines: [] }
/** An attack is answered after a few questions of its own. */
const MOST_QUESTIONS = 12

const both = (write: (lang: Lang) => string): Text => ({ it: write('it'), en: write('en') })
const text = (it: string, en: string): Text => ({ it, en })
const line = (rule: Rule, words: Text, values: Fillings = {}, value?: number): Line => ({
  rule,
  text: both(lang => plain(say(lang, words, values))),
  ...(value !== undefined && { value }),
})

export function foretell(view: MarengoView, seat: Seat, action: Action): Foretold {
  const top = view.stack.at(-1)
  switch (action.type) {
    case 'done':
      return top?.proc === 'movement'
        ? ending(view, seat)
        : top?.step === 'defence'
          ? defending(view, seat, action)
          : NOTHING
    case 'move':
    case 'march':
    case 'along':
      return attack(view, seat, action)
    case 'assault':
      return assaulting(view, seat, action)
    case 'guard':
      return defending(view, seat, action)
    case 'bombard':
      return declaring(view, seat, action)
    case 'retreat':
      if (top?.proc !== 'attack') return NOTHING
      return { lines: [retreating(view, imagined(view, seat), Number(top.over), 'own')] }
    default:
      return NOTHING
  }
}
const imagined = (view: MarengoView, seat: Seat): MarengoPosition => deal(view, seat, searchDice('foretell'))

/** The position after the deed, with what was told on the way. */
function after(view: MarengoView, seat: Seat, action: Action) {
  const pos = imagined(view, seat)
  const told: MarengoEvent[] = []
  const tell = (event: MarengoEvent): void => void told.push(event)
  const table = tableFor(pos, searchDice('foretell'), { tell, whisper: (_, event) => tell(event), reveal: () => {} })
  marengoMachine.advance(pos, table)
  if (marengoMachine.whyNot(pos, table, action, seat) !== undefined) return undefined
  marengoMachine.take(pos, table, action)
  return { pos, told, table, next: marengoMachine.advance(pos, table) }
}

const LEFT = text(
  'Ti {n|resta # comando|restano # comandi}: non si conservano per il prossimo turno.',
  'You have {n|# command|# commands} left: they are not kept for the next turn.',
)
/** 8.3 Commands not used are lost; while somebody could still move, that is worth a second thought. */
function ending(view: MarengoView, seat: Seat): Foretold {
  const isFree = (place: Place, block: number): boolean =>
    sideOf(block) === seat && place >= 0 && place < BOXES && (view.flag[block]! & (MOVED | INACTIVE)) === 0
  if (view.command === 0 || !view.place.some(isFree)) return NOTHING
  const left = line('8.3', LEFT, { n: view.command }, view.command)
  return { lines: [left], warnings: [left.text] }
}

// ---- 9 manoeuvre attacks, 12 retreats -----------------------------------------------------------------------------------

const CAN_BLOCK = text(
  'Può bloccare con la riserva ({n}), o ritirarsi.',
  'He may block with his reserve ({n}), or retreat.',
)
const CANNOT_BLOCK = text('Non può bloccare: deve ritirarsi.', 'He cannot block: he must retreat.')

/** 9 Can he block, and what would a retreat cost him? */
function attack(view: MarengoView, seat: Seat, action: Action): Foretold {
  const found = after(view, seat, action)
  if (found === undefined) return NOTHING
  const { pos, table } = found
  let { next } = found
  const over = Number(pos.stack.findLast(frame => frame.proc === 'attack')?.over ?? -1)
  if (over < 0) return NOTHING
  for (let i = 0; i < MOST_QUESTIONS && next?.seat === seat && next.proc === 'attack'; i++) {
    marengoMachine.take(pos, table, next.actions[0]!)
    next = marengoMachine.advance(pos, table)
  }
  const canBlock = next?.proc === 'attack' && next.step === 'block'
  const n = view.place.filter((place, block) => place === MAP.areaOf[over ^ 1] && sideOf(block) !== seat).length
  return { lines: [line('9.1', canBlock ? CAN_BLOCK : CANNOT_BLOCK, { n }), retreating(view, pos, over, 'his')] }
}

const COST = {
  his: text('La ritirata gli costa {range} {most|punto|punti}', 'Retreating costs him {range} {most|point|points}'),
  own: text('La ritirata ti costa {range} {most|punto|punti}', 'Retreating costs you {range} {most|point|points}'),
}
/** 12.2, 12.3: what leaving the locale beyond this approach costs those in it, and where they could go. */
function retreating(view: MarengoView, pos: MarengoPosition, over: number, whose: keyof typeof COST): Line {
  const locale = MAP.areaOf[over ^ 1]!
  const side = defenderOf(view, locale)
  const { least, most } = cost(view, locale)
  const to = refuges(pos.s, { locale, side, barred: MAP.areaOf[over]! })
  const words = both(lang => {
    const price = plain(say(lang, COST[whose], { range: spread({ least, most }), most }))
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
  return { rule: '12.2', text: words, value: most }
}
const spread = ({ least, most }: Range): string => (least === most ? String(least) : `${least}–${most}`)
const defenderOf = (view: MarengoView, locale: Place): number =>
  sideOf(
    view.place.findIndex(
      place => place === locale || (place >= APPROACHES && MAP.areaOf[place - APPROACHES] === locale),
    ),
  )
/** 12.2 By the rule's own places and arms: certain where every face a block may have pays, possible where one does. */
function cost(view: MarengoView, locale: Place): Range {
  let [least, most] = [0, 0]
  for (const at of payingPlaces(locale, -1)) {
    const faces = view.place.flatMap((place, block) => (place === at ? [mayBe(view, block)] : []))
    const isPaid = (face: number): boolean => pays(armOf(face), at === locale)
    if (faces.some(each => each.some(isPaid))) most++
    if (faces.some(each => each.every(isPaid))) least++
  }
  return { least, most }
}

// ---- 10 bombardment --------------------------------------------------------------------------------------------------------

const GUN = text(
  'Il turno finisce e l’artiglieria è scoperta. Nel tuo prossimo turno, se il nemico è ancora lì, perde {n|# punto|# punti}.',
  'The turn ends and the artillery is shown. In your next turn, if the enemy is still there, he loses {n|# point|# points}.',
)
function declaring(view: MarengoView, seat: Seat, { arg }: Action): Foretold {
  const block = Array.isArray(arg) ? Number(arg[0]) : -1
  if ((view.place[block] ?? -1) < APPROACHES || view.place[block]! >= BOXES) return NOTHING
  const [first] = shots(imagined(view, seat).s, seat, block)
  return first === undefined ? NOTHING : { lines: [line('10.2', GUN, { n: first.points }, first.points)] }
}

// ---- 11 assaults -------------------------------------------------------------------------------------------------------------

const SUM = text(
  'Attacco {leaders} − {penalty} = {attack}; la difesa può valere da {least} a {most}: risultato {result}, {verdict}.',
  'Attack {leaders} − {penalty} = {attack}; the defence may be worth {least} to {most}: result {result}, {verdict}.',
)
const SURE = text(
  'Attacco {leaders} − {penalty} = {attack}, difesa {defence}: {result}, {verdict}. È certo.',
  'Attack {leaders} − {penalty} = {attack}, defence {defence}: {result}, {verdict}. It is certain.',
)
const LOSSES = text(
  'Chi attacca perde {attacker} {a|punto|punti}, chi difende {defender}.',
  'The attacker loses {attacker} {a|point|points}, the defender {defender}.',
)
const MAY_FIRE = text(
  'Se c’è artiglieria, il fuoco di difesa toglie un punto.',
  'If there is artillery, defensive fire takes a point.',
)
const VERDICT = {
  attacker: text('vince l’attacco', 'the attack wins'),
  defender: text('vince la difesa', 'the defence wins'),
  open: text('dipende da chi difende', 'it depends on who defends'),
}
const written = ({ least, most }: Range, lang: Lang): string =>
  least === most ? signed(least, lang) : `${signed(least, lang)} … ${signed(most, lang)}`

function assaulting(view: MarengoView, seat: Seat, action: Action): Foretold {
  const found = after(view, seat, action)
  const sum = found && viewOf(found.pos, seat).sum
  if (sum === undefined) return NOTHING
  const { leaders, penalty, attack: strength, defence, result, losses, fire } = sum
  const verdict = result.least > 0 ? VERDICT.attacker : result.most <= 0 ? VERDICT.defender : VERDICT.open
  const lines = [
    line('11.6', SUM, {
      leaders,
      penalty,
      attack: strength.most,
      ...defence,
      result: text(written(result, 'it'), written(result, 'en')),
      verdict,
    }),
    line('11.7', LOSSES, {
      attacker: spread(losses.attacker),
      a: losses.attacker.most,
      defender: spread(losses.defender),
    }),
  ]
  return { lines: fire === 'yes' || fire === 'perhaps' ? [...lines, line('11.2', MAY_FIRE)] : lines }
}

/** The defender sees the leaders, and knows whom he sends against them: it is certain. */
function defending(view: MarengoView, seat: Seat, action: Action): Foretold {
  const found = after(view, seat, action)
  const sum = found?.told.find(event => event.e === 'reckoned')
  if (sum?.e !== 'reckoned') return NOTHING
  const { leaders, penalty, attack: strength, defence, result } = sum
  const verdict = result > 0 ? VERDICT.attacker : VERDICT.defender
  const said = text(signed(result, 'it'), signed(result, 'en'))
  return { lines: [line('11.6', SURE, { leaders, penalty, attack: strength, defence, result: said, verdict }, result)] }
}
