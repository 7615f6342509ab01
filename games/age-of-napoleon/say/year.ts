/** What happens to countries, cards and reserves: chapters 2 to 6, in words. */
import { type Lang, type Phrase, say, type Text } from '@bivouac/kernel'
import type { Use } from '../events.ts'
import { card, cards, corps, country, die, PHASE_NAMES, region, rule, STATUS_NAMES, several, side } from './names.ts'
import { type Sayings, text } from './saying.ts'

const USES: Readonly<Record<Use, Text>> = {
  move: text('per muovere', 'to move'),
  intercept: text('per intercettare', 'to intercept'),
  rest: text('per riposare un esercito', 'to rest an army'),
  violate: text('per violare un paese neutrale', 'to violate a neutral country'),
  refresh: text('per far riposare i vincitori', 'to rest the victors'),
  struck: text('per volere di Fouché', 'at Fouché’s will'),
  coup: text('a caso, per il colpo di stato', 'at random, for the coup d’état'),
}

const placed = (who: readonly number[], at: readonly number[], lang: Lang): Phrase =>
  who.flatMap((each, i) => [
    ...(i === 0 ? [] : [', ']),
    ...say(lang, text('{who} {in:at}', '{who} {in:at}'), { who: corps(each), at: region(at[i]!) }),
  ])

type YearEvent =
  | 'year'
  | 'phase'
  | 'round'
  | 'first'
  | 'passed'
  | 'drew'
  | 'reshuffled'
  | 'scattered'
  | 'discarded'
  | 'played'
  | 'cancelled'
  | 'repressed'
  | 'status'
  | 'returned'
  | 'detached'
  | 'left'
  | 'mobilised'
  | 'deployed'
  | 'drawn'
  | 'rested'
  | 'released'
  | 'spread'
  | 'looked'
  | 'took'

export const YEAR: Pick<Sayings, YearEvent> = {
  year: ({ year }, lang) => say(lang, text('Anno {year}', 'The year {year}'), { year: String(year) }),
  phase: ({ phase }, lang) => say(lang, text('Fase {name}', '{name} Phase'), { name: PHASE_NAMES[lang][phase] ?? '?' }),
  round: ({ round, winter }, lang) =>
    say(
      lang,
      winter ? text('Round {round}, inverno', 'Round {round}, winter') : text('Round {round}', 'Round {round}'),
      { round },
    ),
  first: ({ seat, by }, lang) =>
    say(
      lang,
      text(
        '{the:by} {by|decide|decidono}: quest’anno comincia {the:who}',
        '{the:by} {by|decides|decide}: {the:who} {who|is|are} first this year',
      ),
      { by: side(by), who: side(seat) },
    ),
  passed: ({ seat }, lang) =>
    say(lang, text('{the:who} {who|passa|passano}', '{the:who} {who|passes|pass}'), { who: side(seat) }),
  drew: ({ seat, count, cards: drawn }, lang) =>
    drawn === undefined || drawn.length === 0
      ? say(
          lang,
          text(
            '{the:who} {who|pesca|pescano} {count|una carta|# carte}',
            '{the:who} {who|draws|draw} {count|one card|# cards}',
          ),
          { who: side(seat), count },
        )
      : say(lang, text('{the:who} {who|pesca|pescano} {cards}', '{the:who} {who|draws|draw} {cards}'), {
          who: side(seat),
          cards: cards(drawn),
        }),
  reshuffled: ({ count, surrender }, lang) =>
    say(
      lang,
      surrender
        ? text(
            'Un grande paese si è arreso: {count|una carta torna|# carte tornano} nel mazzo {rule}',
            'A major has surrendered: {count|one card returns|# cards return} to the deck {rule}',
          )
        : text(
            'Il mazzo è basso: {count|una carta vi torna|# carte vi tornano} {rule}',
            'The deck is low: {count|one card returns|# cards return} to it {rule}',
          ),
      { count, rule: rule('6.1') },
    ),
  scattered: ({ cards: thrown }, lang) =>
    say(lang, text('Negli scarti, a caso: {cards}', 'Discarded at random: {cards}'), { cards: cards(thrown) }),
  discarded: ({ seat, card: of, use }, lang) =>
    say(lang, text('{the:who} {who|scarta|scartano} {card} {use}', '{the:who} {who|discards|discard} {card} {use}'), {
      who: side(seat),
      card: card(of),
      use: USES[use][lang],
    }),
  played: ({ seat, card: of, country: on, region: at, corps: whom }, lang) => [
    ...say(lang, text('{the:who} {who|gioca|giocano} {card}', '{the:who} {who|plays|play} {card}'), {
      who: side(seat),
      card: card(of),
    }),
    ...(on === undefined ? [] : [': ', ...say(lang, text('{on}', '{on}'), { on: country(on) })]),
    ...(at === undefined ? [] : [': ', ...say(lang, text('{at}', '{at}'), { at: region(at) })]),
    ...(whom === undefined
      ? []
      : [': ', ...say(lang, text('{whom} torna in riserva', '{whom} returns to the reserve'), { whom: corps(whom) })]),
  ],
  cancelled: ({ country: on }, lang) =>
    say(
      lang,
      text(
        'Le carte opposte si annullano: {the:on} {on|resta|restano} com’è {rule}',
        'Opposing cards cancel: {the:on} {on|stays|stay} as before {rule}',
      ),
      { on: country(on), rule: rule('4.4') },
    ),
  repressed: ({ card: of, country: on }, lang) =>
    say(
      lang,
      text(
        'Repressione: {card} non ha effetto, {the:on} non {on|insorge|insorgono}',
        'Repression: {card} has no effect, {the:on} {on|does|do} not rise',
      ),
      { card: card(of), on: country(on) },
    ),
  status: ({ country: on, to }, lang) =>
    say(lang, text('{the:on}: ora {status}', '{the:on} {on|is|are} now {status}'), {
      on: country(on),
      status: STATUS_NAMES[lang][to] ?? '?',
    }),
  returned: ({ country: on, ruler }, lang) =>
    say(lang, text('{the:on} {on|torna|tornano} {to:ruler} {rule}', '{the:on} {on|returns|return} {to:ruler} {rule}'), {
      on: country(on),
      ruler: country(ruler),
      rule: rule('2.10'),
    }),
  detached: ({ country: on }, lang) =>
    say(
      lang,
      text(
        '{the:on} {on|è distaccato|è distaccata|sono distaccati|sono distaccate}: dominio francese {rule}',
        '{the:on} {on|is|are} detached, a French dominion {rule}',
      ),
      { on: country(on), rule: rule('12.7') },
    ),
  left: ({ country: on, corps: who }, lang) =>
    say(
      lang,
      text('{the:on} {on|ritira|ritirano} i suoi corpi: {who}', '{the:on} {on|withdraws|withdraw} from the map: {who}'),
      { on: country(on), who: several(who) },
    ),
  mobilised: ({ country: on, corps: who, at }, lang) => [
    ...say(lang, text('{the:on} {on|mobilita|mobilitano}: ', '{the:on} {on|mobilises|mobilise}: '), {
      on: country(on),
    }),
    ...placed(who, at, lang),
  ],
  deployed: ({ seat, corps: who, at }, lang) => [
    ...say(lang, text('{the:who} {who|schiera|schierano} ', '{the:who} {who|deploys|deploy} '), { who: side(seat) }),
    ...placed(who, at, lang),
  ],
  drawn: ({ seat, corps: who }, lang) =>
    say(lang, text('{the:who} {who|pesca|pescano} i corpi: {corps}', '{the:who} {who|draws|draw} the corps: {corps}'), {
      who: side(seat),
      corps: several(who),
    }),
  rested: ({ corps: who, region: at }, lang) =>
    say(lang, text('In {at} {who|riposa|riposano}: {who}', 'In {at} {who|rests|rest}: {who}'), {
      who: several(who),
      at: region(at),
    }),
  released: ({ corps: who }, lang) =>
    say(lang, text('I prigionieri tornano in riserva: {who}', 'Prisoners return to the reserve: {who}'), {
      who: several(who),
    }),
  spread: ({ country: on, die: got, rises }, lang) =>
    say(
      lang,
      rises
        ? text(
            'L’insurrezione si propaga {die}: {the:on} {on|insorge|insorgono}',
            'The insurrection spreads {die}: {the:on} {on|rises|rise}',
          )
        : text(
            'L’insurrezione non si propaga {die}: {the:on} {on|resta quieto|resta quieta|restano quieti|restano quiete}',
            'The insurrection does not spread {die}: {the:on} {on|stays|stay} quiet',
          ),
      { on: country(on), die: die(got) },
    ),
  looked: ({ seat, cards: seen }, lang) =>
    seen === undefined
      ? say(
          lang,
          text(
            '{the:who} {who|guarda|guardano} la mano dell’avversario',
            '{the:who} {who|looks|look} at the enemy’s hand',
          ),
          { who: side(seat) },
        )
      : say(
          lang,
          text(
            '{the:who} {who|guarda|guardano} la mano dell’avversario: {cards}',
            '{the:who} {who|looks|look} at the enemy’s hand: {cards}',
          ),
          { who: side(seat), cards: cards(seen) },
        ),
  took: ({ seat, card: of }, lang) =>
    say(
      lang,
      text(
        '{the:who} {who|riprende|riprendono} {card} dagli scarti',
        '{the:who} {who|takes|take} {card} from the discards',
      ),
      { who: side(seat), card: card(of) },
    ),
}
