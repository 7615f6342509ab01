/**
 * The numbers of a measured table, alone in a file: whoever reads them often takes them out of it once (`const { SIZE } = numbers`). The compiler
 * knows such a number; one that is imported, or exported by the file that reads it, is looked up at every use.
 */

/** One inch. */
export const INCH = 240
/** A full turn, in tenths of a degree. */
export const FULL = 3600
/** A right angle. */
export const QUARTER = 900
/** The length of a direction's vector: `sine` and `cosine` are these times the true ones, rounded. */
export const UNIT = 16384
/** Two shapes are in contact when nothing more than this lies between them. */
export const TOUCH = 3
/** Shapes may run this deep into each other before they overlap: dressed ranks never do so by rounding alone. */
export const GIVE = 2
/** No edge may be longer: with it every comparison below stays within whole numbers that are exact. */
export const LONGEST_EDGE = 20 * INCH
/** No coordinate may be farther from the origin. */
export const FARTHEST = 32_767

// ---- shapes (quads.ts) ----------------------------------------------------------------------------------------------

/** The number of corners at 0, then the box (west, south, east, north), then x and y of each corner. */
export const SIZE = 29
export const MOST_CORNERS = 12
export const WEST_OF = 1
export const SOUTH_OF = 2
export const EAST_OF = 3
export const NORTH_OF = 4
export const CORNERS = 5
