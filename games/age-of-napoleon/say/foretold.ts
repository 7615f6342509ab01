/** What is said of a deed before it is done. */
import type { Text } from '@bivouac/kernel'

const text = (it: string, en: string): Text => ({ it, en })

export const foretoldWords = {
  army: text('Comanda {who}: {n|un corpo|# corpi} su {most}.', 'In command: {who}; {n|one corps|# corps} of {most}.'),
  allowance: text(
    'Movimento: {n|una regione|# regioni}; per attaccare {attack|una|#}.',
    'Movement: {n|one region|# regions}; to attack, {attack|one|#}.',
  ),
  paidFor: text('La carta campagna paga anche questa mossa.', 'The campaign card pays for this move too.'),
  free: text('È la mossa gratuita dell’anno.', 'It is the free move of the year.'),
  costsACard: text('Costa una carta, a tua scelta.', 'It costs a card of your choice.'),
  canAttack: text('Può attaccare: {where}.', 'It can attack: {where}.'),
  violation: text(
    'Violi {the:country}: un’altra carta, e {country|passa|passano} {to:whom}.',
    'You violate {the:country}: one more card, and {country|it goes|they go} over to {the:whom}.',
  ),
  interception: text('Il nemico può intercettarti: {where}.', 'The enemy may intercept you: {where}.'),
  attrition: text(
    'Logoramento da marcia ({cases}): {p} di perdere qualcuno, in media {mean}; chi resta arriva esausto.',
    'March attrition ({cases}): {p} chance of losing somebody, {mean} on average; the others arrive exhausted.',
  ),
  battle: text(
    'Battaglia {mine} contro {his}: vinci nel {p} dei casi, se nessuno gioca carte.',
    'Battle, {mine} against {his}: you win in {p} of cases, if nobody plays a card.',
  ),
  ownLosses: text(
    'Perdite tue, in media: {dead} per sempre e {year} per l’anno.',
    'Your losses on average: {dead} for ever and {year} for the year.',
  ),
  hisLosses: text(
    'Perdite del nemico: {dead} per sempre e {year} per l’anno.',
    'The enemy’s: {dead} for ever and {year} for the year.',
  ),
  surrenders: text(
    'A fine anno {the:country} si {country|arrende|arrendono}: {enemies|un corpo|# corpi} contro {own}.',
    'At the end of the year {the:country} {country|surrenders|surrender}: {enemies} corps against {own}.',
  ),
  undefended: text(
    'A fine anno {the:country} si {country|arrende|arrendono}: {enemies|un corpo nemico|# corpi nemici}, e nessuno a difesa.',
    'At the end of the year {the:country} {country|surrenders|surrender}: {enemies|one enemy corps|# enemy corps}, and nobody to defend {country|it|them}.',
  ),
  holdsCapital: text(
    'A fine anno {the:country} non si {country|arrende|arrendono}: la capitale resiste.',
    'At the end of the year {the:country} {country|does|do} not surrender: the capital holds out.',
  ),
  needsThree: text(
    'A fine anno {the:country} non si {country|arrende|arrendono}: servono tre corpi, ce {enemies|n’è uno|ne sono #}.',
    'At the end of the year {the:country} {country|does|do} not surrender: three corps are needed, {enemies|one is|# are} there.',
  ),
  holdsOut: text(
    'A fine anno {the:country} non si {country|arrende|arrendono}: {own|un corpo resiste|# corpi resistono} a {enemies}.',
    'At the end of the year {the:country} {country|does|do} not surrender: {own|one corps holds|# corps hold} out against {enemies}.',
  ),
  winter: text(
    'Inverno {in:at}, {n|un corpo|# corpi}: {p} di perderne, in media {mean}.',
    'Winter in {at}, {n} corps: {p} chance of losing some, {mean} on average.',
  ),
  phaseEnds: text('Con questo finisce la Fase Campagna.', 'That ends the Campaign Phase.'),
} as const satisfies Readonly<Record<string, Text>>
