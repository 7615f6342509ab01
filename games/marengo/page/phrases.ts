import type { Action, Lang } from '@bivouac/kernel'
import { action as said } from '../say/prompts.ts'
import { local, topFrame, type View } from './facts.ts'
import { MG } from './words.ts'

/** A button says what pressing it does: "that is all" means something else at every step of an assault. */
export function action(given: Action, view: View, lang: Lang): string {
  const top = topFrame(view)
  if (given.type !== 'done' || top.proc !== 'assault') return said(given, view, lang)
  if (top.step === 'attack') return MG.doAssault[lang]
  if (top.step === 'defence') return (local(top, 'guards') === 0 ? MG.noGuard : MG.doDefend)[lang]
  return (local(top, 'chase') === 0 ? MG.noPursuit : MG.doPursue)[lang]
}
