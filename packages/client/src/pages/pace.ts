import type { Pace } from '@bivouac/host/online'
import { t } from '../app/language.ts'

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** How much time players have, as a sentence would say it. */
export function paceText(pace: Pace): string {
  switch (pace.kind) {
    case 'none':
      return t('pace.none')
    case 'bank':
      return pace.increment === 0
        ? t('pace.bankText', { minutes: Math.round(pace.seconds / MINUTE) })
        : t('pace.bankMoreText', { minutes: Math.round(pace.seconds / MINUTE), more: pace.increment })
    case 'move':
      return pace.seconds < DAY
        ? t('pace.hoursText', { hours: Math.max(1, Math.round(pace.seconds / HOUR)) })
        : t('pace.daysText', { days: Math.round(pace.seconds / DAY) })
  }
}
