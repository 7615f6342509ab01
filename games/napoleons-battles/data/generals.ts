/** Where the ratings of generals come from. Everybody who is not listed is a reconstruction. */
import type { Provenance } from '../words.ts'

/** The notation of the designers: radius, quality, response, combat value. */
export interface Rating {
  readonly name: string
  readonly year?: number
  readonly rating: string
  readonly provenance: Provenance
}
// biome-ignore format: a table, one general to a line
export const RATINGS: readonly Rating[] = [
  { name: 'Gneisenau', rating: '20"G(10)+2D', provenance: 'rulebook' },
  { name: 'Blücher', rating: '0"E(10)+3', provenance: 'rulebook' },
  { name: 'Wellesley', year: 1812, rating: '17"G(10)+3D', provenance: 'published' },
  { name: 'Picton', year: 1812, rating: '5"E(8)+2', provenance: 'published' },
  { name: 'Leith', year: 1812, rating: '3"A(6)+0', provenance: 'published' },
  { name: 'Alten', year: 1812, rating: '4"G(6)+1', provenance: 'published' },
  { name: 'Cotton', year: 1812, rating: '7"E(7)+2', provenance: 'published' },
  { name: 'Marmont', year: 1812, rating: '14"G(10)+1', provenance: 'published' },
  { name: 'Clausel', year: 1812, rating: '6"G(6)+1', provenance: 'published' },
  { name: 'Foy', year: 1812, rating: '4"E(8)+2', provenance: 'published' },
  { name: 'Sarrut', year: 1812, rating: '4"G(6)+0', provenance: 'published' },
  { name: 'Curto', year: 1812, rating: '3"A(5)+0', provenance: 'published' },
  { name: 'Brenier', year: 1812, rating: '6"E(6)+1', provenance: 'published' },
  { name: 'Maucune', year: 1812, rating: '4"A(5)+0', provenance: 'published' },
  { name: 'Thomières', year: 1812, rating: '3"G(6)+0', provenance: 'published' },
  { name: 'Pierre Soult', year: 1812, rating: '4"A(6)+1', provenance: 'published' },
  { name: 'Boyer', year: 1812, rating: '3"A(6)+0', provenance: 'published' },
  { name: 'Napoleon', year: 1815, rating: '23"E(10)+3D', provenance: 'published' },
  { name: 'Zieten', year: 1815, rating: '9"G(6)+1', provenance: 'published' },
  { name: 'Steinmetz', year: 1815, rating: '4"A(7)+0', provenance: 'published' },
  { name: 'Archduke Charles', year: 1809, rating: '23"E(10)+0', provenance: 'published' },
  { name: 'Hohenzollern', year: 1809, rating: '7"G(5)+1D', provenance: 'published' },
  { name: 'Liechtenstein', year: 1809, rating: '8"G(7)+1D', provenance: 'published' },
  { name: 'Hiller', year: 1809, rating: '9"A(5)+0', provenance: 'published' },
  { name: 'Rosenberg', year: 1809, rating: '8"A(5)+0', provenance: 'published' },
  { name: 'Archduke Louis', year: 1809, rating: '7"A(4)+0', provenance: 'published' },
  { name: 'Bonaparte', year: 1800, rating: '20"E(10)+3', provenance: 'reconstruction' },
  { name: 'Desaix', year: 1800, rating: '7"E(9)+2', provenance: 'reconstruction' },
  { name: 'Lannes', year: 1800, rating: '7"E(8)+2', provenance: 'reconstruction' },
  { name: 'Victor', year: 1800, rating: '7"G(6)+1', provenance: 'reconstruction' },
  { name: 'Murat', year: 1800, rating: '6"E(6)+2', provenance: 'reconstruction' },
  { name: 'Melas', year: 1800, rating: '14"A(10)+0', provenance: 'reconstruction' },
  { name: 'Ott', year: 1800, rating: '7"G(7)+1', provenance: 'reconstruction' },
]

export const provenanceOf = (name: string, year: number): Provenance =>
  RATINGS.find(each => each.name === name && (each.year === undefined || each.year === year))?.provenance ??
  'reconstruction'
