/** A table on which the enemy's turn begins. */
import { type TestTable, table } from './table.ts'

/** The enemy's turn begins after a French turn in which nothing is done; `rolls` run to the next decision. */
export function enemyTurn(
  prepare: (g: TestTable) => void,
  rolls: number[],
  scenario = '1796',
  options: Record<string, string> = {},
): TestTable {
  const g = table(scenario, options)
  g.go()
  g.clear()
  g.put(g.slot(scenario === '1796' ? 'Augereau' : 'Lannes'), scenario === '1796' ? 'Nice' : 'Bayonne')
  g.s.enemy = 0
  prepare(g)
  g.pos.stack = [
    { proc: 'game', step: 'next' },
    { proc: 'enemyTurn', step: 'begin' },
  ]
  g.go(...rolls)
  return g
}
export const at = (g: TestTable, name: string, kind?: 'infantry' | 'cavalry'): string =>
  [
    'Nice',
    'Turin',
    'Savona',
    'Genoa',
    'Mantua',
    'Marengo',
    'Milan',
    'Lodi',
    'Lonato',
    'Rivoli',
    'Arcole',
    'Klagenfurt',
  ].find(area => g.s.at[g.slot(name, kind)] === g.area(area)) ?? '-'
