/** Colours of the armies: coat, facings, and ink that reads on the coat. Period colours, our choice of shades. */
export interface Colours {
  readonly coat: string
  readonly trim: string
  readonly ink: string
}

const colours = (coat: string, trim: string, ink = '#fff8e8'): Colours => ({ coat, trim, ink })

export const NATION_COLOURS: Readonly<Record<string, Colours>> = {
  France: colours('#1f3f7c', '#c8352c'),
  Austria: colours('#efe9d6', '#b8952a', '#2c2416'),
  Piedmont: colours('#3d6f96', '#d9b13c'),
  Mameluke: colours('#2f6a48', '#e0b94a'),
  Ottoman: colours('#a3312a', '#e9d9a8'),
  Russia: colours('#2f5236', '#c0392f'),
  Prussia: colours('#2b2d38', '#d8d2c0'),
  Saxony: colours('#e6e2d2', '#3f7a4d', '#24301f'),
  Spain: colours('#6b4a2c', '#d6a62c'),
  Portugal: colours('#4a3a5a', '#c9b25c'),
  Britain: colours('#b02a26', '#e9dcb2'),
  Sweden: colours('#27588c', '#e5c23f'),
  Bavaria: colours('#6ea2c6', '#f3ecd8', '#14222e'),
  Wurttemberg: colours('#3a3f4d', '#b4373a'),
  Netherlands: colours('#c2671c', '#26406e'),
  Brunswick: colours('#1d1c1f', '#7d93b3'),
}
/** Counters without a commander wear the colours of their side: the French, or a plain enemy grey. */
const RECRUITS: readonly Colours[] = [colours('#3a5a94', '#e8e0cc'), colours('#7b6a4e', '#e4d6b0')]
const STATICS: readonly Colours[] = [colours('#5d6c87', '#c8352c'), colours('#7d7566', '#d8c8a0')]

export const coloursOf = (nation: string, side: number): Colours =>
  NATION_COLOURS[nation] ?? (nation === 'Statics' ? STATICS : RECRUITS)[side]!
