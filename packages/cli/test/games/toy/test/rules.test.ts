// Read by the tests of `bivouac rules`, which look for the sections that test names begin with; never run.
import { test } from 'node:test'

test('2 a hand is drawn at the start', () => {})
test('3, 3.1 an attack can be parried', () => {})
