/** Words of the order sheets. */
import type { Text } from '@bivouac/kernel'

export const SHEET_WORDS = {
  title: { it: 'Catena di comando e ordini', en: 'Chain of command and orders' },
  empty: { it: 'foglio ordini vuoto', en: 'empty order sheet' },
  from: { it: 'da {who}', en: 'from {who}' },
  turns: {
    it: 'scritto {written}, arrivato {delivered}, operativo {active}',
    en: 'written {written}, arrived {delivered}, in force {active}',
  },
  proposed: { it: 'Ordini come proposto', en: 'Orders as proposed' },
  sender: { it: 'Mittente', en: 'Sender' },
  nobody: { it: '(compila il foglio)', en: '(fill in the sheet)' },
  addressee: { it: 'Destinatario', en: 'Addressee' },
  kind: { it: 'Ordine', en: 'Order' },
  where: { it: 'Obiettivo', en: 'Objective' },
  beside: { it: 'dove si trova {who}', en: 'where {who} stands' },
  troops: { it: 'le truppe di {who}', en: 'the troops of {who}' },
  more: { it: 'in aggiunta', en: 'besides' },
  add: { it: 'Scrivi', en: 'Write' },
  strike: { it: 'Cancella', en: 'Strike out' },
  send: { it: 'Invia gli ordini', en: 'Send the orders' },
} as const satisfies Readonly<Record<string, Text>>
