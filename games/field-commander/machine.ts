import { machine } from '@bivouac/kernel'
import { act } from './rules/act.ts'
import { attack, hits, shock } from './rules/attack.ts'
import { battle } from './rules/battle.ts'
import { battleTurn } from './rules/battleTurn.ts'
import { deployment, enemyDeployment } from './rules/deployment.ts'
import { enemySupply } from './rules/enemySupply.ts'
import { fogForce, fogHit, fogRecruit } from './rules/fog.ts'
import { reform } from './rules/formation.ts'
import { battles, enemyTurn, frenchTurn, game } from './rules/frenchTurn.ts'
import { sweep } from './rules/insights.ts'
import { linked } from './rules/linked.ts'
import { movement } from './rules/movement.ts'
import { orders } from './rules/orders.ts'
import { setUp } from './rules/setUp.ts'
import { placeBought, supply } from './rules/supply.ts'
import type { FieldCommander } from './state.ts'

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
  reform,
  act,
  shock,
  attack,
  hits,
  supply,
  placeBought,
  enemyTurn,
  orders,
  enemySupply,
})
