/** Everything that can be told. Forces are named by their counter, areas by campaign and number. */
import type {
  Defeat,
  Grade,
  Insight,
  Level,
  Order,
  Plan,
  Side,
  SpecialPlan,
  SupplyResult,
  Withdrawal,
} from './words.ts'

/** A counter: its index among all counters of all campaigns. */
type Force = number
/** An area of the campaign being played. */
type Place = number

export type Event =
  | { e: 'campaign'; campaign: number; level: Level }
  | { e: 'turn'; campaign: number; turn: number; short: number }
  | { e: 'enemyTurn'; campaign: number; turn: number; short: number }
  | { e: 'arrive'; campaign: number; area: Place; forces: Force[] }
  | { e: 'march'; campaign: number; force: Force; from: Place; to: Place; forced: number }
  | { e: 'napoleon'; campaign: number; from: Place; to: Place }
  | { e: 'battle'; campaign: number; area: Place; french: number; enemy: number }
  | { e: 'fog'; die: number; roll: number; paid: number; turns: number; again: number }
  | { e: 'scout'; left: number }
  | { e: 'fogSupply'; french: number; enemy: number }
  | { e: 'fogScout'; scouts: number }
  | { e: 'joins'; campaign: number; force: Force; area: Place }
  | { e: 'fogNothing'; roll: number }
  | { e: 'enemyPlans'; plans: number }
  | { e: 'overwhelmed'; side: Side; french: number; enemy: number }
  | { e: 'noOverwhelm'; french: number; enemy: number }
  | { e: 'plans'; french: number; enemy: number }
  | { e: 'boughtPlans'; plans: number; price: number }
  | { e: 'insight'; insight: Insight }
  | { e: 'deployed'; force: Force; zone: number; column: number }
  | { e: 'enemyDeployed'; forces: Force[]; zone: number }
  | { e: 'battleTurn'; turn: number; left: number }
  | { e: 'insightUsed'; insight: Insight }
  | { e: 'insightRoll'; insight: Insight; die: number; need: number; ok: number }
  | { e: 'duration'; by: number; turns: number }
  | { e: 'raid'; die: number; points: number }
  | { e: 'swept'; force: Force }
  | { e: 'planChosen'; plan: Plan; force: Force }
  | { e: 'planDrawn'; plan: Plan; force: Force }
  | { e: 'special'; plan: SpecialPlan }
  | { e: 'ranksClosed'; force: Force }
  | { e: 'acts'; force: Force; plan: Plan }
  | { e: 'planLost'; force: Force; plan: Plan }
  | { e: 'activation'; force: Force; die: number; need: number; ok: number }
  | { e: 'moved'; force: Force; zone: number }
  | { e: 'blocked'; force: Force; zone: number }
  | { e: 'formed'; force: Force; column: number }
  | { e: 'shock'; force: Force; die: number; need: number; ok: number }
  | { e: 'shockFails'; force: Force; because: 'column' | 'ground' }
  | { e: 'attack'; force: Force; die: number; combat: number; superValue: number; hits: number }
  | { e: 'reduced'; force: Force }
  | { e: 'destroyed'; force: Force }
  | { e: 'leaves'; campaign: number; force: Force; to: Place }
  | { e: 'count'; french: number; enemy: number }
  | { e: 'routed'; side: Side; french: number; enemy: number }
  | { e: 'withdrawal'; die: number; what: Withdrawal }
  | { e: 'retires'; campaign: number; side: Side; to: Place }
  | { e: 'battleEnds'; campaign: number; area: Place; side: Side | -1 }
  | { e: 'income'; points: number; cities: number; now: number }
  | { e: 'refit'; force: Force; side: Side }
  | { e: 'bought'; campaign: number; force: Force; reduced: number; price: number; area: Place }
  | { e: 'boughtScout'; scouts: number }
  | { e: 'winter'; force: Force; die: number; need: number }
  | { e: 'grouped'; campaign: number; area: Place; forces: Force[] }
  | { e: 'ordersPaid'; bonus: number; left: number }
  | {
      e: 'order'
      campaign: number
      area: Place
      forces: Force[]
      die: number
      roll: number
      order: Order
      times: number
    }
  | { e: 'groupMoves'; campaign: number; forces: Force[]; from: Place; to: Place }
  | { e: 'groupStays'; campaign: number; area: Place }
  | { e: 'random'; die: number; sides: number; of: number }
  | { e: 'citySupply'; campaign: number; area: Place; die: number; gain: SupplyResult; count: number }
  | { e: 'enemySupply'; points: number }
  | { e: 'placed'; campaign: number; force: Force; area: Place }
  | { e: 'won'; campaign: number; vp: number; grade: Grade }
  | { e: 'lost'; campaign: number; why: Defeat }
  | { e: 'carried'; force: Force; instead: Force }
  | { e: 'upgrade'; die: number; gain: SupplyResult }
  | { e: 'remembered'; points: number; years: number }

export type EventType = Event['e']
/** Every type of event, for the module and for the coverage report. */
export const EVENTS = [
  'campaign',
  'turn',
  'enemyTurn',
  'arrive',
  'march',
  'napoleon',
  'battle',
  'fog',
  'scout',
  'fogSupply',
  'fogScout',
  'joins',
  'fogNothing',
  'enemyPlans',
  'overwhelmed',
  'noOverwhelm',
  'plans',
  'boughtPlans',
  'insight',
  'deployed',
  'enemyDeployed',
  'battleTurn',
  'insightUsed',
  'insightRoll',
  'duration',
  'raid',
  'swept',
  'planChosen',
  'planDrawn',
  'special',
  'ranksClosed',
  'acts',
  'planLost',
  'activation',
  'moved',
  'blocked',
  'formed',
  'shock',
  'shockFails',
  'attack',
  'reduced',
  'destroyed',
  'leaves',
  'count',
  'routed',
  'withdrawal',
  'retires',
  'battleEnds',
  'income',
  'refit',
  'bought',
  'boughtScout',
  'winter',
  'grouped',
  'ordersPaid',
  'order',
  'groupMoves',
  'groupStays',
  'random',
  'citySupply',
  'enemySupply',
  'placed',
  'won',
  'lost',
  'carried',
  'upgrade',
  'remembered',
] as const satisfies readonly EventType[]

type Untold = Exclude<EventType, (typeof EVENTS)[number]>
/** Fails to compile when an event is missing from the list. */
true satisfies Untold extends never ? true : Untold
