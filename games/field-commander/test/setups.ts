import type { Setup } from '@bivouac/kernel'
import { fieldCommander } from '../module.ts'

export function readSetupOf(raw: unknown): Setup {
  const setup = fieldCommander.readSetup(raw)
  if (typeof setup === 'string') throw new Error(setup)
  return setup
}
