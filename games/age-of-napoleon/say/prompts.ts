/** What a player is asked, and how it ended. */
import { type Decision, type Lang, plain, type Result, say, sentence, type Text } from '@bivouac/kernel'
import type { View } from '../state.ts'
import { card, country, region, side } from './names.ts'

const text = (it: string, en: string): Text => ({ it, en })
/** Names in braces are filled from the frame that asks: {at}, {country}, {card}, {n}. */
// biome-ignore format: a table, one question to a line
const PROMPTS: Readonly<Record<string, Text>> = {
  'year.choose': text('Chi comincia, quest’anno?', 'Who is first this year?'),
  'diplomacy.play': text('Gioca una carta diplomazia su un paese, oppure passa.', 'Play a diplomacy card on a country, or pass.'),
  'diplomacy.second': text('Confederazione del Reno: anche un secondo paese?', 'Confederation of the Rhine: a second country too?'),
  'insurrection.play': text('Fai insorgere un paese, oppure passa.', 'Raise a country, or pass.'),
  'insurrection.repress': text('{card} su {country}: rispondi con Repressione?', '{card} on {country}: answer with Repression?'),
  'insurrection.soothe': text('Le insurrezioni possono propagarsi: giochi Repressione?', 'Insurrection may spread: play Repression?'),
  'strategy.play': text('Gioca una carta strategia, oppure passa.', 'Play a strategy card, or pass.'),
  'strategy.strike': text('Fouché: quale carta dell’avversario scarti?', 'Fouché: which card of the enemy’s do you discard?'),
  'strategy.search': text('Quale carta riprendi dagli scarti?', 'Which card do you take from the discards?'),
  'reinforcement.play': text('Gioca una carta rinforzi, oppure passa.', 'Play a reinforcement card, or pass.'),
  'reinforcement.recall': text('Quale corpo russo torna in riserva?', 'Which Russian corps returns to the reserve?'),
  'deploy.place': text('Schiera i rinforzi: corpi e regioni.', 'Deploy reinforcements: corps and regions.'),
  'mobilise.place': text('Mobilitazione ({country}): schiera i suoi corpi.', 'Mobilisation ({country}): place its corps.'),
  'rest.rest': text('Quale esercito riposa, per una carta?', 'Which army rests, for a card?'),
  'rest.pay': text('Quale carta scarti per il riposo?', 'Which card do you discard for the rest?'),
  'turn.act': text('La tua azione: muovi un esercito, gioca una carta, oppure passa.', 'Your action: move an army, play a card, or pass.'),
  'turn.another': text('Campagna: muovi un altro esercito (ne {n|resta uno|restano #}), oppure basta.', 'Campaign: move another army ({n|one left|# left}), or leave it at that.'),
  'order.pay': text('Quale carta scarti per questa mossa?', 'Which card do you discard for this move?'),
  'order.answer': text('Il nemico muove {from:at}: rispondi?', 'The enemy moves from {at}: do you answer?'),
  'order.way': text('Indica la via {from:at}, oppure fermati.', 'Point out the way from {at}, or halt.'),
  'order.toll': text('Quale carta scarti per violare il paese neutrale?', 'Which card do you discard to violate the neutral country?'),
  'order.withdraw': text('Il nemico attacca {at}: ti sottrai alla battaglia?', 'The enemy attacks {at}: do you withdraw?'),
  'interception.ask': text('Il nemico entra {in:at}: lo intercetti?', 'The enemy enters {at}: do you intercept?'),
  'interception.pay': text('Quale carta scarti per intercettare?', 'Which card do you discard to intercept?'),
  'interception.answer': text('Il nemico intercetta {in:at}: rispondi?', 'The enemy intercepts in {at}: do you answer?'),
  'attrition.choose': text('Logoramento: scegli {n|il corpo perso|# corpi persi}.', 'Attrition: choose {n|the corps|the # corps} to lose.'),
  'battle.attackerOut': text('Battaglia {in:at}: chi resta fuori?', 'Battle in {at}: who stays out?'),
  'battle.defenderOut': text('Battaglia {in:at}: chi resta fuori?', 'Battle in {at}: who stays out?'),
  'battle.attackerPlays': text('Battaglia {in:at}: gioca carte battaglia, poi basta.', 'Battle in {at}: play battle cards, or leave it at that.'),
  'battle.defenderPlays': text('Battaglia {in:at}: gioca carte battaglia, poi si tirano i dadi.', 'Battle in {at}: play battle cards; then the dice fall.'),
  'battle.refresh': text('Hai vinto {in:at}: scarti una carta per far riposare i tuoi?', 'You have won in {at}: discard a card to rest your men?'),
  'losses.wound': text('Ferito a morte: quale corpo nemico è perso per sempre?', 'Mortally wounded: which enemy corps is lost for ever?'),
  'losses.chooseDead': text('Scegli {n|il corpo perso|# corpi persi} per sempre.', 'Choose the {n|corps|# corps} lost for ever.'),
  'losses.chooseCaptive': text('Scegli {n|il corpo perso|# corpi persi} per quest’anno.', 'Choose the {n|corps|# corps} lost for the year.'),
  'retreat.choose': text('Dove ti ritiri da {at}?', 'Where do you retreat from {at}?'),
  'surrender.hold': text('Un tuo paese si arrende: giochi «Resa? Mai!»?', 'A country of yours surrenders: play “Surrender? Never!”?'),
  'surrender.crown': text('Un paese si arrende alla Francia: ne fai un dominio?', 'A country surrenders to France: make it a dominion?'),
  'surrender.detach': text('Distacchi un’area {of:country}?', 'Do you detach an area {of:country}?'),
  'winter.lay': text('Prima dell’inverno: posa Deposito o Terra bruciata, oppure passa.', 'Before the winter: lay Depot or Scorched Earth, or pass.'),
  'winter.choose': text('Inverno {in:at}: scegli {n|il corpo perso|# corpi persi}.', 'Winter in {at}: choose {n|the corps|the # corps} to lose.'),
  'victory.claim': text('Hai le condizioni di una vittoria marginale: la dichiari?', 'You meet the conditions of a marginal victory: do you claim it?'),
}

type Locals = Partial<Record<string, number>>
export function prompt(at: Pick<Decision, 'proc' | 'step' | 'seat'>, view: View, lang: Lang): string {
  const words = PROMPTS[`${at.proc}.${at.step}`]
  if (words === undefined) return lang === 'it' ? 'Scegli.' : 'Choose.'
  const frame = view.stack[view.stack.length - 1] as unknown as Locals | undefined
  const values = {
    at: region(frame?.at ?? frame?.region ?? -1),
    country: country(frame?.country ?? -1),
    card: card(frame?.card ?? 0),
    n: (at.step === 'chooseCaptive' ? frame?.captive : (frame?.lose ?? frame?.dead ?? frame?.left)) ?? 0,
  }
  return plain(say(lang, words, values))
}
/** Questions there are words for: the tests compare them with the questions of the rules. */
export const PROMPTED: readonly string[] = Object.keys(PROMPTS)

const ENDINGS: Readonly<Record<string, Text>> = {
  'french-decisive': text(
    'Vittoria decisiva {of:who}: Austria, Prussia, Russia e Spagna sono sue.',
    'A decisive victory {of:who}: Austria, Prussia, Russia and Spain are hers.',
  ),
  'coalition-decisive': text(
    'Vittoria decisiva {of:who}: la Francia si è arresa.',
    'A decisive victory {of:who}: France has surrendered.',
  ),
  'french-marginal': text('Vittoria marginale {of:who}.', 'A marginal victory {of:who}.'),
  'coalition-marginal': text('Vittoria marginale {of:who}.', 'A marginal victory {of:who}.'),
  moral: text(
    'Nessuno ha piegato l’altro: vittoria morale {of:who}.',
    'Nobody has broken the other: a moral victory {of:who}.',
  ),
  ulm: text(
    'L’Austria si è arresa: {the:who} {who|vince|vincono} la campagna.',
    'Austria has surrendered: {the:who} {who|wins|win} the campaign.',
  ),
  'ulm-held': text(
    'L’Austria ha resistito: {the:who} {who|vince|vincono} la campagna.',
    'Austria has held out: {the:who} {who|wins|win} the campaign.',
  ),
}
export function resultText(result: Result, lang: Lang): string {
  const who = side(result.winners[0] ?? -1)
  const words = ENDINGS[result.by] ?? text('{the:who} {who|vince|vincono}.', '{the:who} {who|wins|win}.')
  return plain(sentence(say(lang, words, { who })))
}
