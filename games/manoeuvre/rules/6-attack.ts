/** 6.1 step 5: the attacker's cards; 6.4 supporting units; 9.2 Committed Attack, Sappers and Skirmish. */
import type { Frame, Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { Manoeuvre, State } from '../state.ts'
import { type Card, holderOf, type Piece } from '../words.ts'
import { CALLED_OFF } from './6-assault.ts'
import { ASSAULT } from './6-combat.ts'
import { canBeSupported, isLast, maySupport } from './6-support.ts'
import { isEngaged, onTable } from './6-totals.ts'
import { maySkirmish } from './9-skirmish.ts'
import { spyOffer } from './9-spy.ts'
import { call, choice, end, goto, procedure } from './dialect.ts'
import { ALL_PIECES, ATTACK_DICE, CARDS_OF, COMMAND, COMMITTED, LEADER, PIECES_OF, SAPPERS, SKIRMISH } from './facts.ts'
import {
  activeSeat,
  held,
  isUnitCard,
  kindOf,
  lay,
  mayPlay,
  mightCancel,
  NOT_LEADER,
  NOT_UNIT_CARD,
  pieceOf,
  rowOf,
  type T,
  takeBack,
  unitAs,
} from './table.ts'

type Attack = Frame<Manoeuvre, 'attack'>

// ---- unit cards -------------------------------------------------------------------------------------------------------

const NOT_ENGAGED = no(
  '6.1-attack',
  {
    it: 'La carta è di un’unità che non attacca né sostiene.',
    en: 'The card is for a unit that neither attacks nor supports.',
  },
  { it: 'Un comandante può farla partecipare come supporto.', en: 'A leader’s command may bring it in as support.' },
)
const NO_ATTACK_VALUE = no(
  '8-attack',
  { it: 'La carta non ha un valore d’attacco.', en: 'The card has no attack value.' },
  { it: 'Serve una carta con dadi d’attacco.', en: 'A card with attack dice is needed.' },
)
const IN_ORDER = no(
  '6.1-attack',
  { it: 'Le carte si giocano nell’ordine della mano.', en: 'Cards are played in the order of the hand.' },
  { it: 'Torna indietro e gioca prima questa.', en: 'Go back and play this one first.' },
)
const AMBUSH_ALONE = no(
  '9.2-ambush',
  {
    it: 'Nel testo italiano un’imboscata è aiutata solo dal valore di combattimento di un comandante.',
    en: 'In the Italian text only a leader’s combat value helps an ambush.',
  },
  { it: 'L’edizione 2010 ammette le carte d’assalto.', en: 'The 2010 edition admits the cards of an assault.' },
)

const isBareAmbush = (s: State): boolean => s.battle.kind !== ASSAULT && s.agreed.edition === 'italian'

function mayAddUnitCard(s: State, f: Attack, card: Card): Verdict {
  const verdict = mayPlay(s, s.active, card)
  if (verdict !== undefined) return verdict
  if (!isUnitCard(s, card)) return NOT_UNIT_CARD
  if (isBareAmbush(s)) return AMBUSH_ALONE
  if (!isEngaged(s, pieceOf(s, card))) return NOT_ENGAGED
  if (ATTACK_DICE[rowOf(s, card)] === 0) return NO_ATTACK_VALUE
  return card < f.after ? IN_ORDER : undefined
}

// ---- leaders and support ----------------------------------------------------------------------------------------------

const ONE_LEADER = no(
  '6.1-attack',
  { it: 'Un solo comandante per parte in un combattimento.', en: 'One leader a side in a combat.' },
  { it: 'Il prossimo combattimento può averne un altro.', en: 'The next combat may have another.' },
)
const NO_COMMAND = no(
  '6.4',
  { it: 'Con comando 1 non si aggiungono unità.', en: 'Command 1 adds no units.' },
  { it: 'Usa il suo valore di combattimento.', en: 'Use his combat value.' },
)
const NOBODY_TO_SUPPORT = no(
  '6.4',
  { it: 'Nessun’altra tua unità può sostenere l’attacco.', en: 'No other unit of yours can support the attack.' },
  {
    it: 'Serve un’unità adiacente al difensore e non in palude.',
    en: 'A unit adjacent to the defender and not in a marsh is needed.',
  },
)
function mayLead(s: State, card: Card): Verdict {
  const verdict = mayPlay(s, s.active, card)
  if (verdict !== undefined) return verdict
  return kindOf(s, card) !== LEADER ? NOT_LEADER : s.battle.use !== 0 ? ONE_LEADER : undefined
}
function mayCommand(s: State, card: Card): Verdict {
  const verdict = mayLead(s, card)
  if (verdict !== undefined) return verdict
  if (isBareAmbush(s)) return AMBUSH_ALONE
  if (COMMAND[rowOf(s, card)]! < 2) return NO_COMMAND
  return canBeSupported(s) ? undefined : NOBODY_TO_SUPPORT
}

// ---- headquarters cards -----------------------------------------------------------------------------------------------

const NO_COMMITTED = no(
  '9.2-committed-attack',
  { it: 'Non hai una carta Attacco a Fondo.', en: 'You hold no Committed Attack card.' },
  { it: 'Serve una carta Attacco a Fondo.', en: 'A Committed Attack card is needed.' },
)
const ENOUGH_COMMITTED = no(
  '6.1-attack',
  {
    it: 'Un solo Attacco a Fondo per ogni unità che attacca o sostiene.',
    en: 'One Committed Attack for each unit attacking or supporting.',
  },
  { it: 'Altre unità di supporto ne permetterebbero altri.', en: 'More supporting units would allow more.' },
)
const NO_SAPPERS = no(
  '9.2-sappers',
  { it: 'Non hai una carta Zappatori o Genieri.', en: 'You hold no Sappers or Engineers card.' },
  { it: 'Serve una carta Zappatori o Genieri.', en: 'A Sappers or Engineers card is needed.' },
)
const NO_REDOUBT = no(
  '9.2-sappers',
  { it: 'Il difensore non è in un fortino.', en: 'The defender is not in a redoubt.' },
  { it: 'Servono contro un’unità in un fortino.', en: 'They are for a defender in a redoubt.' },
)

function engaged(s: State): number {
  let count = s.battle.by >= 0 ? 1 : 0
  for (let bits = s.battle.supports; bits !== 0; bits &= bits - 1) count++
  return count
}

function mayCommit(s: State): Verdict {
  if (held(s, s.active, COMMITTED) < 0) return NO_COMMITTED
  if (isBareAmbush(s)) return AMBUSH_ALONE
  // The Ambush card itself counts as a unit only where the table has agreed that its hit falls on nobody.
  const free = s.battle.kind !== ASSAULT && s.agreed.ambushCommitted === 'free' ? 1 : 0
  return onTable(s, COMMITTED) < engaged(s) + free ? undefined : ENOUGH_COMMITTED
}
function maySap(s: State): Verdict {
  if (held(s, s.active, SAPPERS) < 0) return NO_SAPPERS
  return (s.redoubts & (1 << s.battle.at)) === 0 ? NO_REDOUBT : undefined
}
const ownHand = { domain: (t: T) => CARDS_OF[t.s.active]!, over: (t: T) => t.s.hand[t.s.active]! }
/** 9.2 Guerrillas: the Italian text lets them cancel a unit card played after the first. */
const mayBeCancelled = (s: State): boolean => s.agreed.edition === 'italian' && mightCancel(s)

export const attack = {
  attack: procedure('attack', {
    rule: '6.1-attack',
    steps: {
      more: t => (t.s.hand[t.s.active]!.length > 0 ? undefined : end()),
      strengthen: choice({
        seat: activeSeat,
        offers: {
          attack: {
            ...ownHand,
            check: (t, f, card: Card) => mayAddUnitCard(t.s, f, card),
            take: (t, f, card: Card) => {
              lay(t, card, 'attack', pieceOf(t.s, card))
              f.after = card
              return mayBeCancelled(t.s) ? call('guerrillas', { card }) : goto('more')
            },
          },
          combat: {
            ...ownHand,
            check: (t, _, card: Card) => mayLead(t.s, card),
            take: (t, _, card: Card) => {
              lay(t, card, 'combat')
              t.s.battle.use = 1
              return goto('more')
            },
          },
          command: {
            ...ownHand,
            check: (t, _, card: Card) => mayCommand(t.s, card),
            take: (t, f, card: Card) => {
              lay(t, card, 'command')
              t.s.battle.use = 2
              f.left = COMMAND[rowOf(t.s, card)]! - 1
              return goto('support')
            },
          },
          committedAttack: {
            check: t => mayCommit(t.s),
            take: t => {
              lay(t, held(t.s, t.s.active, COMMITTED), 'committedAttack')
              return goto('more')
            },
          },
          sappers: {
            check: t => maySap(t.s),
            take: t => {
              lay(t, held(t.s, t.s.active, SAPPERS), 'sappers')
              return goto('more')
            },
          },
          skirmish: {
            check: t => maySkirmish(t.s),
            take: t => {
              lay(t, held(t.s, t.s.active, SKIRMISH), 'skirmish')
              t.s.battle.result = CALLED_OFF
              takeBack(t, t.s.battle.card)
              return goto('skirmish')
            },
          },
          spy: spyOffer('more'),
          done: { take: () => end() },
        },
      }),
      // A card that was cancelled may be replaced by any other.
      answered: (t, f) => {
        if (!t.s.table.some(card => card === f.after && holderOf(card) === t.s.active)) f.after = -1
        return goto('more')
      },
      support: choice({
        rule: '6.4',
        seat: activeSeat,
        offers: {
          support: {
            domain: ALL_PIECES,
            over: t => PIECES_OF[t.s.active]!,
            check: [(t, _, piece: Piece) => maySupport(t.s, piece), (t, _, piece: Piece) => isLast(t.s, piece)],
            take: (t, f, piece: Piece) => {
              t.s.battle.supports |= 1 << piece
              t.tell({ e: 'supported', unit: unitAs(t.s, piece) })
              f.left--
              // New units, new cards: the order of the hand begins again.
              f.after = -1
              return goto(f.left > 0 && canBeSupported(t.s) ? 'support' : 'more')
            },
          },
          done: { take: () => goto('more') },
        },
      }),
      skirmish: () => call('skirmish', {}),
    },
  }),
}
