/** What things are called: the rulebook's terms, and how numbers are written. */
import { type Lang, number, type Text } from '@bivouac/kernel'
import type { Disordering, LossCause } from '../events.ts'
import type { Field } from '../field.ts'
import { FORMATIONS, INCH, WORKS } from '../words.ts'

export const FORMATION_NAMES: readonly Text[] = FORMATIONS.map(
  each =>
    ({
      line: { it: 'linea', en: 'line' },
      column: { it: 'colonna', en: 'column' },
      square: { it: 'quadrato', en: 'square' },
      march: { it: 'colonna di marcia', en: 'march column' },
      deployed: { it: 'dispiegata in città', en: 'deployed in a town' },
    })[each],
)
export const MARK_NAMES: readonly Text[] = [
  { it: 'in disordine', en: 'disordered' },
  { it: 'in rotta', en: 'in rout' },
  { it: 'metà movimento', en: 'half move' },
  { it: 'nessun movimento', en: 'no move' },
  { it: 'in reazione', en: 'marked for reaction' },
]

/** Inches with at most two decimals, as each language writes them. */
export const inches = (points: number, lang: Lang): string => `${number(points / INCH, lang, 2)}"`
export const degrees = (tenths: number, lang: Lang): string => `${number(tenths / 10, lang)}°`
const WINDS: Readonly<Record<Lang, readonly string[]>> = {
  it: ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ovest', 'ovest', 'nord-ovest'],
  en: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
}
export const wind = (facing: number, lang: Lang): string => WINDS[lang][Math.floor((facing + 225) / 450) % 8]!

export const sideName = (f: Field, side: number, lang: Lang): string => {
  const name = f.data.sides?.[side]
  if (name === undefined) return lang === 'it' ? `Parte ${side + 1}` : `Side ${side + 1}`
  return typeof name === 'string' ? name : name[lang]
}

const text = (it: string, en: string): Text => ({ it, en })

export const PHASES: Readonly<Record<string, Text>> = {
  control: text('controllo', 'control'),
  guard: text('impiego della Guardia', 'Guard commitment'),
  movement: text('manovra', 'manoeuvre'),
  fire: text('tiro', 'fire'),
  combat: text('combattimenti', 'combats'),
  pursuit: text('inseguimento', 'pursuit'),
}
export const TESTS: Readonly<Record<string, Text>> = {
  rally: text('recupero', 'rally'),
  command: text('stato di comando', 'command'),
  square: text('quadrato di emergenza', 'emergency square'),
  recall: text('richiamo', 'recall'),
  attack: text('attacco degli irregolari', 'attack of irregulars'),
  contact: text('comando all’antica', 'old-style command'),
  prone: text('a terra', 'lying down'),
  evade: text('evasione', 'evading'),
}
export const WORK_NAMES: readonly Text[] = WORKS.map(
  each =>
    ({
      breach: text('aprire una breccia', 'open a breach'),
      shortBridge: text('gettare un ponte breve', 'build a short bridge'),
      pontoon: text('gettare un ponte di barche', 'build a pontoon bridge'),
      bridge: text('gettare un ponte di legno', 'build a wooden bridge'),
      fortify: text('fortificare la città', 'fortify the town'),
      trench: text('scavare una trincea', 'dig a trench'),
      repair: text('riparare la trincea', 'repair the trench'),
      launch: text('mettere in acqua una barca', 'launch a boat'),
      reverse: text('rivolgere la trincea', 'reverse the trench'),
    })[each],
)
export const DISORDERS: Readonly<Record<Disordering, Text>> = {
  wood: text('nel bosco fitto', 'in the dense wood'),
  hedge: text('attraversando la siepe', 'crossing the hedge'),
  ford: text('nel guado', 'in the ford'),
  passed: text('al passaggio di amici', 'as friends pass through'),
  losses: text('per le perdite', 'by its losses'),
  bounce: text('rimbalzando', 'in bouncing'),
  town: text('fra gli edifici', 'among the buildings'),
  charge: text('dopo la carica fuori controllo', 'after the charge out of control'),
  morale: text('con l’esercito scoraggiato', 'with the discouraged army'),
  flank: text('colpita sul fianco o alle spalle', 'hit in flank or rear'),
  detached: text('dividendosi', 'in dividing'),
  carried: text('seguendo la cavalleria', 'in following the cavalry'),
  forced: text('per gli sbandati', 'by its stragglers'),
  evading: text('prima di evadere', 'before it evades'),
}
export const CAUSES: Readonly<Record<LossCause, Text>> = {
  fire: text('per il fuoco', 'to fire'),
  combat: text('in combattimento', 'in combat'),
  victory: text('come perdite del vincitore', 'as winner’s loss'),
  flight: text('in rotta', 'in rout'),
  march: text('sbandate in marcia', 'straggling on the march'),
  crew: text('passate ai pezzi', 'gone to the guns'),
}
/** Each leg for one and for several. */
export const LEGS: Readonly<Record<string, readonly [Text, Text]>> = {
  forward: [text('avanza', 'goes forward'), text('avanzano', 'go forward')],
  oblique: [text('avanza in obliquo', 'goes forward obliquely'), text('avanzano in obliquo', 'go forward obliquely')],
  road: [text('marcia sulla strada', 'marches along the road'), text('marciano sulla strada', 'march along the road')],
  back: [text('arretra', 'goes back'), text('arretrano', 'go back')],
  side: [text('si sposta lateralmente', 'moves sideways'), text('si spostano lateralmente', 'move sideways')],
  wheel: [text('ruota', 'wheels'), text('ruotano', 'wheel')],
  wheelBack: [text('ruota all’indietro', 'wheels back'), text('ruotano all’indietro', 'wheel back')],
  form: [text('cambia formazione', 'changes formation'), text('cambiano formazione', 'change formation')],
  about: [text('inverte il fronte', 'faces about'), text('invertono il fronte', 'face about')],
  shuffle: [
    text('si ridispone fra gli edifici', 'is arranged anew among the buildings'),
    text('si ridispongono fra gli edifici', 'are arranged anew among the buildings'),
  ],
  face: [text('cambia fronte', 'changes front'), text('cambiano fronte', 'change front')],
  touch: [text('avanza al contatto', 'goes into contact'), text('avanzano al contatto', 'go into contact')],
  deploy: [text('si dispiega in città', 'deploys in the town'), text('si dispiegano in città', 'deploy in the town')],
  leave: [text('lascia la città', 'leaves the town'), text('lasciano la città', 'leave the town')],
  lie: [text('si stende a terra', 'lies down'), text('si stendono a terra', 'lie down')],
  rise: [text('si rialza', 'rises'), text('si rialzano', 'rise')],
}
/** Who is called {who}. */
export const GONE: Readonly<Record<'dispersed' | 'eliminated' | 'surrendered' | 'left', Text>> = {
  dispersed: text(
    '{the:who} {who|è disperso|è dispersa|sono dispersi|sono disperse}',
    '{the:who} {who|is|are} dispersed',
  ),
  eliminated: text(
    '{the:who} {who|è eliminato|è eliminata|sono eliminati|sono eliminate}',
    '{the:who} {who|is|are} eliminated',
  ),
  surrendered: text('{the:who} {who|si arrende|si arrendono}', '{the:who} {who|surrenders|surrender}'),
  left: text('{the:who} {who|esce|escono} dal tavolo', '{the:who} {who|leaves|leave} the table'),
}
