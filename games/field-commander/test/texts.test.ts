/** What every text owes the player. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldCommander } from '../module.ts'
import { rulebook } from '../rulebook.ts'

test('every refusal names a section that is a rule, and says in both languages what would permit the thing', () => {
  for (const { rule, text, cure } of fieldCommander.refusals) {
    const section: { readonly rule?: false } = rulebook[rule as keyof typeof rulebook]
    assert.ok(section !== undefined && section.rule !== false, `${rule}: ${text.en}`)
    assert.ok(text.it.length > 0 && text.en.length > 0)
    assert.ok(cure !== undefined && cure.it.length > 0 && cure.en.length > 0, `no cure: ${text.en}`)
    assert.notEqual(text.it, text.en)
  }
})
