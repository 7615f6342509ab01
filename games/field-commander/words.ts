/** The nouns of the game. Everything else imports them from here. */
import { type Lang, month, type Noun, noun, type Text } from '@bivouac/kernel'

export const FRENCH = 0
export const ENEMY = 1
export type Side = typeof FRENCH | typeof ENEMY
export const other = (side: Side): Side => (side === FRENCH ? ENEMY : FRENCH)

/** From the weakest to the strongest. */
export const SKILLS = ['recruit', 'poor', 'line', 'veteran', 'elite'] as const
export type Skill = (typeof SKILLS)[number]

export const KINDS = ['infantry', 'cavalry', 'gun', 'garrison', 'fortification'] as const
export type Kind = (typeof KINDS)[number]

/** The six zones of the battlefield, from behind the French to behind the enemy. */
export const ZONES = [
  'frenchReserve',
  'frenchApproach',
  'frenchFront',
  'enemyFront',
  'enemyApproach',
  'enemyReserve',
] as const
export const FRENCH_RESERVE = 0
export const FRENCH_APPROACH = 1
export const FRENCH_FRONT = 2
export const ENEMY_FRONT = 3
export const ENEMY_APPROACH = 4
export const ENEMY_RESERVE = 5

export const FRENCH_PLANS = [
  'charge',
  'engage',
  'flank',
  'formation',
  'grapeshot',
  'prepare',
  'push',
  'square',
  'volley',
] as const
export type FrenchPlan = (typeof FRENCH_PLANS)[number]
export const FRENCH_DEFAULTS = ['march', 'fire', 'pivot', 'retreat'] as const
export const ENEMY_PLANS = ['aimed', 'assault', 'closing', 'forward', 'melee', 'rush', 'wedge', 'wheel'] as const
export type EnemyPlan = (typeof ENEMY_PLANS)[number]
/** Counters that hold for the whole enemy army and are not counted as drawn. */
export const SPECIAL_PLANS = ['closeRanks', 'officers', 'wellStruck'] as const
export type SpecialPlan = (typeof SPECIAL_PLANS)[number]
export const ENEMY_DEFAULTS = ['enemyAdvance', 'combat', 'enemyRetreat'] as const
export type Plan = FrenchPlan | EnemyPlan | (typeof FRENCH_DEFAULTS)[number] | (typeof ENEMY_DEFAULTS)[number]
/** What lies in the enemy's plan cup, in the order in which the state counts it. */
export const CUP = [...ENEMY_PLANS, ...SPECIAL_PLANS] as const

export const INSIGHTS = ['duration', 'field', 'front', 'genius', 'morale', 'raid', 'sweep'] as const
export type Insight = (typeof INSIGHTS)[number]

export const ORDERS = [
  'enemyObjective',
  'enemyCity',
  'hold',
  'random',
  'frenchObjective',
  'frenchCity',
  'advance',
  'toward',
] as const
export type Order = (typeof ORDERS)[number]

export const SUPPLIES = ['fortification', 'garrison', 'reinforcement', 'supply'] as const
export type SupplyResult = (typeof SUPPLIES)[number]

export const GRADES = ['inferior', 'historical', 'superior'] as const
export type Grade = (typeof GRADES)[number]
/** How a campaign can be lost, in one word each. */
export const DEFEATS = ['time', 'napoleon', 'overwhelmed', 'noRefuge', 'position', 'early', 'stranded'] as const
export type Defeat = (typeof DEFEATS)[number]

export const WITHDRAWALS = ['rejoin', 'enemyRetreat', 'frenchRetreat', 'encamp'] as const
export type Withdrawal = (typeof WITHDRAWALS)[number]

export const LEVELS = ['gentle', 'normal', 'hard', 'grim'] as const
export type Level = (typeof LEVELS)[number]
export const UMPIRES = ['player', 'even'] as const
export type Umpire = (typeof UMPIRES)[number]

// ---- their names ----------------------------------------------------------------------------------------------------

const text = (it: string, en: string): Text => ({ it, en })

export const SIDE_NAME: readonly Noun[] = [noun('mp', 'francesi', 'French'), noun('m', 'nemico', 'enemy')]
export const SKILL_NAME: Readonly<Record<Skill, Text>> = {
  recruit: text('recluta', 'recruit'),
  poor: text('mediocre', 'poor line'),
  line: text('attendibile', 'line'),
  veteran: text('veterano', 'veteran'),
  elite: text('élite', 'elite'),
}
export const KIND_NAME: Readonly<Record<Kind, Text>> = {
  infantry: text('fanteria', 'infantry'),
  cavalry: text('cavalleria', 'cavalry'),
  gun: text('cannoni', 'guns'),
  garrison: text('presidio', 'garrison'),
  fortification: text('fortificazione', 'fortification'),
}
export const ZONE_NAME: readonly Noun[] = [
  noun('f', 'Riserva francese', 'French Reserve'),
  noun('m', 'Approccio francese', 'French Approach'),
  noun('m', 'Fronte francese', 'French Front'),
  noun('m', 'Fronte nemico', 'Enemy Front'),
  noun('m', 'Approccio nemico', 'Enemy Approach'),
  noun('f', 'Riserva nemica', 'Enemy Reserve'),
]
export const PLAN_NAME: Readonly<Record<Plan | SpecialPlan, Text>> = {
  charge: text('Carica', 'Charge'),
  engage: text('Ingaggio', 'Engage'),
  flank: text('Affiancare', 'Flank'),
  formation: text('Formazione', 'Formation'),
  grapeshot: text('Mitraglia', 'Grapeshot'),
  prepare: text('Prepararsi', 'Prepare'),
  push: text('Spinta', 'Push'),
  square: text('Allinearsi', 'Square'),
  volley: text('Salva', 'Volley'),
  march: text('Marcia', 'March'),
  fire: text('Fuoco', 'Fire'),
  pivot: text('Ruotare', 'Pivot'),
  retreat: text('Ritirata', 'Retreat'),
  aimed: text('Mirate', 'Aimed'),
  assault: text('Assalto', 'Assault'),
  closing: text('Avvicinarsi', 'Closing'),
  forward: text('Avanzare', 'Forward'),
  melee: text('Mischia', 'Melee'),
  rush: text('Di corsa', 'Rush'),
  wedge: text('Cuneo', 'Wedge'),
  wheel: text('Muovere', 'Wheel'),
  closeRanks: text('Serrate i ranghi', 'Close Ranks'),
  officers: text('Ufficiali', 'Officers'),
  wellStruck: text('Bel colpo', 'Well Struck'),
  enemyAdvance: text('Avanzata', 'Advance'),
  combat: text('Combattere', 'Combat'),
  enemyRetreat: text('Ritirata', 'Retreat'),
}
export const INSIGHT_NAME: Readonly<Record<Insight, Text>> = {
  duration: text('Durata', 'Duration'),
  field: text('Campo', 'Field'),
  front: text('Fronte', 'Front'),
  genius: text('Genio militare', 'Military Genius'),
  morale: text('Morale', 'Morale'),
  raid: text('Raid', 'Raid'),
  sweep: text('Dilagare', 'Sweep'),
}
/** What each result of the fog brings beside its battle turns, by modified roll from 1. */
export const FOG_NAME: readonly Text[] = [
  text('', ''),
  text('un’intuizione gratis, se Napoleone non c’è', 'a free insight if Napoleon is not there'),
  text('+2 rifornimenti ai francesi', '+2 supply to the French'),
  text('un esploratore ai francesi', 'a scout for the French'),
  text('una recluta francese per 2 punti', 'a French recruit for 2 points'),
  text('Napoleone può accorrere', 'Napoleon may come'),
  text('una forza francese può accorrere', 'one French force may come'),
  text('fino a 2 punti passano dal nemico ai francesi', 'up to 2 points pass from the enemy to the French'),
  text('fino a 2 punti passano dai francesi al nemico', 'up to 2 points pass from the French to the enemy'),
  text('un colpo in una città francese', 'a hit in a French city'),
  text('un rinforzo al nemico', 'a reinforcement for the enemy'),
  text('un presidio al nemico', 'a garrison for the enemy'),
  text('un presidio al nemico', 'a garrison for the enemy'),
  text('un piano in più al nemico', 'one more plan for the enemy'),
  text('un piano in più al nemico', 'one more plan for the enemy'),
]
export const ORDER_NAME: Readonly<Record<Order, Text>> = {
  enemyObjective: text('verso un Obiettivo nemico', 'towards an enemy-held Objective'),
  enemyCity: text('verso una città nemica', 'towards an enemy-held city'),
  hold: text('restare', 'hold'),
  random: text('movimento casuale', 'random move'),
  frenchObjective: text('verso un Obiettivo francese', 'towards a French-held Objective'),
  frenchCity: text('verso una città francese', 'towards a French-held city'),
  advance: text('avanzata', 'advance'),
  toward: text('verso un luogo stabilito', 'towards a named place'),
}
/** The result of a campaign; labels begin with a capital. */
export const GRADE_NAME: Readonly<Record<Grade, Text>> = {
  inferior: text('inferiore', 'inferior'),
  historical: text('storico', 'historical'),
  superior: text('superiore', 'superior'),
}
export const WITHDRAWAL_NAME: Readonly<Record<Withdrawal, Text>> = {
  rejoin: text('si riprende subito la battaglia', 'the battle is rejoined at once'),
  enemyRetreat: text('il nemico si ritira', 'the enemy retreats'),
  frenchRetreat: text('i francesi si ritirano', 'the French retreat'),
  encamp: text('i due eserciti si accampano', 'both armies encamp'),
}
export const LEVEL_NAME: Readonly<Record<Level, Text>> = {
  gentle: text('Facile', 'Gentle'),
  normal: text('Normale', 'Normal'),
  hard: text('Difficile', 'Hard'),
  grim: text('Spietato', 'Grim'),
}

export const NATION_NAME: Readonly<Record<string, Text>> = {
  France: text('Francia', 'France'),
  Austria: text('Austria', 'Austria'),
  Piedmont: text('Piemonte', 'Piedmont'),
  Mameluke: text('Mamelucchi', 'Mamelukes'),
  Ottoman: text('Ottomani', 'Ottomans'),
  Russia: text('Russia', 'Russia'),
  Prussia: text('Prussia', 'Prussia'),
  Saxony: text('Sassonia', 'Saxony'),
  Spain: text('Spagna', 'Spain'),
  Portugal: text('Portogallo', 'Portugal'),
  Britain: text('Gran Bretagna', 'Britain'),
  Sweden: text('Svezia', 'Sweden'),
  Bavaria: text('Baviera', 'Bavaria'),
  Wurttemberg: text('Württemberg', 'Württemberg'),
  Netherlands: text('Paesi Bassi', 'Netherlands'),
  Brunswick: text('Brunswick', 'Brunswick'),
  Recruits: text('reclute', 'recruits'),
  Statics: text('forze statiche', 'statics'),
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const HALVES: readonly Text[] = [text('prima metà', 'first half'), text('seconda metà', 'second half')]
const BOX = /^([A-Z][a-z][a-z])(?: (\d{1,2}),)? (\d{4})(?:, ([12]))?$/
/** A box of the turn track as the data name it (“Mar 1796”, “May 1800, 2”, “Oct 8, 1806”) in the reader's language. */
export function boxName(label: string, lang: Lang): string {
  const [, name = '', day, year, half] = BOX.exec(label) ?? []
  if (year === undefined) return label
  const date = `${day === undefined ? '' : `${day} `}${month(MONTHS.indexOf(name) + 1, lang)} ${year}`
  return half === undefined ? date : `${date} (${HALVES[Number(half) - 1]![lang]})`
}
