/** The sentences of a campaign's log. Slots agree with what fills them: see CONTRIBUTING, “How to write a sentence”. */
import type { Text } from '@bivouac/kernel'

export const TEXTS = {
  campaign: { it: '{name} ({level})', en: '{name} ({level})' },
  turn: { it: 'turno {turn}, {box}: i francesi', en: 'turn {turn}, {box}: the French' },
  enemyTurn: { it: 'turno {turn}, {box}: il nemico', en: 'turn {turn}, {box}: the enemy' },
  arrive: {
    it: '{the:forces} {forces|arriva|arrivano} {at:place}',
    en: '{the:forces} {forces|arrives|arrive} at {the:place}',
  },
  march: {
    it: '{the:force} {force|va|vanno} {from:from} {to:to}',
    en: '{the:force} {force|goes|go} {from:from} {to:to}',
  },
  forcedMarch: {
    it: '{the:force} {force|va|vanno} a marce forzate {from:from} {to:to}',
    en: '{the:force} {force|goes|go} by forced march {from:from} {to:to}',
  },
  napoleon: { it: 'Napoleone va {from:from} {to:to}', en: 'Napoleon goes {from:from} {to:to}' },
  income: {
    it: 'rifornimento: {points|# punto|# punti} ({cities|una città|# città}); ora {now}',
    en: 'supply: {points|# point|# points} ({cities|one city|# cities}); now {now}',
  },
  refit: {
    it: '{the:force} {force|torna|tornano} a piena forza',
    en: '{the:force} {force|is|are} refitted',
  },
  bought: {
    it: '{the:force} {force|entra|entrano} {at:place} per {price|# punto|# punti}',
    en: '{the:force} {force|joins|join} at {the:place} for {price|# point|# points}',
  },
  boughtReduced: {
    it: '{the:force}, {force|ridotto|ridotta|ridotti|ridotte}, {force|entra|entrano} {at:place} per {price|# punto|# punti}',
    en: '{the:force}, reduced, {force|joins|join} at {the:place} for {price|# point|# points}',
  },
  boughtScout: { it: 'un esploratore in più: ora {scouts}', en: 'one more scout: now {scouts}' },
  winter: { it: 'inverno: {the:force} (≤ {need}) {die}', en: 'winter: {the:force} (≤ {need}) {die}' },
  grouped: { it: 'gruppo {at:place}: {forces}', en: 'group at {the:place}: {forces}' },
  ordersPaid: {
    it: 'il nemico spende {bonus|# punto|# punti} per +{bonus} agli ordini; {left|gliene resta #|gliene restano #}',
    en: 'the enemy spends {bonus|# point|# points} for +{bonus} on orders; {left} left',
  },
  order: { it: '{place} ({forces}): {die}{sum}, {order}{times}', en: '{place} ({forces}): {die}{sum}, {order}{times}' },
  groupMoves: { it: 'il gruppo va {from:from} {to:to}', en: 'the group goes {from:from} {to:to}' },
  groupStays: { it: 'il gruppo resta {at:place}', en: 'the group stays at {the:place}' },
  random: { it: 'a sorte fra {of}: {die}', en: 'at random among {of}: {die}' },
  citySupply: { it: '{place}: {die}, {gain}', en: '{place}: {die}, {gain}' },
  enemySupply: {
    it: 'il nemico riceve {points|# punto|# punti}',
    en: 'the enemy gains {points|# point|# points}',
  },
  placed: {
    it: '{the:force} {force|si schiera|si schierano} {at:place}',
    en: '{the:force} {force|takes post|take post} at {the:place}',
  },
  won: {
    it: '{name}: vittoria, {points|# punto|# punti} (risultato {grade})',
    en: '{name}: victory, {points|# point|# points} ({grade} result)',
  },
  lost: { it: '{name}: {why}', en: '{name}: {why}' },
  carried: {
    it: '{the:force} {force|continua|continuano} al posto del nuovo segnalino {of:instead}',
    en: '{the:force} {force|carries|carry} on instead of the new counter of {the:instead}',
  },
  upgrade: { it: 'il prezzo: {die}, {gain} al nemico', en: 'the price: {die}, {gain} for the enemy' },
  remembered: {
    it: '{points|# punto|# punti} in tutto: la storia ricorderà Napoleone per {years|# anno|# anni}',
    en: '{points|# point|# points} in all: history will remember Napoleon for {years|# year|# years}',
  },
} as const satisfies Readonly<Record<string, Text>>
