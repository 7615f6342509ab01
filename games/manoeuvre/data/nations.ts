import { type Noun, noun } from '@bivouac/kernel'
import type { Nation } from '../words.ts'
import { frozen } from './notation.ts'

export interface NationFacts {
  readonly name: Noun
  /** Its people, who win and lose: "the French", "i francesi". */
  readonly people: Noun
  /** Our choice, after the coats its infantry wore: the ground of counters and cards, its border, the lettering on it. */
  readonly colours: { readonly coat: string; readonly trim: string; readonly ink: string }
}

export const NATION_FACTS: Readonly<Record<Nation, NationFacts>> = frozen({
  austria: {
    name: noun('f', 'Austria', 'Austria', 'it'),
    people: noun('mp', 'austriaci', 'Austrians'),
    colours: { coat: '#ece5d3', trim: '#a3262a', ink: '#2a2320' },
  },
  prussia: {
    name: noun('f', 'Prussia', 'Prussia', 'it'),
    people: noun('mp', 'prussiani', 'Prussians'),
    colours: { coat: '#343b4a', trim: '#c9ced6', ink: '#f6f1e4' },
  },
  ottoman: {
    name: noun('m', 'Impero Ottomano', 'Ottoman Empire'),
    people: noun('mp', 'ottomani', 'Ottomans'),
    colours: { coat: '#1f7a74', trim: '#e3c15a', ink: '#fbf4df' },
  },
  usa: {
    name: { ...noun('mp', 'Stati Uniti', 'United States'), plural: false },
    people: noun('mp', 'americani', 'Americans'),
    colours: { coat: '#93a5b4', trim: '#1d2f52', ink: '#14223d' },
  },
  spain: {
    name: noun('f', 'Spagna', 'Spain', 'it'),
    people: noun('mp', 'spagnoli', 'Spanish'),
    colours: { coat: '#dfae34', trim: '#8f1d22', ink: '#3a1512' },
  },
  france: {
    name: noun('f', 'Francia', 'France', 'it'),
    people: noun('mp', 'francesi', 'French'),
    colours: { coat: '#27499c', trim: '#f1ead8', ink: '#fdf8ea' },
  },
  russia: {
    name: noun('f', 'Russia', 'Russia', 'it'),
    people: noun('mp', 'russi', 'Russians'),
    colours: { coat: '#275540', trim: '#d9b35b', ink: '#f8f2df' },
  },
  britain: {
    name: noun('f', 'Gran Bretagna', 'Great Britain', 'it'),
    people: noun('mp', 'inglesi', 'British'),
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
