export const SCHOOL = {
  'school.title': { it: 'Scuola', en: 'School' },
  'school.about': {
    it: 'Esercizi di due minuti, un’idea per volta. Quello che hai fatto resta segnato in questo browser.',
    en: 'Two-minute exercises, one idea at a time. What you have done stays marked in this browser.',
  },
  'school.progress': { it: '{done} di {all} fatti', en: '{done} of {all} done' },
  'school.done': { it: 'fatto', en: 'done' },
  'school.none': { it: 'Questo gioco non ha ancora una scuola.', en: 'This game has no school yet.' },
  'school.task': { it: 'Esercizio', en: 'Exercise' },
  'school.step': { it: 'passo {at} di {all}', en: 'step {at} of {all}' },
  'school.well': { it: 'Ben fatto.', en: 'Well done.' },
  'school.missed': { it: 'Così non riesce: riprova.', en: 'That way it cannot be done: try again.' },
  'school.again': { it: 'Ricomincia', en: 'Begin again' },
  'school.next': { it: 'Il prossimo: {title}', en: 'Next: {title}' },
  'school.all': { it: 'Tutti gli esercizi', en: 'All exercises' },
} as const
