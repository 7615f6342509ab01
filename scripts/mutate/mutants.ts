/** Finds what can be broken in a rules file, and writes the file so that one process can break any one of it. */
import { parse } from '@babel/parser'

/** One deliberate break: the text from `start` to `end` is replaced by `by`. */
export interface Mutant {
  readonly start: number
  readonly end: number
  readonly line: number
  readonly was: string
  readonly by: string
  /** The place begins a statement: what is put there must not be read as the end of the line above. */
  readonly opens: boolean
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const OPPOSITE: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
}
/** Functions that answer with the other side: “the rule holds for one side only” is found by leaving them out. */
const OTHER_SIDE = /^(enemy|foe|other|opposing|opponent)(Of|Side|Seat)?$/
/** Expressions over types only: their inside is ordinary code. */
const TRANSPARENT = new Set(['TSNonNullExpression', 'TSAsExpression', 'TSSatisfiesExpression'])

/** Every mutant of a file, in the order of the text; several may share a place. */
export function mutantsOf(text: string): readonly Mutant[] {
  const found: Mutant[] = []
  const lines = lineStarts(text)
  const openings = new Set<number>()
  const source = (node: Node): string => text.slice(node.start, node.end)
  const add = (node: Node, by: string): void => {
    const line = lines.findLastIndex(start => start <= node.start) + 1
    found.push({ start: node.start, end: node.end, line, was: source(node), by, opens: openings.has(node.start) })
  }

  function look(node: Node): void {
    const kids = (key: string): Node => node[key] as Node
    switch (node.type) {
      case 'BinaryExpression': {
        const other = OPPOSITE[node.operator as string]
        const [left, right] = [kids('left'), kids('right')]
        if (other !== undefined) add(node, `${source(left)} ${other} ${source(right)}`)
        // `1 - side` is how the games say “the other side”.
        if (node.operator === '-' && source(left) === '1') add(node, source(right))
        break
      }
      case 'LogicalExpression':
        if (node.operator === '??') break
        add(node, source(kids('left')))
        add(node, source(kids('right')))
        break
      case 'UnaryExpression':
        if (node.operator === '!') add(node, source(kids('argument')))
        break
      case 'ConditionalExpression':
        add(node, `${source(kids('test'))} ? ${source(kids('alternate'))} : ${source(kids('consequent'))}`)
        break
      case 'NumericLiteral':
        add(node, String((node.value as number) + 1))
        break
      case 'BooleanLiteral':
        add(node, String(!node.value))
        break
      case 'CallExpression': {
        const [only, ...more] = node.arguments as Node[]
        if (only !== undefined && more.length === 0 && OTHER_SIDE.test(source(kids('callee')))) add(node, source(only))
        break
      }
      case 'ExpressionStatement':
        // A consequence left out. Only calls: an assignment left out is nearly always noticed by everything.
        if (kids('expression').type === 'CallExpression') add(kids('expression'), 'undefined')
        break
    }
  }

  function visit(node: Node): void {
    if (skipped(node, text)) return
    if (node.type === 'ExpressionStatement') openings.add(node.start)
    look(node)
    for (const [key, value] of Object.entries(node)) {
      if (key === 'key' && node.type === 'ObjectProperty') continue
      for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) visit(each)
    }
  }
  visit(parse(text, { sourceType: 'module', plugins: ['typescript'] }).program as unknown as Node)
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Types, imports, and what is only said: a refusal's words and citations are held by other tests. */
function skipped(node: Node, text: string): boolean {
  if (node.type.startsWith('TS') && !TRANSPARENT.has(node.type)) return true
  if (node.type === 'ImportDeclaration' || node.type === 'TemplateLiteral') return true
  if (node.type === 'CallExpression') return /^no\b/.test(text.slice(node.start, node.start + 3))
  return false
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/**
 * The file with a switch at every mutant: `(mutant(17) ? broken : as it was)`. Numbers count from `first`, so that the
 * files of a game share one count.
 */
export function switched(text: string, mutants: readonly Mutant[], first: number): string {
  let i = 0
  /** The text from `from` to `to`, with the mutants that lie inside it. */
  const rewrite = (from: number, to: number): string => {
    let out = ''
    let at = from
    while (i < mutants.length && mutants[i]!.start < to) {
      const { start, end, opens } = mutants[i]!
      const here: number[] = []
      while (i < mutants.length && mutants[i]!.start === start && mutants[i]!.end === end) here.push(i++)
      out += text.slice(at, start)
      const switches = here.map(each => `globalThis.mutant(${first + each}) ? (${mutants[each]!.by}) : `).join('')
      // Without semicolons, a bracket that begins a line would call what the line above ends with.
      out += `${opens && start !== from ? 'void ' : ''}(${switches}(${rewrite(start, end)}))`
      at = end
    }
    return out + text.slice(at, to)
  }
  return rewrite(0, text.length)
}
