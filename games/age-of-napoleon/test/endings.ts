/** Every way a game can end, with a set-up from which players without a plan come to it soon. */
const all = (code: string) => ({ austria: code, prussia: code, russia: code, spain: code })
export const WANTED: readonly { readonly by: string; readonly setup: unknown }[] = [
  { by: 'moral', setup: { scenario: '1813' } },
  { by: 'coalition-marginal', setup: { scenario: '1813' } },
  {
    by: 'french-marginal',
    setup: {
      position: {
        year: 1808,
        phase: 'winter',
        corps: { rhenanie: ['Napoleon'] },
        status: { ...all('FA'), russia: 'NC' },
      },
    },
  },
  {
    by: 'french-decisive',
    setup: {
      position: {
        year: 1810,
        phase: 'reinforcement',
        corps: { rhenanie: ['Napoleon'] },
        status: { ...all('FA'), spain: 'FD' },
      },
    },
  },
  {
    by: 'coalition-decisive',
    setup: {
      position: {
        round: 6,
        corps: { ile_de_france: ['Karl', 'Mack'], flandre: ['Kutusov'], rhenanie: ['Hiller'], italia: ['Ney'] },
      },
    },
  },
  { by: 'ulm-held', setup: { scenario: 'ulm' } },
  {
    by: 'ulm',
    setup: {
      scenario: 'ulm',
      position: { round: 6, corps: { osterreich: ['Napoleon', 'Davout', 'Soult', 'Murat'], bohmen: ['Karl'] } },
    },
  },
]
