/** What the troops wear, by nation and kind: our own choice of colours from common knowledge of the uniforms. */
export interface Uniform {
  readonly coat: string
  /** Facings: collar, cuffs, plastron. */
  readonly facing: string
  readonly hat: string
  readonly trousers: string
}

const of = (coat: string, facing: string, hat: string, trousers: string): Uniform => ({ coat, facing, hat, trousers })

/** By nation, as profiles name it: its line, and what differs by the rest of the type's name. */
const WARDROBE: Readonly<Record<string, Readonly<Record<string, Uniform>>>> = {
  Fr: {
    '': of('#2c4684', '#f3ecd9', '#1d1a18', '#efe7d2'),
    LT: of('#28407a', '#b53a2e', '#1d1a18', '#2f4985'),
    GN: of('#2c4684', '#b53a2e', '#2b1d12', '#efe7d2'),
    OGD: of('#24396f', '#f3ecd9', '#2b1d12', '#f3ecd9'),
    MGD: of('#24396f', '#f3ecd9', '#2b1d12', '#f3ecd9'),
    YGD: of('#2c4684', '#3f7d4e', '#1d1a18', '#efe7d2'),
    HC: of('#9aa3ab', '#b53a2e', '#c3a14b', '#efe7d2'),
    DR: of('#3d7049', '#b53a2e', '#c3a14b', '#efe7d2'),
    DRd: of('#3d7049', '#b53a2e', '#c3a14b', '#efe7d2'),
    LC: of('#3d7049', '#c9542f', '#1d1a18', '#3d7049'),
    LNC: of('#2c4684', '#b0304a', '#b0304a', '#2c4684'),
    GHC: of('#2c4684', '#b53a2e', '#2b1d12', '#efe7d2'),
    GLC: of('#3d7049', '#c9542f', '#6b2b1d', '#c9a96a'),
  },
  Au: {
    '': of('#efe8d6', '#a03327', '#20201f', '#efe8d6'),
    GN: of('#efe8d6', '#3f5f9a', '#2b1d12', '#efe8d6'),
    GRZ: of('#7a5a3c', '#a03327', '#20201f', '#3d5a93'),
    JG: of('#8c97a0', '#3f6b45', '#20201f', '#8c97a0'),
    LW: of('#8d8468', '#a03327', '#3b3127', '#8d8468'),
    HC: of('#efe8d6', '#a03327', '#20201f', '#efe8d6'),
    LC: of('#3c6a46', '#a03327', '#20201f', '#a03327'),
  },
  Pr: { '': of('#2f4161', '#b5382d', '#20201f', '#e6dfcc'), LC: of('#25324e', '#c9b04a', '#20201f', '#7d8288') },
  Rs: { '': of('#39624a', '#b5382d', '#1f241f', '#efe9da'), LC: of('#39624a', '#c9b04a', '#1f241f', '#8d939a') },
  Br: { '': of('#a9332c', '#c9b04a', '#20201f', '#9aa1a6'), LC: of('#2d4472', '#a9332c', '#20201f', '#9aa1a6') },
  Kg: { '': of('#a9332c', '#2d4472', '#20201f', '#9aa1a6'), LC: of('#2d4472', '#a9332c', '#20201f', '#9aa1a6') },
  Sp: { '': of('#e9e0c8', '#3f6b45', '#2b1d12', '#e9e0c8'), LC: of('#c9a23a', '#b5382d', '#2b1d12', '#e9e0c8') },
  Pt: { '': of('#2d4472', '#a9332c', '#20201f', '#e6dfcc') },
  Mk: { '': of('#3f6b45', '#c9a23a', '#efe8d6', '#a03327') },
  Tk: { '': of('#a9522c', '#3f6b45', '#efe8d6', '#3d5a93') },
}
const PLAIN = of('#6d6a5e', '#b9ac8a', '#2b2a26', '#b9ac8a')

/** The uniform of a type of troops: `FrLN`, `AuGRZ`, `Fr8#`. */
export function uniformOf(code: string): Uniform {
  const nation = WARDROBE[code.slice(0, 2)]
  return nation?.[code.slice(2)] ?? nation?.[''] ?? PLAIN
}

/** Colours carried by a nation: the ground of the cloth, its field and its charge. */
export interface Standard {
  readonly ground: string
  readonly field: string
  readonly charge: string
}
const STANDARDS: Readonly<Record<string, Standard>> = {
  Fr: { ground: '#2f4f9a', field: '#f6f1e3', charge: '#b7332c' },
  Au: { ground: '#e8c84f', field: '#f6ecc4', charge: '#24221f' },
  Pr: { ground: '#f2eee2', field: '#26262a', charge: '#e3a02f' },
  Rs: { ground: '#3c6b4b', field: '#f2eee2', charge: '#e3a02f' },
  Br: { ground: '#29427f', field: '#f2eee2', charge: '#b7332c' },
  Sp: { ground: '#f2eee2', field: '#f2eee2', charge: '#b7332c' },
  Pt: { ground: '#29427f', field: '#f2eee2', charge: '#b7332c' },
  Kg: { ground: '#29427f', field: '#f2eee2', charge: '#b7332c' },
  Tk: { ground: '#b7332c', field: '#b7332c', charge: '#f2eee2' },
}
export const standardOf = (code: string): Standard =>
  STANDARDS[code.slice(0, 2)] ?? { ground: '#8b8472', field: '#c9bfa6', charge: '#37301f' }
