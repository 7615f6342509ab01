/**
 * What happened, in words. Units have names of every gender and number (“Dragoni Johann”, “Guardia Imperiale”), nations
 * too: the Italian puts a colon after the name instead of a verb or a participle that would have to agree with it.
 */
import type { Lang, LogLevel, Phrase } from '@bivouac/kernel'
import type { ManoeuvreEvent, Use, Way } from '../events.ts'
import { COMBATS, refDeck } from '../words.ts'
import {
  card,
  die,
  edgeName,
  isUnitCard,
  listed,
  nationName,
  place,
  playerName,
  rule,
  sectionName,
  side,
  slotName,
  unit,
} from './names.ts'
import { fired, totals } from './totals.ts'

const MOVED: Readonly<Record<Way, Readonly<Record<Lang, string>>>> = {
  move: { it: ': mossa da ', en: ' moves from ' },
  supply: { it: ': seconda mossa, con il Rifornimento, da ', en: ', supplied, moves from ' },
  forcedMarch: { it: ': marcia forzata da ', en: ' makes a forced march from ' },
  skirmish: { it: ': sganciamento da ', en: ' breaks off from ' },
  retreat: { it: ': ritirata da ', en: ' retreats from ' },
  advance: { it: ': avanzata da ', en: ' advances from ' },
}

/** The card says by its name what it is for. */
const PLAIN = { it: '', en: '' } as const
const FOR: Readonly<Record<Use, Readonly<Record<Lang, string>>>> = {
  none: PLAIN,
  assault: { it: 'per assaltare', en: 'to assault' },
  ambush: PLAIN,
  bombard: { it: 'per bombardare', en: 'to bombard' },
  volley: { it: 'per una scarica', en: 'to fire a volley' },
  grandBattery: { it: 'per la Grande Batteria', en: 'for the Grand Battery' },
  supply: { it: 'per muovere una seconda unità', en: 'to move a second unit' },
  forcedMarch: PLAIN,
  withdraw: { it: 'per ritirarsi', en: 'to withdraw' },
  defence: { it: 'in difesa', en: 'in defence' },
  attack: { it: 'in attacco', en: 'in attack' },
  combat: { it: 'per il suo valore di combattimento', en: 'for his combat value' },
  command: { it: 'per il suo comando', en: 'for his command' },
  committedAttack: { it: 'per 2d6 in più', en: 'for 2d6 more' },
  sappers: { it: 'contro il fortino', en: 'against the redoubt' },
  skirmish: { it: 'per annullare il combattimento', en: 'to call off the combat' },
  restore: { it: 'per ripristinare', en: 'to restore' },
  regroup: PLAIN,
  reinforce: { it: 'come rinforzo', en: 'as reinforcement' },
  rally: { it: 'per un ripristino', en: 'to rally a unit' },
  redoubt: PLAIN,
  guerrillas: { it: 'per annullare', en: 'to cancel' },
}

const ATTACKS: Readonly<Record<(typeof COMBATS)[number], Readonly<Record<Lang, string>>>> = {
  none: { it: 'Attacco', en: 'Attack' },
  assault: { it: 'Assalto', en: 'Assault' },
  ambush: { it: 'Imboscata', en: 'Ambush' },
  bombard: { it: 'Bombardamento', en: 'Bombardment' },
  volley: { it: 'Scarica', en: 'Volley' },
  grandBattery: { it: 'Grande Batteria', en: 'Grand Battery' },
}

type Of<E extends ManoeuvreEvent['e']> = Extract<ManoeuvreEvent, { e: E }>
type Sayings = { readonly [E in ManoeuvreEvent['e']]: (event: Of<E>, lang: Lang, it: boolean) => Phrase }

const PRICE = rule('9.2-committed-attack')
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** “1 casella”, “4 caselle”. */
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const SAYINGS: Sayings = {
  rolledOff: ({ dice, first }, lang, it) => [
    it ? 'Tiro per il primo giocatore: ' : 'Roll for first player: ',
    ...listed(dice.map(got => die({ sides: 10, got }))),
    first < 0 ? (it ? ': parità, si tira di nuovo' : ': a tie, again') : `: ${playerName(first, lang)}`,
  ],
  laid: ({ slot, section }, lang) => [`${slotName(slot, lang)}: ${sectionName(section, lang)}`],
  named: ({ seat, nations }, lang, it) => [
    side(seat, -1, lang),
    it ? ': nomina ' : ' names ',
    nations.map(nation => nationName(nation, lang)).join(it ? ' e ' : ' and '),
  ],
  army: ({ seat, nation }, lang, it) => [
    `${playerName(seat, lang)}${it ? ' gioca con: ' : ' plays '}`,
    side(seat, nation, lang),
  ],
  edge: ({ seat, nation, edge }, lang, it) => [
    side(seat, nation, lang),
    `: ${it ? 'bordo' : 'edge'} ${edgeName(edge, lang)}`,
  ],
  placed: ({ unit: ref, at }, lang, it) => [unit(ref, lang), it ? ' in ' : ' at ', place(at)],
  turn: ({ turn }, _, it) => [`${it ? 'Turno' : 'Turn'} ${turn}`],
  playerTurn: ({ seat, nation }, lang) => [side(seat, nation, lang)],
  discarded: ({ card: ref }, lang, it) => [it ? 'Scarta ' : 'Discards ', card(ref, lang)],
  drew: ({ seat, nation, count, cards }, lang, it) => [
    side(seat, nation, lang),
    it ? ': pesca ' : ' draws ',
    ...(cards === undefined
      ? [count === 1 ? (it ? 'una carta' : 'one card') : `${count} ${it ? 'carte' : 'cards'}`]
      : listed(cards.map(ref => card(ref, lang)))),
  ],
  lastCard: ({ seat, nation }, lang, it) => [
    side(seat, nation, lang),
    it ? ': pescata l’ultima carta del mazzo ' : ' has drawn the last card of the deck ',
    rule('2.3'),
  ],
  reshuffled: ({ seat, nation, count }, lang, it) => [
    side(seat, nation, lang),
    it ? `: rimescola ${counted(count, 'scarto', 'scarti')}` : ` shuffles ${counted(count, 'discard', 'discards')}`,
  ],
  moved: ({ unit: ref, from, to, how }, lang, it) => [
    unit(ref, lang),
    MOVED[how][lang],
    place(from),
    it ? ' a ' : ' to ',
    place(to),
  ],
  stuck: ({ seat, nation }, lang, it) => [
    side(seat, nation, lang),
    it ? ': nessuna unità può muovere' : ' cannot move any unit',
  ],
  played: ({ seat, card: ref, use, unit: of }, lang, it) => [
    side(seat, refDeck(ref).nation, lang),
    it ? ': gioca ' : ' plays ',
    card(ref, lang),
    FOR[use][lang] === '' ? '' : ` ${FOR[use][lang]}`,
    ...(of === undefined || isUnitCard(ref) ? [] : [': ', unit(of, lang)]),
  ],
  cancelled: ({ card: ref }, lang, it) => [
    ...(it ? ['Annullata la carta ', card(ref, lang), ' '] : [card(ref, lang), ' is cancelled ']),
    rule('9.2-guerrillas'),
  ],
  attacked: ({ kind, at, by }, lang, it) => [
    ATTACKS[COMBATS[kind] ?? 'none'][lang],
    ...(by === undefined ? [] : [it ? ': ' : ' by ', unit(by, lang)]),
    it ? ' contro ' : ' on ',
    unit(at, lang),
  ],
  triedWithdrawal: ({ die: rolled, needed, ok }, _, it) => [
    it ? 'Tentativo di ritirata ' : 'Attempt to withdraw ',
    die(rolled),
    it ? ` (serve ${needed} o meno): ` : ` (${needed} or less needed): `,
    ok ? (it ? 'riuscito' : 'it succeeds') : it ? 'fallito' : 'it fails',
  ],
  supported: ({ unit: ref }, lang, it) => [unit(ref, lang), it ? ': in supporto all’attacco' : ' supports the attack'],
  totals: (event, lang, it) => totals(event, lang, it),
  fired: (event, _, it) => fired(event, it),
  chose: ({ seat, nation, retreat }, lang, it) => [
    side(seat, nation, lang),
    it ? ': sceglie ' : ' chooses ',
    retreat ? (it ? 'la ritirata' : 'the retreat') : it ? 'il colpo' : 'the hit',
  ],
  hit: ({ unit: ref, at, price }, lang, it) => [
    unit(ref, lang),
    it ? ': un colpo in ' : ' takes a hit at ',
    place(at),
    ...(price ? [it ? ', prezzo dell’Attacco a Fondo ' : ' for the Committed Attack ', PRICE] : []),
  ],
  eliminated: ({ unit: ref, at, trapped }, lang, it) => [
    unit(ref, lang),
    trapped ? (it ? ': nessuna via di ritirata,' : ' has nowhere to retreat and') : it ? ':' : '',
    it ? ' unità eliminata in ' : ' is eliminated at ',
    place(at),
    ...(trapped ? [' ', rule('6.5-retreat')] : []),
  ],
  stayed: ({ seat, nation }, lang, it) => [
    side(seat, nation, lang),
    it ? ': nessuna unità avanza' : ' does not advance',
  ],
  pursued: ({ unit: ref, target, die: rolled, modifier, needed, hit }, lang, it) => [
    ...(it ? ['Inseguimento: ', unit(ref, lang), ' contro '] : [unit(ref, lang), ' pursues ']),
    unit(target, lang),
    ' ',
    die(rolled),
    modifier === 0 ? '' : ` ${signed(modifier)}`,
    it ? ` (serve ${needed} o meno): ` : ` (${needed} or less needed): `,
    hit ? (it ? 'a segno' : 'hit') : it ? 'a vuoto' : 'nothing',
  ],
  tookBack: ({ card: ref }, lang, it) => [card(ref, lang), it ? ': torna in mano' : ' returns to hand'],
  rallied: ({ unit: ref, die: rolled, needed, ok }, lang, it) => [
    it ? 'Ripristino: ' : 'Rally of ',
    unit(ref, lang),
    ' ',
    ...(rolled === undefined ? [] : [die(rolled), it ? ` (serve ${needed} o meno)` : ` (${needed} or less needed)`]),
    ok ? (it ? ': riuscito' : ': it succeeds') : it ? ': fallito' : ': it fails',
  ],
  restored: ({ unit: ref }, lang, it) => [
    unit(ref, lang),
    it ? ': di nuovo a piena forza' : ' is at full strength again',
  ],
  redoubt: ({ unit: ref, at }, lang, it) => [
    unit(ref, lang),
    it ? ': costruito un fortino in ' : ' stands in a redoubt at ',
    place(at),
  ],
  redoubtLost: ({ at }, _, it) => [
    it ? 'Rimosso il fortino in ' : 'The redoubt at ',
    place(at),
    it ? '' : ' is removed',
  ],
  spied: ({ seat, nation, card: ref, cards }, lang, it) => [
    side(seat, nation, lang),
    it ? ': gioca ' : ' plays ',
    card(ref, lang),
    it ? ' e guarda la mano dell’avversario' : ' and looks at the opposing hand',
    ...(cards === undefined ? [] : [': ', ...listed(cards.map(each => card(each, lang)))]),
  ],
  nightfall: ({ squares, eliminated, reduced, nation }, lang, it) => [
    it ? 'Cala la notte. ' : 'Night falls. ',
    ...[0, 1].flatMap(seat => [
      side(seat, nation[seat]!, lang),
      it
        ? `: ${counted(squares[seat]!, 'casella', 'caselle')}, ${counted(eliminated[seat]!, 'unità eliminata', 'unità eliminate')}, ${counted(reduced[seat]!, 'ridotta', 'ridotte')}. `
        : `: ${counted(squares[seat]!, 'square', 'squares')}, ${counted(eliminated[seat]!, 'unit', 'units')} eliminated, ${reduced[seat]} reduced. `,
    ]),
    rule('2.2'),
  ],
  attrition: ({ lost, nation }, lang, it) => [
    it ? 'Unità perse: ' : 'Units lost: ',
    ...[0, 1].flatMap(seat => [side(seat, nation[seat]!, lang), ` ${lost[seat]}${seat === 0 ? ', ' : ' '}`]),
    rule('2.1'),
  ],
}

export const eventPhrase = (event: ManoeuvreEvent, lang: Lang): Phrase => {
  const say = SAYINGS[event.e] as (event: ManoeuvreEvent, lang: Lang, it: boolean) => Phrase
  return say(event, lang, lang === 'it')
}

const LEVELS: Partial<Readonly<Record<ManoeuvreEvent['e'], LogLevel>>> = {
  turn: 0,
  playerTurn: 1,
  nightfall: 0,
  attrition: 0,
  cancelled: 3,
  triedWithdrawal: 3,
  supported: 3,
  totals: 3,
  fired: 3,
  chose: 3,
  hit: 3,
  eliminated: 3,
  stayed: 3,
  pursued: 3,
  tookBack: 3,
  rallied: 3,
  restored: 3,
  redoubt: 3,
  redoubtLost: 3,
  reshuffled: 3,
}
export const eventLevel = (event: ManoeuvreEvent): LogLevel => LEVELS[event.e] ?? 2
