import type { Nation } from '../words.ts'
import { frozen } from './notation.ts'

/** Where we spell a name otherwise than the rulebook's tables do, so that a reader of those finds it again. */
export const SPELLINGS: readonly {
  readonly nation: Nation
  readonly lang: 'it' | 'en'
  readonly ours: string
  readonly rulebook: string
}[] = frozen([
  { nation: 'ottoman', lang: 'en', ours: 'Grand Vizier Pasha', rulebook: 'Gran Visier Pasha' },
  { nation: 'usa', lang: 'en', ours: 'Andrew Jackson', rulebook: 'Andrei Jackson' },
  { nation: 'usa', lang: 'it', ours: 'Andrew Jackson', rulebook: 'Andrei Jackson' },
  { nation: 'spain', lang: 'en', ours: 'Joaquín Blake y Joyes', rulebook: 'Jaquin Blake y Joyes' },
  { nation: 'spain', lang: 'it', ours: 'Joaquín Blake y Joyes', rulebook: 'Jaquin Blake y Joyes' },
  { nation: 'spain', lang: 'en', ours: 'Francisco Javier Castaños', rulebook: 'Francisco Javier Castanos' },
  { nation: 'spain', lang: 'it', ours: 'Francisco Javier Castaños', rulebook: 'Francisco Javier Castanos' },
  { nation: 'spain', lang: 'en', ours: 'Gregorio García de la Cuesta', rulebook: 'Gregorio Garcia de la Cuesta' },
  { nation: 'spain', lang: 'it', ours: 'Gregorio García de la Cuesta', rulebook: 'Gregorio Garcia de la Cuesta' },
  { nation: 'france', lang: 'it', ours: 'Napoleone Bonaparte', rulebook: 'Napoleon Bonaparte' },
  {
    nation: 'russia',
    lang: 'en',
    ours: 'Levin August Count of Bennigsen',
    rulebook: 'Levin August count of Benningsen',
  },
  {
    nation: 'russia',
    lang: 'it',
    ours: 'Levin August Conte di Bennigsen',
    rulebook: 'Levin August count of Benningsen',
  },
  { nation: 'russia', lang: 'en', ours: 'Friedrich W. von Buxhoevden', rulebook: 'Friedrich W. Von Buxhoevden' },
  { nation: 'russia', lang: 'it', ours: 'Friedrich W. von Buxhoevden', rulebook: 'Friedrich W. Von Buxhoevden' },
  { nation: 'russia', lang: 'it', ours: 'Conte di Sayn-Wittgenstein', rulebook: 'Count of Sayn-Wittgenstein' },
  { nation: 'britain', lang: 'it', ours: 'Conte di Uxbridge', rulebook: 'Earl of Uxbridge' },
  { nation: 'usa', lang: 'it', ours: '4ª Milizia', rulebook: '4° Milizia' },
  { nation: 'usa', lang: 'it', ours: '13ª Milizia', rulebook: '13° Milizia' },
  { nation: 'usa', lang: 'it', ours: 'Cavalleria dei Volontari', rulebook: 'Cavalleria Volontari' },
  { nation: 'spain', lang: 'it', ours: 'Guardie Valloni', rulebook: 'Guardie Vallone' },
  { nation: 'russia', lang: 'it', ours: '1ª Cavalleria', rulebook: '1° Cavalleria' },
  { nation: 'france', lang: 'en', ours: '1st Cuirassiers', rulebook: '1° Cuirassiers' },
  // The tables of cards say one thing, section 9.2 another: the card bears the name its rule has.
  { nation: 'austria', lang: 'it', ours: 'Guerriglia', rulebook: 'Guerriglieri' },
  { nation: 'prussia', lang: 'it', ours: 'Guerriglia', rulebook: 'Guerriglieri' },
  { nation: 'spain', lang: 'it', ours: 'Guerriglia', rulebook: 'Guerriglieri' },
  { nation: 'russia', lang: 'it', ours: 'Guerriglia', rulebook: 'Guerriglieri' },
])
