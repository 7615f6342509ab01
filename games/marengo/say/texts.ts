/** The sentences of the log. Slots agree with what fills them: see CONTRIBUTING, “How to write a sentence”. */
import type { Text } from '@bivouac/kernel'

export const TEXTS = {
  round: { it: 'round {round}, ore {time}', en: 'round {round}, {time}' },
  turn: { it: 'turno {side}', en: '{side} turn' },
  dealt: { it: '{the:who} ricevono i loro pezzi', en: '{the:who} are dealt their blocks' },
  dealtThese: { it: '{the:who} ricevono i loro pezzi: {faces}', en: '{the:who} are dealt their blocks: {faces}' },
  mixed: {
    it: '{the:who} rimescolano i pezzi che stanno insieme',
    en: '{the:who} mix the blocks that stand together',
  },
  mixedYours: {
    it: 'hai rimescolato i tuoi pezzi: dove stanno in più d’uno, i numeri sono nuovi',
    en: 'your blocks are mixed: where several stand together, their numbers are new',
  },
  alerted: {
    it: 'il nemico è vicino: {blocks|si attiva|si attivano} {blocks}',
    en: 'the enemy is near: {blocks} {blocks|becomes|become} active',
  },
  activated: { it: '{block} è attivato', en: '{block} is activated' },
  shown: { it: '{block} è scoperto: {face}', en: '{block} is shown: {face}' },
  movedToBlock: {
    it: '{blocks} {blocks|va|vanno} a bloccare la via {to}{cost}',
    en: '{blocks} {blocks|moves|move} to block {to}{cost}',
  },
  movedBack: {
    it: '{blocks} {blocks|torna|tornano} in riserva in {to}{cost}',
    en: '{blocks} {blocks|goes|go} back to reserve at {to}{cost}',
  },
  moved: {
    it: '{blocks} {blocks|va|vanno} da {from} a {to}{cost}',
    en: '{blocks} {blocks|goes|go} from {from} to {to}{cost}',
  },
  free: { it: ' (senza comando)', en: ' (no command)' },
  marched: {
    it: '{block} va per strada da {from} a {to} (movimento {move})',
    en: '{block} goes by road from {from} to {to} (move {move})',
  },
  continued: {
    it: '{blocks} {blocks|continua e blocca|continuano e bloccano} la via {to}{cost}',
    en: '{blocks} {blocks|goes|go} on to block {to}{cost}',
  },
  arrived: { it: '{block} entra per strada in {to}', en: '{block} enters {to} by road' },
  arrivedOverPontoon: {
    it: '{block} passa il ponte di barche e va in {to}',
    en: '{block} crosses the pontoon bridge to {to}',
  },
  fellBack: {
    it: '{blocks} non {blocks|ha|hanno} più nemici di fronte e {blocks|torna|tornano} in riserva',
    en: '{blocks} {blocks|has|have} no enemy in front any more and {blocks|goes|go} back to reserve',
  },
  attacked: {
    it: 'manovra di attacco: {blocks} {blocks|attacca|attaccano} {to} da {from}',
    en: 'manoeuvre attack: {blocks} {blocks|attacks|attack} {to} from {from}',
  },
  blocked: { it: '{blocks} {blocks|blocca|bloccano} la via {at}', en: '{blocks} {blocks|blocks|block} {at}' },
  haltedThere: { it: 'l’attacco è bloccato e si ferma dov’era', en: 'the attack is blocked and stops where it was' },
  halted: {
    it: 'l’attacco è bloccato: {blocks} {blocks|avanza|avanzano} sulla via d’accesso verso {to}',
    en: 'the attack is blocked: {blocks} {blocks|goes|go} forward to the approach towards {to}',
  },
  divided: {
    it: 'l’attacco è bloccato: {blocks} {blocks|avanza|avanzano} sulla via d’accesso verso {to} (il gruppo si divide: un comando)',
    en: 'the attack is blocked: {blocks} {blocks|goes|go} forward to the approach towards {to} (the group divides: one command)',
  },
  occupied: { it: '{blocks} {blocks|occupa|occupano} {to}', en: '{blocks} {blocks|occupies|occupy} {to}' },
  declared: {
    it: 'bombardamento dichiarato per il prossimo turno: {block} da {at}',
    en: 'bombardment declared for the next turn: {block} from {at}',
  },
  bombarded: {
    it: '{block} bombarda {at}: {sum}',
    en: '{block} bombards {at}: {sum}',
  },
  calledOff: { it: 'bombardamento annullato: {block}', en: 'bombardment called off: {block}' },
  assaulted: { it: 'assalto da {from}: {leads|guida|guidano} {leads}', en: 'assault from {from}: led by {leads}' },
  assaultedWith: {
    it: 'assalto da {from}: {leads|guida|guidano} {leads}, con {joins}',
    en: 'assault from {from}: led by {leads}, with {joins}',
  },
  defensiveFire: { it: 'fuoco di difesa di {block}: forza {sum}', en: 'defensive fire of {block}: strength {sum}' },
  undefended: { it: 'nessuno guida la difesa', en: 'nobody leads the defence' },
  defended: { it: '{blocks|guida|guidano} la difesa {blocks}', en: 'the defence is led by {blocks}' },
  attackerWins: {
    it: 'attacco {leaders} − {penalty} = {attack}; difesa {defence}; risultato {result}: vince l’attaccante{shaken}',
    en: 'attack {leaders} − {penalty} = {attack}; defence {defence}; result {result}: the attacker wins{shaken}',
  },
  defenderWins: {
    it: 'attacco {leaders} − {penalty} = {attack}; difesa {defence}; risultato {result}: vince il difensore{shaken}',
    en: 'attack {leaders} − {penalty} = {attack}; defence {defence}; result {result}: the defender wins{shaken}',
  },
  shaken: {
    it: ' ({the:who} sono demoralizzati: uno in meno per ogni pezzo che guida)',
    en: ' ({the:who} are demoralised: one less for each leader)',
  },
  pursued: {
    it: '{blocks} {blocks|insegue|inseguono}: penalità {penalty}, forza {points}',
    en: '{blocks} {blocks|pursues|pursue}: penalty {penalty}, strength {points}',
  },
  repulsed: {
    it: 'l’assalto da {from} è respinto: si torna in riserva',
    en: 'the assault from {from} is repulsed: back to reserve',
  },
  stormedByNobody: {
    it: '{to}: la zona è conquistata, ma nessuno è rimasto per occuparla',
    en: '{to} is taken, but nobody is left to hold it',
  },
  stormed: {
    it: '{to}: la zona è conquistata, {blocks|entra|entrano} {blocks}',
    en: '{to} is taken: {blocks} {blocks|goes|go} in',
  },
  retreating: { it: '{the:who} si ritirano da {from}', en: '{the:who} retreat from {from}' },
  retreated: { it: '{block} si ritira in {to}', en: '{block} retreats to {to}' },
  trapped: { it: '{block} non ha vie di ritirata', en: '{block} has nowhere to retreat' },
  eliminated: {
    it: '{block} ({was}) è eliminato; morale {side} {morale}',
    en: '{block} ({was}) is eliminated; {side} morale {morale}',
  },
  lost: {
    it: '{block} perde un punto (ora {face}); morale {side} {morale}',
    en: '{block} loses a point (now {face}); {side} morale {morale}',
  },
  demoralised: { it: '{the:who} sono demoralizzati', en: '{the:who} are demoralised' },
  lifted: {
    it: '{the:who} guadagnano i cinque punti di morale: ora {morale}',
    en: '{the:who} gain the five points of morale: now {morale}',
  },
} as const satisfies Readonly<Record<string, Text>>
