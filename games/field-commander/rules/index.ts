import { machine } from '@bivouac/kernel'
import type { FieldCommander } from '../state.ts'
import { setUp } from './6-set-up.ts'
import { battles, enemyTurn, frenchTurn, game } from './7-sequence.ts'
import { movement } from './8-movement.ts'
import { battle } from './9-battle.ts'
import { deployment, enemyDeployment } from './9-deployment.ts'
import { fogForce, fogHit, fogRecruit } from './9-fog.ts'
import { act } from './10-acts.ts'
import { attack, hits, shock } from './10-attack.ts'
import { battleTurn } from './11-battle-turn.ts'
import { sweep } from './11-insights.ts'
import { supply } from './12-supply.ts'
import { enemySupply } from './13-enemy-supply.ts'
import { orders } from './13-orders.ts'
import { linked } from './16-linked.ts'

/** All procedures, in the order of the book. */
export const rules = machine<FieldCommander>({
  game,
  linked,
  setUp,
  frenchTurn,
  movement,
  battles,
  battle,
  fogRecruit,
  fogForce,
  fogHit,
  deployment,
  enemyDeployment,
  battleTurn,
  sweep,
  act,
  shock,
  attack,
  hits,
  supply,
  enemyTurn,
  orders,
  enemySupply,
})
