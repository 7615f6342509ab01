/** San Rocco: a training battle of 1805 that never was. Everything here is ours. */
import type { ScenarioData } from '../../scenario.ts'

// biome-ignore format: a map and an order of battle, one thing to a line
export const SAN_ROCCO: ScenarioData = {
  id: 'san-rocco',
  name: { it: 'San Rocco, 1805', en: 'San Rocco, 1805' },
  about: { it: 'Battaglia d’esercizio: una divisione per parte, un villaggio, un’altura, un guado. Otto turni, muovono prima i francesi.', en: 'A training battle: one division a side, a village, a height, a ford. Eight turns, the French move first.' },
  provenance: 'reconstruction',
  year: 1805,
  table: [48, 36],
  turns: 8,
  first: 0,
  sides: [{ it: 'Francesi', en: 'French' }, { it: 'Austriaci', en: 'Austrians' }],
  edges: ['west', 'east'],
  armies: [
    { id: 'french', side: 0, name: 'Lannoy', morale: 3 },
    { id: 'austrian', side: 1, name: 'Wolff', morale: 3 },
  ],
  terrain: [
    { kind: 'hill', name: 'Poggio', level: 1, at: [[41, 18], [40.9, 19], [40.5, 19.9], [39.8, 20.8], [38.9, 21.5], [37.9, 22.2], [36.7, 22.6], [35.4, 22.9], [34, 23], [32.6, 22.9], [31.3, 22.6], [30.1, 22.2], [29.1, 21.5], [28.2, 20.8], [27.5, 19.9], [27.1, 19], [27, 18], [27.1, 17], [27.5, 16.1], [28.2, 15.2], [29.1, 14.5], [30.1, 13.8], [31.3, 13.4], [32.6, 13.1], [34, 13], [35.4, 13.1], [36.7, 13.4], [37.9, 13.8], [38.9, 14.5], [39.8, 15.2], [40.5, 16.1], [40.9, 17]] },
    { kind: 'wood', name: 'Bosco', at: [[14, 22], [20, 22], [20, 28], [14, 28]] },
    { kind: 'town', name: 'San Rocco', value: 1, at: [[22, 8], [26, 8], [26, 11], [22, 11]] },
    { kind: 'stream', name: 'Rio', width: 0.5, closed: ['foot', 'horse', 'supply'], at: [[18, 36], [17.5, 18], [17, 0]] },
    { kind: 'bridge', name: 'Ponte', width: 1.5, at: [[16.3, 10], [18.3, 10]] },
    { kind: 'road', width: 0.5, at: [[0, 10], [22, 10], [26, 9.5], [48, 10]] },
    { kind: 'wall', name: 'Muro', value: 1, protects: 90, at: [[29, 20], [33, 22]] },
  ],
  generals: [
    { id: 'lannoy', side: 0, army: 'french', name: 'Lannoy', rank: 'army', radius: 8, quality: 'G', response: 10, combat: 1, at: [6, 16], facing: 90 },
    { id: 'duval', side: 0, army: 'french', name: 'Duval', rank: 'division', radius: 4, quality: 'G', response: 6, combat: 1, under: 'lannoy', at: [8, 16], facing: 90 },
    { id: 'wolff', side: 1, army: 'austrian', name: 'Wolff', rank: 'army', radius: 8, quality: 'A', response: 10, combat: 0, at: [36, 14], facing: 270 },
    { id: 'hartmann', side: 1, army: 'austrian', name: 'Hartmann', rank: 'division', radius: 4, quality: 'A', response: 5, combat: 0, under: 'wolff', at: [29.5, 13], facing: 270 },
  ],
  units: [
    { id: 'f1', side: 0, army: 'french', name: '1er de ligne', is: 'm', type: 'FrLN', figures: 16, under: 'duval', at: [11, 14.5], facing: 90, formation: 'column' },
    { id: 'f2', side: 0, army: 'french', name: '2e de ligne', is: 'm', type: 'FrLN', figures: 16, under: 'duval', at: [11, 17], facing: 90, formation: 'column' },
    { id: 'f3', side: 0, army: 'french', name: '3e légère', is: 'f', type: 'FrLT', figures: 12, under: 'duval', at: [11, 19.5], facing: 90, formation: 'column' },
    { id: 'f4', side: 0, army: 'french', name: '4e chasseurs', is: 'm', type: 'FrLC', figures: 12, under: 'duval', at: [7.5, 19.5], facing: 90, formation: 'column' },
    { id: 'f5', side: 0, army: 'french', name: '1re batterie', is: 'f', type: 'Fr8#', under: 'duval', at: [10.5, 12], facing: 90, formation: 'column' },
    { id: 'a1', side: 1, army: 'austrian', name: 'IR 10', is: 'm', type: 'AuLN', figures: 20, under: 'hartmann', at: [29, 16.5], facing: 270, formation: 'line' },
    { id: 'a2', side: 1, army: 'austrian', name: 'IR 11', is: 'm', type: 'AuLN', figures: 20, under: 'hartmann', at: [24, 9.5], facing: 270, formation: 'deployed', town: 'San Rocco' },
    { id: 'a3', side: 1, army: 'austrian', name: { it: 'Granatieri', en: 'Grenadiers' }, is: 'mp', type: 'AuGN', figures: 12, under: 'hartmann', at: [32.5, 15], facing: 270, formation: 'column' },
    { id: 'a4', side: 1, army: 'austrian', name: { it: 'Ussari', en: 'Hussars' }, is: 'mp', type: 'AuLC', figures: 12, under: 'hartmann', at: [31, 10], facing: 270, formation: 'column' },
    { id: 'a5', side: 1, army: 'austrian', name: { it: 'Batteria di posizione', en: 'Position battery' }, is: 'f', type: 'Au6#', under: 'hartmann', at: [29.5, 19.5], facing: 270, formation: 'line' },
  ],
  zones: [
    { side: 0, at: [[0, 0], [12, 0], [12, 36], [0, 36]] },
    { side: 1, at: [[28, 0], [48, 0], [48, 36], [28, 36]] },
    { side: 1, town: 'San Rocco' },
  ],
  objectives: [
    { name: 'San Rocco', town: 'San Rocco', points: 20, holder: 1 },
    { name: 'Poggio', at: [34, 18], points: 20, holder: 1 },
  ],
}
