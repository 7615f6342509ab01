/** Bonaparte at Marengo for the tests of the table. */
import { isAt, type Scenes } from '../../../../e2e/scenes.ts'

export const scenes: Scenes = {
  threatened: match => match.length > 120 && match.decision!.seat === 0 && isAt('movement.choose')(match),
  pictures: { marengo: match => match.length > 250 && isAt('assault.defence')(match) },
}
