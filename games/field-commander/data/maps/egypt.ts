import type { MapFile } from '../file.ts'

export const egypt: MapFile = {
  id: 'egypt',
  name: { it: 'Egitto e Siria', en: 'Egypt and Syria' },
  areas: [
    'Alexandria* = Aboukir Rahmaniya',
    'Aboukir = Alexandria Rosetta',
    'Rosetta = Aboukir Rahmaniya Damietta',
    'Rahmaniya = Alexandria Rosetta Damietta Pyramids',
    'Damietta = Rosetta Rahmaniya Salahieh',
    'Pyramids = Rahmaniya Cairo Fayum',
    'Cairo* = Pyramids Fayum Salahieh Suez',
    'Fayum = Pyramids Cairo Thebes',
    'Thebes = Fayum',
    'Salahieh = Damietta Cairo Suez ElArish',
    'Suez = Cairo Salahieh',
    'ElArish = Salahieh Gaza',
    'Gaza = ElArish Jaffa',
    'Jaffa* = Gaza Acre MountTabor',
    'Acre* = Jaffa MountTabor',
    'MountTabor = Jaffa Acre Damascus',
    'Damascus* = MountTabor',
  ],
  sources: {},
}
