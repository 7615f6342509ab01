/**
 * Just enough of a tokenizer to tell code from comments, strings, templates and regular expressions. It never fails:
 * what it cannot make sense of (the text between JSX tags) becomes names and punctuation.
 */
export interface Token {
  readonly kind: 'name' | 'string' | 'template' | 'number' | 'regex' | 'mark'
  /** The name or mark itself; the content of a string. */
  readonly text: string
  readonly line: number
}

const NAME = /[\p{ID_Start}$_#][\p{ID_Continue}$\u200c\u200d]*/uy
const NUMBER = /(?:0[xobXOB])?[\d_]+(?:\.[\d_]+)?(?:[eE][+-]?\d+)?n?/y
const STRING = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y
/** Text of a template up to its end or the next expression in it. */
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(`|\$\{|$)/y

/** After these a slash begins a regular expression; after other names it divides. */
const BEFORE_REGEX = new Set('return typeof case in of delete void throw new do else instanceof await yield'.split(' '))

export function tokens(source: string): Token[] {
  const found: Token[] = []
  /** For each template we are inside an expression of: how many braces are open in it. */
  const templates: number[] = []
  let at = 0
  let line = 1
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const text = pattern.exec(source)?.[0]
    return text === '' ? undefined : text
  }
  const move = (text: string): void => {
    at += text.length
    for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1)) line++
  }
  const add = (kind: Token['kind'], text: string, length = text): void => {
    found.push({ kind, text, line })
    move(length)
  }
  const template = (): void => {
    TEMPLATE.lastIndex = at
    const all = TEMPLATE.exec(source)
    if (all?.[1] === '${') templates.push(0)
    add('template', '', all?.[0] ?? '')
  }

  while (at < source.length) {
    const c = source[at]!
    let text: string | undefined
    if (c === '\n' || c === ' ' || c === '\t' || c === '\r') move(c)
    else if (c === '/' && (text = match(COMMENT)) !== undefined) move(text)
    else if ((c === "'" || c === '"') && (text = match(STRING)) !== undefined) add('string', text.slice(1, -1), text)
    else if (c === '`') {
      move(c)
      template()
    } else if (c === '}' && templates.at(-1) === 0) {
      templates.pop()
      move(c)
      template()
    } else if (c === '/' && mayBeginRegex(found.at(-1)) && (text = match(REGEX)) !== undefined) add('regex', '', text)
    else if ((text = match(NAME)) !== undefined) add('name', text)
    else if (c >= '0' && c <= '9' && (text = match(NUMBER)) !== undefined) add('number', text)
    else {
      if (templates.length > 0 && c === '{') templates[templates.length - 1]!++
      if (templates.length > 0 && c === '}') templates[templates.length - 1]!--
      add('mark', source.startsWith('...', at) ? '...' : source.startsWith('?.', at) ? '?.' : c)
    }
  }
  return found
}

function mayBeginRegex(before: Token | undefined): boolean {
  if (before === undefined) return true
  if (before.kind === 'name') return BEFORE_REGEX.has(before.text)
  // After `<` it is a closing tag; after a bracket that ends an expression, or a tag's attribute, it divides or closes.
  return before.kind === 'mark' && !['<', ')', ']', '}'].includes(before.text)
}
