/** What happens to armies, and who wins: chapters 7 to 14, in words. */
import { say, type Text } from '@bivouac/kernel'
import type { Cause, Fate, Way } from '../events.ts'
import { country, die, region, rule, several, side, signed } from './names.ts'
import { type Sayings, text } from './saying.ts'
import { summed } from './sums.ts'
import type { YEAR } from './year.ts'

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
    '{who} {who|takes|take} ship in {from} for {to}',
  ),
  coup: text(
    '{the:who} {who|torna|tornano} in fretta {from:from} {to:to}',
    '{who} {who|hurries|hurry} home from {from} to {to}',
  ),
}
const FATES: Readonly<Record<Fate, Text>> = {
  removed: text('{who|perduto|perduti} per sempre', 'lost for ever'),
  captured: text('{who|prigioniero|prigionieri}', 'taken prisoner'),
  reserve: text('in riserva', 'back to the reserve'),
}
const CAUSES: Readonly<Record<Cause, Text>> = {
  battle: text('in battaglia', 'in battle'),
  march: text('in marcia', 'on the march'),
  winter: text('d’inverno', 'in winter'),
  trapped: text('senza via di ritirata', 'with no way to retreat'),
}

export const WAR: Omit<Sayings, keyof typeof YEAR> = {
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
    say(lang, text('L’esercito {in:at} non può muoversi', 'The army in {at} cannot move'), { at: region(at) }),
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
    ...say(lang, text('Logoramento {in:at} ({cases}): ', 'Attrition in {at} ({cases}): '), { at: region(at), cases }),
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
      text('Battaglia {in:at}: {the:who} {who|attacca|attaccano}', 'Battle in {at}: {the:who} {who|attacks|attack}'),
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
        '{the:who} {who|wins|win} in {at}; losses: {a} attacker, {d} defender',
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
    ...say(lang, text('Inverno {in:at}, {size} corpi: ', 'Winter in {at}, {size} corps: '), { at: region(at), size }),
    die(got),
    ...(addends.length === 0 ? [] : [` (${summed(addends, lang)})`]),
    ...say(lang, text(', {lose|una perdita|# perdite}', ', {lose|one loss|# losses}'), { lose }),
  ],
  declined: ({ seat }, lang) =>
    say(lang, text('{the:who} {who|gioca|giocano} per di più', '{the:who} {who|plays|play} on for more'), {
      who: side(seat),
    }),
  over: ({ seat }, lang) =>
    say(lang, text('{the:who} {who|ha|hanno} vinto', '{the:who} {who|has|have} won'), { who: side(seat) }),
}
