/** A battle about to begin: Augereau and Sérurier (15) against Liptay, Kerpen and Rosselmini (15) at Marengo. */
import { type TestTable, table } from './table.ts'

/** `rolls` are those up to the next decision; the first of them is the fog. */
export function marengo(
  rolls: number[],
  prepare: (g: TestTable) => void = () => {},
  options: Record<string, string> = {},
): TestTable {
  const g = table('1796', options)
  g.go()
  g.clear()
  g.put(g.slot('Macquard'), 'Nice')
  for (const name of ['Augereau', 'Sérurier']) g.put(g.slot(name), 'Marengo')
  for (const name of ['Liptay', 'Kerpen', 'Rosselmini']) g.put(g.slot(name), 'Marengo')
  g.s.enemy = 0
  g.s.french = 0
  prepare(g)
  g.do('done', undefined, ...rolls)
  return g
}
export const withNapoleon = (g: TestTable): void => {
  g.s.napoleon = g.area('Marengo')
}
