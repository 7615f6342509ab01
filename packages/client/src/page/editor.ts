/** What a game gives whose battles can be drawn: a drawing board, and the scenarios to begin with. */
import type { Text } from '@bivouac/kernel'
import type { Component } from 'solid-js'

export interface EditorProps {
  /** The scenario as it is now. */
  readonly data: object
  /** One change, which can be taken back as one. */
  readonly change: (data: object) => void
}
export interface ScenarioEditor {
  readonly blank: object
  readonly shipped: readonly { readonly id: string; readonly name: Text; readonly data: object }[]
  /** What a scenario calls itself, in the language of the page; empty where it has no name. */
  titleOf(data: object): string
  readonly Editor: Component<EditorProps>
}
