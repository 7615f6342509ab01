/** How each event is worded in the log. Units are tokens: whoever shows the log knows their names. */
import { dieToken, type Lang, type LogLevel, type Phrase, sentence } from '@bivouac/kernel'
import type { Disordering, LossCause, NapoleonEvent } from '../events.ts'
import { FORMATION_NAMES, inches, signed, unitToken, wind } from './names.ts'

type Said = { readonly [E in NapoleonEvent['e']]: (event: Extract<NapoleonEvent, { e: E }>, lang: Lang) => Phrase }
const pick = (lang: Lang, it: Phrase, en: Phrase): Phrase => (lang === 'it' ? it : en)
const list = (units: readonly number[]): Phrase =>
  units.flatMap((u, i) => (i === 0 ? [unitToken(u)] : [', ', unitToken(u)]))
const d10 = (got: number) => dieToken({ sides: 10, got })

const PHASE: Readonly<Record<string, readonly [string, string]>> = {
  control: ['controllo', 'control'],
  movement: ['manovra', 'manoeuvre'],
  fire: ['fuoco', 'fire'],
  combat: ['combattimenti', 'combats'],
  pursuit: ['inseguimento', 'pursuit'],
}
const TEST: Readonly<Record<string, readonly [string, string]>> = {
  rally: ['recupero', 'rally'],
  command: ['comando', 'command'],
  square: ['quadrato', 'square'],
  recall: ['richiamo', 'recall'],
}
const WHY: Readonly<Record<Disordering, readonly [string, string]>> = {
  wood: ['nel bosco', 'in the wood'],
  hedge: ['passando la siepe', 'crossing the hedge'],
  ford: ['nel guado', 'in the ford'],
  passed: ['attraversata da amici in disordine', 'run through by friends in disorder'],
  losses: ['per le perdite', 'by its losses'],
  bounce: ['rimbalzando', 'in bouncing'],
  town: ['fra gli edifici', 'among the buildings'],
  charge: ['dopo la carica fuori controllo', 'after a charge out of control'],
  fire: ['sotto il fuoco', 'under fire'],
  carried: ['seguendo la cavalleria', 'in following the cavalry'],
}
const CAUSE: Readonly<Record<LossCause, readonly [string, string]>> = {
  fire: ['per il fuoco', 'by fire'],
  combat: ['in combattimento', 'in combat'],
  victory: ['vincendo', 'in winning'],
  flight: ['fuggendo', 'in flight'],
}
const LEG: Readonly<Record<string, readonly [string, string]>> = {
  forward: ['avanza', 'goes forward'],
  oblique: ['avanza obliquando', 'goes forward obliquely'],
  back: ['arretra', 'goes back'],
  side: ['si sposta di lato', 'moves sideways'],
  wheel: ['converte', 'wheels'],
  wheelBack: ['converte all’indietro', 'wheels back'],
  form: ['cambia formazione', 'changes formation'],
  about: ['inverte il fronte', 'faces about'],
  touch: ['va al contatto', 'goes into contact'],
  deploy: ['si dispiega in città', 'deploys in the town'],
  leave: ['lascia la città', 'leaves the town'],
}
const GONE: Readonly<Record<string, readonly [string, string]>> = {
  dispersed: ['è dispersa', 'is dispersed'],
  eliminated: ['è eliminata', 'is eliminated'],
  surrendered: ['si arrende', 'surrenders'],
  left: ['lascia il tavolo', 'leaves the table'],
}
const of = (pair: readonly [string, string] | undefined, lang: Lang): string => pair?.[lang === 'it' ? 0 : 1] ?? ''

const SAID: Said = {
  turn: ({ turn }, lang) => pick(lang, [`Turno ${turn}`], [`Turn ${turn}`]),
  phase: ({ side, phase }, lang) =>
    pick(
      lang,
      [{ kind: 'side', id: side, text: `Parte ${side + 1}` }, `: ${of(PHASE[phase], lang)}`],
      [{ kind: 'side', id: side, text: `Side ${side + 1}` }, `: ${of(PHASE[phase], lang)}`],
    ),
  waiting: ({ units }, lang) => pick(lang, ['In arrivo: ', ...list(units)], ['Arriving: ', ...list(units)]),
  late: ({ die, need, came }, lang) =>
    pick(
      lang,
      [d10(die), ` contro ${need}: i rinforzi ${came ? 'arrivano' : 'tardano'}`],
      [d10(die), ` against ${need}: the reinforcements ${came ? 'arrive' : 'are late'}`],
    ),
  entered: ({ unit }, lang) =>
    pick(lang, [unitToken(unit), ' entra sul tavolo'], [unitToken(unit), ' comes onto the table']),
  tested: ({ unit, what, die, need, passed }, lang) =>
    pick(
      lang,
      [unitToken(unit), `: ${of(TEST[what], lang)}, `, d10(die), ` contro ${need}: ${passed ? 'riuscito' : 'fallito'}`],
      [unitToken(unit), `: ${of(TEST[what], lang)}, `, d10(die), ` against ${need}: ${passed ? 'passed' : 'failed'}`],
    ),
  formed: ({ unit, form, facing }, lang) =>
    pick(
      lang,
      [unitToken(unit), ` forma ${FORMATION_NAMES[form]!.it}, fronte a ${wind(facing, lang)}`],
      [unitToken(unit), ` forms ${FORMATION_NAMES[form]!.en}, facing ${wind(facing, lang)}`],
    ),
  hampered: ({ half, none }, lang) => {
    const parts: Phrase[] = []
    if (half.length > 0)
      parts.push(pick(lang, ['A metà movimento: ', ...list(half), '. '], ['At half movement: ', ...list(half), '. ']))
    if (none.length > 0)
      parts.push(pick(lang, ['Senza ordini: ', ...list(none), ''], ['Without orders: ', ...list(none), '']))
    return parts.flat()
  },
  marched: ({ unit, leg, way, form, facing }, lang) => {
    const how = of(LEG[leg], lang)
    const rest =
      way > 0
        ? ` ${lang === 'it' ? 'di' : 'by'} ${inches(way, lang)}`
        : leg === 'form'
          ? ` (${FORMATION_NAMES[form]![lang]})`
          : ` (${wind(facing, lang)})`
    return [unitToken(unit), ` ${how}${rest}`]
  },
  touched: ({ unit, enemy }, lang) =>
    pick(
      lang,
      [unitToken(unit), ' contatta ', unitToken(enemy), ''],
      [unitToken(unit), ' comes upon ', unitToken(enemy), ''],
    ),
  attached: ({ unit, host }, lang) =>
    pick(
      lang,
      [unitToken(unit), ' si aggrega a ', unitToken(host), ''],
      [unitToken(unit), ' is attached to ', unitToken(host), ''],
    ),
  rode: ({ general, fled }, lang) =>
    pick(
      lang,
      [unitToken(general), fled ? ' si mette in salvo' : ' si sposta'],
      [unitToken(general), fled ? ' gets away' : ' rides on'],
    ),
  disordered: ({ unit, why }, lang) =>
    pick(
      lang,
      [unitToken(unit), ` si disordina ${of(WHY[why], lang)}`],
      [unitToken(unit), ` is disordered ${of(WHY[why], lang)}`],
    ),
  reordered: ({ units }, lang) =>
    pick(lang, ['Di nuovo in ordine: ', ...list(units)], ['In order again: ', ...list(units)]),
  ready: ({ units }, lang) => pick(lang, ['Pronti a reagire: ', ...list(units)], ['Ready to react: ', ...list(units)]),
  stopped: ({ unit }, lang) =>
    pick(lang, [unitToken(unit), ' si ferma davanti al quadrato'], [unitToken(unit), ' stops before the square']),
  fired: ({ shooter, target, die, modifier, answer, loss }, lang) => {
    const aim: Phrase = target < 0 ? [lang === 'it' ? 'la città' : 'the town'] : [unitToken(target)]
    return pick(
      lang,
      [
        unitToken(shooter),
        ' spara a ',
        ...aim,
        ': ',
        d10(die),
        ` ${signed(modifier)} contro `,
        d10(answer),
        loss === 0 ? ', nessun effetto.' : '',
      ],
      [
        unitToken(shooter),
        ' fires at ',
        ...aim,
        ': ',
        d10(die),
        ` ${signed(modifier)} against `,
        d10(answer),
        loss === 0 ? ', no effect.' : '',
      ],
    )
  },
  battered: ({ value }, lang) =>
    pick(lang, [`La città è battuta: vale ancora +${value}`], [`The town is battered: it is still worth +${value}`]),
  lost: ({ unit, figures, left, why }, lang) =>
    pick(
      lang,
      [
        unitToken(unit),
        ` perde ${figures} ${figures === 1 ? 'figura' : 'figure'} ${of(CAUSE[why], lang)}: ${left === 1 ? 'ne resta' : 'ne restano'} ${left}`,
      ],
      [
        unitToken(unit),
        ` loses ${figures} ${figures === 1 ? 'figure' : 'figures'} ${of(CAUSE[why], lang)}: ${left} left`,
      ],
    ),
  routed: ({ unit }, lang) => pick(lang, [unitToken(unit), ' va in rotta'], [unitToken(unit), ' is routed']),
  fled: ({ unit, how }, lang) =>
    pick(
      lang,
      [unitToken(unit), how === 1 ? ' rimbalza indietro' : ' fugge'],
      [unitToken(unit), how === 1 ? ' bounces back' : ' flees'],
    ),
  gone: ({ unit, to }, lang) => [unitToken(unit), ` ${of(GONE[to], lang)}`],
  divided: ({ combats }, lang) => pick(lang, [`Combattimenti: ${combats.length}`], [`Combats: ${combats.length}`]),
  combat: ({ own }, lang) =>
    pick(
      lang,
      ['Combattono ', ...list(own[0]!), ' e ', ...list(own[1]!), ''],
      [...list(own[0]!), ' against ', ...list(own[1]!), ''],
    ),
  round: ({ main, dice, modifiers, scores }) => [
    unitToken(main[0]!),
    ' ',
    d10(dice[0]!),
    ` ${signed(modifiers[0]!)} = ${scores[0]}, `,
    unitToken(main[1]!),
    ' ',
    d10(dice[1]!),
    ` ${signed(modifiers[1]!)} = ${scores[1]}`,
  ],
  advanced: ({ unit }, lang) =>
    pick(lang, [unitToken(unit), ' occupa la posizione'], [unitToken(unit), ' takes the ground']),
  ranAway: ({ unit, enemy }, lang) =>
    enemy < 0
      ? pick(lang, [unitToken(unit), ' galoppa fuori controllo'], [unitToken(unit), ' gallops on out of control'])
      : pick(
          lang,
          [unitToken(unit), ' fuori controllo carica ', unitToken(enemy), ''],
          [unitToken(unit), ' out of control charges ', unitToken(enemy), ''],
        ),
  took: ({ side }, lang) =>
    pick(
      lang,
      [{ kind: 'side', id: side, text: `Parte ${side + 1}` }, ' tiene ora l’obiettivo'],
      [{ kind: 'side', id: side, text: `Side ${side + 1}` }, ' now holds the objective'],
    ),
  broken: ({ count, morale }, lang) =>
    pick(
      lang,
      [`Un esercito cede: ${count} perdite su un morale di ${morale}`],
      [`An army breaks: ${count} lost, morale ${morale}`],
    ),
  reckoned: ({ points }, lang) =>
    pick(
      lang,
      [`Punti: ${points.map(each => Math.floor(each / 100)).join(' a ')}`],
      [`Points: ${points.map(each => Math.floor(each / 100)).join(' to ')}`],
    ),
}

export const event = (e: NapoleonEvent, lang: Lang): Phrase =>
  sentence((SAID[e.e] as (event: NapoleonEvent, lang: Lang) => Phrase)(e, lang))

const CONSEQUENCES = new Set<NapoleonEvent['e']>([
  'disordered',
  'lost',
  'routed',
  'fled',
  'gone',
  'formed',
  'battered',
  'round',
  'advanced',
  'stopped',
  'ranAway',
])
export const level = (e: NapoleonEvent): LogLevel =>
  e.e === 'turn' ? 0 : e.e === 'phase' ? 1 : CONSEQUENCES.has(e.e) ? 3 : 2
