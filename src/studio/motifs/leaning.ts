// A motif that leans or lies: turned in its box, which takes its new shape.
import type { Motif } from './motif.ts'

const leans = ' leaning '

/** The id of the motif that leans, or of one that does not. */
export const uprightId = (id: string): string => id.split(leans)[0] ?? id

export const leaning = (motif: Motif, turn: number): Motif => {
  const [across, up] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  const height = motif.width * across + up
  return {
    ...motif,
    id: `${motif.id}${leans}${turn}`,
    width: (motif.width * up + across) / height,
    draw: (pen, random) =>
      pen.placed({ x: 0, y: -0.5, turn, size: 1 / height }, () =>
        pen.placed({ x: 0, y: 0.5 }, () => motif.draw(pen, random)),
      ),
  }
}
