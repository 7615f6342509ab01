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
