// Before the first paint: the theme and language chosen last time, so that nothing flashes.
;(() => {
  try {
    const kept = JSON.parse(localStorage.getItem('bivouac.settings') || '{}')
    if (kept.theme === 'dark' || kept.theme === 'light') document.documentElement.dataset.theme = kept.theme
    const lang = kept.lang || (navigator.language || '').slice(0, 2)
    document.documentElement.lang = lang === 'it' ? 'it' : 'en'
  } catch {
    // Storage refused (private window): the defaults are good.
  }
})()
