/**
 * Teugen-Hausen, 19 April 1809. The map is ours, strengths are rounded from common knowledge. The ratings of the archduke, of Hohenzollern,
 * St Julien and Vukassovich are published; all others are reconstructions.
 */
import type { ScenarioData } from '../../scenario.ts'
import { ellipse, late, rows } from './rows.ts'

const f = rows(0, 'french', 180)
const a = rows(1, 'austrian', 0)
const friant = late(3, 'E1')

// biome-ignore format: a map and an order of battle, one thing to a line
export const TEUGEN_HAUSEN: ScenarioData = {
  id: 'teugen-hausen',
  name: { it: 'Teugen-Hausen, 19 aprile 1809', en: 'Teugen-Hausen, 19 April 1809' },
  about: { it: 'Due divisioni di Davout e il III corpo di Hohenzollern si contendono le creste boscose tra due villaggi. Quattordici turni, muovono prima gli austriaci.', en: 'Two of Davout’s divisions and Hohenzollern’s III Corps fight for the wooded ridges between two villages. Fourteen turns, the Austrians move first.' },
  provenance: 'reconstruction',
  year: 1809,
  table: [60, 54],
  turns: 14,
  first: 1,
  sides: [{ it: 'Francesi', en: 'French' }, { it: 'Austriaci', en: 'Austrians' }],
  edges: ['north', 'south'],
  armies: [
    { id: 'french', side: 0, name: 'Davout', morale: 7 },
    { id: 'austrian', side: 1, name: 'Hohenzollern', morale: 6 },
  ],
  terrain: [
    { kind: 'hill', name: 'Hausener Berg', level: 1, at: ellipse(30, 21, 9, 4) },
    { kind: 'hill', name: 'Buchberg', level: 1, at: ellipse(30, 32.5, 10, 3.5) },
    { kind: 'hill', name: 'Roithberg', level: 1, at: ellipse(9, 28, 5, 4) },
    { kind: 'town', name: 'Teugen', value: 1, at: [[28, 41], [31.5, 41], [31.5, 44], [28, 44]] },
    { kind: 'town', name: 'Hausen', value: 1, at: [[29, 9], [32.5, 9], [32.5, 12], [29, 12]] },
    { kind: 'town', name: 'Roith', value: 1, at: [[8, 35], [10, 35], [10, 37], [8, 37]] },
    { kind: 'wood', name: 'Bosco di Hausen', at: [[37.5, 16], [47, 16], [47, 24], [37.5, 24]] },
    { kind: 'wood', name: 'Bosco di Teugen', at: [[13, 21], [21, 21], [21, 27], [13, 27]] },
    { kind: 'wood', name: 'Bosco del Buchberg', at: [[37, 30], [44, 30], [44, 36], [37, 36]] },
    { kind: 'wood', name: 'Bosco di Roith', at: [[2, 10], [10, 10], [10, 18], [2, 18]] },
    { kind: 'road', name: 'Strada di Abbach', width: 0.5, at: [[40, 54], [30, 45], [26, 38], [25, 26], [27, 15], [30.5, 8], [31, 0]] },
    { kind: 'road', name: 'Strada di Saalhaupt', width: 0.5, at: [[0, 40], [14, 41], [27.5, 42.5]] },
  ],
  entries: [{ id: 'E1', at: [40, 54], facing: 225 }],
  generals: [
    f.general('davout', 'Davout', 'army', '14"E(10)+2', undefined, { at: [29, 46] }),
    f.general('hilaire', 'St-Hilaire', 'division', '4"E(8)+2', 'davout', { at: [29.5, 39.5] }),
    f.general('friant', 'Friant', 'division', '4"E(8)+2', 'davout', friant),
    f.general('montbrun', 'Montbrun', 'division', '4"E(7)+2', 'davout', { at: [12, 44] }),
    a.general('charles', 'Carlo d’Asburgo', 'army', '23"E(10)+0', undefined, { at: [36, 3] }, { provenance: 'published' }),
    a.general('hohenzollern', 'Hohenzollern', 'corps', '7"G(5)+1D', 'charles', { at: [30.5, 13.5] }, { provenance: 'published' }),
    a.general('vukassovich', 'Vukassovich', 'division', '5"A(5)+0', 'hohenzollern', { at: [28.5, 25.5] }, { provenance: 'published' }),
    a.general('lusignan', 'Lusignan', 'division', '4"A(5)+0', 'hohenzollern', { at: [31.5, 18.8] }),
    a.general('julien', 'St Julien', 'division', '3"P(4)+0', 'hohenzollern', { at: [36.5, 9.5] }, { provenance: 'published' }),
    a.general('thierry', 'Thierry', 'division', '3"A(5)+0', 'hohenzollern', { at: [13, 14] }),
  ],
  units: [
    f.unit('10e', '10e légère', 'f', 'FrLT', 16, 'hilaire', f.in('column', 24.5, 37)),
    f.unit('3e', '3e de ligne', 'm', 'FrLN', 16, 'hilaire', f.in('column', 28.3, 38)),
    f.unit('57e', '57e de ligne', 'm', 'FrLN', 20, 'hilaire', f.in('column', 31.2, 38)),
    f.unit('72e', '72e de ligne', 'm', 'FrLN', 16, 'hilaire', f.in('column', 34.2, 39.5)),
    f.unit('105e', '105e de ligne', 'm', 'FrLN', 20, 'hilaire', f.in('column', 34, 43.5)),
    f.guns('hilaireGuns', { it: 'Artiglieria di St-Hilaire', en: 'St-Hilaire’s artillery' }, 'Fr8#', 'hilaire', f.in('column', 26, 42)),
    f.unit('15e', '15e légère', 'f', 'FrLT', 16, 'friant', friant),
    f.unit('33e', '33e de ligne', 'm', 'FrLN', 16, 'friant', friant),
    f.unit('48e', '48e de ligne', 'm', 'FrLN', 16, 'friant', friant),
    f.unit('108e', '108e de ligne', 'm', 'FrLN', 16, 'friant', late(4, 'E1')),
    f.unit('111e', '111e de ligne', 'm', 'FrLN', 16, 'friant', late(4, 'E1')),
    f.guns('friantGuns', { it: 'Artiglieria di Friant', en: 'Friant’s artillery' }, 'Fr8#', 'friant', late(4, 'E1')),
    f.unit('chasseurs', { it: 'Cacciatori di Montbrun', en: 'Montbrun’s chasseurs' }, 'mp', 'FrLC', 12, 'montbrun', f.in('column', 11, 42)),
    f.unit('hussars', { it: 'Ussari di Montbrun', en: 'Montbrun’s hussars' }, 'mp', 'FrLC', 12, 'montbrun', f.in('column', 14, 42.5)),
    a.unit('grenz', { it: 'Grenzer di Peterwardein', en: 'Peterwardein Grenzer' }, 'mp', 'AuGRZ', 16, 'vukassovich', a.in('line', 29.5, 28)),
    a.unit('vukHussars', { it: 'Ussari di Vukassovich', en: 'Vukassovich’s hussars' }, 'mp', 'AuLC', 12, 'vukassovich', a.in('column', 24, 25.5)),
    a.guns('vukGuns', { it: 'Batteria a cavallo di Vukassovich', en: 'Vukassovich’s horse battery' }, 'Au6#h', 'vukassovich', a.in('line', 33, 27)),
    a.unit('manfredini', 'Manfredini', undefined, 'AuLN', 24, 'lusignan', a.in('line', 27.5, 21)),
    a.unit('wuerzburg', 'Würzburg', undefined, 'AuLN', 24, 'lusignan', a.in('line', 33, 21)),
    a.unit('schroeder', 'Schröder', undefined, 'AuLN', 20, 'lusignan', a.in('column', 34.8, 17.5)),
    a.guns('lusGuns', { it: 'Batteria di Lusignan', en: 'Lusignan’s battery' }, 'Au6#', 'lusignan', a.in('line', 30.3, 22.8)),
    a.unit('kaunitz', 'Kaunitz', undefined, 'AuLN', 24, 'julien', a.in('column', 36, 12)),
    a.unit('wuerttemberg', 'Württemberg', undefined, 'AuLN', 24, 'julien', a.in('column', 39, 12)),
    a.unit('stuart', 'Stuart', undefined, 'AuLN', 20, 'julien', a.in('column', 42, 12)),
    a.guns('julGuns', { it: 'Batteria di posizione', en: 'Position battery' }, 'Au12#', 'julien', a.in('column', 34, 8.5)),
    a.unit('colloredo', 'Wenzel Colloredo', undefined, 'AuLN', 24, 'thierry', a.in('column', 13, 17)),
    a.unit('levenehr', { it: 'Dragoni Levenehr', en: 'Levenehr’s dragoons' }, 'mp', 'AuHC', 12, 'thierry', a.in('column', 17, 16)),
  ],
  objectives: [
    { name: 'Hausener Berg', at: [30, 21], points: 20, holder: 1 },
    { name: 'Buchberg', at: [30, 32.5], points: 20 },
    { name: 'Hausen', town: 'Hausen', points: 20, holder: 1 },
    { name: 'Teugen', town: 'Teugen', points: 20, holder: 0 },
  ],
}
