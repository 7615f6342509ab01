/** Field Commander: Napoleon, as the platform knows it. */
import { type GameModule, type Option, readSetup, type Scenario } from '@bivouac/kernel'
import { begin } from './begin.ts'
import { CAMPAIGNS } from './data/index.ts'
import { EVENTS } from './events.ts'
import { invariants } from './invariants.ts'
import { rules } from './machine.ts'
import { no, rulebook } from './rulebook.ts'
import { words } from './say.ts'
import { cloneStack, cloneState, type FieldCommander } from './state.ts'
import { imagine, view } from './view.ts'
import { LEVEL_NAME, LEVELS } from './words.ts'

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
    name: { it: 'Decisioni solitarie', en: 'Solitaire decisions' },
    about: {
      it: 'Dove le regole lasciano più possibilità per il nemico: decide il giocatore, o il caso in parti uguali.',
      en: 'Where the rules leave several possibilities for the enemy: the player decides, or chance evenly.',
    },
    values: [
      { id: 'player', name: { it: 'Il giocatore', en: 'The player' } },
      { id: 'even', name: { it: 'Il caso', en: 'Chance' } },
    ],
    default: 'player',
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

export const fieldCommander: GameModule<FieldCommander> = {
  id: 'field-commander',
  version: 1,
  title: { it: 'Field Commander: Napoleon', en: 'Field Commander: Napoleon' },
  rulebook,
  refusals: no.all,
  scenarios,
  options,
  events: EVENTS,
  readSetup: raw => readSetup(raw, scenarios, options),
  seats: () => [{ it: 'Francesi', en: 'French' }],
  begin,
  machine: rules,
  turn: pos => pos.s.campaign * 20 + pos.s.turn,
  clone: pos => ({
    s: cloneState(pos.s),
    stack: cloneStack(pos.stack),
    ...(pos.result === undefined ? {} : { result: pos.result }),
  }),
  view,
  imagine,
  words,
  invariants,
}
