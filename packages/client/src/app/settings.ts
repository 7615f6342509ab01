import type { Lang } from '@bivouac/kernel'
import { createEffect, createRoot, createSignal } from 'solid-js'

export const THEMES = ['auto', 'light', 'dark'] as const
export const MOTIONS = ['auto', 'full', 'none'] as const
export const SPEEDS = [0.5, 1, 2, 4] as const

export interface Settings {
  lang: Lang
  theme: (typeof THEMES)[number]
  /** `auto` follows the system's wish for reduced motion. */
  motion: (typeof MOTIONS)[number]
  /** How fast pieces move and dice roll. */
  speed: number
  sounds: boolean
  /** He has been asked, once, whether he wants sounds. */
  askedForSounds: boolean
  /** Ask before an action that cannot be taken back. */
  confirm: boolean
  /** Computer players say what they are about. */
  says: boolean
  /** Answer questions that have only one answer. */
  forced: boolean
  /** Cover the hands when the screen passes to the other player. */
  handOver: boolean
  /** The name shown to other players. */
  name: string
}

export const LANGS: readonly Lang[] = ['it', 'en']
const KEY = 'bivouac.settings'

function language(): Lang {
  const wanted = navigator.languages?.map(each => each.slice(0, 2)) ?? []
  return LANGS.find(lang => lang === wanted.find(each => (LANGS as readonly string[]).includes(each))) ?? 'en'
}

const DEFAULTS: Settings = {
  lang: language(),
  theme: 'auto',
  motion: 'auto',
  speed: 1,
  sounds: false,
  askedForSounds: false,
  confirm: true,
  says: false,
  forced: true,
  handOver: true,
  name: '',
}

function kept(): Settings {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    const known = Object.entries(found).filter(
      ([key, value]) => key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Settings],
    )
    return { ...DEFAULTS, ...Object.fromEntries(known) }
  } catch {
    // Storage refused or spoilt: a page with defaults is better than none.
    return DEFAULTS
  }
}

const [all, setAll] = createSignal<Settings>(kept())
/** Reads like an object, and whatever reads it is drawn again when it changes. */
export const settings = new Proxy({} as Readonly<Settings>, { get: (_, key) => all()[key as keyof Settings] })
export const setSettings = <K extends keyof Settings>(key: K, value: Settings[K]): void =>
  void setAll(now => ({ ...now, [key]: value }))

const media = (query: string): (() => boolean) => {
  const list = matchMedia(query)
  const [matches, setMatches] = createSignal(list.matches)
  list.addEventListener('change', () => setMatches(list.matches))
  return matches
}
const wantsLess = media('(prefers-reduced-motion: reduce)')
const wantsDark = media('(prefers-color-scheme: dark)')

export const still = (): boolean => settings.motion === 'none' || (settings.motion === 'auto' && wantsLess())
export const dark = (): boolean => settings.theme === 'dark' || (settings.theme === 'auto' && wantsDark())

createRoot(() => {
  createEffect(() => {
    const text = JSON.stringify(all())
    try {
      localStorage.setItem(KEY, text)
    } catch {
      // Nothing can be kept here: the settings hold until the page is closed.
    }
  })
  createEffect(() => {
    const root = document.documentElement
    root.lang = settings.lang
    root.dataset.theme = dark() ? 'dark' : 'light'
    root.dataset.motion = still() ? 'none' : 'full'
    root.style.setProperty('--pace', String(1 / settings.speed))
  })
})
