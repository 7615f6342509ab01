/** Tests that follow one another on the same table: when one fails, those after it fail at once instead of waiting. */
import { test } from 'node:test'

export type Chapter = (name: string, told: () => Promise<void> | void) => void

export function story(): Chapter {
  let broken: string | undefined
  return (name, told) =>
    void test(name, async () => {
      if (broken !== undefined) throw new Error(`it broke off at “${broken}”`)
      broken = name
      await told()
      broken = undefined
    })
}
