import type { CountryFacts, RegionFacts } from '../words.ts'

/**
 * The 50 regions, in map order, which is also the order in which things are settled. Names of regions are written in the
 * language of the country, as on the map. `at` is in thousandths of the width of the map; the outlines stand apart.
 * Provenance is kept by fact: of the name, of the borders, and of the terrain where a source speaks of it.
 */
// biome-ignore format: a table, one region to a line
export const REGIONS: readonly RegionFacts[] = [
  { id: 'ile_de_france', name: 'Île-de-France', country: 'france', capital: 'Paris', adjacent: ['aquitaine', 'bourgogne', 'bretagne', 'flandre', 'rhenanie'], at: [335.5, 391], room: 28.8, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'bretagne', name: 'Bretagne', country: 'france', seas: ['Atlantic'], adjacent: ['aquitaine', 'flandre', 'ile_de_france'], at: [262.5, 390], room: 23.2, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'flandre', name: 'Flandre', country: 'france', seas: ['North Sea'], adjacent: ['bretagne', 'holland', 'ile_de_france', 'rhenanie'], at: [377, 334.5], room: 21.9, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'rhenanie', name: 'Rhénanie', country: 'france', adjacent: ['bourgogne', 'flandre', 'holland', 'ile_de_france', 'schweiz', 'westfalen', 'wurttemberg'], at: [413, 374.5], room: 28.8, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'bourgogne', name: 'Bourgogne', country: 'france', adjacent: ['aquitaine', 'ile_de_france', 'italia', 'languedoc', 'provence', 'rhenanie', 'schweiz'], at: [359, 459], room: 29.2, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'aquitaine', name: 'Aquitaine', country: 'france', seas: ['Atlantic'], adjacent: ['bourgogne', 'bretagne', 'ile_de_france', 'languedoc', 'navarra'], at: [288.5, 445], room: 33.4, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'languedoc', name: 'Languedoc', country: 'france', seas: ['Mediterranean'], adjacent: ['aquitaine', 'bourgogne', 'cataluna', 'provence'], at: [315.5, 513], room: 27.9, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'provence', name: 'Provence', country: 'france', seas: ['Mediterranean'], adjacent: ['bourgogne', 'italia', 'languedoc'], at: [381, 512.5], room: 27, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'britain', name: 'Britain', country: 'britain', capital: 'London', seas: ['Atlantic', 'North Sea'], adjacent: [], at: [286.9, 262.2], room: 33.3, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'osterreich', name: 'Österreich', country: 'austria', capital: 'Wien', adjacent: ['banat', 'bayern', 'bohmen', 'dalmatien', 'tirol'], at: [575, 427], room: 28.3, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'bohmen', name: 'Böhmen', country: 'austria', adjacent: ['banat', 'bayern', 'galizien', 'osterreich', 'sachsen', 'schlesien'], at: [576, 364.5], room: 28.7, provenance: { name: 'published', adjacency: 'published' } },
  { id: 'banat', name: 'Banat', country: 'austria', adjacent: ['bohmen', 'dalmatien', 'galizien', 'osterreich', 'ungarn'], at: [648.5, 442.5], room: 38.3, provenance: { name: 'published', adjacency: 'published', barren: 'published' } },
  { id: 'ungarn', name: 'Ungarn', country: 'austria', barren: true, adjacent: ['banat', 'galizien'], at: [730.5, 434], room: 39.5, provenance: { name: 'published', adjacency: 'reconstruction', barren: 'published' } },
  { id: 'galizien', name: 'Galizien', country: 'austria', adjacent: ['banat', 'bohmen', 'polen', 'schlesien', 'ungarn', 'volhynia'], at: [713.5, 345], room: 30.9, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'tirol', name: 'Tirol', country: 'austria', detachable: true, mountain: true, adjacent: ['bayern', 'dalmatien', 'italia', 'osterreich', 'schweiz'], at: [498.5, 451.5], room: 23, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'dalmatien', name: 'Dalmatien', country: 'austria', detachable: true, mountain: true, barren: true, seas: ['Adriatic'], adjacent: ['banat', 'italia', 'osterreich', 'tirol'], at: [588, 483.5], room: 23, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'brandenburg', name: 'Brandenburg', country: 'prussia', capital: 'Berlin', adjacent: ['hannover', 'polen', 'pommern', 'sachsen', 'schlesien', 'westfalen', 'westpreussen'], at: [558, 290], room: 21.2, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'schlesien', name: 'Schlesien', country: 'prussia', adjacent: ['bohmen', 'brandenburg', 'galizien', 'polen', 'sachsen'], at: [596.5, 320.5], room: 19.5, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'westpreussen', name: 'Westpreußen', country: 'prussia', seas: ['Baltic'], adjacent: ['brandenburg', 'ostpreussen', 'polen', 'pommern'], at: [613, 246], room: 23.5, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'ostpreussen', name: 'Ostpreußen', country: 'prussia', seas: ['Baltic'], adjacent: ['litva', 'livland', 'polen', 'westpreussen'], at: [681, 231.5], room: 22.5, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'polen', name: 'Polen', country: 'prussia', detachable: true, barren: true, adjacent: ['brandenburg', 'galizien', 'litva', 'ostpreussen', 'schlesien', 'volhynia', 'westpreussen'], at: [659, 301], room: 33, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'sachsen', name: 'Sachsen', country: 'prussia', detachable: true, adjacent: ['bayern', 'bohmen', 'brandenburg', 'schlesien', 'westfalen'], at: [523, 330.5], room: 24, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'moskva', name: 'Moskva', country: 'russia', capital: 'Moskva', barren: true, adjacent: ['kursk', 'sankt_peterburg', 'smolensk'], at: [940.8, 135.3], room: 56.4, provenance: { name: 'published', adjacency: 'reconstruction', capital: 'published', barren: 'reconstruction' } },
  { id: 'sankt_peterburg', name: 'Sankt-Peterburg', country: 'russia', seas: ['Baltic'], adjacent: ['belorussia', 'livland', 'moskva', 'smolensk', 'sverige'], at: [816.7, 50.6], room: 52.8, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'livland', name: 'Livland', country: 'russia', seas: ['Baltic'], adjacent: ['belorussia', 'litva', 'ostpreussen', 'sankt_peterburg'], at: [752.5, 129.5], room: 38, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'litva', name: 'Litva', country: 'russia', barren: true, adjacent: ['belorussia', 'livland', 'ostpreussen', 'polen', 'volhynia'], at: [733.5, 209.5], room: 30, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'belorussia', name: 'Belorussia', country: 'russia', marsh: true, barren: true, adjacent: ['litva', 'livland', 'sankt_peterburg', 'smolensk', 'ukraina', 'volhynia'], at: [804, 215.5], room: 40, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'smolensk', name: 'Smolensk', country: 'russia', barren: true, adjacent: ['belorussia', 'kursk', 'moskva', 'sankt_peterburg', 'ukraina'], at: [866, 177.5], room: 31.4, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'volhynia', name: 'Volhynia', country: 'russia', marsh: true, barren: true, adjacent: ['belorussia', 'galizien', 'litva', 'polen', 'ukraina'], at: [788, 304], room: 46, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'ukraina', name: 'Ukraina', country: 'russia', adjacent: ['belorussia', 'kursk', 'smolensk', 'volhynia'], at: [887.5, 331], room: 50.6, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'kursk', name: 'Kursk', country: 'russia', adjacent: ['moskva', 'smolensk', 'ukraina'], at: [960.5, 268.5], room: 39.1, provenance: { name: 'reconstruction', adjacency: 'reconstruction' } },
  { id: 'castilla', name: 'Castilla', country: 'spain', capital: 'Madrid', barren: true, adjacent: ['andalucia', 'galicia', 'navarra', 'portugal', 'valencia'], at: [152.5, 596], room: 46.6, provenance: { name: 'reconstruction', adjacency: 'reconstruction', barren: 'published' } },
  { id: 'galicia', name: 'Galicia', country: 'spain', mountain: true, barren: true, seas: ['Atlantic'], adjacent: ['castilla', 'navarra', 'portugal'], at: [129.5, 511], room: 26.6, provenance: { name: 'reconstruction', adjacency: 'reconstruction', barren: 'published' } },
  { id: 'navarra', name: 'Navarra', country: 'spain', mountain: true, barren: true, seas: ['Atlantic'], adjacent: ['aquitaine', 'castilla', 'cataluna', 'galicia', 'valencia'], at: [179.5, 524.5], room: 24.5, provenance: { name: 'reconstruction', adjacency: 'reconstruction', barren: 'published' } },
  { id: 'cataluna', name: 'Cataluña', country: 'spain', mountain: true, seas: ['Mediterranean'], adjacent: ['languedoc', 'navarra', 'valencia'], at: [280, 568.5], room: 20, provenance: { name: 'published', adjacency: 'reconstruction', barren: 'published', mountain: 'reconstruction' } },
  { id: 'valencia', name: 'Valencia', country: 'spain', barren: true, seas: ['Mediterranean'], adjacent: ['andalucia', 'castilla', 'cataluna', 'navarra'], at: [210.5, 641.5], room: 25.1, provenance: { name: 'reconstruction', adjacency: 'reconstruction', barren: 'published' } },
  { id: 'andalucia', name: 'Andalucía', country: 'spain', barren: true, seas: ['Atlantic', 'Mediterranean'], adjacent: ['castilla', 'portugal', 'valencia'], at: [109, 664], room: 27.5, provenance: { name: 'reconstruction', adjacency: 'reconstruction', barren: 'published' } },
  { id: 'bayern', name: 'Bayern', country: 'bayern', adjacent: ['bohmen', 'osterreich', 'sachsen', 'tirol', 'westfalen', 'wurttemberg'], at: [511.5, 396.5], room: 27.9, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'danmark', name: 'Danmark', country: 'danmark', seas: ['North Sea', 'Baltic'], adjacent: ['hannover', 'sverige'], at: [479.4, 181], room: 34.2, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'hannover', name: 'Hannover', country: 'hannover', seas: ['North Sea', 'Baltic'], adjacent: ['brandenburg', 'danmark', 'holland', 'pommern', 'westfalen'], at: [480.5, 271], room: 22.3, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'holland', name: 'Holland', country: 'holland', marsh: true, seas: ['North Sea'], adjacent: ['flandre', 'hannover', 'rhenanie', 'westfalen'], at: [408.5, 283], room: 19.9, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'italia', name: 'Italia', country: 'italia', seas: ['Mediterranean', 'Adriatic'], adjacent: ['bourgogne', 'dalmatien', 'provence', 'schweiz', 'stato_chiesa', 'tirol'], at: [494, 514], room: 24.7, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'napoli', name: 'Napoli', country: 'napoli', barren: true, seas: ['Mediterranean', 'Adriatic'], adjacent: ['stato_chiesa'], at: [584.6, 615.9], room: 20.4, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'pommern', name: 'Pommern', country: 'pommern', seas: ['Baltic'], adjacent: ['brandenburg', 'hannover', 'westpreussen'], at: [532.5, 247.5], room: 14.5, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'portugal', name: 'Portugal', country: 'portugal', seas: ['Atlantic'], adjacent: ['andalucia', 'castilla', 'galicia'], at: [65, 593], room: 24.5, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'schweiz', name: 'Schweiz', country: 'schweiz', mountain: true, adjacent: ['bourgogne', 'italia', 'rhenanie', 'tirol', 'wurttemberg'], at: [443, 446.5], room: 21.7, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'stato_chiesa', name: 'Lo stato della Chiesa', country: 'stato_chiesa', seas: ['Mediterranean', 'Adriatic'], adjacent: ['italia', 'napoli'], at: [527.5, 552.5], room: 18.3, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'sverige', name: 'Sverige', country: 'sverige', barren: true, seas: ['Baltic', 'North Sea'], adjacent: ['danmark', 'sankt_peterburg'], at: [566.2, 110.9], room: 39.6, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'westfalen', name: 'Westfalen', country: 'westfalen', adjacent: ['bayern', 'brandenburg', 'hannover', 'holland', 'rhenanie', 'sachsen', 'wurttemberg'], at: [459.5, 322], room: 27.8, provenance: { name: 'published', adjacency: 'reconstruction' } },
  { id: 'wurttemberg', name: 'Württemberg', country: 'wurttemberg', adjacent: ['bayern', 'rhenanie', 'schweiz', 'westfalen'], at: [460, 394], room: 20.1, provenance: { name: 'published', adjacency: 'reconstruction' } },
]

/** The 19 countries in map order, then the four areas that can be detached and become countries of their own (1.5). */
// biome-ignore format: a table, one country to a line
export const COUNTRIES: readonly CountryFacts[] = [
  { id: 'france', name: { it: 'Francia', en: 'France' }, own: 'France', kind: 'major', areas: ['ile_de_france', 'bretagne', 'flandre', 'rhenanie', 'bourgogne', 'aquitaine', 'languedoc', 'provence'], provenance: 'published' },
  { id: 'britain', name: { it: 'Inghilterra', en: 'Britain' }, own: 'Britain', kind: 'major', areas: ['britain'], provenance: 'published' },
  { id: 'austria', name: { it: 'Austria', en: 'Austria' }, own: 'Österreich', kind: 'major', areas: ['osterreich', 'bohmen', 'banat', 'ungarn', 'galizien', 'tirol', 'dalmatien'], provenance: 'published' },
  { id: 'prussia', name: { it: 'Prussia', en: 'Prussia' }, own: 'Preußen', kind: 'major', areas: ['brandenburg', 'schlesien', 'westpreussen', 'ostpreussen', 'polen', 'sachsen'], provenance: 'published' },
  { id: 'russia', name: { it: 'Russia', en: 'Russia' }, own: 'Russia', kind: 'major', areas: ['moskva', 'sankt_peterburg', 'livland', 'litva', 'belorussia', 'smolensk', 'volhynia', 'ukraina', 'kursk'], provenance: 'published' },
  { id: 'spain', name: { it: 'Spagna', en: 'Spain' }, own: 'Spain', kind: 'major', areas: ['castilla', 'galicia', 'navarra', 'cataluna', 'valencia', 'andalucia'], provenance: 'published' },
  { id: 'bayern', name: { it: 'Baviera', en: 'Bavaria' }, own: 'Bayern', kind: 'minor', areas: ['bayern'], provenance: 'published' },
  { id: 'danmark', name: { it: 'Danimarca', en: 'Denmark' }, own: 'Danmark', kind: 'minor', areas: ['danmark'], provenance: 'published' },
  { id: 'hannover', name: { it: 'Hannover', en: 'Hanover' }, own: 'Hannover', kind: 'minor', areas: ['hannover'], provenance: 'published' },
  { id: 'holland', name: { it: 'Olanda', en: 'Holland' }, own: 'Holland', kind: 'minor', areas: ['holland'], provenance: 'published' },
  { id: 'italia', name: { it: 'Italia', en: 'Italy' }, own: 'Italia', kind: 'minor', areas: ['italia'], provenance: 'published' },
  { id: 'napoli', name: { it: 'Napoli', en: 'Naples' }, own: 'Napoli', kind: 'minor', areas: ['napoli'], provenance: 'published' },
  { id: 'pommern', name: { it: 'Pomerania', en: 'Pomerania' }, own: 'Pommern', kind: 'minor', areas: ['pommern'], provenance: 'published' },
  { id: 'portugal', name: { it: 'Portogallo', en: 'Portugal' }, own: 'Portugal', kind: 'minor', areas: ['portugal'], provenance: 'published' },
  { id: 'schweiz', name: { it: 'Svizzera', en: 'Switzerland' }, own: 'Schweiz', kind: 'minor', areas: ['schweiz'], provenance: 'published' },
  { id: 'stato_chiesa', name: { it: 'Stato della Chiesa', en: 'Papal States' }, own: 'Lo stato della Chiesa', kind: 'minor', areas: ['stato_chiesa'], provenance: 'published' },
  { id: 'sverige', name: { it: 'Svezia', en: 'Sweden' }, own: 'Sverige', kind: 'minor', areas: ['sverige'], provenance: 'published' },
  { id: 'westfalen', name: { it: 'Vestfalia', en: 'Westphalia' }, own: 'Westfalen', kind: 'minor', areas: ['westfalen'], provenance: 'published' },
  { id: 'wurttemberg', name: { it: 'Württemberg', en: 'Württemberg' }, own: 'Württemberg', kind: 'minor', areas: ['wurttemberg'], provenance: 'published' },
  { id: 'tirol', name: { it: 'Tirolo', en: 'Tyrol' }, own: 'Tirol', kind: 'area', ruler: 'austria', areas: ['tirol'], provenance: 'published' },
  { id: 'dalmatien', name: { it: 'Dalmazia', en: 'Dalmatia' }, own: 'Dalmatien', kind: 'area', ruler: 'austria', areas: ['dalmatien'], provenance: 'published' },
  { id: 'polen', name: { it: 'Polonia', en: 'Poland' }, own: 'Polen', kind: 'area', ruler: 'prussia', areas: ['polen'], provenance: 'published' },
  { id: 'sachsen', name: { it: 'Sassonia', en: 'Saxony' }, own: 'Sachsen', kind: 'area', ruler: 'prussia', areas: ['sachsen'], provenance: 'published' },
]

/** 1.6 The Sound. */
export const STRAIT: readonly [string, string] = ['danmark', 'sverige']
