/** Field Commander for the tests of the table. */
import { isAt, type Scenes } from '../../../../e2e/scenes.ts'

export const scenes: Scenes = {
  pictures: {
    campaign: match => match.length > 40 && isAt('movement.move')(match),
    battle: match => match.length > 60 && isAt('battleTurn.choosePlans')(match),
  },
}
