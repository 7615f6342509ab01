/** The nouns of the game. Everything else imports them from here. */
import type { Lang, Text } from '@bivouac/kernel'

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

export const SIDE_NAME: readonly Text[] = [text('Francesi', 'French'), text('Nemico', 'Enemy')]
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
export const ZONE_NAME: readonly Text[] = [
  text('Riserva francese', 'French Reserve'),
  text('Approccio francese', 'French Approach'),
  text('Fronte francese', 'French Front'),
  text('Fronte nemico', 'Enemy Front'),
  text('Approccio nemico', 'Enemy Approach'),
  text('Riserva nemica', 'Enemy Reserve'),
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
  text('+2 rifornimenti ai Francesi', '+2 supply to the French'),
  text('un esploratore ai Francesi', 'a scout for the French'),
  text('una recluta francese per 2 punti', 'a French recruit for 2 points'),
  text('Napoleone può accorrere', 'Napoleon may come'),
  text('una forza francese può accorrere', 'one French force may come'),
  text('fino a 2 punti passano dal nemico ai Francesi', 'up to 2 points pass from the enemy to the French'),
  text('fino a 2 punti passano dai Francesi al nemico', 'up to 2 points pass from the French to the enemy'),
  text('un colpo in una città francese', 'a hit in a French city'),
  text('un rinforzo al nemico', 'a reinforcement for the enemy'),
  text('un presidio al nemico', 'a garrison for the enemy'),
  text('un presidio al nemico', 'a garrison for the enemy'),
  text('un piano in più al nemico', 'one more plan for the enemy'),
  text('un piano in più al nemico', 'one more plan for the enemy'),
]
export const ORDER_NAME: Readonly<Record<Order, Text>> = {
  enemyObjective: text('verso un Obiettivo nemico', 'toward an enemy-held Objective'),
  enemyCity: text('verso una città nemica', 'toward an enemy-held city'),
  hold: text('restare', 'hold'),
  random: text('movimento casuale', 'random move'),
  frenchObjective: text('verso un Obiettivo francese', 'toward a French-held Objective'),
  frenchCity: text('verso una città francese', 'toward a French-held city'),
  advance: text('avanzata', 'advance'),
  toward: text('verso un luogo stabilito', 'toward a named place'),
}
export const GRADE_NAME: Readonly<Record<Grade, Text>> = {
  inferior: text('Inferiore', 'Inferior'),
  historical: text('Storico', 'Historical'),
  superior: text('Superiore', 'Superior'),
}
export const WITHDRAWAL_NAME: Readonly<Record<Withdrawal, Text>> = {
  rejoin: text('si riprende subito la battaglia', 'the battle is rejoined at once'),
  enemyRetreat: text('il nemico si ritira', 'the enemy retreats'),
  frenchRetreat: text('i Francesi si ritirano', 'the French retreat'),
  encamp: text('i due eserciti si accampano', 'both armies encamp'),
}
export const LEVEL_NAME: Readonly<Record<Level, Text>> = {
  gentle: text('Mite', 'Gentle'),
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
  Statics: text('guarnigioni', 'statics'),
}

const MONTHS_IT: Readonly<Record<string, string>> = {
  Jan: 'gen',
  Feb: 'feb',
  Mar: 'mar',
  Apr: 'apr',
  May: 'mag',
  Jun: 'giu',
  Jul: 'lug',
  Aug: 'ago',
  Sep: 'set',
  Oct: 'ott',
  Nov: 'nov',
  Dec: 'dic',
}
/** A box of the turn track as the data name it, 'Mar 1796' or 'May 1800, 2', in the reader's language. */
export const boxName = (label: string, lang: Lang): string =>
  lang === 'en' ? label : label.replace(/[A-Z][a-z][a-z]/, month => MONTHS_IT[month] ?? month)
