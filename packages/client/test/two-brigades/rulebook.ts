import { citing } from '@bivouac/kernel'

/** The ten rules of a made-up game: the thinnest that measures, turns and shoots. */
export const rulebook = {
  '1': {
    title: { it: 'Tavolo', en: 'Table' },
    summary: { it: 'Nessuno esce dal tavolo.', en: 'Nobody leaves the table.' },
  },
  '2': {
    title: { it: 'Turno', en: 'Turn' },
    summary: { it: 'I lati si alternano, dodici turni in tutto.', en: 'Sides alternate, twelve turns in all.' },
  },
  '2.1': {
    title: { it: 'Ordini', en: 'Orders' },
    summary: { it: 'Ogni brigata esegue un ordine per turno.', en: 'Each brigade carries out one order a turn.' },
  },
  '3': {
    title: { it: 'Avanti', en: 'Forward' },
    summary: { it: 'Quattro pollici in linea, otto in colonna.', en: 'Four inches in line, eight in column.' },
  },
  '3.1': {
    title: { it: 'Ingombro', en: 'Room' },
    summary: { it: 'Nessuno passa attraverso un’altra brigata.', en: 'Nobody passes through another brigade.' },
  },
  '3.2': {
    title: { it: 'Conversione', en: 'Wheel' },
    summary: { it: 'Al più 45 gradi in linea, 90 in colonna.', en: 'At most 45 degrees in line, 90 in column.' },
  },
  '4': {
    title: { it: 'Formazione', en: 'Formation' },
    summary: { it: 'Da linea a colonna o da colonna a linea.', en: 'From line to column or from column to line.' },
  },
  '5': {
    title: { it: 'Fuoco', en: 'Fire' },
    summary: {
      it: 'In linea, entro sei pollici, nel settore frontale.',
      en: 'In line, within six inches, in the front sector.',
    },
  },
  '5.1': {
    title: { it: 'Perdite', en: 'Losses' },
    summary: { it: 'Con 4 o più si perde un punto.', en: 'On 4 or more a point is lost.' },
  },
  '6': {
    title: { it: 'Vittoria', en: 'Victory' },
    summary: { it: 'Chi ha più forza alla fine.', en: 'Who has more strength at the end.' },
  },
} as const
export type Section = keyof typeof rulebook
export const no = citing(rulebook)
