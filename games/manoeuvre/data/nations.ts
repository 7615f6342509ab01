import type { Nation } from '../words.ts'
import { frozen } from './notation.ts'

export interface NationFacts {
  readonly name: { readonly it: string; readonly en: string }
  /** How its people are called in a sentence: "the French", "i francesi". */
  readonly people: { readonly it: string; readonly en: string }
  /** Our choice, after the coats its infantry wore: the ground of counters and cards, its border, the lettering on it. */
  readonly colours: { readonly coat: string; readonly trim: string; readonly ink: string }
}

export const NATION_FACTS: Readonly<Record<Nation, NationFacts>> = frozen({
  austria: {
    name: { it: 'Austria', en: 'Austria' },
    people: { it: 'gli austriaci', en: 'the Austrians' },
    colours: { coat: '#ece5d3', trim: '#a3262a', ink: '#2a2320' },
  },
  prussia: {
    name: { it: 'Prussia', en: 'Prussia' },
    people: { it: 'i prussiani', en: 'the Prussians' },
    colours: { coat: '#343b4a', trim: '#c9ced6', ink: '#f6f1e4' },
  },
  ottoman: {
    name: { it: 'Impero Ottomano', en: 'Ottoman Empire' },
    people: { it: 'gli ottomani', en: 'the Ottomans' },
    colours: { coat: '#1f7a74', trim: '#e3c15a', ink: '#fbf4df' },
  },
  usa: {
    name: { it: 'Stati Uniti', en: 'United States' },
    people: { it: 'gli americani', en: 'the Americans' },
    colours: { coat: '#93a5b4', trim: '#1d2f52', ink: '#14223d' },
  },
  spain: {
    name: { it: 'Spagna', en: 'Spain' },
    people: { it: 'gli spagnoli', en: 'the Spanish' },
    colours: { coat: '#dfae34', trim: '#8f1d22', ink: '#3a1512' },
  },
  france: {
    name: { it: 'Francia', en: 'France' },
    people: { it: 'i francesi', en: 'the French' },
    colours: { coat: '#27499c', trim: '#f1ead8', ink: '#fdf8ea' },
  },
  russia: {
    name: { it: 'Russia', en: 'Russia' },
    people: { it: 'i russi', en: 'the Russians' },
    colours: { coat: '#275540', trim: '#d9b35b', ink: '#f8f2df' },
  },
  britain: {
    name: { it: 'Gran Bretagna', en: 'Great Britain' },
    people: { it: 'gli inglesi', en: 'the British' },
    colours: { coat: '#c23a32', trim: '#f3e6c4', ink: '#fff6e6' },
  },
})

/** 2.2: the last tie-break. The nation named first wins; France never does. */
export const TIE_BREAK: readonly Nation[] = frozen([
  'usa',
  'ottoman',
  'spain',
  'austria',
  'prussia',
  'russia',
  'britain',
  'france',
])
