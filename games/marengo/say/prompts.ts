/** What a player is asked, and how a battle ends. */
import { type Decision, type Lang, plain, type Result, say, sentence, type Text } from '@bivouac/kernel'
import type { MarengoView } from '../view.ts'
import { SIDES } from './names.ts'

const text = (it: string, en: string): Text => ({ it, en })
const PROMPTS: Readonly<Record<string, Text>> = {
  'activation.choose': text(
    'Scegli i pezzi francesi da attivare, o rinuncia.',
    'Choose the French blocks to activate, or decline.',
  ),
  'bombardment.target': text(
    'Scegli l’obiettivo del bombardamento, o annullalo.',
    'Choose the target of the bombardment, or call it off.',
  ),
  'assaults.choose': text(
    'Scegli una via da cui assaltare e chi guida, o passa al movimento.',
    'Choose an approach to assault from and who leads, or go on to movement.',
  ),
  'assault.defence': text(
    'Scegli se l’artiglieria spara e chi guida la difesa.',
    'Choose whether artillery fires and who leads the defence.',
  ),
  'assault.pursuit': text(
    'Scegli la cavalleria che insegue, o rinuncia.',
    'Choose the cavalry that pursues, or decline.',
  ),
  'movement.choose': text(
    'Scegli i pezzi da muovere e dove vanno, o chiudi il turno.',
    'Choose the blocks to move and where they go, or end the turn.',
  ),
  'march.on': text('Prosegui per la strada, o fermati.', 'Go on along the road, or stop.'),
  'attack.infantry': text('Scopri una fanteria del gruppo che attacca.', 'Show infantry of the attacking group.'),
  'attack.block': text(
    'Il nemico attacca: blocca con la riserva, o ritirati.',
    'The enemy attacks: block with your reserve, or retreat.',
  ),
  'attack.forward': text(
    'Sei bloccato: scegli chi avanza sulla via d’accesso.',
    'You are blocked: choose who goes forward to the approach.',
  ),
  'retreat.where': text(
    'Scegli chi si ritira, insieme, e in quale zona.',
    'Choose who retreats together, and to which locale.',
  ),
  'losses.leader': text(
    'Scegli quale pezzo nemico che guida perde un punto.',
    'Choose which leading enemy block loses a point.',
  ),
  'losses.other': text('Scegli quale tuo pezzo perde un punto.', 'Choose which block of yours loses a point.'),
}
/** Before the question who loses a point, by cause (see Cause in state.ts). */
const CAUSES: readonly Text[] = [
  text('Assalto', 'Assault'),
  text('Bombardamento', 'Bombardment'),
  text('Ritirata', 'Retreat'),
]

const POINTS = text('{cause}, {points|# punto|# punti}.', '{cause}, {points|# point|# points}.')

export function prompt(at: Pick<Decision, 'proc' | 'step' | 'seat'>, view: MarengoView, lang: Lang): string {
  const top = view.stack[view.stack.length - 1]
  const commands = lang === 'it' ? ` Comandi rimasti: ${view.command}.` : ` Commands left: ${view.command}.`
  const key = `${at.proc}.${at.step}`
  const asked = PROMPTS[key]?.[lang] ?? key
  if (top?.proc === 'losses') {
    const cause = CAUSES[Number(top.cause)]?.[lang] ?? ''
    return `${plain(say(lang, POINTS, { cause, points: Number(top.points) }))} ${asked}`
  }
  return ['movement.choose', 'assaults.choose'].includes(key) ? asked + commands : asked
}

const RESULT = text('{the:who} vincono: {how}.', '{the:who} win: {how}.')
const MORALE = text(' Morale: {scores}.', ' Morale: {scores}.')
const HOW: Readonly<Record<string, Text>> = {
  morale: text('l’armata nemica è demoralizzata', 'the enemy army is demoralised'),
  stars: text('tengono stelle di due colori', 'they hold stars of two colours'),
  ground: text('gli austriaci non tengono stelle di due colori', 'the Austrians do not hold stars of two colours'),
}
export function result({ winners, by, score }: Result, lang: Lang): string {
  const who = SIDES[winners[0] ?? 0]!
  const said = say(lang, RESULT, { who, how: HOW[by]?.[lang] ?? by })
  const morale = score === undefined ? [] : say(lang, MORALE, { scores: score.join(lang === 'it' ? ' a ' : ' to ') })
  return plain([...sentence(said), ...morale])
}
