/** The four scenarios with the readings of the book, and every option’s other value. */
import { OPTIONS, SCENARIOS } from '../options.ts'

const others = OPTIONS.map(({ id, values }) => ({ [id]: values[1]!.id }))
export const everySetup: readonly unknown[] = [
  ...SCENARIOS.map(({ id }) => ({ scenario: id })),
  ...others.map((options, i) => ({ scenario: SCENARIOS[i % 3]!.id, options })),
  { scenario: '1809', options: Object.assign({}, ...others) },
]
