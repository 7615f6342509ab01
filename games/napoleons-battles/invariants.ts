/** What must hold in every position; for fuzzing, tests and loading only. */
import { TOUCH } from '@bivouac/ground/measured'
import { isInfantry, isTroops } from './field.ts'
import { isTogether, sharesTown } from './rules/01-attachment.ts'
import { lay } from './rules/01-formations.ts'
import { overlap, within } from './rules/01-pieces.ts'
import { isHidden } from './rules/17-known.ts'
import { dispersalFor } from './rules/20-great.ts'
import { everySkirmisher } from './rules/a-bases.ts'
import { fieldFor, has, type NapoleonPosition } from './state.ts'
import { BOUNCING, DEPLOYED, DISORDER, FLEEING, FORMATIONS, ON_TABLE, REACT, ROUT, STATUS } from './words.ts'

export function invariants({ s, stack }: NapoleonPosition): string[] {
  const f = fieldFor(s)
  const wrong: string[] = []
  const table = lay(f, s)
  // While somebody has to get out of the way, two units may stand on each other for a moment.
  const moving = stack.some(({ proc }) =>
    ['march', 'flight', 'flights', 'square', 'recall', 'shot', 'combat', 'overrun', 'withdrawal'].includes(proc),
  )
  for (let u = 0; u < f.count; u++) {
    const name = f.id[u]!
    if (STATUS[s.on[u]!] === undefined || FORMATIONS[s.form[u]!] === undefined)
      wrong.push(`${name} is nowhere or in no formation`)
    if (s.on[u] !== ON_TABLE) continue
    if (isTroops(f, u) && (s.figures[u]! <= dispersalFor(f, s, u) || s.figures[u]! > f.figures[u]!))
      wrong.push(`${name} has ${s.figures[u]} figures`)
    if (has(s, u, ROUT) && has(s, u, DISORDER)) wrong.push(`${name} is routed and disordered`)
    if (has(s, u, REACT) && has(s, u, DISORDER | ROUT)) wrong.push(`${name} is marked for reaction and not in order`)
    if ((s.form[u] === DEPLOYED) !== s.town[u]! >= 0)
      wrong.push(`${name} is deployed nowhere, or in a town and not deployed`)
    if (s.facing[u]! < 0 || s.facing[u]! >= 3600) wrong.push(`${name} faces ${s.facing[u]}`)
    if (s.host[u]! >= 0 && !moving && !within(table, u, table, s.host[u]!, TOUCH))
      wrong.push(`${name} does not touch its host`)
    if (has(s, u, FLEEING | BOUNCING) && !moving) wrong.push(`${name} has yet to run`)
    if (moving) continue
    for (let other = u + 1; other < f.troops && u < f.troops; other++)
      if (
        s.on[other] === ON_TABLE &&
        !isTogether(s, other, u) &&
        !(isHidden(s, u) || isHidden(s, other)) &&
        !sharesTown(f, s, other, u) &&
        overlap(table, u, table, other)
      )
        wrong.push(`${name} and ${f.id[other]} stand on each other`)
  }
  for (const { unit, facing } of everySkirmisher(s))
    if (!isInfantry(f, unit) || has(s, unit, ROUT) || facing < 0 || facing >= 3600)
      wrong.push(`${f.id[unit]} has skirmishers it cannot have`)
  return wrong
}
