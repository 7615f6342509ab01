import type { Arm, Nation } from '../words.ts'

/**
 * Our own silhouettes, as paths. Every figure looks to the right, stands on y = 64 and is drawn in one colour; `line`
 * holds the parts that are too thin to fill (muskets, sabres, reins) and is stroked with the same colour; `light` is
 * laid over it in the colour of the ground (belts, a face).
 */
export interface Figure {
  readonly width: number
  readonly body: string
  readonly line: string
  readonly light: string
}

/** A soldier on the march, bareheaded: pack, coat tails, musket at the slope. */
const INFANTRYMAN: Figure = {
  width: 36,
  body: [
    'M16 14.2L25 14.2Q26.6 17 25.6 18.4Q24.4 21.2 20.8 21.2Q16.4 21 16 14.2Z', // face
    'M14.6 22.4Q20 19.6 25.2 21.8Q28 28 27.4 38.4L14 38.8Q12.6 28 14.6 22.4Z', // coat
    'M6.6 22.6Q6 21.4 7.6 21.2L13.4 21.4L12.4 33.4L7 33.2Q6 33 6.2 31.8Z', // pack
    'M6.8 19.2Q6.8 17.8 8.4 17.8L13 18Q14.4 18.2 14.2 20.4L7 20.2Z', // rolled coat
    'M13.8 36L11.4 49.4L16.4 48L19.4 38Z', // tails
    'M24 22.4Q27.2 22.6 28 25.8L30.8 31.6L27.6 37.4L25.4 36.2L27 31.6L23.4 26.8Z', // arm
    'M20 36.6L27.2 36.4L29.4 47.4L31.6 60.4L36 62.2L36 64L27.6 64L24.8 50Z', // leading leg
    'M14.4 37L22 37L20.6 49.2L14.2 58.6L15.6 62L14.4 64L9.4 61.6Q9 59.8 10.6 58.2L14.6 48.4Z', // trailing leg
  ].join(''),
  line: 'M29 36.4L12.2 2.4L9.6-3.6M26.2 30.6L29.8 38.2',
  light:
    'M16.4 22.6L18.4 21.8L25.6 36L23.6 36.4ZM24.4 22L26 23.4L17.6 36.6L15.8 36.6ZM14.6 38L27 37.6L27 38.8L14.6 39.2Z',
}

/** A trooper at the gallop, bareheaded, sabre out. */
const HORSEMAN: Figure = {
  width: 74,
  body: [
    // the horse, from the ears round by the head, legs and tail
    'M57.4 13.2L58.6 17.2Q63 19.4 65.4 23.8L69.6 29.6Q70.6 32 68.6 33.2Q66.4 34 64.8 32.2Q61.6 30.8 58.8 30.4Q56.6 33.4 56.2 37.4Q56.6 41.4 55 43.6',
    'L62.6 43.8L70.4 47.4L73.6 52.6L71.2 54.4L67.6 49.8L60.8 47.8L53.6 48.2',
    'L57.6 53.4L56.2 61.6L51.8 63.2L51 61.4L53.2 59.4L53.2 54.6L47.2 49.4Q38.6 51.4 31.4 48.2',
    'L25.8 52.6L17.2 55.2L14.4 61.8L10 64L9.2 62L11.8 60L13.6 53.2L20.4 48.6',
    'L16.4 47.6L8.8 50.6L4.6 57.6L0 58.8L0 56.6L3 54.8L6.4 47.2L14.2 41.6',
    'Q13.2 36 16.8 33.2Q9.4 31.8 3.8 38.2Q4.6 29.2 12.2 28Q17 27.4 20.6 29.6Q27 28.4 31.2 30.4L43.4 29.8Q46.8 20.4 54.4 16.4L55 13Z',
    'M33.4 14.4Q37 12.6 41 15.6Q43.4 21.6 43 29.4L46.8 34.4L46.4 44.4L50.8 47L42.8 47.2L41.4 36.8L33.8 33Q30 22.4 33.4 14.4Z', // rider
    'M33.6 6.6L42.2 6.2Q43.6 10.4 41.6 12.4Q38.4 14.4 35.6 12.6Z', // face
    'M32.6 8.2Q32.4 2 38.2 1.8Q43.2 2 43.4 7.6Z', // crown of the head
    'M39.6 15.8L49 12.8L51.4 14L50.8 16.2L49.2 16L41.6 21.6Z', // sword arm
    'M33.6 33L24.6 31.2Q21.4 31.6 21.8 36L32.4 38.6Z', // saddle cloth
  ].join(''),
  light: 'M36 14.6L38 14.2L42.4 28.4L40.4 28.6Z',
  line: 'M50.2 15.4Q58.4 10.8 60.4-2.6M42 26L53 27.4L64.4 28.2',
}

/** A field gun on its carriage. */
export const GUN: Figure = {
  width: 78,
  body: [
    'M20.4 33.6L23 26.8L66.8 21L72.6 19.4L74 28.6L68 28.8L28 38.6Z', // barrel
    'M20.6 32L15.6 31.4Q12.4 32.4 13.6 35Q15.4 37 18.4 35.6L22 35.4Z', // knob
    'M37.4 35L48 33.4L45.6 42L9.2 63.6L0 64L.4 60.6Z', // trail
    'M44.8 26A19 19 0 1 1 44.7 26ZM44.8 30A15 15 0 1 0 44.9 30Z', // wheel
    'M44.8 40.4A4.6 4.6 0 1 1 44.7 40.4Z', // hub
  ].join(''),
  light: '',
  line: 'M44.8 28V62M27.8 45H61.8M32.8 33L56.8 57M56.8 33L32.8 57',
}

/** Head and shoulders of a general, bareheaded. */
const GENERAL: Figure = {
  width: 72,
  body: [
    'M23.8 18.6H48.2Q49.8 27 47.6 33.4Q44 42.6 36 43Q28 42.6 24.4 33.4Q22.2 27 23.8 18.6Z', // head
    'M25.4 36.6Q30 43.6 36 44.2Q42 43.6 46.6 36.6L48.4 46Q62 47 68 51.4L71 64H1L4 51.4Q10 47 23.6 46Z', // coat and collar
  ].join(''),
  line: '',
  light: [
    'M28 20.2Q36 18.6 44 20.2L43 25L45.4 28L45 32.6Q42.2 40.2 36 40.6Q29.8 40.2 27 32.6L26.6 28L29 25Z', // face
    'M30.4 26.6Q32 25.4 34.2 26.6L34 28H30.6ZM37.8 26.6Q40 25.4 41.6 26.6L41.4 28H38Z', // eyes
    'M35.6 28L36.8 28L38 33.2H35.2ZM33.4 35.6Q36 36.6 38.6 35.6L38.2 37Q36 37.6 33.8 37Z', // nose and mouth
    'M33.4 45.4L36 48.6L38.6 45.4L40.4 52L36 64L31.6 52Z', // shirt front
    'M5.4 52.6Q10.6 49 18.6 49L17.6 52Q10.8 52 6.4 55.6ZM66.6 52.6Q61.4 49 53.4 49L54.4 52Q61.2 52 65.6 55.6Z', // epaulettes
    'M53 55.6L54.2 58.4L57 58.6L54.8 60.4L55.6 63.2L53 61.6L50.4 63.2L51.2 60.4L49 58.6L51.8 58.4Z', // star
  ].join(''),
}

const PEAK = 'M15 13L27.6 13.2L27 14.8L15.2 14.6Z'
const HORSE_PEAK = 'M42.6 5.4L47.2 7L45.6 8.6L33 8.2V6Z'
const HELMET = 'M32 7.2Q32.2.4 38.4.2Q43 .6 43.6 6.6L45.4 7.4L32.2 8.4Z'

/** What a nation wears on its head tells it from the others at a glance, on foot and on horseback. */
const HATS: Readonly<Record<Nation, Readonly<Record<Arm, string>>>> = {
  // shako wider at the top, pompon; helmet with a horse's tail
  france: {
    infantry: `M13 4.8L27 4L24.6 13.4L15.4 13.4Z${PEAK}M18.4 5.2Q16.6.6 18.6-2.6Q21.6-1.6 21 5Z`,
    cavalry: `${HELMET}M37-2.6Q43.8-2.6 43.4 1.4Q38.4-.8 34 4.2Q29.6 8.6 30 13.8Q26.8 8.6 30.4 2.8Q33-1.6 37-2.6Z`,
  },
  // stovepipe with the tuft in front; fur crest from brow to nape
  britain: {
    infantry: `M15.4 2.2L25.2 1.8L25 13.4L15.2 13.4Z${PEAK}M23.8 3Q23.2-4 25.8-5.6Q28-2.4 27 3.2Z`,
    cavalry: `${HELMET}${HORSE_PEAK}M30.6 7Q28.6-3.2 37.4-4.6Q46-4.8 46.4 1.8Q42.6-1.6 38-1Q33-.2 33.4 6Z`,
  },
  // hollow crown and a plume as tall as it; crest that stands up
  russia: {
    infantry: `M13.6 4Q20 7.4 26.8 3.4L24.8 13.4L15.2 13.4Z${PEAK}M23.2 5Q21.8-7 24.4-11.4Q27.4-6.6 26 4.4Z`,
    cavalry: `${HELMET}${HORSE_PEAK}M31.4-1Q33.4-9 40.4-8.8Q46.6-7.4 45.4 1.6Q42.4-3.4 38.2-2.8Q34.2-2.2 33 2Z`,
  },
  // flat cap of the militia; covered shako with a plume
  prussia: {
    infantry: `M11.8 8.4Q12 5.2 20 5Q28.8 5 28.6 8.6L25.4 13.4L15.2 13.4Z${PEAK}`,
    cavalry: `M31.6-4L44.4-4.6L43.4 7L33 7.2Z${HORSE_PEAK}M36.6-3.4Q35.2-10.4 38-13Q41-9.6 40-3.6Z`,
  },
  // helmet with a comb over it
  austria: {
    infantry: `M15 13.4Q14.2 6.4 19.8 5.8Q25.8 6 25.4 13.4Z${PEAK}M11.6 12.4Q9.4 1.8 18.8.2Q28.4-.2 28.6 6.6Q24.6 3 19.6 3.8Q14 4.8 14.2 12Z`,
    cavalry: `${HELMET}${HORSE_PEAK}M29.4 8.6Q26.6-4.6 37-6.6Q47-7 47.4.8Q43.2-2.8 38-2Q32.2-.8 32.6 8.4Z`,
  },
  // hat with two horns, worn across
  spain: {
    infantry:
      'M8.4 13Q11 4 20 3.4Q29.4 3.8 32.4 12.6Q28.6 11 25.4 11.2L25 15L15.6 15L15.4 11.6Q12 11.6 8.4 13ZM18.4 4.6Q16.4-3 18.8-5.6Q21.8-2.4 20.8 4.2Z',
    cavalry:
      'M26.6 6Q29.2-4 38-4.8Q47-4.4 51.4 5.2Q44.6 3.2 38.6 5L44 7.4L33 7.8Q33 5.6 26.6 6ZM35.4-3.4Q34-10 36.6-12.6Q39.8-9.4 38.8-4Z',
  },
  // turban round a cap, heron's feathers
  ottoman: {
    infantry: 'M13 13Q10 8 14.4 5.4Q20.4 2.4 26.4 5.2Q30.6 8 27.8 13Q20.4 16 13 13ZM16.6 5Q20.4-4.4 24.2 4.8Z',
    cavalry:
      'M30.2 7Q27.4 1.4 32.4-1.2Q38.6-4 44.2-1.2Q48.4 1.8 45.6 7Q38 10 30.2 7ZM34.6-1.4Q38.4-9.6 42-1.4ZM41.4-2Q42.4-10 46.6-12.4Q47.6-7 43.8-1Z',
  },
  // shako with a raised front; leather cap with a horse's tail
  usa: {
    infantry: `M15.2 6.2L22 5.4L22.2 1.2Q25.8-1.6 26.2 3L25 13.4L15.4 13.4Z${PEAK}M17 6.4Q15-2.4 17.4-5.8Q20.4-2.8 19.4 6Z`,
    cavalry: `M32.4-2.4L43.6-3L43.2 7L33 7.2Z${HORSE_PEAK}M32.4-2.4Q26.6-1 26.4 6Q26.6 11 29.4 14.4Q28.8 7 33 4.6Z`,
  },
}

/** A general's hat, and the turban of a pasha; what lies over it in the colour of the ground. */
const COCKED = {
  body: 'M4.6 20.4Q9 3.4 36 2.4Q63 3.4 67.4 20.4Q68 24 64.6 23.2Q50 17.4 36 17.6Q22 17.4 7.4 23.2Q4 24 4.6 20.4Z',
  light: 'M34.6 5.6H37.4L38.4 14.4H33.6Z',
}
/** Fringed with feathers along its edge. */
const FEATHERED = {
  body: `${COCKED.body}${[8, 15, 22, 29, 36, 43, 50, 57, 64].map((x, i) => `M${x - 4} ${[13, 8, 5, 3.4, 3, 3.4, 5, 8, 13][i]!}q4-7 8 0Z`).join('')}`,
  light: COCKED.light,
}
const TURBAN = {
  body: 'M14 21Q5 10 20 4.2Q36-1.6 52 4.2Q67 10 58 21Q47 25.4 36 24.4Q25 25.4 14 21ZM33 2.4Q29-8 35.4-13.4Q42-7 39.4 2.4Z',
  light:
    'M17 12Q30 20 44 4.4L47 5.4Q36 22 17.4 16ZM52 7L58 12Q50 22 38 22.4Q48 17 52 7ZM34.4 6H37.6L38.6 12L36 15L33.4 12Z',
}
const GENERALS: Readonly<Record<Nation, typeof COCKED>> = {
  france: COCKED,
  britain: COCKED,
  russia: FEATHERED,
  prussia: FEATHERED,
  austria: FEATHERED,
  spain: COCKED,
  ottoman: TURBAN,
  usa: COCKED,
}

const BARE: Readonly<Record<Arm, Figure>> = { infantry: INFANTRYMAN, cavalry: HORSEMAN }

export function soldierOf(nation: Nation, arm: Arm): Figure {
  const bare = BARE[arm]
  return { ...bare, body: bare.body + HATS[nation][arm] }
}
export const generalOf = (nation: Nation): Figure => ({
  ...GENERAL,
  body: GENERAL.body + GENERALS[nation].body,
  light: GENERAL.light + GENERALS[nation].light,
})
