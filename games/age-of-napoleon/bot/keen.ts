/** Better thoughts come sooner: by so much for each point they are worth. */
const KEENNESS = 4
/** Of all the armies one could move, the best is far from obvious: they are weighed more loosely. */
const LOOSELY = 2

const weight = (value: number, keenness: number): number => Math.exp(keenness * Math.max(-3, Math.min(6, value)))
export const keen = (value: number): number => weight(value, KEENNESS)
export const loose = (value: number): number => weight(value, LOOSELY)

/** The score is a value through `value / (|value| + HALF)`: near an even war a point of it is so much. */
export const HALF = 30
/** What a step of e in instinct’s weights stands for: which army moves is weighed loosely. */
export const grainOf = (proc: string): number => 1 / HALF / (proc === 'turn' ? LOOSELY : KEENNESS)
