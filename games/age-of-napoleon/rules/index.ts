/** The rulebook as procedures. */
import { machine, type Procedures } from '@bivouac/kernel'
import type { Napoleon } from '../state.ts'
import { mobilising } from './2-mobilising.ts'
import { sequence } from './3-sequence.ts'
import { diplomacy } from './4-diplomacy.ts'
import { insurrection } from './5-insurrection.ts'
import { deploying } from './6-deployment.ts'
import { reinforcement } from './6-reinforcement.ts'
import { strategy } from './6-strategy.ts'
import { campaign } from './7-campaign.ts'
import { interception } from './9-interception.ts'
import { orders } from './9-order.ts'
import { attrition } from './10-march.ts'
import { battle } from './11-battle.ts'
import { losses } from './11-losses.ts'
import { retreat } from './11-retreat.ts'
import { surrender } from './12-surrender.ts'
import { winter } from './13-winter.ts'
import { victory } from './14-victory.ts'

const procedures: Procedures<Napoleon> = {
  ...sequence,
  ...diplomacy,
  ...insurrection,
  ...strategy,
  ...reinforcement,
  ...mobilising,
  ...deploying,
  ...campaign,
  ...orders,
  ...interception,
  ...attrition,
  ...battle,
  ...losses,
  ...retreat,
  ...surrender,
  ...winter,
  ...victory,
}
export const rules = machine<Napoleon>(procedures)
