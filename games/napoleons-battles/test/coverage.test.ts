import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { coverage } from '@bivouac/kernel/conformance'
import { napoleonsBattles } from '../module.ts'
import { MEETING, RING, SIEGE, SKIRMISH, TANGLE } from './positions.ts'
import { BLAZE, GUARDS, OUTPOSTS } from './positions-advanced.ts'
import { FOG, HIDDEN } from './positions-fog.ts'
import { CAMP, EVERYTHING, HEADQUARTERS, PICKETS, SAPPERS } from './positions-optional.ts'

/** What occurs in the tests of the chapters, whose dice are declared: it is there whatever random games come to. */
function inTheChapters(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-occurred-'))
  const file = join(folder, 'occurred.json')
  try {
    // A runner inside a test: its reports are its own, and not those of this one.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    execFileSync(process.execPath, [fileURLToPath(new URL('./occurred.ts', import.meta.url)), file], {
      stdio: 'ignore',
      env,
    })
    return JSON.parse(readFileSync(file, 'utf8')) as string[]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** 20.5 One question after every kind of roll, of one make (`rollAgain`). */
const ONE_MAKE = 'one make with the free rolls that are held by name: 20-generals.test.ts'
const FREE = ['square', 'shot', 'combat', 'recall', 'evasions', 'nerve', 'stragglers', 'command', 'rally']
const OTHER = ['shot', 'combat', 'stragglers']
const ROLLS = [...FREE.map(proc => `${proc}.free`), ...OTHER.map(proc => `${proc}.freeOther`)]

/** Judged by the rule itself where a chapter's test asks it; on no list, or one place among thousands. The test that does is named. */
const JUDGED: Readonly<Record<string, string>> = {
  'refusal 17.1.1.1: None of yours sees the target.': '17-observation.test.ts',
  'refusal 17.1.1.2: The target is beyond the distance of observation.': '17-observation.test.ts',
  'refusal 17.2.2: The unit is still under its counter.': '14-detachments.test.ts',
  'refusal 1.4.2.4: The march column bends with the road: its bases are not in a line.': '08-2-road.test.ts',
  'refusal 8.3.3: There is no room on this side.': '08-legs.test.ts',
  'refusal 1.1.1.3: That is none of your units.': '04-deployment.test.ts',
  'refusal 1.5: It is attached and deploys with its unit.': '04-deployment.test.ts',
  'refusal 8.2.6.3: The place is on impassable ground.': '08-2-manoeuvres.test.ts',
  'refusal 15.6.2: There is no room by the gun.': '15-towns.test.ts',
  'refusal 19.1.2: The table has no number for this distance: it is out of range.': '19-combat.test.ts',
  'refusal 14.5.1.2: Nobody is detached from a detachment.': '14-detachments.test.ts',
  'refusal 8.4.2: The contacts are not divided like this.': '08-4-contact.test.ts',
  'refusal 19.3: No Old Guard at rest touches the battery.': '20-generals.test.ts',
  'refusal 18.1.2: Nobody fires lying down.': '18-movement.test.ts',
  'refusal 9.1: That is none of your units on the table.': 'fire.test.ts',
  'refusal 8.4.1: Contact ends the march.': '08-rates.test.ts',
  'refusal 20.4.1: This is the last turn already: it cannot be taken away.': '20-generals.test.ts',
  'refusal A1.3.1: Skirmishers are given orders in their own movement.': 'a-1-detaching.test.ts',
  'refusal 18.4.2.2.5.3: Sailing takes the whole movement of those in the boat.': '18-boats.test.ts',
  'refusal 8.4.1.3: The place touches the enemy or is off the table.': 'sequence.test.ts',
  'refusal 8.4.1.3: The general can still flee.': 'sequence.test.ts',
  'refusal 9.2.3.1.1: The line of fire is blocked.': '09-targets.test.ts',
  'refusal A3.4.4: Skirmishers fire at enemy skirmishers in reach before anybody else.': 'a-3-fire.test.ts',
  'refusal A3.4.5: The enemy skirmishers who can answer cancel all the bases that fire.': 'a-3-fire.test.ts',
  'refusal 14.1.3: From here the unit cannot come into contact with any enemy.': '14-guard.test.ts',
}
/** Nobody is asked: the step is passed over, which a test of that chapter holds. */
const PASSED_OVER: Readonly<Record<string, string>> = {
  'refusal 4.1.3: No unit can be rallied.': 'with nobody to rally the step is passed over: control.test.ts',
  'refusal 9.1: Nobody has a target.': 'with no target the step is passed over: fire.test.ts',
  'refusal 20.5.1: You have no free rolls left.': 'who has none left is not asked: 20-generals.test.ts',
  'refusal 20.5.2: The second roll stands.': 'after the second roll nobody is asked: 20-generals.test.ts',
}

coverage(test, napoleonsBattles, {
  already: inTheChapters,
  games: 320,
  limit: 6000,
  setups: [
    { scenario: TANGLE, options: { rules: 'base' } },
    { scenario: RING },
    { scenario: SKIRMISH, options: { rules: 'base' } },
    { scenario: MEETING, options: { rules: 'base' } },
    {
      scenario: SKIRMISH,
      options: { rally: 'anybody', rates: 'fractions', disorderedContact: 'yes', weather: 'dice' },
    },
    { scenario: 'san-rocco', options: { deployment: 'free' } },
    { scenario: 'marengo', options: { deployment: 'free' } },
    { scenario: SIEGE },
    { scenario: BLAZE, options: { rules: 'advancedHouse' } },
    { scenario: TANGLE, options: { rules: 'advancedHouse' } },
    { scenario: CAMP, options: EVERYTHING },
    { scenario: GUARDS, options: { rules: 'advanced', evadeTest: 'on' } },
    { scenario: SAPPERS, options: { rules: 'advanced', works: 'on', boats: 'on' } },
    { scenario: HEADQUARTERS, options: { rules: 'base', orders: 'on' } },
    { scenario: OUTPOSTS, options: { rules: 'advanced' } },
    { scenario: FOG, options: HIDDEN },
    { scenario: PICKETS, options: { rules: 'base', skirmishers: 'on' } },
    { scenario: PICKETS, options: { rules: 'advanced', skirmishers: 'on' } },
  ],
  seed: 'napoleons-battles/lodi',
  allow: {
    ...Object.fromEntries(
      ROLLS.flatMap(step => ['reroll', 'keep'].map(answer => [`action ${step}:${answer}`, ONE_MAKE])),
    ),
    ...JUDGED,
    ...PASSED_OVER,
    'refusal A1.3.2: There is an enemy between the unit and its skirmishers.':
      'takes an enemy just before the body: a-1-detaching.test.ts',
    'event saved': 'takes cuirassiers under fire or in combat: 15-steadiness.test.ts',
    'event orderTurned': 'takes an objective that changes hands: b-orders.test.ts',
    'refusal 8.1.4.1: At most three units by one entry in a turn.': 'asked in 08-1-movement.test.ts',
    'refusal A3.6.5: As many bases go as there are too many.': 'asked in a-3-fire.test.ts',
    'refusal 20.3.1: That is a unit of another commander of your side.': 'takes several commanders: 20-players.test.ts',
    'event messageTried': 'what the other side hears of a reading: 20-messengers.test.ts',
    'step surplus.next': 'takes skirmishers out and a base lost: a-3-fire.test.ts',
    'step surplus.choose': 'takes skirmishers out and a base lost: a-3-fire.test.ts',
    'action surplus.choose:remove': 'takes skirmishers out and a base lost: a-3-fire.test.ts',
    'event thinned': 'takes skirmishers out and a base lost: a-3-fire.test.ts',
    'step recall.again': 'cavalry that answers a recall, and then another: 08-5-cavalry.test.ts',
    'action march.leg:rise': 'somebody has to lie down first: 18-movement.test.ts',
  },
})

test('what is judged elsewhere is judged where it is said to be, by its section', () => {
  for (const [name, file] of Object.entries(JUDGED)) {
    const [, rule, words] = /^refusal (\S+(?: hr)?): (.*)\.$/.exec(name)!
    const text = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    const isHeld = text.includes(`'${rule}`) || text.includes(words!.split(' ').slice(2).join(' '))
    assert.ok(isHeld, `${file} does not speak of ${rule}`)
  }
})
