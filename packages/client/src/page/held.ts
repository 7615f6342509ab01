/** Fingers that hold a piece: one alone does not push the board about; when a second one comes, both are on the board. */
export const held = new Set<number>()
