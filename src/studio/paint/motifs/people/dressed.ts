// Couples whose clothes can be told from one another: the same drawing without one garment shows where that garment is.
import type { Pen } from '../../pen.ts'
import type { Motif } from '../motif.ts'

const garments = ['dress', 'suit'] as const

export type Garment = (typeof garments)[number]

/** Lays the pieces of a garment, unless the drawing lacks it. */
export type Wear = (garment: Garment, lay: () => void) => void

/** The name by which a garment is left out, for as long as it is looked for. */
export const wornName = (garment: Garment): string => `worn ${garment}`

export const dressed = (motif: Omit<Motif, 'draw' | 'lacking'>, draw: (pen: Pen, wear: Wear) => void): Motif => {
  const lackingOf = (lacked: Garment): Motif => ({
    ...motif,
    id: `${motif.id}-without-${lacked}`,
    draw: (pen) =>
      draw(pen, (garment, lay) => {
        if (garment !== lacked) lay()
      }),
  })
  return {
    ...motif,
    draw: (pen) => draw(pen, (_, lay) => lay()),
    lacking: Object.fromEntries(garments.map((garment) => [wornName(garment), lackingOf(garment)])),
  }
}
