/** The rulebook as procedures. */
import { machine, type Procedures } from '@bivouac/kernel'
import type { Napoleon } from '../state.ts'
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
import { overrun } from './15-overrun.ts'
import { isolation } from './15-surrender.ts'
import { weather } from './17-weather.ts'
import { stragglers } from './18-forced-march.ts'
import { nerve } from './19-combat.ts'
import { initiative, tireless } from './20-initiative.ts'
import { surplus } from './a-3-losses.ts'

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
  surplus,
}
export const napoleonMachine = machine<Napoleon>(procedures)
