/** How fast random play is on this machine: `node games/field-commander/test/speed.ts [games per campaign]`. */
import { CAMPAIGNS } from '../data/index.ts'
import { play, random } from './play.ts'

const games = Number(process.argv[2] ?? 200)
let decisions = 0
let battles = 0
let fought = 0
const start = performance.now()
for (let n = 0; n < games; n++)
  for (const { id } of CAMPAIGNS)
    decisions += play({ scenario: id, options: { umpire: 'even' } }, `speed/${id}/${n}`, random, event => {
      if (event.e === 'battleEnds') battles++
      if (event.e === 'plans') fought++
    }).decisions
const seconds = (performance.now() - start) / 1000
const rate = (count: number): string => Math.round(count / seconds).toLocaleString('en')
console.log(`${rate(decisions)} decisions, ${rate(battles)} battles (${rate(fought)} of them not overwhelmed) a second`)
