/** What the bot would do, and why, in one sentence. */
import type { Action, Decision, Text } from '@bivouac/kernel'
import type { View } from '../view.ts'
import { advise } from './index.ts'

const text = (it: string, en: string): Text => ({ it, en })
const HITS = text('È quello che promette più colpi in questo momento.', 'It promises most hits at this moment.')
const CHEAPEST = text('Il colpo costa meno a questa forza.', 'The hit costs this force least.')

const REASONS: Readonly<Record<string, Text>> = {
  'movement.move:move': text(
    'L’esercito resta unito attorno a Napoleone, va verso l’obiettivo meno caro e sopraffà ciò che è debole.',
    'The army stays together around Napoleon, goes for the cheapest Objective and overwhelms what is weak.',
  ),
  'movement.move:done': text('Nessun’altra mossa migliora la posizione.', 'No other move improves the position.'),
  'battles.pick:fight': text('Prima la battaglia più sicura.', 'The surest battle first.'),
  'battle.scouts:scout': text('Il risultato aiuta il nemico.', 'The result helps the enemy.'),
  'battle.extraPlans:buyPlans': text(
    'La battaglia è incerta e un piano in più vale il prezzo.',
    'The battle is close and one more plan is worth its price.',
  ),
  'battle.insights:done': text(
    'I piani di ogni turno valgono più di un’intuizione.',
    'The plans of every turn are worth more than an insight.',
  ),
  'deployment.place:deploy': text(
    'I più forti in Approccio e in colonna: si muovono e ingaggiano senza tirare.',
    'The strongest in the Approach and in column: they move and engage without a roll.',
  ),
  'battleTurn.choosePlans:plans': text(
    'Guadagna più di quanto la forza farebbe senza piano.',
    'It gains more than the force would do without a plan.',
  ),
  'battleTurn.french:execute': HITS,
  'battleTurn.french:march': text(
    'Entrare fra i nemici in colonna costa loro un colpo e una zona.',
    'Entering among enemies in column costs them a hit and a zone.',
  ),
  'battleTurn.french:fire': HITS,
  'battleTurn.french:pivot': text('In linea si resiste allo shock.', 'In line a force resists shock.'),
  'hits.assign:hit': CHEAPEST,
  'fogHit.hit:hit': CHEAPEST,
  'supply.spend:refit': text(
    'Due punti rendono più forza che in altro modo.',
    'Two points give more strength here than elsewhere.',
  ),
  'supply.spend:buy': text('È il miglior acquisto per questi punti.', 'It is the best buy for these points.'),
  'supply.spend:done': text(
    'I punti servono per le marce forzate e i piani del prossimo turno.',
    'The points are for the forced marches and plans of the next turn.',
  ),
}
const PLAIN = text('È ciò che farebbe il maresciallo.', 'It is what the marshal would do.')

export function hint(
  view: View,
  decision: Pick<Decision, 'proc' | 'step' | 'actions' | 'gathers'>,
): { readonly action: Action; readonly reason: Text } {
  const action = advise(view, decision)
  return { action, reason: REASONS[`${decision.proc}.${decision.step}:${action.type}`] ?? PLAIN }
}
