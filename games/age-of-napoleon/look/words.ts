import type { Text } from '@bivouac/kernel'
import type { Period } from '../words.ts'

/** What a card says of the moment it is for. */
export const PERIOD_NAME: Readonly<Record<Period, Text>> = {
  D: { it: 'Diplomazia', en: 'Diplomacy' },
  I: { it: 'Insurrezione', en: 'Insurrection' },
  S: { it: 'Strategia', en: 'Strategy' },
  R: { it: 'Rinforzi', en: 'Reinforcement' },
  C: { it: 'Campagna', en: 'Campaign' },
  B: { it: 'Battaglia', en: 'Battle' },
  U: { it: 'Resa', en: 'Surrender' },
  W: { it: 'Inverno', en: 'Winter' },
}
