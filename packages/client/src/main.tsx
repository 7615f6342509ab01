import '@fontsource/alegreya/latin-400.css'
import '@fontsource/alegreya/latin-400-italic.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/source-sans-3/latin-400.css'
import '@fontsource/source-sans-3/latin-600.css'
import './style/base.css'
import './style/pages.css'
import './style/pages-shop.css'
import './style/table.css'
import { render } from 'solid-js/web'
import { App } from './app.tsx'

render(() => <App />, document.querySelector('#root')!)

// The kept copy of the app makes solo play work offline; in development it would hide every change.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // Refused (private window, plain http): the page works, only not offline.
  })
