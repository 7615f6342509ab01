import type { MapFile } from '../file.ts'

export const russia: MapFile = {
  id: 'russia',
  name: { it: 'Russia', en: 'Russia' },
  areas: [
    'Konigsberg* = Warsaw Kovno Riga',
    'Warsaw* = Konigsberg Grodno Brest',
    'Kovno = Konigsberg Riga Grodno Vilna',
    'Riga* = Konigsberg Kovno Drissa StPetersburg',
    'Grodno = Warsaw Kovno Vilna Minsk Brest',
    'Brest = Warsaw Grodno Minsk Kiev',
    'Vilna* = Kovno Grodno Minsk Drissa Polotsk',
    'Drissa = Riga Vilna Polotsk StPetersburg',
    'Polotsk = Vilna Drissa Vitebsk Borisov',
    'Minsk* = Vilna Grodno Brest Borisov Mogilev',
    'Borisov = Polotsk Minsk Vitebsk Mogilev Smolensk',
    'Vitebsk = Polotsk Borisov Smolensk',
    'Mogilev = Minsk Borisov Smolensk Kiev',
    'Smolensk* = Borisov Vitebsk Mogilev Vyazma Maloyaroslavets',
    'Vyazma = Smolensk Borodino Maloyaroslavets',
    'Borodino = Vyazma Moscow',
    'Moscow* = Borodino Maloyaroslavets',
    'Maloyaroslavets = Smolensk Vyazma Moscow Kiev',
    'Kiev* = Brest Mogilev Maloyaroslavets',
    'StPetersburg* = Riga Drissa',
  ],
  sources: {},
}
