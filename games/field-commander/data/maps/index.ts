import type { MapFile } from '../file.ts'
import { danube } from './danube.ts'
import { egypt } from './egypt.ts'
import { france } from './france.ts'
import { germany } from './germany.ts'
import { iberia } from './iberia.ts'
import { italy } from './italy.ts'
import { russia } from './russia.ts'

export const MAPS: readonly MapFile[] = [italy, egypt, danube, germany, iberia, russia, france]
