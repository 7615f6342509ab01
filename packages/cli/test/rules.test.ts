import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sectionsOf, testsIn } from '../src/rules/tests.ts'

const SECTIONS = new Set(['2', '3', '3.1', '9.2-ambush'])

test('a test belongs to the sections its name begins with', () => {
  assert.deepEqual(sectionsOf('3.1 an attack can be parried', SECTIONS), ['3.1'])
  assert.deepEqual(sectionsOf('3, 3.1 both', SECTIONS), ['3', '3.1'])
  assert.deepEqual(sectionsOf('3/2: both', SECTIONS), ['3', '2'])
  assert.deepEqual(sectionsOf('9.2-ambush surprises', SECTIONS), ['9.2-ambush'])
  assert.deepEqual(sectionsOf('2 units 3 squares apart', SECTIONS), ['2'])
  assert.deepEqual(sectionsOf('30 games end', SECTIONS), [])
  assert.deepEqual(sectionsOf('no section', SECTIONS), [])
})

test('names are read however they are quoted, with their lines', () => {
  const source =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that builds the name of a test
    "test('2 it\\'s so', () => {})\n\n  test(\n  \"3 quoted\", f)\nit(`3.1 ${kind}`, f)\ncontest('2 not a test')"
  assert.deepEqual(
    testsIn(source, 'a.test.ts').map(({ name, line }) => [name, line]),
    [
      ["2 it's so", 1],
      ['3 quoted', 3],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the name as it is written in the source
      ['3.1 ${kind}', 5],
    ],
  )
})
