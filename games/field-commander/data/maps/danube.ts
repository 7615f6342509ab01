import type { MapFile } from '../file.ts'

export const danube: MapFile = {
  id: 'danube',
  name: { it: 'Il Danubio', en: 'The Danube' },
  areas: [
    'Strasbourg* = Stuttgart',
    'Stuttgart = Strasbourg Ulm Donauworth',
    'Ulm* = Stuttgart Donauworth Munich Innsbruck',
    'Donauworth = Stuttgart Ulm Munich Ratisbon',
    'Munich* = Ulm Donauworth Eckmuhl Salzburg Innsbruck',
    'Ratisbon* = Donauworth Eckmuhl Passau Prague',
    'Eckmuhl = Munich Ratisbon Passau Salzburg',
    'Innsbruck* = Ulm Munich Salzburg Graz',
    'Salzburg = Munich Eckmuhl Passau Linz Innsbruck Graz',
    'Passau = Ratisbon Eckmuhl Salzburg Linz',
    'Linz* = Passau Salzburg Krems Graz Prague',
    'Krems = Linz Vienna Wagram Brunn',
    'Prague* = Ratisbon Linz Brunn',
    'Vienna* = Krems Wagram Graz Raab',
    'Wagram = Krems Vienna Brunn Austerlitz Raab',
    'Brunn* = Krems Prague Wagram Austerlitz Olmutz',
    'Austerlitz = Brunn Wagram Olmutz',
    'Olmutz = Brunn Austerlitz',
    'Graz* = Innsbruck Salzburg Linz Vienna Raab',
    'Raab = Vienna Wagram Graz',
  ],
  sources: {},
}
