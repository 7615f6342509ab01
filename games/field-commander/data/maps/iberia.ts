import type { MapFile } from '../file.ts'

export const iberia: MapFile = {
  id: 'iberia',
  name: { it: 'La penisola iberica', en: 'The Iberian Peninsula' },
  areas: [
    'Bayonne* = Vitoria Saragossa',
    'Vitoria = Bayonne Burgos Saragossa',
    'Burgos = Vitoria Valladolid Madrid Saragossa',
    'Valladolid = Burgos Corunna Salamanca Madrid',
    'Corunna* = Valladolid Oporto',
    'Oporto* = Corunna Almeida Vimeiro',
    'Almeida = Oporto Salamanca Vimeiro Badajoz',
    'Vimeiro = Oporto Almeida Lisbon',
    'Lisbon* = Vimeiro Badajoz',
    'Badajoz* = Lisbon Almeida Talavera Seville',
    'Salamanca = Valladolid Almeida Talavera Madrid',
    'Talavera = Salamanca Badajoz Madrid Toledo',
    'Madrid* = Burgos Valladolid Salamanca Talavera Toledo Saragossa Valencia',
    'Toledo = Talavera Madrid Bailen Valencia',
    'Bailen = Toledo Seville Valencia',
    'Seville* = Badajoz Bailen Cadiz',
    'Cadiz* = Seville',
    'Valencia* = Madrid Toledo Bailen Saragossa Barcelona',
    'Saragossa* = Bayonne Vitoria Burgos Madrid Valencia Barcelona',
    'Barcelona* = Saragossa Valencia',
  ],
  sources: {},
}
