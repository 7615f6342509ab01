import type { Phrase } from '@bivouac/kernel'

/** A phrase for ears: the kernel's `plain` is for terminals and would load its hash functions into the page. */
export const plain = (phrase: Phrase): string =>
  phrase
    .map(part =>
      typeof part === 'string' ? part : part.kind === 'die' ? String(part.got) : part.kind === 'rule' ? '' : part.text,
    )
    .join('')
