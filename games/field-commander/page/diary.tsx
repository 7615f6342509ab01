/** The player's diary: the pages of this career, and every campaign played in this browser. */

import { pathTo } from '@bivouac/client/page/addresses'
import { Dialog } from '@bivouac/client/page/dialog'
import { listSaved, type Saved } from '@bivouac/client/page/kept'
import { date, lang } from '@bivouac/client/page/language'
import { capital } from '@bivouac/kernel'
import { createResource, For, type JSX, Show } from 'solid-js'
import { CAMPAIGNS } from '../data/index.ts'
import { IMMORTALITY, yearsRemembered } from '../data/tables.ts'
import { forceName } from '../say/names.ts'
import { sayResult } from '../say/results.ts'
import { GRADE_NAME } from '../words.ts'
import type { View } from './facts.ts'
import { FC, fc } from './words.ts'

export function Diary(props: { readonly view: View; readonly onClose: () => void }): JSX.Element {
  const total = (): number => props.view.diary.reduce((sum, page) => sum + page.vp, 0)
  const [played] = createResource(async (): Promise<readonly Saved[]> => {
    const all = await listSaved().catch(() => [])
    return all.filter(each => each.game === 'field-commander')
  })
  const when = (time: number): string => date(time)
  const outcome = (saved: Saved): string => {
    const { result, marks } = saved.journal
    if (result !== undefined) return sayResult(result, lang())
    if (saved.ending !== undefined) return FC.lostCampaign[lang()]
    return fc('openCampaign', lang(), { n: (marks.at(-1)?.turn ?? 0) % 20 })
  }
  const title = (saved: Saved): string =>
    CAMPAIGNS.find(each => each.id === saved.journal.setup.scenario)?.name[lang()] ?? FC.career[lang()]
  return (
    <Dialog title={FC.diary[lang()]} onClose={() => props.onClose()} wide testid="diary">
      <div class="fc-diary">
        <Show when={props.view.career === 1}>
          <section>
            <h3>{FC.career[lang()]}</h3>
            <ol class="fc-pages">
              <For each={CAMPAIGNS}>
                {campaign => {
                  const page = () => props.view.diary.find(each => each.campaign === campaign.index)
                  return (
                    <li classList={{ done: page() !== undefined, now: campaign.index === props.view.campaign }}>
                      <strong>{campaign.name[lang()]}</strong>
                      <Show when={page()}>
                        {found => (
                          <>
                            <span class="fc-page-points">
                              {fc('points', lang(), { n: found().vp })} · {capital(GRADE_NAME[found().grade][lang()])}
                            </span>
                            <small>
                              {FC.survivors[lang()]}:{' '}
                              {found()
                                .survivors.map(force => forceName(force, lang()))
                                .join(', ') || '–'}
                            </small>
                          </>
                        )}
                      </Show>
                    </li>
                  )
                }}
              </For>
            </ol>
            <p class="fc-total">{fc('diaryTotal', lang(), { n: total(), years: yearsRemembered(total()) })}</p>
            <ol class="fc-immortality" aria-label={FC.immortality[lang()]}>
              <For each={[...IMMORTALITY].reverse()}>
                {([least, years]) => (
                  <li classList={{ reached: total() >= least }}>
                    <span>{least}</span>
                    <small>{fc('years', lang(), { n: years })}</small>
                  </li>
                )}
              </For>
            </ol>
          </section>
        </Show>
        <section>
          <h3>{FC.apart[lang()]}</h3>
          <ul class="fc-played">
            <For each={played() ?? []} fallback={<li class="quiet-text">{FC.diaryEmpty[lang()]}</li>}>
              {saved => (
                <li>
                  <a href={pathTo('table', saved.id)} onClick={() => props.onClose()}>
                    {title(saved)}
                  </a>
                  <span>{outcome(saved)}</span>
                  <small>{when(saved.updated)}</small>
                </li>
              )}
            </For>
          </ul>
        </section>
      </div>
    </Dialog>
  )
}
