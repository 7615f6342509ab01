import { createSignal } from 'solid-js'

/**
 * Addresses live after the `#`: the app then works from any folder of any server, offline too, and what stands in the
 * address (a position, an invitation) is never sent along by the browser.
 *   #/                       home            #/new/<game>            new game (?scenario=…)
 *   #/table/<id>?at=57       a table in this browser               #/online/<id>?at=57&invite=…  a table on the server
 *   #/rules/<game>/<section> rulebook        #/learn/<game>         guided first battle
 *   #/game/<game>            one game: its scenarios and its rules
 *   #/edit/<game>            draws a scenario (?from=<scenario>, ?data=…)
 *   #/school/<game>/<id>     its exercises, and one of them
 *   #/settings               settings        #/about                who made it, how fair it is
 *   #/operator               the operator's desk
 */
export interface Route {
  readonly parts: readonly string[]
  readonly query: URLSearchParams
}

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  const parts = path.split('/').filter(part => part !== '')
  return { parts: parts.map(part => decodeURIComponent(part)), query: new URLSearchParams(query) }
}

// Links written as paths (in mails and notifications) lead to the same places.
if (location.pathname.length > 1 && location.hash === '' && !location.pathname.endsWith('.html'))
  history.replaceState(undefined, '', `/#${location.pathname}${location.search}`)

const [route, setRoute] = createSignal<Route>(read())
addEventListener('hashchange', () => setRoute(read()))

export { route }

export const pathTo = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`

export function go(path: string, replace = false): void {
  if (replace) {
    history.replaceState(undefined, '', path)
    setRoute(read())
  } else location.hash = path
}
