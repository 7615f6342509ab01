import { test } from 'node:test'
import { coverage } from '@bivouac/kernel/conformance'
import { napoleonsBattles } from '../module.ts'
import { MEETING, RING, SIEGE, SKIRMISH, TANGLE } from './positions.ts'
import { BLAZE, GUARDS, OUTPOSTS } from './positions-advanced.ts'
import { FOG, HIDDEN } from './positions-fog.ts'
import { CAMP, EVERYTHING, HEADQUARTERS, PICKETS, SAPPERS } from './positions-optional.ts'

/** 20.5 One question after every kind of roll, of one make; who has none left is not asked at all. Charges that meet infantry are rare in so few games. */
const FREE = [
  'step square.how',
  'action square.free:reroll',
  'action square.free:keep',
  'action combat.free:reroll',
  'action combat.free:keep',
  'action combat.freeOther:reroll',
  'action combat.freeOther:keep',
  'action recall.free:reroll',
  'action recall.free:keep',
  'action evasions.free:reroll',
  'action evasions.free:keep',
  'action nerve.free:reroll',
  'action nerve.free:keep',
  'action stragglers.free:reroll',
  'action stragglers.freeOther:reroll',
  'action stragglers.free:keep',
  'action stragglers.freeOther:keep',
  'refusal 20.5.1: You have no free rolls left.',
  'refusal 20.5.2: The second roll stands.',
]

/** Three turns of one unit: launched, boarded, sailed, landed. */
const BOATS = [
  'action march.leg:embark',
  'action march.leg:sail',
  'action march.leg:land',
  'refusal 18.4.2.2.5.2: Boats are boarded in march column.',
  'refusal 18.4.2.2.5.2: A boat takes one unit of infantry or cavalry, or two batteries or wagon trains.',
  'refusal 18.4.2.2.5.4: The unit is in a boat: it neither manoeuvres nor fires nor reacts.',
  'refusal 18.4.2.2.5.3: A boat makes 24" a turn.',
  'refusal 18.4.2.2.5.3: Sailing takes the whole movement of those in the boat.',
  'refusal 18.4.2.2.5.3: The boat needs water all the way, and room.',
  'refusal 18.4.2.2.5.5: On this side the boat is not at the bank, or there is no room to land.',
  'event boarded',
  'event sailed',
]

/** Guns, escorts and irregulars that only some positions have. */
const RARE = [
  'refusal 17.1.1.1: None of yours sees the target.',
  'refusal 17.1.1.2: The target is beyond the distance of observation.',
  'refusal 18.7: The escort moves only with its general.',
  'refusal 18.5.2: Civilian drivers do not take limbered guns within 18" of the enemy.',
  'refusal 18.5.2: A battery with civilian drivers has the enemy within 18".',
  'refusal 19.4: The irregulars have refused to attack.',
  'refusal 19.3: No Old Guard at rest touches the battery.',
]

/** Appendix B: an order is one text among very many, and few games have a wing, cavalry alone or a reserve under fire. */
const ORDERS = [
  'refusal B1.4.2.2#1: An order to manoeuvre wants all divisions to come nearer to its destination.',
  'refusal B1.4.2.2#2: An order to defend wants all divisions about its objectives, but for those in contact.',
  'refusal B1.4.4: An order to support wants the cavalry near those it supports, but for those in contact.',
  'refusal B1.4.5: A reserve stands in its zone, in column or march column, its guns limbered.',
  'refusal B1.4.1.3: A higher general ordered to attack orders an attack to at least one subordinate in the next turn.',
  'refusal B1.4.2.2#1: A higher general ordered to manoeuvre orders it to all subordinates.',
  'refusal B1.4.2.2#2: A higher general ordered to defend orders it to at least half of his formations.',
  'refusal B1.5: Only a general of corps rank or above, on the table, writes orders.',
  'refusal B1.1: No general changes his own orders.',
  'refusal B1.2: Orders go only to subordinate generals in the chain of command.',
  'refusal B1: Generals of corps and wings and of independent divisions have an order sheet.',
  'refusal B1.5: A general in contact writes only to generals he touches.',
  'refusal B1.4: An order states its objectives clearly: places on the table, one only to manoeuvre or for a reserve.',
  'refusal B1.4.4: Only a formation of cavalry alone can support.',
  'refusal B1.4.4.1: An independent division supports divisions, or one corps, of its side.',
  'refusal B1.4.4.2: A cavalry corps supports corps of its army.',
  'refusal B1.7.1: A corps has at most two orders at once, attack or defend only; a division one.',
  'refusal B1.7.2: A higher general has at most three orders at once, never with a reserve.',
  'refusal B1: A sheet is filled in freely only before its general comes into play.',
  'refusal B1.4.5.1#2: Only a reserve under fire turns to defence by itself.',
]

coverage(test, napoleonsBattles, {
  games: 420,
  limit: 6000,
  setups: [
    { scenario: TANGLE },
    { scenario: RING },
    { scenario: SKIRMISH },
    { scenario: TANGLE },
    { scenario: MEETING },
    {
      scenario: SKIRMISH,
      options: { rally: 'anybody', rates: 'fractions', disorderedContact: 'yes', weather: 'dice' },
    },
    { scenario: 'san-rocco', options: { deployment: 'free' } },
    { scenario: 'marengo', options: { deployment: 'free' } },
    { scenario: SIEGE },
    { scenario: BLAZE, options: { rules: 'advancedHouse' } },
    { scenario: BLAZE, options: { rules: 'advanced' } },
    { scenario: TANGLE, options: { rules: 'advancedHouse' } },
    { scenario: CAMP, options: EVERYTHING },
    { scenario: GUARDS, options: { rules: 'advanced', evadeTest: 'on' } },
    { scenario: SAPPERS, options: { works: 'on', boats: 'on' } },
    { scenario: CAMP, options: EVERYTHING },
    { scenario: OUTPOSTS, options: { rules: 'advanced' } },
    { scenario: HEADQUARTERS, options: { orders: 'on' } },
    { scenario: FOG, options: HIDDEN },
    { scenario: PICKETS, options: { rules: 'base', skirmishers: 'on' } },
    { scenario: PICKETS, options: { rules: 'advanced', skirmishers: 'on' } },
  ],
  seed: 'napoleons-battles/lodi',
  allow: {
    'refusal 20.4.2.2: At this table the Guard has no step of its own.': 'asked in 14-guard.test.ts',
    'refusal 9.2.3.1.1: The line of fire is blocked.': 'asked in 09-targets.test.ts',
    'refusal 14.6: Formation is changed about the middle of the front.':
      'on no list without the rule: 14-wings.test.ts',
    'refusal 14.5.1.3: The buildings cannot hold the whole unit.': 'takes a line beside a hut: 14-detachments.test.ts',
    'refusal 17.2.2: The unit is still under its counter.': 'asked in 14-detachments.test.ts',
    'refusal 1.4.2.4: The march column bends with the road: its bases are not in a line.': 'asked in 08-2-road.test.ts',
    'step surplus.next': 'takes skirmishers out and a base lost: a-3-fire.test.ts',
    'step surplus.choose': 'takes skirmishers out and a base lost: a-3-fire.test.ts',
    'action surplus.choose:remove': 'takes skirmishers out and a base lost: a-3-fire.test.ts',
    'refusal A3.6.5: As many bases go as there are too many.': 'asked in a-3-fire.test.ts',
    'event thinned': 'takes skirmishers out and a base lost: a-3-fire.test.ts',
    'refusal 8.1.4.1: At most three units by one entry in a turn.': 'asked in 08-1-movement.test.ts',
    'event saved': 'takes cuirassiers under fire or in combat: 15-steadiness.test.ts',
    'refusal 14.5.1.2: Nobody is detached from a detachment.': 'a detachment never marches: 14-detachments.test.ts',
    'refusal 14.5.1: There are no more counters for detachments.': 'takes six of them at once: 14-detachments.test.ts',
    'refusal 14.4.2.2: Nobody mounts in square.': 'takes dragoons on foot in square: 14-dismount.test.ts',
    'refusal 14.1.2: The general in contact cannot follow the Guard as far as that.':
      'he has twice the way of the Guard: 14-guard.test.ts',
    'refusal 14.1.3: To engage in a combat the Guard must still have an inch of movement.':
      'takes an enemy in the last inch: 14-guard.test.ts',
    'refusal 14.2.2: Whoever evades has to break the contact.': 'asked in 14-withdrawal.test.ts',
    'refusal 8.3.3: There is no room on this side.': 'takes a town hemmed in: 08-2-road.test.ts',
    'refusal 8.2.5.3.1 hr: Without the club’s rule one can only face about.':
      'on no list without the rule: 14-wings.test.ts',
    'refusal 8.3.3.1 hr: Only a unit wholly among buildings is arranged anew like this, by the club’s rule.':
      'on no list outside a town: 08-house.test.ts',
    'action march.leg:shuffle': 'takes a unit wholly in a large town: 08-house.test.ts',
    'refusal 8.3.3.1 hr: It has to stay wholly among the same buildings, where there is room.':
      'takes a unit wholly in a large town: 08-house.test.ts',
    'event isolated': 'takes enemies on all sides: 08-flanks.test.ts',
    'step isolation.point': 'takes enemies on all sides: 08-flanks.test.ts',
    'action isolation.point:point': 'takes enemies on all sides: 08-flanks.test.ts',
    'action isolation.point:done': 'takes enemies on all sides: 08-flanks.test.ts',
    'refusal 15.5.1: This unit is not shut in.': 'takes enemies on all sides: 08-flanks.test.ts',
    'refusal 15.5.1: This unit has been pointed out already.': 'takes enemies on all sides: 08-flanks.test.ts',
    'event stopped': 'takes a square that stands back from the charge: 08-4-contact.test.ts',
    'step replacement.place': 'two turns after a general has fallen: 15-overrun.test.ts',
    'action replacement.place:appoint': 'two turns after a general has fallen: 15-overrun.test.ts',
    'refusal 15.2.2.4.1: The replacement is put on the table, not touching the enemy nor on impassable ground.':
      'two turns after a general has fallen: 15-overrun.test.ts',
    'event appointed': 'two turns after a general has fallen: 15-overrun.test.ts',
    'event fell': 'three dice of ten, for the few generals who come into danger: 15-overrun.test.ts',
    'event fresh': 'takes a rally in a formation that is just worn: 13-command.test.ts',
    ...Object.fromEntries(
      RARE.map(each => [each, 'tested by name: 17-observation, 18-marches, 19-combat, 20-generals']),
    ),
    'event orderTurned': 'takes an objective that changes hands: b-orders.test.ts',
    'refusal 20.3.1: That is a unit of another commander of your side.': 'takes several commanders: 20-players.test.ts',
    'refusal 20.3.1: None of your units has anything to do.': 'takes several commanders: 20-players.test.ts',
    ...Object.fromEntries(BOATS.map(each => [each, 'takes three turns of one unit: 18-boats.test.ts'])),
    ...Object.fromEntries(ORDERS.map(each => [each, 'tested by name: b-orders.test.ts'])),
    ...Object.fromEntries(FREE.map(each => [each, 'tested by name: 18-movement.test.ts, 20-generals.test.ts'])),
    'refusal A1: The unit is out of command.': 'takes generals: a-1-detaching.test.ts',
    'refusal A1.1.3: The figures left would bring the unit to its dispersal.':
      'few figures left: a-1-detaching.test.ts',
    'refusal A1.3.2: A unit in contact with the enemy keeps its skirmishers with it.':
      'a unit in contact that may still march: a-1-detaching.test.ts',
    'refusal A1.3.2: There is an enemy between the unit and its skirmishers.':
      'takes an enemy just before the body: a-1-detaching.test.ts',
    'refusal A3.4.4: Skirmishers fire at enemy skirmishers in reach before anybody else.':
      'takes two enemies before one base: a-3-fire.test.ts',
    'refusal A3.6.6: With fewer than eight figures nobody throws out skirmishers.':
      'few units last so long: a-3-fire.test.ts',
    'action march.leg:rise': 'somebody has to lie down first: 18-movement.test.ts',
    'action square.how:square': 'needs a charge with the rule for lying down: 18-movement.test.ts',
    'action square.how:lie': 'needs a charge with the rule for lying down: 18-movement.test.ts',
    'action movement.choose:crew': 'needs the Old Guard: 19-combat.test.ts',
    'event crewed': 'needs the Old Guard: 19-combat.test.ts',
    'refusal 18.2.1.2: Batteries of a grand battery do not change formation.': 'asked in 18-marches.test.ts',
    'refusal 18.1.2: Nobody fires lying down.': 'who lies is on no list of shooters; asked in 18-marches.test.ts',
    'refusal 1.1.1.3: That is none of your units.': 'asked of one place among thousands: 04-deployment.test.ts',
    'refusal 1.5: It is attached and deploys with its unit.':
      'asked of one place among thousands: 04-deployment.test.ts',
    'action march.leg:man': 'takes a rout, a rally and the way back: 15-towns.test.ts',
    'event manned': 'takes a rout, a rally and the way back: 15-towns.test.ts',
    'refusal 15.6.2: There is no room by the gun.': 'takes a rout, a rally and the way back: 15-towns.test.ts',
    'action escape.flee:stay': 'takes a general hemmed in on all sides: 08-4-contact.test.ts',
    'refusal 4.1.3: No unit can be rallied.':
      'with nobody to rally the step is passed over and nobody is asked: control.test.ts',
    'refusal 9.1: Nobody has a target.': 'with no target the step is passed over and nobody is asked: 01-units.test.ts',
    'refusal 9.1: That is none of your units on the table.':
      'only one’s own units are on the list; asked all the same in fire.test.ts',
    'refusal 8.4.2: The contacts are not divided like this.':
      'only ways that exist are on the list; asked all the same in 08-4-contact.test.ts',
    'refusal 8.6.1.1: Nobody ends where the enemy he fought has stood.':
      'takes two bounces and a way back round: 08-flight.test.ts',
  },
})
