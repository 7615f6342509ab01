/**
 * Villa Costa, 1812: a battle that never was. Order of battle and ratings are the designers’, as published; the two army morale numbers are
 * unreadable in the copies known, so they, the map, the places and the points are ours: each side begins with one village and one height, and the
 * French, whose brigades are the weaker ones, with the more valuable (README, balance).
 */
import type { ScenarioData } from '../../scenario.ts'
import { ellipse, rows } from './rows.ts'

const f = rows(0, 'french', 180)
const a = rows(1, 'allied', 0)

// biome-ignore format: a map and an order of battle, one thing to a line
export const VILLA_COSTA: ScenarioData = {
  id: 'villa-costa',
  name: { it: 'Villa Costa, 1812', en: 'Villa Costa, 1812' },
  about: { it: 'Marmont e Wellesley si scontrano tra due villaggi e due alture: l’ordine di battaglia è quello pubblicato dagli autori. Quattordici turni da mezzogiorno, muovono prima i francesi.', en: 'Marmont and Wellesley meet between two villages and two heights: the order of battle is the one the designers published. Fourteen turns from noon, the French move first.' },
  provenance: 'published',
  year: 1812,
  table: [66, 48],
  turns: 14,
  first: 0,
  sides: [{ it: 'Francesi', en: 'French' }, { it: 'Alleati', en: 'Allies' }],
  edges: ['north', 'south'],
  armies: [
    { id: 'french', side: 0, name: 'Marmont', morale: 6 },
    { id: 'allied', side: 1, name: 'Wellesley', morale: 6 },
  ],
  terrain: [
    { kind: 'hill', name: 'Cerro Murillo', level: 1, at: ellipse(20, 16, 8, 4.5) },
    { kind: 'hill', name: 'Cerro Pecho', level: 1, at: ellipse(48, 31, 7, 4) },
    { kind: 'town', name: 'Garcia Villa', value: 1, at: [[18, 28], [21, 28], [21, 31], [18, 31]] },
    { kind: 'town', name: 'Villa Costa', value: 2, at: [[38, 15], [42, 15], [42, 18], [38, 18]] },
    { kind: 'rough', name: 'Pantano', at: [[28, 21], [34, 21], [35, 24], [29, 25]] },
    { kind: 'rough', name: 'Pantano', at: [[52, 20], [57, 19], [58, 22], [53, 23]] },
    { kind: 'wood', name: 'Querceto', at: [[4, 24], [9, 24], [9, 29], [4, 29]] },
    { kind: 'wood', name: 'Querceto', at: [[58, 8], [63, 8], [63, 13], [58, 13]] },
    { kind: 'wall', name: 'Muro di Villa Costa', value: 1, protects: 180, at: [[43, 17.5], [47, 17]] },
    { kind: 'road', name: 'Strada reale', width: 0.5, at: [[30, 48], [28, 34], [36, 20], [40, 14], [41, 0]] },
    { kind: 'road', name: 'Camino', width: 0.5, at: [[0, 33], [19, 27], [36, 20]] },
  ],
  generals: [
    f.general('marmont', 'Marmont', 'army', '14"G(10)+1', undefined, { at: [32, 42] }),
    f.general('clausel', 'Clausel', 'corps', '6"G(6)+1', 'marmont', { at: [19, 38] }),
    f.general('foy', 'Foy', 'division', '4"E(8)+2', 'clausel', { at: [17.5, 33] }),
    f.general('sarrut', 'Sarrut', 'division', '4"G(6)+0', 'clausel', { at: [22.5, 37.5] }),
    f.general('curto', 'Curto', 'division', '3"A(5)+0', 'clausel', { at: [7, 38.5] }),
    f.general('brenier', 'Brenier', 'corps', '6"E(6)+1', 'marmont', { at: [45, 41] }),
    f.general('maucune', 'Maucune', 'division', '4"A(5)+0', 'brenier', { at: [47, 32] }),
    f.general('thomieres', 'Thomières', 'division', '3"G(6)+0', 'brenier', { at: [49.5, 38.5] }),
    f.general('soult', 'Pierre Soult', 'division', '4"A(6)+1', 'brenier', { at: [56, 38.5] }),
    f.general('boyer', 'Boyer', 'division', '3"A(6)+0', 'brenier', { at: [60.5, 38.5] }),
    a.general('wellesley', 'Wellesley', 'army', '17"G(10)+3D', undefined, { at: [32, 8] }, { great: 'wellington' }),
    a.general('picton', 'Picton', 'division', '5"E(8)+2', 'wellesley', { at: [17.5, 13.5] }),
    a.general('leith', 'Leith', 'division', '3"A(6)+0', 'wellesley', { at: [45.5, 11.5] }),
    a.general('alten', 'Alten', 'division', '4"G(6)+1', 'wellesley', { at: [40, 13] }),
    a.general('cotton', 'Cotton', 'division', '7"E(7)+2', 'wellesley', { at: [52.5, 8] }),
  ],
  units: [
    f.guns('clauselGuns', { it: 'Artiglieria di Clausel', en: 'Clausel’s artillery' }, 'Fr4#', 'clausel', f.in('line', 22.6, 29.2)),
    f.unit('foy1', { it: 'Leggeri di Foy', en: 'Foy’s light infantry' }, 'mp', 'FrLT', 24, 'foy', { at: [19.5, 29.5], formation: 'deployed', town: 'Garcia Villa' }),
    f.unit('foy2', { it: 'Linea di Foy', en: 'Foy’s line' }, 'f', 'FrLN', 24, 'foy', f.in('column', 15.5, 32)),
    f.unit('sarrut1', { it: 'Prima brigata di Sarrut', en: 'Sarrut’s first brigade' }, 'f', 'FrLN', 24, 'sarrut', f.in('column', 21, 34.5)),
    f.unit('sarrut2', { it: 'Seconda brigata di Sarrut', en: 'Sarrut’s second brigade' }, 'f', 'FrLN', 20, 'sarrut', f.in('column', 24.5, 34.5)),
    f.unit('curto1', { it: 'Cacciatori di Curto', en: 'Curto’s chasseurs' }, 'mp', 'FrLC', 16, 'curto', f.in('column', 7, 36)),
    f.guns('brenierGuns', { it: 'Artiglieria di Brenier', en: 'Brenier’s artillery' }, 'Fr12#', 'brenier', f.in('line', 46.5, 28.8)),
    f.unit('maucune1', { it: 'Leggeri di Maucune', en: 'Maucune’s light infantry' }, 'mp', 'FrLT', 20, 'maucune', f.in('line', 43.5, 29)),
    f.unit('maucune2', { it: 'Linea di Maucune', en: 'Maucune’s line' }, 'f', 'FrLN', 28, 'maucune', f.in('line', 50.2, 29)),
    f.unit('thomieres1', { it: 'Prima brigata di Thomières', en: 'Thomières’s first brigade' }, 'f', 'FrLN', 28, 'thomieres', f.in('column', 48.5, 36)),
    f.unit('thomieres2', { it: 'Seconda brigata di Thomières', en: 'Thomières’s second brigade' }, 'f', 'FrLN', 20, 'thomieres', f.in('column', 51.5, 36)),
    f.unit('soult1', { it: 'Cacciatori di Soult', en: 'Soult’s chasseurs' }, 'mp', 'FrLC', 12, 'soult', f.in('column', 56, 36)),
    f.unit('boyer1', { it: 'Dragoni di Boyer', en: 'Boyer’s dragoons' }, 'mp', 'FrLC', 12, 'boyer', f.in('column', 60.5, 36)),
    a.unit('picton1', { it: 'Prima brigata di Picton', en: 'Picton’s first brigade' }, 'f', 'BrLN', 20, 'picton', a.in('line', 16, 17.5)),
    a.unit('picton2', { it: 'Seconda brigata di Picton', en: 'Picton’s second brigade' }, 'f', 'BrLN', 20, 'picton', a.in('line', 21, 17.5)),
    a.unit('picton3', { it: 'Portoghesi di Picton', en: 'Picton’s Portuguese' }, 'mp', 'PtLN', 24, 'picton', a.in('column', 19.5, 14.5)),
    a.unit('long', { it: 'Dragoni di Long', en: 'Long’s dragoons' }, 'mp', 'BrLC', 12, 'picton', a.in('column', 13.5, 13)),
    a.unit('leith1', { it: 'Prima brigata di Leith', en: 'Leith’s first brigade' }, 'f', 'BrLN', 20, 'leith', a.in('line', 45, 14.5)),
    a.unit('leith2', { it: 'Seconda brigata di Leith', en: 'Leith’s second brigade' }, 'f', 'BrLN', 20, 'leith', a.in('line', 49.5, 14.5)),
    a.unit('leith3', { it: 'Portoghesi di Leith', en: 'Leith’s Portuguese' }, 'mp', 'PtLN', 24, 'leith', a.in('column', 47.5, 11.5)),
    a.unit('alten1', { it: 'Prima brigata leggera', en: 'First light brigade' }, 'f', 'BrLT', 16, 'alten', { at: [40, 16.5], formation: 'deployed', town: 'Villa Costa' }),
    a.unit('alten2', { it: 'Seconda brigata leggera', en: 'Second light brigade' }, 'f', 'BrLT', 16, 'alten', a.in('line', 36, 17)),
    a.guns('altenGuns', { it: 'Batteria di Alten', en: 'Alten’s battery' }, 'Br6#', 'alten', a.in('line', 33, 17)),
    a.unit('cotton1', { it: 'Dragoni leggeri di Cotton', en: 'Cotton’s light dragoons' }, 'mp', 'BrLC', 12, 'cotton', a.in('column', 52, 10.5)),
    a.unit('cotton2', { it: 'Cavalleria portoghese', en: 'Portuguese horse' }, 'f', 'PtLC', 12, 'cotton', a.in('column', 55, 10.5)),
    a.guns('cottonGuns', { it: 'Batteria di Cotton', en: 'Cotton’s battery' }, 'Br6#', 'cotton', a.in('column', 57.5, 10.5)),
  ],
  objectives: [
    { name: 'Villa Costa', town: 'Villa Costa', points: 20, holder: 1 },
    { name: 'Cerro Murillo', at: [20, 16], points: 20, holder: 1 },
    { name: 'Garcia Villa', town: 'Garcia Villa', points: 30, holder: 0 },
    { name: 'Cerro Pecho', at: [48, 31], points: 30, holder: 0 },
  ],
}
