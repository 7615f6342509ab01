/** Scenarios, options, and what somebody may write down as a setup. */

import { opposite } from '@bivouac/ground'
import { type Json, type Option, readSetup, type Scenario, type Setup, type Text } from '@bivouac/kernel'
import { frozen } from './data/notation.ts'
import { FIELD, FORBIDDEN, LAID } from './rules/facts.ts'
import type { Agreed } from './state.ts'
import { EDGES, type Edition, NATIONS, type Nation, OFF, squareName, squareNamed, UNITS_EACH } from './words.ts'

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'first-game',
    name: { it: 'Prima battaglia', en: 'First battle' },
    about: {
      it: 'Inglesi contro francesi sul campo suggerito dal regolamento; il primo giocatore sceglie la parte.',
      en: 'British against French on the field the rulebook suggests; the first player picks his side.',
    },
  },
  {
    id: 'draft',
    name: { it: 'Preparazione completa', en: 'Full set-up' },
    about: {
      it: 'La procedura della regola 3: campo, nazioni, bordi e schieramento a scelta dei giocatori.',
      en: 'The procedure of rule 3: the players choose field, nations, edges and placement.',
    },
  },
  {
    id: 'random',
    name: { it: 'A sorte', en: 'At random' },
    about: {
      it: 'Campo, nazioni e bordi tirati a sorte; lo schieramento resta ai giocatori.',
      en: 'Field, nations and edges are rolled for; the placement is left to the players.',
    },
  },
  {
    id: 'custom',
    name: { it: 'Su misura', en: 'Custom' },
    about: {
      it: 'Si fissano nazioni, sezioni, bordi, schieramento e primo giocatore; quel che manca segue la regola 3.',
      en: 'Nations, sections, edges, placement and first player are fixed; whatever is missing follows rule 3.',
    },
  },
]

const option = (id: string, name: Text, about: Text, values: readonly (readonly [string, Text])[]): Option => ({
  id,
  name,
  about,
  values: values.map(([value, label]) => ({ id: value, name: label })),
  default: values[0]![0],
})
const said = (it: string, en: string): Text => ({ it, en })

/** The first value of each is the default. Sources and reasons: README.md. */
export const OPTIONS: readonly Option[] = [
  option(
    'edition',
    said('Edizione', 'Edition'),
    said(
      'Dove il testo italiano e le regole del 2010 differiscono.',
      'Where the Italian text and the rules of 2010 differ.',
    ),
    [
      ['italian', said('testo italiano', 'Italian text')],
      ['2010', said('regole del 2010', 'rules of 2010')],
    ],
  ),
  option(
    'cards',
    said('Carte', 'Cards'),
    said(
      'Otto carte della tabella sono smentite dalle carte stampate.',
      'Eight cards of the tables are contradicted by the printed cards.',
    ),
    [
      ['rulebook', said('come nel regolamento', 'as in the rulebook')],
      ['corrected', said('corrette', 'corrected')],
    ],
  ),
  option(
    'tournament',
    said('Torneo', 'Tournament'),
    said('Le cinque carte iniziali si scelgono dal mazzo.', 'The five opening cards are picked from the deck.'),
    [
      ['no', said('si pescano', 'drawn')],
      ['yes', said('si scelgono', 'picked')],
    ],
  ),
  option(
    'deployment',
    said('Schieramento della prima battaglia', 'Placement of the first battle'),
    said('Quello stampato, oppure libero nelle due file.', 'The printed one, or free on the two rows.'),
    [
      ['printed', said('stampato', 'printed')],
      ['free', said('libero', 'free')],
    ],
  ),
  option(
    'hills',
    said('Più attaccanti in collina', 'Several attackers on hills'),
    said('Il +2 conta una volta o per ogni unità.', 'The +2 counts once, or for each unit.'),
    [
      ['once', said('+2 in tutto', '+2 in all')],
      ['each', said('+2 ciascuna', '+2 each')],
    ],
  ),
  option(
    'lakeRetreat',
    said('Ritirata verso un lago', 'Retreat towards a lake'),
    said(
      'Il lago blocca come un’unità, oppure perde chi vi è spinto.',
      'The lake blocks as a unit does, or is the end of whoever is driven into it.',
    ),
    [
      ['blocked', said('bloccata', 'blocked')],
      ['fatal', said('fatale', 'fatal')],
    ],
  ),
  option(
    'lakePlacement',
    said('Schierare su un lago', 'Placing on a lake'),
    said('Il testo non lo dice.', 'The text does not say.'),
    [
      ['forbidden', said('vietato', 'forbidden')],
      ['allowed', said('permesso', 'allowed')],
    ],
  ),
  option(
    'stuck',
    said('Nessuna mossa possibile', 'No move possible'),
    said('Chi non può muovere salta la fase, oppure perde.', 'Whoever cannot move skips the phase, or loses.'),
    [
      ['skip', said('salta la fase', 'skips the phase')],
      ['lose', said('perde', 'loses')],
    ],
  ),
  option(
    'redoubtFire',
    said('Fortino contro il tiro', 'Redoubt against fire'),
    said('Il +3 vale anche contro bombardamenti e scariche.', 'The +3 counts against bombardments and volleys too.'),
    [
      ['counts', said('vale', 'counts')],
      ['ignored', said('non vale', 'does not count')],
    ],
  ),
  option(
    'ambushCommitted',
    said('Attacco a Fondo in imboscata', 'Committed Attack in an ambush'),
    said('Senza unità che ne paghi il colpo (solo edizione 2010).', 'With no unit to pay for it (2010 edition only).'),
    [
      ['refused', said('non si gioca', 'not playable')],
      ['free', said('gratis', 'free of charge')],
    ],
  ),
]

// ---- the extra options of `custom` ----------------------------------------------------------------------------------

const isList = (value: Json, length: number): value is readonly Json[] =>
  Array.isArray(value) && value.length === length
const isCount = (value: Json | undefined, below: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below

const squareOf = (value: Json): number =>
  typeof value === 'string' ? squareNamed(value) : isCount(value, 64) ? (value as number) : OFF

/** Each reader answers with a fault, or nothing. */
const EXTRAS: Readonly<Record<string, (value: Json) => string | undefined>> = {
  nations: value =>
    isList(value, 2) && value.every(each => NATIONS.includes(each as Nation)) && value[0] !== value[1]
      ? undefined
      : `nations is a list of two different nations, one per seat, of: ${NATIONS.join(', ')}`,
  sections: value =>
    isList(value, 4) && value.every(each => isCount(each, 25) && each !== 0) && new Set(value).size === 4
      ? undefined
      : 'sections is a list of four different sections 1 … 24: top left, top right, bottom left, bottom right',
  rotations: value =>
    isList(value, 4) && value.every(each => isCount(each, 4))
      ? undefined
      : 'rotations is a list of four quarter turns clockwise, 0 … 3',
  edges: value =>
    isList(value, 2) &&
    value.every(each => EDGES.includes(each as never)) &&
    opposite(EDGES.indexOf(value[0] as never)) === EDGES.indexOf(value[1] as never)
      ? undefined
      : `edges is a list of two opposite edges, one per seat, of: ${EDGES.join(', ')}`,
  first: value => (value === 0 || value === 1 ? undefined : 'first is the seat of the first player, 0 or 1'),
  placement: value =>
    isList(value, 2) &&
    value.every(squares => isList(squares, UNITS_EACH) && squares.every(each => squareOf(each) !== OFF))
      ? undefined
      : 'placement is a list of two lists of eight squares (A1 … H8, or 0 … 63), in the order of the unit lists',
}

/** What the pieces of a custom setup must be together. */
function together(options: Readonly<Record<string, Json>>): string | undefined {
  if (options.rotations !== undefined && options.sections === undefined) return 'rotations needs sections'
  if (options.placement === undefined) return undefined
  if (options.edges === undefined || options.nations === undefined || options.sections === undefined)
    return 'placement needs nations, sections and edges'
  const squares = (options.placement as Json[][]).map(list => list.map(squareOf))
  if (new Set(squares.flat()).size !== 2 * UNITS_EACH) return 'placement has two units on one square'
  return squares.map((list, seat) => misplaced(options, list, seat)).find(fault => fault !== undefined)
}

/** 3: the two rows nearest the edge, and no lakes unless so agreed. */
function misplaced(options: Readonly<Record<string, Json>>, list: readonly number[], seat: number): string | undefined {
  const rows = FIELD.rows[EDGES.indexOf((options.edges as never[])[seat]!)]!
  const rotations = (options.rotations ?? [0, 0, 0, 0]) as readonly number[]
  const terrain = (square: number): number => {
    const slot = (square >> 5) * 2 + ((square >> 2) & 1)
    const laid = ((options.sections as number[])[slot]! - 1) * 4 + rotations[slot]!
    return LAID[laid]![((square >> 3) & 3) * 4 + (square & 3)]!
  }
  const far = list.find(square => rows[square]! > 1)
  if (far !== undefined) return `${squareName(far)} is not in the two rows nearest the edge of seat ${seat}`
  const lake = options.lakePlacement === 'allowed' ? undefined : list.find(square => FORBIDDEN[terrain(square)])
  return lake === undefined ? undefined : `${squareName(lake)} is a lake`
}

export function readManoeuvreSetup(raw: unknown): Setup | string {
  const setup = readSetup(raw, SCENARIOS, OPTIONS, (key, value) => {
    const extra = Object.hasOwn(EXTRAS, key) ? EXTRAS[key] : undefined
    return extra === undefined ? `there is no option “${key}”` : extra(value)
  })
  if (typeof setup === 'string') return setup
  const extra = Object.keys(setup.options).find(key => Object.hasOwn(EXTRAS, key))
  if (extra !== undefined && setup.scenario !== 'custom') return `option “${extra}” is for the scenario custom`
  return together(setup.options) ?? setup
}

/** What the rules keep of a setup. */
export function agreedOn(setup: Setup): Agreed {
  const { options } = setup
  const sections = options.sections as readonly number[] | undefined
  const rotations = (options.rotations ?? [0, 0, 0, 0]) as readonly number[]
  const nations = options.nations as readonly Nation[] | undefined
  const edges = options.edges as readonly string[] | undefined
  const placement = options.placement as readonly (readonly Json[])[] | undefined
  return frozen({
    scenario: setup.scenario,
    edition: options.edition as Edition,
    book: options.cards === 'corrected' ? 1 : 0,
    tournament: options.tournament === 'yes',
    hills: options.hills as Agreed['hills'],
    lakeRetreat: options.lakeRetreat as Agreed['lakeRetreat'],
    lakePlacement: options.lakePlacement as Agreed['lakePlacement'],
    stuck: options.stuck as Agreed['stuck'],
    redoubtFire: options.redoubtFire as Agreed['redoubtFire'],
    ambushCommitted: options.ambushCommitted as Agreed['ambushCommitted'],
    deployment: options.deployment as Agreed['deployment'],
    ...(options.first === undefined ? {} : { first: options.first as number }),
    ...(nations === undefined ? {} : { nations: nations.map(each => NATIONS.indexOf(each)) }),
    ...(sections === undefined ? {} : { sections: sections.map((each, slot) => (each - 1) * 4 + rotations[slot]!) }),
    ...(edges === undefined ? {} : { edges: edges.map(each => EDGES.indexOf(each as never)) }),
    ...(placement === undefined ? {} : { placement: placement.map(squares => squares.map(squareOf)) }),
  })
}
