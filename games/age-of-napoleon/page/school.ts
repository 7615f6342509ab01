/** Two-minute exercises: each a position written as data, as anybody may write one, and what is to be done in it. */
import type { Exercise, School } from '@bivouac/client/page/school'
import { COALITION, FA, FRANCE, IC, pair } from '../words.ts'
import { act, army, card, corps, country, region, way } from './naming.ts'
import { WORDS } from './school-words.ts'

const at = (id: string): string => `place:${region(id)}`
const held = (id: string): string => `card:${card(id)}`

type Told = Pick<Exercise, 'rule' | 'lead' | 'answers'> & {
  readonly id: keyof typeof WORDS
  readonly seat?: number
  readonly dice?: readonly number[]
  readonly scenario?: string
  /** What the set-up does not say is as in the scenario. */
  readonly stands: object
  readonly steps: readonly Omit<Exercise['steps'][number], 'text'>[]
}
function exercise({ id, seat = FRANCE, dice = [], scenario = '1805', stands, steps, ...rest }: Told): Exercise {
  const { title, idea, praise, tasks } = WORDS[id]
  return {
    ...rest,
    id,
    title,
    idea,
    praise,
    seat,
    setup: { scenario, position: { first: 'france', hands: [[], []], phase: 'campaign', ...stands } },
    opening: [],
    position: {},
    dice,
    steps: steps.map((step, i) => ({ ...step, text: tasks[i]! })),
  }
}

const GRANDE_ARMEE = ['Napoleon', 'Davout', 'Soult', 'Murat']
const BEFORE_ULM = { rhenanie: GRANDE_ARMEE, bayern: ['Mack', 'Ferdinand'], osterreich: ['Hiller'] }
const ATTACKED = { first: 'coalition', corps: { bayern: ['Karl', 'Bellegarde'], rhenanie: ['Ney', 'Murat'] } }

export const SCHOOL: School = {
  game: 'age-of-napoleon',
  exercises: [
    exercise({
      id: 'army',
      rule: '8.1',
      stands: { round: 3, corps: BEFORE_ULM },
      steps: [
        {
          light: [at('rhenanie')],
          way: [act('march', army(...GRANDE_ARMEE))],
          done: [{ e: 'announced', seat: FRANCE, corps: [...army(...GRANDE_ARMEE)] }],
        },
        {
          light: [at('wurttemberg'), at('bayern')],
          way: [act('go', way('wurttemberg', 'bayern'))],
          done: [{ e: 'battle', attacker: FRANCE, at: region('bayern') }],
        },
      ],
    }),
    exercise({
      id: 'diplomacy',
      rule: '4.1',
      stands: {
        year: 1808,
        phase: 'diplomacy',
        status: { spain: 'NC' },
        corps: { rhenanie: ['Napoleon'] },
        hands: [['Godoy', 'Depot'], []],
      },
      steps: [
        {
          light: [held('Godoy')],
          way: [act('play', pair(card('Godoy'), country('spain')))],
          done: [{ e: 'played', seat: FRANCE, card: card('Godoy'), country: country('spain') }],
        },
        {
          light: ['action-pass'],
          way: [act('pass')],
          done: [{ e: 'status', country: country('spain'), to: FA }],
        },
      ],
    }),
    exercise({
      id: 'reinforce',
      rule: '6.3',
      stands: { year: 1806, phase: 'reinforcement', corps: { rhenanie: ['Napoleon', 'Davout', 'Soult'] } },
      steps: [
        {
          way: [
            act(
              'place',
              ['Ney', 'Massena', 'Lannes', 'Murat', 'Augereau']
                .map(name => pair(corps(name), region('rhenanie')))
                .sort((a, b) => a - b),
            ),
          ],
          done: [{ e: 'deployed', seat: FRANCE }],
        },
      ],
    }),
    exercise({
      id: 'battle',
      rule: '11.3',
      stands: { round: 3, corps: BEFORE_ULM, hands: [['Cavalry Charges', 'Godoy'], []] },
      lead: [
        { seat: FRANCE, action: act('march', army(...GRANDE_ARMEE)) },
        { seat: FRANCE, action: act('go', way('wurttemberg', 'bayern')) },
        { seat: FRANCE, action: act('out', []) },
        { seat: COALITION, action: act('out', []) },
      ],
      dice: [4, 3],
      answers: [act('lose', army('Ferdinand'))],
      steps: [
        {
          light: [held('Cavalry Charges')],
          way: [act('play', card('Cavalry Charges'))],
          done: [{ e: 'played', seat: FRANCE, card: card('Cavalry Charges') }],
          missed: [{ e: 'fought' }],
        },
        { light: ['action-done'], way: [act('done')], done: [{ e: 'won', seat: FRANCE }] },
        {
          light: [held('Godoy')],
          way: [act('rest', card('Godoy'))],
          done: [{ e: 'rested', region: region('bayern') }],
          missed: [{ e: 'passed' }],
        },
      ],
    }),
    exercise({
      id: 'withdraw',
      rule: '9.5',
      stands: ATTACKED,
      lead: [
        { seat: COALITION, action: act('march', army('Karl', 'Bellegarde')) },
        { seat: COALITION, action: act('go', way('wurttemberg', 'rhenanie')) },
        { seat: FRANCE, action: act('let') },
        { seat: COALITION, action: act('go', way('rhenanie')) },
      ],
      steps: [
        {
          light: [at('ile_de_france')],
          way: [act('withdraw', region('ile_de_france'))],
          done: [{ e: 'moved', way: 'withdraw' }],
          missed: [{ e: 'battle' }],
        },
      ],
    }),
    exercise({
      id: 'intercept',
      rule: '9.4',
      stands: {
        first: 'coalition',
        corps: { bayern: ['Karl'], rhenanie: ['Napoleon', 'Davout', 'Soult'] },
      },
      lead: [
        { seat: COALITION, action: act('march', army('Karl')) },
        { seat: COALITION, action: act('go', way('wurttemberg')) },
      ],
      dice: [5, 2],
      steps: [
        {
          light: [at('rhenanie')],
          way: [act('intercept', army('Napoleon', 'Davout', 'Soult'))],
          done: [{ e: 'moved', way: 'intercept', to: region('wurttemberg') }],
          missed: [{ e: 'passed' }],
        },
        { light: ['action-out'], way: [act('out', [])], done: [{ e: 'won', seat: FRANCE }] },
      ],
    }),
    exercise({
      id: 'surrender',
      rule: '12.3',
      stands: {
        round: 6,
        corps: {
          osterreich: ['Napoleon', 'Davout'],
          bayern: ['Soult', 'Murat'],
          dalmatien: ['Karl'],
          tirol: ['Johann'],
        },
      },
      dice: [6],
      answers: [act('pass')],
      steps: [
        {
          light: [at('bayern')],
          way: [act('march', army('Soult', 'Murat')), act('go', way('osterreich'))],
          done: [{ e: 'surrendered', country: country('austria'), to: FRANCE }],
          missed: [{ e: 'winter' }, { e: 'phase', phase: 6 }],
        },
        {
          light: [at('tirol')],
          way: [act('detach', country('tirol'))],
          done: [{ e: 'detached', country: country('tirol') }],
        },
      ],
    }),
    exercise({
      id: 'quarters',
      rule: '13.1',
      stands: {
        round: 6,
        corps: { moskva: ['Ney', 'Davout', 'Soult', 'Murat'], smolensk: ['Napoleon'] },
        lastYear: 1805,
      },
      dice: [6, 6],
      answers: [act('pass')],
      steps: [
        {
          way: [act('march', army('Soult', 'Murat')), act('go', way('smolensk'))],
          done: [{ e: 'moved', from: region('moskva') }],
        },
      ],
    }),
    exercise({
      id: 'depot',
      rule: '13.2',
      stands: {
        phase: 'winter',
        corps: { bohmen: ['Napoleon', 'Davout', 'Soult', 'Murat', 'Ney'] },
        hands: [['Depot', 'Mud'], []],
      },
      dice: [3],
      steps: [
        {
          light: [held('Depot')],
          way: [act('lay', pair(card('Depot'), region('bohmen')))],
          done: [{ e: 'played', seat: FRANCE, card: card('Depot'), region: region('bohmen') }],
          missed: [{ e: 'winter' }],
        },
      ],
    }),
    exercise({
      id: 'rising',
      rule: '5.3',
      seat: COALITION,
      stands: {
        year: 1808,
        phase: 'insurrection',
        first: 'coalition',
        status: { spain: 'FD' },
        corps: { castilla: ['Massena'] },
        hands: [[], ['Insurrection', 'Mud']],
      },
      steps: [
        {
          light: [held('Insurrection')],
          way: [act('play', pair(card('Insurrection'), country('spain')))],
          done: [{ e: 'status', country: country('spain'), to: IC }],
          missed: [{ e: 'phase', phase: 2 }],
        },
      ],
    }),
    exercise({
      id: 'sea',
      rule: '9.6',
      seat: COALITION,
      stands: {
        first: 'coalition',
        britannia: true,
        status: { portugal: 'CM' },
        corps: { britain: ['Wellington', 'Hill'] },
      },
      steps: [
        {
          light: [at('britain')],
          way: [act('march', army('Wellington', 'Hill'))],
          done: [{ e: 'announced', seat: COALITION }],
        },
        {
          light: [at('portugal')],
          way: [act('sail', region('portugal'))],
          done: [{ e: 'moved', way: 'sail', to: region('portugal') }],
        },
      ],
    }),
  ],
}
