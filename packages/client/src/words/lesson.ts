export const LESSON = {
  'lesson.title': { it: 'Battaglia guidata', en: 'Guided battle' },
  'lesson.begin': { it: 'Cominciamo', en: 'Let us begin' },
  'lesson.show': { it: 'Fallo tu', en: 'Do it for me' },
  'lesson.play': { it: 'Gioca una partita vera', en: 'Play a real game' },
  'lesson.school': { it: 'Altri esercizi', en: 'More exercises' },
  'lesson.rule': { it: 'Leggi {rule}', en: 'Read {rule}' },
  'lesson.none': { it: 'Questo gioco non ha una battaglia guidata.', en: 'This game has no guided battle.' },
} as const
