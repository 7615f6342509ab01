import type { Setup } from '@bivouac/kernel'
import { fieldCommander } from '../module.ts'

export function readSetupOf(raw: unknown): Setup {
  const setup = fieldCommander.readSetup(raw)
  if (typeof setup === 'string') throw new Error(setup)
  return setup
}

const page = (campaign: string, survivors: readonly string[]) => ({ campaign, vp: 22, grade: 'historical', survivors })
/** A career that stands before 1800, with commanders of 1798 some of whom appear in it again. */
export const secondCampaign = {
  diary: [page('1796', ['Augereau', 'Sérurier']), page('1798', ['Desaix', 'Lannes', 'Murat', 'Menou'])],
}

/** A career that stands before 1815. */
export const lastCampaign = {
  diary: ['1796', '1798', '1800', '1805', '1806', '1807', '1809', '1812', '1813', '1814'].map(id =>
    page(id, id === '1814' ? ['Kellermann', 'Pajol'] : []),
  ),
}
