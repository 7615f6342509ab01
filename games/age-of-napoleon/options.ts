import type { Option, Scenario } from '@bivouac/kernel'
import type { Rule } from './rulebook.ts'

/** Chapter 17: passages that the sheet leaves open. The first value of each is the reading of the rulebook. */
const value = (id: string, it: string, en: string) => ({ id, name: { it, en } })
const option = (
  id: string,
  rule: Rule,
  it: string,
  en: string,
  aboutIt: string,
  aboutEn: string,
  values: Option['values'],
): Option => ({ id, rule, name: { it, en }, about: { it: aboutIt, en: aboutEn }, values, default: values[0]!.id })

// biome-ignore format: a table, one option to three lines
export const OPTIONS: readonly Option[] = [
  option('mobilisation', '6.3', 'Mobilitazione', 'Mobilisation',
    'La mobilitazione è un tetto ai corpi sulla mappa, oppure il numero di corpi pescati a caso dalla riserva.', 'Mobilisation is a ceiling on corps on the map, or the number of corps drawn at random from the reserve.',
    [value('ceiling', 'un tetto', 'a ceiling'), value('draw', 'si pescano', 'drawn')]),
  option('homeSoil', '11.2', 'Suolo patrio', 'Home soil',
    '+1 per ogni corpo che combatte in patria, oppure una volta per esercito.', '+1 for each corps fighting in its own country, or once for the army.',
    [value('corps', 'per corpo', 'each corps'), value('army', 'per esercito', 'once')]),
  option('rest', '6.6', 'Riposo', 'Rest',
    'Nella Fase Rinforzi un esercito riposa per una carta, oppure chi è in regioni amiche riposa comunque.', 'In the Reinforcement Phase an army rests for a card, or corps in friendly regions rest for nothing.',
    [value('card', 'per una carta', 'for a card'), value('home', 'gratis in regioni amiche', 'free in friendly regions')]),
  option('marchAttrition', '10.1', 'Logoramento da marcia', 'March attrition',
    'Prima o dopo la battaglia a cui porta la marcia.', 'Before or after the battle the march leads to.',
    [value('before', 'prima', 'before'), value('after', 'dopo', 'after')]),
  option('freeMove', '7.3', 'Mossa gratuita', 'Free move',
    'Solo nel primo round giocato dell’anno, o quando viene la prima mossa.', 'Only in the first round played of the year, or whenever the first move comes.',
    [value('firstRound', 'nel primo round', 'in the first round'), value('firstMove', 'alla prima mossa', 'with the first move')]),
  option('winter', '7.1', 'Inverno', 'Winter',
    'I round invernali: il quinto e il sesto, o solo il sesto.', 'The winter rounds: the fifth and sixth, or the sixth alone.',
    [value('late', 'quinto e sesto', 'fifth and sixth'), value('last', 'solo il sesto', 'the sixth alone')]),
  option('spread', '5.4', 'Propagazione', 'Spread',
    'Le insurrezioni si propagano ai domini vicini, o no.', 'Insurrection spreads to dominions next to it, or not.',
    [value('on', 'sì', 'yes'), value('off', 'no', 'no')]),
  option('surrender', '12.3', 'Resa di un grande paese', 'Surrender of a major',
    'Basta che il nemico vi sia più numeroso, o non vi deve restare alcun corpo della sua parte.', 'It is enough that the enemy outnumbers its side there, or no corps of its side may be left.',
    [value('outnumbered', 'più numeroso', 'outnumbered'), value('cleared', 'sgombro', 'cleared')]),
  option('sound', '1.6', 'Il Sund', 'The Sound',
    'Uno stretto che ferma la mossa e che Britannia chiude, o un confine come gli altri.', 'A strait that ends a move and that Britannia closes, or a border like any other.',
    [value('strait', 'uno stretto', 'a strait'), value('open', 'un confine', 'a border')]),
  option('neutrals', '9.8', 'Paesi neutrali', 'Neutral countries',
    'Un neutrale chiuso si può violare, o non vi si entra mai.', 'A closed neutral may be violated, or is never entered.',
    [value('violated', 'si possono violare', 'may be violated'), value('barred', 'chiusi', 'barred')]),
  option('claims', '14.2', 'Vittoria marginale', 'Marginal victory',
    'Chi ne ha le condizioni sceglie se dichiararla, o la partita finisce da sé.', 'Whoever meets the conditions chooses whether to claim it, or the game ends by itself.',
    [value('offered', 'si dichiara', 'claimed'), value('automatic', 'automatica', 'automatic')]),
]
/** Bit i of `State.rulings` is set where the second value of option i was chosen. */
export const OPTION_IDS = OPTIONS.map(({ id }) => id)
export type Ruling =
  | 'mobilisation'
  | 'homeSoil'
  | 'rest'
  | 'marchAttrition'
  | 'freeMove'
  | 'winter'
  | 'spread'
  | 'surrender'
  | 'sound'
  | 'neutrals'
  | 'claims'
const BITS = Object.fromEntries(OPTION_IDS.map((id, i) => [id, 1 << i])) as Readonly<Record<Ruling, number>>
export const rulingBit = (ruling: Ruling): number => BITS[ruling]

// biome-ignore format: a table, one scenario to a few lines
export const SCENARIOS: readonly Scenario[] = [
  { id: '1805', name: { it: 'La guerra del 1805', en: 'The war of 1805' },
    about: { it: 'Tutta l’epopea, da Ulm al 1815: otto corpi per parte. Circa undici anni.', en: 'The whole war, from Ulm to 1815: eight corps a side. Up to eleven years.' } },
  { id: '1809', name: { it: 'La guerra del 1809', en: 'The war of 1809' },
    about: { it: 'Wagram e la Spagna insorta; fino al 1815.', en: 'Wagram and the rising of Spain; to 1815.' } },
  { id: '1813', name: { it: 'La guerra del 1813', en: 'The war of 1813' },
    about: { it: 'La Germania insorge; tre anni.', en: 'Germany rises; three years.' } },
  { id: 'ulm', name: { it: 'La campagna di Ulm', en: 'The Ulm campaign' },
    about: { it: 'Una sola Fase Campagna, per imparare: la Francia vince se l’Austria si arrende o se vi ha tre corpi, uno nella capitale.', en: 'One Campaign Phase, to learn: France wins if Austria surrenders, or with three corps in it, one in the capital.' } },
]
