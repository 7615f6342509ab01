/** How the scenarios of the games look when they begin, as the build has worked it out (`build/previews.ts`). */
import type { Setup, Text } from '@bivouac/kernel'

export interface ScenarioPreview {
  readonly name: Text
  readonly about: Text
  readonly sides: readonly Text[]
  readonly setup: Setup
  /** What a spectator sees. */
  readonly view: object
}
