/** Better thoughts come sooner: by so much for each point they are worth. */
const KEENNESS = 4
/** Of all the armies one could move, the best is far from obvious: they are weighed more loosely. */
const LOOSELY = 2

const weight = (value: number, keenness: number): number => Math.exp(keenness * Math.max(-3, Math.min(6, value)))
export const keen = (value: number): number => weight(value, KEENNESS)
export const loose = (value: number): number => weight(value, LOOSELY)
