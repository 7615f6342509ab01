import assert from 'node:assert/strict'
import { test } from 'node:test'
import { audit, conformance, coverage } from '../src/conformance/index.ts'
import { ferry, LONELY, MIXED, makeFerry, TOO_LOUD } from './several.ts'

conformance(test, ferry, { games: 60, setups: [{}], sample: 0.3 })
coverage(test, ferry, { games: 300, setups: [{}] })

const look = (twist: Parameters<typeof makeFerry>[0]) =>
  audit(makeFerry(twist), { games: 40, setups: [{}], sample: 0.5 }).faults

test('the suite finds a set that cannot be completed', () => {
  // Boat 5 may be chosen, and no fleet with it is ever enough.
  const faults = look({ check: (_t, _f, boats) => (boats.includes(5) ? LONELY : undefined) })
  assert.match([...faults.several, ...faults.ends].join('\n'), /dead end/)
})

test('the suite finds a verdict that depends on the order of clicks', () => {
  const faults = look({ each: (_t, _f, chosen, boat) => (chosen.some(each => each > boat) ? MIXED : undefined) })
  assert.match([...faults.several, ...faults.ends].join('\n'), /order matters|dead end/)
})

test('the suite finds a check of an open type that throws, and one that goes by more than the position', () => {
  const thrown = look({
    signal: (_t, _f, value) => {
      if (value > 7000) throw new Error('too much')
      return undefined
    },
  })
  assert.match([...thrown.several, ...thrown.ends].join('\n'), /too much/)
  let asked = 0
  const fickle = look({ signal: () => (asked++ % 2 === 0 ? TOO_LOUD : undefined) })
  assert.match(fickle.several.join('\n'), /judged otherwise/)
})
