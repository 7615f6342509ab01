import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chromium, type Machine } from '../chromium.ts'

/** A machine on which `apt-get install` puts Chromium in its place, unless told otherwise. */
function machine(wishes: Partial<Machine> & { readonly there?: boolean } = {}): Machine & { readonly ran: string[] } {
  const ran: string[] = []
  let there = wishes.there ?? false
  return {
    wanted: undefined,
    exists: path => there && path === '/usr/bin/chromium',
    isRoot: () => true,
    run(command, args) {
      ran.push(`${command} ${args.at(args.includes('install') ? -4 : -1)}`)
      there ||= args.includes('install')
      return 0
    },
    ...wishes,
    ran,
  }
}

test('a browser that is there is used, and nothing is installed', () => {
  const here = machine({ there: true })
  assert.equal(chromium(here), '/usr/bin/chromium')
  assert.deepEqual(here.ran, [])
})

test('a missing browser is installed by root', () => {
  const here = machine()
  assert.equal(chromium(here), '/usr/bin/chromium')
  assert.deepEqual(here.ran, ['apt-get update', 'apt-get install'])
})

test('where it cannot be had, the message says what to do', () => {
  const cure = /apt-get install chromium.*CHROMIUM/
  assert.throws(() => chromium(machine({ isRoot: () => false })), cure)
  assert.throws(() => chromium(machine({ run: () => undefined })), cure)
  assert.throws(() => chromium(machine({ run: () => 100 })), cure)
  assert.throws(() => chromium(machine({ wanted: '/nowhere/chrome' })), /CHROMIUM says \/nowhere\/chrome/)
})
