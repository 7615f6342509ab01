/** The rulebook as procedures. */
import { type Machine, machine, type Procedures } from '@bivouac/kernel'
import type { Napoleon, State } from '../state.ts'
import { deployment } from './04-deployment.ts'
import { entry } from './04-entry.ts'
import { game, phase, pursuit, turn } from './04-sequence.ts'
import { command } from './07-command.ts'
import { rally } from './07-rally.ts'
import { march } from './08-1-march.ts'
import { movement } from './08-1-movement.ts'
import { division } from './08-4-division.ts'
import { escaping, routing } from './08-4-escape.ts'
import { square, squares } from './08-4-square.ts'
import { advance } from './08-5-advance.ts'
import { reaction } from './08-5-reaction.ts'
import { recall, recalls } from './08-5-recall.ts'
import { flight, flights } from './08-6-unformed.ts'
import { fire, shot } from './09-fire.ts'
import { combat, combats } from './10-combat.ts'
import { evasions } from './14-evade.ts'
import { guard } from './14-guard.ts'
import { withdrawal } from './14-withdrawal.ts'
import { replacement } from './15-generals.ts'
import { chase } from './15-messengers.ts'
import { overrun } from './15-overrun.ts'
import { isolation } from './15-surrender.ts'
import { veil } from './17-veil.ts'
import { weather } from './17-weather.ts'
import { stragglers } from './18-forced-march.ts'
import { works } from './18-works.ts'
import { nerve } from './19-combat.ts'
import { initiative, tireless } from './20-initiative.ts'
import { messages } from './20-messengers.ts'
import { company } from './20-players.ts'
import { hasSeveral } from './20-seats.ts'
import { surplus } from './a-3-losses.ts'
import { communications } from './b-1-5-writing.ts'

const procedures: Procedures<Napoleon> = {
  game,
  deployment,
  turn,
  phase,
  entry,
  rally,
  command,
  movement,
  march,
  squares,
  square,
  escape: escaping,
  routing,
  reaction,
  fire,
  shot,
  division,
  combats,
  combat,
  flights,
  flight,
  advance,
  recalls,
  recall,
  pursuit,
  guard,
  withdrawal,
  replacement,
  overrun,
  evasions,
  isolation,
  // Optional rules.
  weather,
  nerve,
  stragglers,
  initiative,
  tireless,
  communications,
  surplus,
  works,
  messages,
  chase,
}
const open = machine<Napoleon>(procedures)
const veiled = machine<Napoleon>(veil(procedures))
const several = machine<Napoleon>(company(procedures))
/** 17.2.2, 20.3 Battles with hidden counters are run by the rules behind the veil, those of several commanders by theirs; all others do not pay for it. */
const of = ({ s }: { readonly s: State }): Machine<Napoleon> =>
  s.extra.counters !== undefined ? veiled : hasSeveral(s) ? several : open

export const napoleonMachine: Machine<Napoleon> = {
  ...open,
  advance: (pos, t) => of(pos).advance(pos, t),
  questionTo: (pos, t, seat) => of(pos).questionTo(pos, t, seat),
  take: (pos, t, action, seat) => of(pos).take(pos, t, action, seat),
  withdraw: (pos, seat) => of(pos).withdraw(pos, seat),
  whyNot: (pos, t, action, seat) => of(pos).whyNot(pos, t, action, seat),
  whyNotAll: (pos, t, action, seat) => of(pos).whyNotAll(pos, t, action, seat),
  objections: (pos, t, action, seat) => of(pos).objections(pos, t, action, seat),
  askByElements: (pos, t, begun, seat) => of(pos).askByElements(pos, t, begun, seat),
  takeByElements: (pos, t, action, begun, seat) => of(pos).takeByElements(pos, t, action, begun, seat),
  extend: (pos, t, type, chosen, asked, seat) => of(pos).extend(pos, t, type, chosen, asked, seat),
  probe: (pos, t, type, pick, seat) => of(pos).probe(pos, t, type, pick, seat),
  askable: (pos, t, seat) => of(pos).askable(pos, t, seat),
  seatOf: (pos, t) => of(pos).seatOf(pos, t),
  // These are asked without a position: what either of them has.
  kind: (at, type) => veiled.kind(at, type),
  partsOf: (at, type) => veiled.partsOf(at, type),
  typesAt: at => veiled.typesAt(at),
}
