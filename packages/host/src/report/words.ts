import type { Text } from '@bivouac/kernel'

/** What a report says besides the game's own words. */
export const WORDS = {
  title: { it: 'Rapporto della battaglia', en: 'After-action report' },
  scenario: { it: 'Scenario', en: 'Scenario' },
  options: { it: 'Varianti', en: 'Options' },
  standard: { it: 'come nel regolamento', en: 'as in the rulebook' },
  players: { it: 'Giocatori', en: 'Players' },
  result: { it: 'Esito', en: 'Result' },
  goesOn: {
    it: 'La partita è in corso: {moves|# mossa|# mosse} finora.',
    en: 'The game goes on: {moves|# move|# moves} so far.',
  },
  length: { it: '{moves|# mossa|# mosse}', en: '{moves|# move|# moves}' },
  eye: { it: 'Visto da', en: 'As seen by' },
  spectator: { it: 'uno spettatore', en: 'a spectator' },
  hidden: {
    it: 'Contiene soltanto ciò che a quel tavolo era dato di sapere.',
    en: 'It holds only what could be known at that place of the table.',
  },
  retried: {
    it: 'Chi giocava contro il computer è tornato indietro {n|una volta|# volte}, agli stessi dadi.',
    en: 'Whoever played the computer went back {n|once|# times}, to the same dice.',
  },
  fork: {
    it: 'Una prova: comincia dalla mossa {at} di un’altra partita.',
    en: 'A fork: it begins at move {at} of another game.',
  },
  losses: { it: 'Perdite', en: 'Losses' },
  lossesSoFar: { it: 'Perdite fin qui', en: 'Losses so far' },
  sinceFork: { it: 'contate dall’inizio della prova', en: 'counted from where the fork begins' },
  side: { it: 'Parte', en: 'Side' },
  rolls: { it: 'Tiri decisivi', en: 'Key rolls' },
  moments: { it: 'Momenti decisivi', en: 'Decisive moments' },
  high: { it: 'un risultato così alto o migliore: {p}', en: 'so high or higher: {p}' },
  low: { it: 'un risultato così basso o peggiore: {p}', en: 'so low or lower: {p}' },
  move: { it: 'mossa {at}', en: 'move {at}' },
  opening: { it: 'Prima del primo turno', en: 'Before the first turn' },
  turns: { it: 'Turno per turno', en: 'Turn by turn' },
  map: { it: 'La mappa alla fine: {turn}', en: 'The map at the end: {turn}' },
  noMaps: {
    it: 'Le mappe sono scritte, non disegnate: il rapporto della pagina le disegna.',
    en: 'The maps are written, not drawn: the report made in the page draws them.',
  },
  analysis: { it: 'Analisi', en: 'Analysis' },
  chance: {
    it: 'Probabilità di vincere per {the:who}, mossa per mossa',
    en: 'Chance to win for {the:who}, move by move',
  },
  turning: { it: 'Svolte', en: 'Turning points' },
  foot: {
    it: 'Fatto con Bivouac. Mappe e segnalini sono disegnati da noi; i regolamenti restano dei loro autori.',
    en: 'Made with Bivouac. Maps and counters are our own drawing; the rulebooks remain their authors’.',
  },
} as const satisfies Record<string, Text>
export type Word = keyof typeof WORDS
