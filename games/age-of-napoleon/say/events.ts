/** What happened, in words. */
import { type Lang, type LogLevel, type Phrase, say, sentence, type Text } from '@bivouac/kernel'
import type { Addend, Cause, Fate, NapoleonEvent, Use, Way } from '../events.ts'
import {
  card,
  cards,
  corps,
  country,
  die,
  PHASE_NAMES,
  region,
  rule,
  STATUS_NAMES,
  several,
  side,
  signed,
} from './names.ts'

type Of<E extends NapoleonEvent['e']> = Extract<NapoleonEvent, { e: E }>
type Sayings = { readonly [E in NapoleonEvent['e']]: (event: Of<E>, lang: Lang) => Phrase }
const text = (it: string, en: string): Text => ({ it, en })

const USES: Readonly<Record<Use, Text>> = {
  move: text('per muovere', 'to move'),
  intercept: text('per intercettare', 'to intercept'),
  rest: text('per riposare un esercito', 'to rest an army'),
  violate: text('per violare un paese neutrale', 'to violate a neutral country'),
  refresh: text('per far riposare i vincitori', 'to rest the victors'),
  struck: text('per volere di Fouché', 'at Fouché’s will'),
  coup: text('a caso, per il colpo di stato', 'at random, for the coup d’état'),
}
const WAYS: Readonly<Record<Way, Text>> = {
  march: text('{the:who} {who|marcia|marciano} {from:from} {to:to}', '{who} {who|marches|march} from {from} to {to}'),
  sail: text('{the:who} {who|naviga|navigano} {from:from} {to:to}', '{who} {who|sails|sail} from {from} to {to}'),
  intercept: text(
    '{the:who} {who|accorre|accorrono} {from:from} {to:to}',
    '{who} {who|comes|come} from {from} to {to}',
  ),
  withdraw: text(
    '{the:who} {who|si sottrae|si sottraggono} alla battaglia: {from:from} {to:to}',
    '{who} {who|avoids|avoid} the battle: from {from} to {to}',
  ),
  retreat: text(
    '{the:who} {who|si ritira|si ritirano} {from:from} {to:to}',
    '{who} {who|retreats|retreat} from {from} to {to}',
  ),
  retreatBySea: text(
    '{the:who} {who|si imbarca|si imbarcano} {at:from}',
    '{who} {who|takes|take} ship at {from} for {to}',
  ),
  coup: text(
    '{the:who} {who|torna|tornano} in fretta {from:from} {to:to}',
    '{who} {who|hurries|hurry} home from {from} to {to}',
  ),
}
const FATES: Readonly<Record<Fate, Text>> = {
  removed: text('{who|perduto|perduti} per sempre', 'lost for ever'),
  captured: text('{who|prigioniero|prigionieri}', 'taken prisoner'),
  reserve: text('in riserva', 'gone to the reserve'),
}
const CAUSES: Readonly<Record<Cause, Text>> = {
  battle: text('in battaglia', 'in battle'),
  march: text('in marcia', 'on the march'),
  winter: text('d’inverno', 'in winter'),
  trapped: text('senza via di ritirata', 'with no way to retreat'),
}
const CARD_ENDS = text('', '')
const ADDENDS: Readonly<Record<string, Text>> = {
  '11.2': text('combattimento', 'combat'),
  '11.2-home': text('suolo patrio', 'home soil'),
  '11.2-sea': text('dal mare', 'from the sea'),
  depot: text('deposito', 'depot'),
  friendly: text('regione amica', 'friendly region'),
  capital: text('capitale', 'capital'),
  neutral: text('regione neutrale', 'neutral region'),
  scorched: text('terra bruciata', 'scorched earth'),
  insurgent: text('paese insorto', 'insurgent country'),
  barren: text('regione brulla', 'barren region'),
}
export const addendName = (name: string, lang: Lang): string =>
  name.startsWith('16-') ? card(Number(name.slice(3)))[lang] : (ADDENDS[name] ?? CARD_ENDS)[lang]
const summed = (addends: readonly Addend[], lang: Lang): string =>
  addends.map(([name, value]) => `${addendName(name, lang)} ${signed(value)}`).join(', ')

const placed = (who: readonly number[], at: readonly number[], lang: Lang): Phrase =>
  who.flatMap((each, i) => [
    ...(i === 0 ? [] : [', ']),
    ...say(lang, text('{who} {in:at}', '{who} {in:at}'), { who: corps(each), at: region(at[i]!) }),
  ])

const SAYINGS: Sayings = {
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
    say(lang, text('In {at} {who|riposa|riposano}: {who}', 'At {at} {who|rests|rest}: {who}'), {
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
  announced: ({ corps: who, region: at, forced, intercepting }, lang) => {
    const what = intercepting
      ? text('Da {at} {who|intercetta|intercettano}: {who}', 'From {at} {who|intercepts|intercept}: {who}')
      : text('Da {at} {who|si muove|si muovono}: {who}', 'From {at} {who|sets|set} out: {who}')
    return [
      ...say(lang, what, { who: several(who), at: region(at) }),
      ...(forced ? say(lang, text(', a marcia forzata', ', by forced march')) : []),
    ]
  },
  misdirected: ({ seat }, lang) =>
    say(
      lang,
      text('Ordini sbagliati: l’esercito {of:who} non si muove', 'Misdirected orders: the army {of:who} does not move'),
      { who: side(seat) },
    ),
  stuck: ({ region: at }, lang) =>
    say(lang, text('L’esercito {in:at} non può muoversi', 'The army at {at} cannot move'), { at: region(at) }),
  moved: ({ corps: who, from, to, way }, lang) =>
    say(lang, WAYS[way], { who: several(who), from: region(from), to: region(to) }),
  invaded: (_, lang) =>
    say(
      lang,
      text('La Russia è invasa: accorrono altri corpi {rule}', 'Russia is invaded: more corps come forward {rule}'),
      { rule: rule('6.5') },
    ),
  violated: ({ country: on, seat }, lang) =>
    say(
      lang,
      text(
        '{the:who} {who|viola|violano} {the:on}: si unisce al nemico {rule}',
        '{the:who} {who|violates|violate} {the:on}, which joins the enemy {rule}',
      ),
      { who: side(seat), on: country(on), rule: rule('9.8') },
    ),
  attrition: ({ region: at, cases, dice, lose, permanent }, lang) => [
    ...say(lang, text('Logoramento {in:at} ({cases}): ', 'Attrition at {at} ({cases}): '), { at: region(at), cases }),
    ...dice.flatMap((got, i) => (i === 0 ? [die(got)] : [' ', die(got)])),
    ...say(
      lang,
      permanent
        ? text(', {lose|una perdita|# perdite} per sempre', ', {lose|one loss|# losses} for ever')
        : text(', {lose|una perdita|# perdite}', ', {lose|one loss|# losses}'),
      { lose },
    ),
  ],
  lost: ({ corps: who, fate, cause }, lang) => {
    const list = several(who)
    return [
      ...say(lang, text('{who}: ', '{who}: '), { who: list }),
      ...say(lang, FATES[fate], { who: list }),
      ` ${CAUSES[cause][lang]}`,
    ]
  },
  tired: ({ corps: who }, lang) =>
    say(lang, text('{who|Esausto|Esausti}: {who}', 'Exhausted: {who}'), { who: several(who) }),
  battle: ({ attacker, at }, lang) =>
    say(
      lang,
      text('Battaglia {in:at}: {the:who} {who|attacca|attaccano}', 'Battle at {at}: {the:who} {who|attacks|attack}'),
      { at: region(at), who: side(attacker) },
    ),
  stoodOut: ({ seat, corps: who }, lang) =>
    say(lang, text('{the:side} {side|tiene|tengono} fuori: {who}', '{the:side} {side|keeps|keep} out: {who}'), {
      side: side(seat),
      who: several(who),
    }),
  fought: ({ attacker, strength, addends, dice, inflicted }, lang) =>
    [0, 1].flatMap(i => [
      ...(i === 0 ? [] : ['; ']),
      ...say(lang, text('{who} {strength} ({sum}) ', '{who} {strength} ({sum}) '), {
        who: side(i === 0 ? attacker : 1 - attacker),
        strength: strength[i]!,
        sum: summed(addends[i]!, lang),
      }),
      die(dice[i]!),
      ...say(lang, text(': {hits|una perdita inflitta|# perdite inflitte}', ': {hits|one loss|# losses} inflicted'), {
        hits: inflicted[i]!,
      }),
    ]),
  tie: ({ dice, modifiers, entrenched }, lang) =>
    entrenched
      ? say(
          lang,
          text(
            'Alla pari: i trinceramenti decidono per chi difende {rule}',
            'Equal: the entrenchments decide for the defender {rule}',
          ),
          { rule: rule('16-39') },
        )
      : [
          ...say(lang, text('Spareggio: ', 'Tie-break: ')),
          die(dice[0]),
          ` ${signed(modifiers[0])} `,
          ...say(lang, text('contro ', 'against ')),
          die(dice[1]),
          ` ${signed(modifiers[1])}`,
        ],
  won: ({ seat, at, losses }, lang) =>
    say(
      lang,
      text(
        '{the:who} {who|vince|vincono} {in:at}; perdite: {a} chi attacca, {d} chi difende',
        '{the:who} {who|wins|win} at {at}; losses: {a} attacker, {d} defender',
      ),
      { who: side(seat), at: region(at), a: losses[0], d: losses[1] },
    ),
  holds: ({ country: on }, lang) =>
    say(lang, text('{the:on} non si {on|arrende|arrendono} {rule}', '{the:on} {on|does|do} not surrender {rule}'), {
      on: country(on),
      rule: rule('16-40'),
    }),
  surrendered: ({ country: on, to }, lang) =>
    say(lang, text('{the:on} si {on|arrende|arrendono} {to:whom}', '{the:on} {on|surrenders|surrender} {to:whom}'), {
      on: country(on),
      whom: side(to),
    }),
  winter: ({ region: at, size, die: got, addends, lose }, lang) => [
    ...say(lang, text('Inverno {in:at}, {size} corpi: ', 'Winter at {at}, {size} corps: '), { at: region(at), size }),
    die(got),
    ...(addends.length === 0 ? [] : [` (${summed(addends, lang)})`]),
    ...say(lang, text(', {lose|una perdita|# perdite}', ', {lose|one loss|# losses}'), { lose }),
  ],
  declined: ({ seat }, lang) =>
    say(lang, text('{the:who} {who|gioca|giocano} per di più', '{the:who} {who|plays|play} for more'), {
      who: side(seat),
    }),
  over: ({ seat }, lang) =>
    say(lang, text('{the:who} {who|ha|hanno} vinto', '{the:who} {who|has|have} won'), { who: side(seat) }),
}

export const eventPhrase = (event: NapoleonEvent, lang: Lang): Phrase => {
  const words = SAYINGS[event.e] as (event: NapoleonEvent, lang: Lang) => Phrase
  return sentence(words(event, lang))
}

const LEVELS: Partial<Readonly<Record<NapoleonEvent['e'], LogLevel>>> = {
  year: 0,
  over: 0,
  phase: 1,
  round: 1,
  cancelled: 3,
  repressed: 3,
  status: 3,
  returned: 3,
  left: 3,
  invaded: 3,
  attrition: 3,
  lost: 3,
  tired: 3,
  stoodOut: 3,
  fought: 3,
  tie: 3,
  won: 3,
  misdirected: 3,
  stuck: 3,
}
export const eventLevel = (event: NapoleonEvent): LogLevel => LEVELS[event.e] ?? 2
