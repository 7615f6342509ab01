/** How attacks, bombardments, assaults, retreats and losses are worded in the log. */
import { blockToken, blockTokens, faceName, placeToken, sideName } from './names.ts'
import { capital, pick, plus, type Said, verb } from './speech.ts'

type Fight =
  | 'attacked'
  | 'blocked'
  | 'halted'
  | 'occupied'
  | 'declared'
  | 'bombarded'
  | 'calledOff'
  | 'assaulted'
  | 'defensiveFire'
  | 'defended'
  | 'reckoned'
  | 'pursued'
  | 'repulsed'
  | 'stormed'
  | 'retreating'
  | 'retreated'
  | 'trapped'
  | 'lost'
  | 'demoralised'
  | 'lifted'

export const FIGHTS: Pick<Said, Fight> = {
  attacked: ({ blocks, from, to }, lang) =>
    pick(
      lang,
      [
        'Manovra di attacco: ',
        ...blockTokens(blocks),
        ' da ',
        placeToken(from, lang),
        ' contro ',
        placeToken(to, lang),
        '.',
      ],
      [
        'Manoeuvre attack: ',
        ...blockTokens(blocks),
        ' from ',
        placeToken(from, lang),
        ' on ',
        placeToken(to, lang),
        '.',
      ],
    ),
  blocked: ({ blocks, at }, lang) =>
    pick(
      lang,
      [...blockTokens(blocks), verb(blocks, ' blocca ', ' bloccano '), placeToken(at, lang), '.'],
      [...blockTokens(blocks), verb(blocks, ' blocks ', ' block '), placeToken(at, lang), '.'],
    ),
  halted: ({ forward, at, cost }, lang) => {
    if (forward.length === 0) return pick(lang, ['L’attacco si ferma dov’era.'], ['The attack stops where it was.'])
    const split = cost === 0 ? ['', ''] : [' (il gruppo si divide: un comando)', ' (the group divides: one command)']
    return pick(
      lang,
      [
        'L’attacco si ferma: ',
        ...blockTokens(forward),
        verb(forward, ' avanza su ', ' avanzano su '),
        placeToken(at, lang),
        `${split[0]}.`,
      ],
      [
        'The attack stops: ',
        ...blockTokens(forward),
        verb(forward, ' goes forward to ', ' go forward to '),
        placeToken(at, lang),
        `${split[1]}.`,
      ],
    )
  },
  occupied: ({ blocks, to }, lang) =>
    pick(
      lang,
      [...blockTokens(blocks), verb(blocks, ' occupa ', ' occupano '), placeToken(to, lang), '.'],
      [...blockTokens(blocks), verb(blocks, ' takes ', ' take '), placeToken(to, lang), '.'],
    ),
  declared: ({ block, at }, lang) =>
    pick(
      lang,
      ['Bombardamento dichiarato per il prossimo turno: ', blockToken(block), ' da ', placeToken(at, lang), '.'],
      ['Bombardment declared for the next turn: ', blockToken(block), ' from ', placeToken(at, lang), '.'],
    ),
  bombarded: ({ block, at, penalty, points }, lang) =>
    pick(
      lang,
      [
        'Bombardamento: ',
        blockToken(block),
        ' su ',
        placeToken(at, lang),
        `, ${points + penalty} − ${penalty} = ${points}.`,
      ],
      [
        'Bombardment: ',
        blockToken(block),
        ' at ',
        placeToken(at, lang),
        `, ${points + penalty} − ${penalty} = ${points}.`,
      ],
    ),
  calledOff: ({ block }, lang) =>
    pick(
      lang,
      ['Bombardamento annullato: ', blockToken(block), '.'],
      ['Bombardment called off: ', blockToken(block), '.'],
    ),
  assaulted: ({ from, leads, joins }, lang) =>
    pick(
      lang,
      [
        'Assalto da ',
        placeToken(from, lang),
        verb(leads, ': guida ', ': guidano '),
        ...blockTokens(leads),
        ...(joins.length ? [', con ', ...blockTokens(joins)] : []),
        '.',
      ],
      [
        'Assault from ',
        placeToken(from, lang),
        ': led by ',
        ...blockTokens(leads),
        ...(joins.length ? [', with ', ...blockTokens(joins)] : []),
        '.',
      ],
    ),
  defensiveFire: ({ block, penalty, points }, lang) => {
    const sum = penalty === 0 ? String(points) : `${points + penalty} − ${penalty} = ${points}`
    return pick(
      lang,
      ['Fuoco di difesa di ', blockToken(block), `: forza ${sum}.`],
      ['Defensive fire of ', blockToken(block), `: strength ${sum}.`],
    )
  },
  defended: ({ blocks }, lang) =>
    blocks.length === 0
      ? pick(lang, ['Nessuno guida la difesa.'], ['Nobody leads the defence.'])
      : pick(
          lang,
          [verb(blocks, 'Guida la difesa ', 'Guidano la difesa '), ...blockTokens(blocks), '.'],
          ['The defence is led by ', ...blockTokens(blocks), '.'],
        ),
  reckoned: ({ leaders, penalty, attack, defence, result, shaken }, lang) => {
    const wins = result > 0
    const less = shaken.map(side =>
      lang === 'it'
        ? ` (${sideName(side, lang)} sono demoralizzati: uno in meno per chi guida)`
        : ` (${sideName(side, lang)} are demoralised: one less for each leader)`,
    )
    return pick(
      lang,
      [
        `Attacco ${leaders} − ${penalty} = ${plus(attack)}; difesa ${defence}; risultato ${plus(result)}: vince ${wins ? 'l’attaccante' : 'il difensore'}${less.join('')}.`,
      ],
      [
        `Attack ${leaders} − ${penalty} = ${plus(attack)}; defence ${defence}; result ${plus(result)}: the ${wins ? 'attacker' : 'defender'} wins${less.join('')}.`,
      ],
    )
  },
  pursued: ({ blocks, penalty, points }, lang) =>
    pick(
      lang,
      [verb(blocks, 'Insegue ', 'Inseguono '), ...blockTokens(blocks), `: penalità ${penalty}, forza ${points}.`],
      ['Pursuit by ', ...blockTokens(blocks), `: penalty ${penalty}, strength ${points}.`],
    ),
  repulsed: ({ from }, lang) =>
    pick(
      lang,
      ['Assalto respinto: da ', placeToken(from, lang), ' si torna in riserva.'],
      ['Assault repulsed: from ', placeToken(from, lang), ' back to reserve.'],
    ),
  stormed: ({ blocks, to }, lang) =>
    blocks.length === 0
      ? pick(
          lang,
          ['La zona ', placeToken(to, lang), ' è presa, ma nessuno è rimasto per occuparla.'],
          [placeToken(to, lang), ' is taken, but nobody is left to hold it.'],
        )
      : pick(
          lang,
          [
            'La zona ',
            placeToken(to, lang),
            verb(blocks, ' è presa: entra ', ' è presa: entrano '),
            ...blockTokens(blocks),
            '.',
          ],
          [placeToken(to, lang), verb(blocks, ' is taken: in goes ', ' is taken: in go '), ...blockTokens(blocks), '.'],
        ),
  retreating: ({ side, from }, lang) =>
    pick(
      lang,
      [`${capital(sideName(side, lang))} si ritirano da `, placeToken(from, lang), '.'],
      [`${capital(sideName(side, lang))} retreat from `, placeToken(from, lang), '.'],
    ),
  retreated: ({ block, to }, lang) =>
    pick(
      lang,
      [blockToken(block), ' si ritira in ', placeToken(to, lang), '.'],
      [blockToken(block), ' retreats to ', placeToken(to, lang), '.'],
    ),
  trapped: ({ block }, lang) =>
    pick(lang, [blockToken(block), ' non ha via di ritirata.'], [blockToken(block), ' has nowhere to retreat.']),
  lost: ({ block, was, face, morale }, lang) =>
    face === 0
      ? pick(
          lang,
          [blockToken(block), ` (${faceName(was, lang)}) è eliminato; morale ${morale}.`],
          [blockToken(block), ` (${faceName(was, lang)}) is eliminated; morale ${morale}.`],
        )
      : pick(
          lang,
          [blockToken(block), ` perde un punto: ${faceName(face, lang)}; morale ${morale}.`],
          [blockToken(block), ` loses a point: ${faceName(face, lang)}; morale ${morale}.`],
        ),
  demoralised: ({ side }, lang) =>
    pick(
      lang,
      [`${capital(sideName(side, lang))} sono demoralizzati.`],
      [`${capital(sideName(side, lang))} are demoralised.`],
    ),
  lifted: ({ side, morale }, lang) =>
    pick(
      lang,
      [`${capital(sideName(side, lang))} riprendono slancio: cinque punti, morale ${morale}.`],
      [`${capital(sideName(side, lang))} take heart: five points, morale ${morale}.`],
    ),
}
