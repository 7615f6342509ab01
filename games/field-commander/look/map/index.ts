import type { Atlas } from './atlas.ts'
import { danube } from './danube.ts'
import { egypt } from './egypt.ts'
import { france } from './france.ts'
import { germany } from './germany.ts'
import { iberia } from './iberia.ts'
import { italy } from './italy.ts'
import { russia } from './russia.ts'

/** The ground of each map file, by its id. */
export const ATLAS: Readonly<Record<string, Atlas>> = { italy, egypt, danube, germany, iberia, russia, france }
