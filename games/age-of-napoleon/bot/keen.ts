/** Better thoughts come sooner: by so much for each point they are worth. */
const KEENNESS = 4
export const keen = (value: number): number => Math.exp(KEENNESS * Math.max(-3, Math.min(6, value)))
