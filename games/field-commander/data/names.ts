/** How areas are called in either language; the map files use plain ids. */
import type { Lang } from '@bivouac/kernel'
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
  Munich: 'Monaco',
  Ratisbon: 'Ratisbona',
  Salzburg: 'Salisburgo',
  Passau: 'Passavia',
  Prague: 'Praga',
  Mainz: 'Magonza',
  Bamberg: 'Bamberga',
  Leipzig: 'Lipsia',
  Dresden: 'Dresda',
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
const spell = (name: string, lang: Lang): string => (lang === 'it' ? ITALIAN[name] : undefined) ?? SPELT[name] ?? name

export function areaName(campaign: number, area: number, lang: Lang): string {
  const found = CAMPAIGNS[campaign]?.areas[area]
  return found === undefined ? '?' : spell(found.name, lang)
}
