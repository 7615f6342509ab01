/** What a table can agree on, and the diary a career may bring along from an earlier evening. */
import { type Json, type Option, readSetup as read, type Scenario, type Setup } from '@bivouac/kernel'
import { CAMPAIGNS } from './data/index.ts'
import type { DiaryPage } from './state.ts'
import { FRENCH, GRADES, type Grade, LEVEL_NAME, LEVELS } from './words.ts'

export const scenarios: readonly Scenario[] = [
  ...CAMPAIGNS.map(({ id, name, about }): Scenario => ({ id, name, about })),
  {
    id: 'career',
    name: { it: 'La carriera: undici campagne collegate', en: 'The career: eleven linked campaigns' },
    about: {
      it: 'Dal 1796 al 1815: una sconfitta la conclude, i comandanti sopravvissuti possono continuare.',
      en: 'From 1796 to 1815: one defeat ends it, surviving commanders may carry on.',
    },
  },
]

export const options: readonly Option[] = [
  {
    id: 'level',
    name: { it: 'Livello', en: 'Level' },
    about: {
      it: 'Sposta i rifornimenti delle due parti, all’inizio e a ogni turno.',
      en: 'Shifts the supply of both sides, at the start and every turn.',
    },
    values: LEVELS.map(id => ({ id, name: LEVEL_NAME[id] })),
    default: 'normal',
  },
  {
    id: 'umpire',
    name: { it: 'Decisioni in solitario', en: 'Solitaire decisions' },
    about: {
      it: 'Dove le regole lasciano più possibilità per il nemico: decide il giocatore, o il caso in parti uguali.',
      en: 'Where the rules leave several possibilities for the enemy: the player decides, or chance evenly.',
    },
    values: [
      { id: 'player', name: { it: 'Il giocatore', en: 'The player' } },
      { id: 'even', name: { it: 'Il caso', en: 'Chance' } },
    ],
    default: 'even',
  },
  {
    id: 'track',
    name: { it: 'Traccia del 1796', en: 'Track of 1796' },
    about: {
      it: 'Il regolamento dà la prima e l’ultima casella, non il passo: una casella al mese, o una ogni due mesi.',
      en: 'The rulebook gives the first and the last box, not the step: a box for each month, or for every two.',
    },
    values: [
      { id: 'fifteen', name: { it: 'Quindici caselle', en: 'Fifteen boxes' } },
      { id: 'eight', name: { it: 'Otto caselle', en: 'Eight boxes' } },
    ],
    default: 'fifteen',
  },
  {
    id: 'napoleon',
    name: { it: 'Napoleone da solo', en: 'Napoleon alone' },
    about: {
      it: 'Protetto: una fase di movimento non si chiude lasciando Napoleone senza esercito, finché lo si può evitare. Da regolamento: la campagna è perduta.',
      en: 'Guarded: a movement phase does not close with Napoleon left without a force while that can be helped. By the book: the campaign is lost.',
    },
    values: [
      { id: 'guarded', name: { it: 'Protetto', en: 'Guarded' } },
      { id: 'book', name: { it: 'Da regolamento', en: 'By the book' } },
    ],
    default: 'guarded',
  },
]

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A name as it can be typed on any keyboard: accents and capitals do not matter on paper. */
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/**
 * 16.1 A diary kept on paper: the campaigns already won, in order from the first, each
 * `{ campaign, vp, grade, survivors: [names] }`. The career goes on with the campaign after them.
 */
export function readDiary(raw: Json): DiaryPage[] | string {
  if (!Array.isArray(raw)) return 'a diary is a list of pages'
  if (raw.length >= CAMPAIGNS.length) return 'a diary with every campaign in it is finished'
  const pages: DiaryPage[] = []
  for (const [index, page] of (raw as readonly Json[]).entries()) {
    const campaign = CAMPAIGNS[index]!
    if (!isObject(page)) return `page ${index + 1} of the diary is not a page`
    if (page.campaign !== campaign.id) return `page ${index + 1} of the diary is about ${campaign.id}`
    if (!Number.isInteger(page.vp) || (page.vp as number) < 0 || (page.vp as number) > 99)
      return `the points of ${campaign.id} are a whole number`
    if (!(GRADES as readonly Json[]).includes(page.grade ?? null))
      return `the grade of ${campaign.id} is one of ${GRADES.join(', ')}`
    if (!Array.isArray(page.survivors)) return `the survivors of ${campaign.id} are a list of names`
    const survivors: number[] = []
    for (const name of page.survivors as readonly Json[]) {
      const wanted = typeof name === 'string' ? plain(name) : undefined
      const slot = campaign.counters.findIndex(c => c.side === FRENCH && c.named && plain(c.name) === wanted)
      if (slot < 0) return `nobody called ${JSON.stringify(name)} commanded French forces in ${campaign.id}`
      survivors.push(campaign.base + slot)
    }
    pages.push({ campaign: index, vp: page.vp as number, grade: page.grade as Grade, survivors })
  }
  return pages
}

export function readSetup(raw: unknown): Setup | string {
  const extra = (key: string, value: Json): string | undefined => {
    if (key !== 'diary') return `there is no option “${key}”`
    const diary = readDiary(value)
    return typeof diary === 'string' ? diary : undefined
  }
  const setup = read(raw, scenarios, options, extra)
  if (typeof setup !== 'string' && setup.options.diary !== undefined && setup.scenario !== 'career')
    return 'only a career has a diary'
  return setup
}
