import { createSignal, type JSX, Show } from 'solid-js'
import { t } from '../app/language.ts'
import { go, pathTo } from '../app/router.ts'
import { tables } from '../carrier/local.ts'

/** Opens a game from a file; what is wrong with one is said where it was chosen. */
export function GameFile(): JSX.Element {
  const [fault, setFault] = createSignal('')
  const admit = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0]
    if (file === undefined) return
    setFault('')
    try {
      const data = read(await file.text())
      if (data === undefined) return void setFault(t('home.noGameFile'))
      go(pathTo('table', await tables().admit(data)))
    } catch (error) {
      setFault(t('home.badFile', { why: error instanceof Error ? error.message : String(error) }))
    } finally {
      // The same file, mended, can be chosen again.
      input.value = ''
    }
  }
  return (
    <section class="block" aria-labelledby="file">
      <h2 id="file">{t('home.file')}</h2>
      <p class="quiet-text">{t('home.fileAbout')}</p>
      <label class="button">
        {t('home.open')}
        <input
          type="file"
          accept=".json,application/json"
          class="unseen"
          data-testid="import"
          onChange={event => void admit(event.currentTarget)}
        />
      </label>
      <Show when={fault()}>
        <p class="notice file-fault" role="alert" data-testid="home-fault">
          {fault()}
        </p>
      </Show>
    </section>
  )
}

/** What a browser says of text that is no JSON helps nobody: there is data, or there is none. */
function read(text: string): object | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null ? data : undefined
  } catch {
    return undefined
  }
}
