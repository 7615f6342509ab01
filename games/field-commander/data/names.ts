/** How areas are called in either language; the map files use plain ids. */
import type { Lang, Noun } from '@bivouac/kernel'
import { CAMPAIGNS } from './index.ts'

const ITALIAN: Readonly<Record<string, string>> = {
  Nice: 'Nizza',
  Turin: 'Torino',
  Genoa: 'Genova',
  Milan: 'Milano',
  Mantua: 'Mantova',
  Geneva: 'Ginevra',
  Alexandria: 'Alessandria',
  Aboukir: 'Abukir',
  Pyramids: 'Piramidi',
  Cairo: 'Il Cairo',
  Thebes: 'Tebe',
  Jaffa: 'Giaffa',
  Acre: 'Acri',
  MountTabor: 'Monte Tabor',
  Damascus: 'Damasco',
  Strasbourg: 'Strasburgo',
  Stuttgart: 'Stoccarda',
  Ulm: 'Ulma',
  Munich: 'Monaco di Baviera',
  Ratisbon: 'Ratisbona',
  Salzburg: 'Salisburgo',
  Passau: 'Passavia',
  Prague: 'Praga',
  Mainz: 'Magonza',
  Bamberg: 'Bamberga',
  Leipzig: 'Lipsia',
  Dresden: 'Dresda',
  Magdeburg: 'Magdeburgo',
  Breslau: 'Breslavia',
  Berlin: 'Berlino',
  Stettin: 'Stettino',
  Lubeck: 'Lubecca',
  Barcelona: 'Barcellona',
  Corunna: 'La Coruña',
  Lisbon: 'Lisbona',
  Seville: 'Siviglia',
  Cadiz: 'Cadice',
  Saragossa: 'Saragozza',
  Warsaw: 'Varsavia',
  StPetersburg: 'San Pietroburgo',
  Moscow: 'Mosca',
  Paris: 'Parigi',
  Brussels: 'Bruxelles',
  Ghent: 'Gand',
  Liege: 'Liegi',
  Lille: 'Lilla',
}
const SPELT: Readonly<Record<string, string>> = {
  Bailen: 'Bailén',
  Chalons: 'Châlons',
  ElArish: 'El Arish',
  MountTabor: 'Mount Tabor',
  StPetersburg: 'St Petersburg',
  StDizier: 'Saint-Dizier',
  QuatreBras: 'Quatre Bras',
  Konigsberg: 'Königsberg',
  Wurzburg: 'Würzburg',
  Donauworth: 'Donauwörth',
  Eckmuhl: 'Eckmühl',
  Brunn: 'Brünn',
  Olmutz: 'Olmütz',
  Auerstadt: 'Auerstädt',
  Lubeck: 'Lübeck',
  Liege: 'Liège',
}
/** Places that take the article in a sentence: “la battaglia delle Piramidi”, “al Cairo”. All others have none. */
const WITH_ARTICLE: Readonly<Record<string, Pick<Noun, 'is' | 'the'>>> = {
  Cairo: { is: 'm', the: 'it' },
  Corunna: { is: 'f', the: 'it' },
  MountTabor: { is: 'm', the: 'it' },
  Pyramids: { is: 'fp', the: 'both' },
}
const PLAIN: Pick<Noun, 'is' | 'the'> = { is: 'f' }

export function areaNoun(campaign: number, area: number): Noun {
  const name = CAMPAIGNS[campaign]?.areas[area]?.name ?? '?'
  const en = SPELT[name] ?? name
  return { it: ITALIAN[name] ?? en, en, ...(WITH_ARTICLE[name] ?? PLAIN) }
}
export const areaName = (campaign: number, area: number, lang: Lang): string => areaNoun(campaign, area)[lang]
