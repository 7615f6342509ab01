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

/** A soldier on the march: shako and plume, pack, coat tails, musket at the slope. */
export const INFANTRYMAN: Figure = {
  width: 36,
  body: [
    'M18.4 6.2Q16.6 1.6 18.6-1.6Q21.6-.6 21 6Z', // plume
    'M14.2 5.6L25.4 5L24.4 13.4L15.4 13.4Z', // shako
    'M15 13L27.6 13.2L27 14.8L15.2 14.6Z', // peak
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

/** A trooper at the gallop, sabre out. */
export const HORSEMAN: Figure = {
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
    'M32 7.2Q32.2.4 38.4.2Q43 .6 43.6 6.6L45.4 7.4L32.2 8.4Z', // helmet
    'M37-2.6Q43.8-2.6 43.4 1.4Q38.4-.8 34 4.2Q29.6 8.6 30 13.8Q26.8 8.6 30.4 2.8Q33-1.6 37-2.6Z', // crest and tail of it
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

/** Head and shoulders of a general in a cocked hat. */
export const GENERAL: Figure = {
  width: 72,
  body: [
    'M4.6 20.4Q9 3.4 36 2.4Q63 3.4 67.4 20.4Q68 24 64.6 23.2Q50 17.4 36 17.6Q22 17.4 7.4 23.2Q4 24 4.6 20.4Z', // hat
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
    'M34.6 5.6H37.4L38.4 14.4H33.6Z', // cockade loop
    'M53 55.6L54.2 58.4L57 58.6L54.8 60.4L55.6 63.2L53 61.6L50.4 63.2L51.2 60.4L49 58.6L51.8 58.4Z', // star
  ].join(''),
}
