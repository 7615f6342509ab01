import type { JSX } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { PageFrame } from '../ui/frame.tsx'
import { FAIR } from '../words/fair.ts'
import { SHOP } from '../words/shop.ts'

learn(SHOP)
learn(FAIR)

/** What this is, and whose work stands in it. */
export function AboutPage(): JSX.Element {
  return (
    <PageFrame>
      <article class="book" data-testid="about">
        <h1>{t('about.title')}</h1>
        <p>{t('about.what')}</p>
        <p>
          <a href={pathTo('fair')} data-testid="fair-link">
            {t('fair.title')}
          </a>
        </p>
        <h2>{t('about.credits')}</h2>
        <p>{t('about.games')}</p>
        <p>{t('about.work')}</p>
      </article>
    </PageFrame>
  )
}
