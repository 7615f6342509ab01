/** Appendix B: of the order sheets an eye sees only its own; that others are on their way, or how many, nobody sees. */
import { fieldFor } from '../state.ts'
import type { HiddenPart } from './part.ts'

export const ORDER_SHEETS: HiddenPart = {
  isIn: s => s.extra.orders !== undefined,
  hide: ({ s }, eye) => {
    const { side } = fieldFor(s)
    const book = s.extra.orders!
    book.sheets = book.sheets.filter(({ to }) => side[to] === eye)
    return {}
  },
  // An enemy without sheets: whatever imagined ones said would forbid him deeds that he may do.
  deal: () => undefined,
}
