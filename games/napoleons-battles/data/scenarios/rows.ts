/** Rows of an order of battle: what holds for a whole army is said once, ratings stand as the book writes them. */
import type { Form, Text } from '@bivouac/kernel'
import type { ArrivalData, GeneralData, Spot, UnitData } from '../../scenario.ts'
import type { Formation, Quality, Rank } from '../../words.ts'

type Place = {
  readonly at?: Spot
  readonly facing?: number
  readonly formation?: Formation
  readonly town?: string
  readonly arrives?: ArrivalData
}
/** Comes onto the table on a turn, by an entry; with numbers to roll from that turn on. */
export const late = (turn: number, entry: string, rolls?: readonly number[]): Place => ({
  arrives: { turn, entry, ...(rolls !== undefined && { rolls }) },
})

const RATING = /^(\d+)"([PAGE])\((\d+)\)([+-]\d)(D?)$/

/** 2.1 “4"E(8)+2”: radius, quality, response, combat value, D where that counts in defence only. */
export function rated(rating: string): Pick<GeneralData, 'radius' | 'quality' | 'response' | 'combat' | 'defence'> {
  const [, radius, quality, response, combat, defence] = RATING.exec(rating)!
  return {
    radius: Number(radius),
    quality: quality as Quality,
    response: Number(response),
    combat: Number(combat),
    ...(defence === 'D' && { defence: true }),
  }
}

/** One army: the side it fights for, and where it faces unless a row says otherwise. */
export function rows(side: number, army: string, facing: number) {
  const stand = (place: Place): Place => (place.at === undefined ? place : { facing, ...place })
  return {
    in: (formation: Formation, x: number, y: number, towards = facing): Place => ({
      at: [x, y],
      facing: towards,
      formation,
    }),
    unit: (
      id: string,
      name: string | Text,
      is: Form | undefined,
      type: string,
      figures: number,
      under: string,
      place: Place,
    ): UnitData => ({ id, side, army, name, ...(is !== undefined && { is }), type, figures, under, ...stand(place) }),
    guns: (id: string, name: string | Text, type: string, under: string, place: Place): UnitData => ({
      id,
      side,
      army,
      name,
      is: 'f',
      type,
      under,
      ...stand(place),
    }),
    general: (
      id: string,
      name: string,
      rank: Rank,
      rating: string,
      under: string | undefined,
      place: Place,
      more: Partial<GeneralData> = {},
    ): GeneralData => ({
      id,
      side,
      army,
      name,
      rank,
      ...rated(rating),
      ...(under !== undefined && { under }),
      ...stand(place),
      ...more,
    }),
  }
}

/** A height or a pond as a figure of twenty-four corners, to a tenth of an inch. */
export const ellipse = (x: number, y: number, across: number, up: number): Spot[] =>
  CORNERS.map(
    ([east, north]): Spot => [Math.round((x + across * east) * 10) / 10, Math.round((y + up * north) * 10) / 10],
  )
/** Cosines and sines of every fifteen degrees, so that no engine reckons them differently. */
const QUARTER = [1000, 966, 866, 707, 500, 259].map(thousandths => thousandths / 1000)
const CORNERS: readonly Spot[] = [0, 1, 2, 3].flatMap(turn =>
  QUARTER.map((cos, i): Spot => {
    const sin = i === 0 ? 0 : QUARTER[6 - i]!
    return turn === 0 ? [cos, sin] : turn === 1 ? [-sin, cos] : turn === 2 ? [-cos, -sin] : [sin, -cos]
  }),
)
