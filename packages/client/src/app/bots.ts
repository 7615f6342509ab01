/** What computer players are called wherever only their id is known: at tables on the server. */
import { t } from './language.ts'

const LEVELS = ['random', 'recruit', 'veteran', 'marshal'] as const
const TEMPERS = ['bold', 'cautious'] as const

/** “Marshal, bold”; `otherwise` for players nobody here has heard of. */
export function botName(id: string | undefined, otherwise: string): string {
  const [level, temper] = (id ?? '').split('-')
  const known = LEVELS.find(each => each === level)
  if (known === undefined) return otherwise
  const character = TEMPERS.find(each => each === temper)
  const name = t(`bot.${known}`)
  return character === undefined ? name : t(`bot.${character}`, { level: name })
}
