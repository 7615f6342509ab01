/** Age of Napoleon for the tests of the table. */
import { isAt, type Scenes } from '../../../../e2e/scenes.ts'

export const scenes: Scenes = {
  // In 1805 Karl stands in Dalmatien, next to Masséna in Italia.
  threatened: match => match.decision!.seat === 0 && isAt('turn.act')(match),
}
