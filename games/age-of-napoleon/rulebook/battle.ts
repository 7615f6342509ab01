import type { Rulebook } from '@bivouac/kernel'
import { heading, rules } from './section.ts'

/** Chapter 11: battle. */
// biome-ignore format: a table, one section to a line
export const BATTLE_CHAPTER = {
  '11': heading('Battaglia', 'Battle', 'Forze, carte, dadi, perdite, ritirata.', 'Strength, cards, dice, losses, retreat.'),
  '11.1': rules('S I', 'Il Riquadro Battaglia', 'The Battle Box', 'L’attaccante, poi il difensore, dice chi resta fuori; si impegnano al massimo tanti corpi quanto il comando del generale, lui compreso.', 'The attacker, then the defender, says who stays out; at most as many as the commander’s command engage, he among them.'),
  '11.2': rules('S I', 'La forza', 'Strength', 'La somma dei valori di combattimento; +1 per ogni corpo in patria; −2 a chi attacca dal mare.', 'The sum of the combat ratings; +1 for each corps in its own country; −2 for an attack from the sea.'),
  '11.3': rules('S R', 'Carte battaglia', 'Battle cards', 'L’attaccante gioca tutte le sue, poi il difensore; tutte prima dei dadi.', 'The attacker plays all of his, then the defender; all before the dice.'),
  '11.4': rules('S', 'I dadi', 'The dice', 'Ognuno tira un dado e lo incrocia con la propria forza: perdite inflitte.', 'Each rolls a die and crosses it with his own strength: losses inflicted.'),
  '11.5': rules('S', 'Chi vince', 'Who wins', 'Chi infligge più perdite. Alla pari si tira ancora con il modificatore; ancora pari, vince il difensore.', 'Whoever inflicts more. If equal, both roll again with the tie modifier; equal again, the defender.'),
  '11.6': rules('S', 'Una perdita in più', 'One loss more', 'Se si vince senza spareggio, lo sconfitto perde un corpo in più.', 'If won without that second roll, the loser loses one more.'),
  '11.7': rules('S I', 'Perdite', 'Losses', 'Al massimo i corpi impegnati. Metà per sempre; quella dispari per sempre a chi perde o vince allo spareggio. Le altre: prigionieri per chi perde, in riserva per chi vince.', 'At most the engaged corps. Half for ever; an odd one for ever for the loser and for a winner by tie-break. The rest: prisoners for the loser, reserve for the winner.'),
  '11.8': rules('S', 'Dopo la battaglia', 'After the battle', 'I superstiti impegnati sono esausti; il vincitore può scartare una carta e farli riposare.', 'Surviving engaged corps are exhausted; the winner may discard a card and rest them.'),
  '11.9': rules('P R', 'Ritirata', 'Retreat', 'Chi attaccava torna donde veniva; chi difendeva va in una regione adiacente, amica se c’è, poi neutrale, poi nemica. Chi non ha via è prigioniero.', 'Attackers go back where they came from; defenders to an adjacent region, friendly if there is one, else neutral, else enemy. Whoever has no way out is taken prisoner.'),
  '11.10': rules('R', 'Il campo', 'The field', 'Il vincitore resta nella regione; la mossa è finita.', 'The winner stays in the region; the move is over.'),
} as const satisfies Rulebook
