/** Words of the order sheets. */
import type { Text } from '@bivouac/kernel'

export const SHEET_WORDS = {
  title: { it: 'Catena di comando e ordini', en: 'Chain of command and orders' },
  empty: { it: 'senza ordini', en: 'without orders' },
  turn: { it: 'Turno {n}', en: 'Turn {n}' },
  proposed: { it: 'Prepara gli ordini proposti', en: 'Draft the orders as proposed' },
  desk: { it: 'Lo scrittoio', en: 'The desk' },
  sender: { it: 'Mittente', en: 'Sender' },
  nobody: { it: 'disposizioni per la giornata', en: 'dispositions for the day' },
  addressee: { it: 'Destinatario', en: 'Addressee' },
  kind: { it: 'Ordine', en: 'Order' },
  where: { it: 'Luogo', en: 'Place' },
  whom: { it: 'Chi sostenere', en: 'Whom to support' },
  way: { it: 'Passando per', en: 'By way of' },
  noWay: { it: 'la via più breve', en: 'the shortest way' },
  beside: { it: 'dove si trova {who}', en: 'where {who} stands' },
  troops: { it: 'le truppe di {who}', en: 'the troops of {who}' },
  more: { it: 'Si aggiunge agli ordini già dati', en: 'Besides the orders already given' },
  another: { it: 'Aggiungi un luogo', en: 'Add a place' },
  fewer: { it: 'Togli l’ultimo luogo', en: 'Take the last place away' },
  add: { it: 'Firma e sigilla', en: 'Sign and seal' },
  strike: { it: 'Strappa', en: 'Tear up' },
  packet: { it: 'Pronti a partire', en: 'Ready to go' },
  send: { it: 'Consegna ai corrieri ({n})', en: 'Give to the couriers ({n})' },
} as const satisfies Readonly<Record<string, Text>>
