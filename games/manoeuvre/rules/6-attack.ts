/** 6.1 step 5: the attacker's cards, together or one after the other; 6.4 the units a leader brings; 9.2 Skirmish. */
import type { Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { State } from '../state.ts'
import type { Card } from '../words.ts'
import { CALLED_OFF } from './6-assault.ts'
import { ASSAULT } from './6-combat.ts'
import { canBeSupported, maySupport } from './6-support.ts'
import { isEngaged, onTable } from './6-totals.ts'
import { maySkirmish } from './9-skirmish.ts'
import { spyOffer } from './9-spy.ts'
import { call, choice, end, goto, parts, procedure, setOf } from './dialect.ts'
import {
  ALL_PIECES,
  ATTACK_DICE,
  CARDS_OF,
  COMMAND,
  COMMITTED,
  LEADER,
  PIECES_OF,
  SAPPERS,
  SKIRMISH,
  UNIT,
} from './facts.ts'
import {
  activeSeat,
  held,
  isUnitCard,
  kindOf,
  lay,
  mayPlay,
  mightCancel,
  NOT_LEADER,
  pieceOf,
  rowOf,
  type T,
  takeBack,
  unitAs,
} from './table.ts'

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
const AMBUSH_ALONE = no(
  '9.2-ambush',
  {
    it: 'Nel testo italiano un’imboscata è aiutata solo dal valore di combattimento di un comandante.',
    en: 'In the Italian text only a leader’s combat value helps an ambush.',
  },
  { it: 'L’edizione 2010 ammette le carte d’assalto.', en: 'The 2010 edition admits the cards of an assault.' },
)

const isBareAmbush = (s: State): boolean => s.battle.kind !== ASSAULT && s.agreed.edition === 'italian'

function mayAddUnitCard(s: State, card: Card): Verdict {
  if (isBareAmbush(s)) return AMBUSH_ALONE
  if (!isEngaged(s, pieceOf(s, card))) return NOT_ENGAGED
  return ATTACK_DICE[rowOf(s, card)] === 0 ? NO_ATTACK_VALUE : undefined
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
const TOO_MANY_UNITS = no(
  '6.4',
  {
    it: 'Il comandante non può guidare tante unità.',
    en: 'The leader cannot command so many units.',
  },
  { it: 'Indica meno unità.', en: 'Name fewer units.' },
)
/** One leader in a combat, and none beside one chosen already. */
const mayLead = (s: State, chosen: readonly Card[]): Verdict =>
  s.battle.use !== 0 || chosen.some(each => kindOf(s, each) === LEADER) ? ONE_LEADER : undefined

function mayCommand(s: State, card: Card): Verdict {
  const verdict = mayPlay(s, s.active, card)
  if (verdict !== undefined) return verdict
  if (kindOf(s, card) !== LEADER) return NOT_LEADER
  if (s.battle.use !== 0) return ONE_LEADER
  if (isBareAmbush(s)) return AMBUSH_ALONE
  if (COMMAND[rowOf(s, card)]! < 2) return NO_COMMAND
  return canBeSupported(s) ? undefined : NOBODY_TO_SUPPORT
}

// ---- headquarters cards -----------------------------------------------------------------------------------------------

const ENOUGH_COMMITTED = no(
  '6.1-attack',
  {
    it: 'Un solo Attacco a Fondo per ogni unità che attacca o sostiene.',
    en: 'One Committed Attack for each unit attacking or supporting.',
  },
  { it: 'Altre unità di supporto ne permetterebbero altri.', en: 'More supporting units would allow more.' },
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

function mayCommit(s: State, chosen: readonly Card[]): Verdict {
  if (isBareAmbush(s)) return AMBUSH_ALONE
  // The Ambush card itself counts as a unit only where the table has agreed that its hit falls on nobody.
  const free = s.battle.kind !== ASSAULT && s.agreed.ambushCommitted === 'free' ? 1 : 0
  const committed = onTable(s, COMMITTED) + chosen.filter(each => kindOf(s, each) === COMMITTED).length
  return committed < engaged(s) + free ? undefined : ENOUGH_COMMITTED
}
const maySap = (s: State): Verdict => ((s.redoubts & (1 << s.battle.at)) === 0 ? NO_REDOUBT : undefined)

const NO_HELP = no(
  '6.1-attack',
  { it: 'Questa carta non aiuta l’attacco.', en: 'That card is of no help in the attack.' },
  {
    it: 'Servono carte delle unità impegnate, un comandante, un Attacco a Fondo, Zappatori o Genieri.',
    en: 'Cards of units engaged, a leader, a Committed Attack, Sappers or Engineers are needed.',
  },
)
/** Step 5: what may be played beside the cards already chosen. */
function mayStrengthen(s: State, chosen: readonly Card[], card: Card): Verdict {
  const verdict = mayPlay(s, s.active, card)
  if (verdict !== undefined) return verdict
  const kind = kindOf(s, card)
  if (kind === UNIT) return mayAddUnitCard(s, card)
  if (kind === LEADER) return mayLead(s, chosen)
  if (kind === COMMITTED) return mayCommit(s, chosen)
  return kind === SAPPERS ? maySap(s) : NO_HELP
}

function strengthenWith(t: T, card: Card): void {
  const kind = kindOf(t.s, card)
  if (kind === UNIT) lay(t, card, 'attack', pieceOf(t.s, card))
  else if (kind === LEADER) {
    lay(t, card, 'combat')
    t.s.battle.use = 1
  } else lay(t, card, kind === COMMITTED ? 'committedAttack' : 'sappers')
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
          attack: setOf({
            ...ownHand,
            most: t => t.s.hand[t.s.active]!.length,
            each: (t, _, chosen, card) => mayStrengthen(t.s, chosen, card),
            take: (t, _, cards) => {
              // Unit cards last: they are what Guerrillas may answer.
              const units = cards.filter(card => isUnitCard(t.s, card))
              for (const card of cards) if (!units.includes(card)) strengthenWith(t, card)
              for (const card of units) strengthenWith(t, card)
              return units.length > 0 && mayBeCancelled(t.s) ? call('guerrillas', { last: units.length }) : goto('more')
            },
          }),
          // 6.4: a leader and the units he brings, declared together.
          command: parts({
            parts: {
              leader: { ...ownHand, most: 1, many: ONE_LEADER, each: (t, _f, _chosen, card) => mayCommand(t.s, card) },
              support: {
                domain: ALL_PIECES,
                over: t => PIECES_OF[t.s.active]!,
                most: (t, _f, _c, { leader }) => COMMAND[rowOf(t.s, leader[0]!)]! - 1,
                many: TOO_MANY_UNITS,
                each: (t, _f, _chosen, piece) => maySupport(t.s, piece),
              },
            },
            take: (t, _, { leader, support }) => {
              lay(t, leader[0]!, 'command')
              t.s.battle.use = 2
              for (const piece of support) {
                t.s.battle.supports |= 1 << piece
                t.tell({ e: 'supported', unit: unitAs(t.s, piece) })
              }
              return goto('more')
            },
          }),
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
      answered: () => goto('more'),
      skirmish: () => call('skirmish', {}),
    },
  }),
}
