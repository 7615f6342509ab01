/** Tests that follow one another on the same table: when one fails, those after it fail at once instead of waiting. */
import { test } from 'node:test'

export type Chapter = (name: string, told: () => Promise<void> | void) => void

/** `todo`: why it does not hold yet; it is played and told all the same. */
export function story(todo?: string): Chapter {
  let broken: string | undefined
  return (name, told) =>
    void test(name, todo === undefined ? {} : { todo }, async () => {
      if (broken !== undefined) throw new Error(`it broke off at “${broken}”`)
      broken = name
      await told()
      broken = undefined
    })
}
