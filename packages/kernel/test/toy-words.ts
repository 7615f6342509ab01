import type { Action, Lang, Phrase, Words } from '../src/index.ts'
import type { Toy, ToyEvent } from './toy-rules.ts'

const SIDES = { it: ['Blu', 'Rosso'], en: ['Blue', 'Red'] } as const
const ACTIONS: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  march: { it: 'Marcia al guado', en: 'March to ford' },
  assault: { it: 'Assalta il guado', en: 'Assault ford' },
  rest: { it: 'Riposa', en: 'Rest' },
  discard: { it: 'Scarta', en: 'Discard' },
  commit: { it: 'Gioca coperta', en: 'Play face down' },
  bare: { it: 'Senza carta', en: 'Without a card' },
  ambush: { it: 'Tendi l’imboscata', en: 'Spring the ambush' },
  pass: { it: 'Passa', en: 'Pass' },
}

function event(told: ToyEvent, lang: Lang): Phrase {
  if (told.e === 'ended') return [lang === 'it' ? 'È finita.' : 'It is over.']
  const side = { kind: 'side', id: told.side, text: SIDES[lang][told.side]! } as const
  if (told.e === 'fought')
    return [side, ': ', { kind: 'die', sides: 6, got: told.attack }, { kind: 'die', sides: 6, got: told.defence }]
  return [side, ` ${told.e}`, 'card' in told ? ` ${told.card}` : '']
}

export const toyWords: Words<Toy> = {
  event,
  level: told => (told.e === 'fought' ? 3 : 2),
  prompt: (at, _, lang) => (lang === 'it' ? `Scegli (${at.proc})` : `Choose (${at.proc})`),
  action: (action: Action, _, lang) => `${ACTIONS[action.type]![lang]} ${action.arg ?? ''}`.trim(),
  result: (result, lang) => `${lang === 'it' ? 'Fine' : 'End'}: ${result.by}`,
  board: (seen, lang) => `${lang === 'it' ? 'Guadi' : 'Fords'} ${seen.fords.join(' ')}`,
}
