// A motif that leans or lies: turned in its box, which takes its new shape.
import type { Motif } from './motif.ts'

export const leaning = (motif: Motif, turn: number): Motif => {
  const [across, up] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  const height = motif.width * across + up
  return {
    ...motif,
    id: `${motif.id} leaning ${turn}`,
    width: (motif.width * up + across) / height,
    draw: (pen, random) =>
      pen.placed({ x: 0, y: -0.5, turn, size: 1 / height }, () =>
        pen.placed({ x: 0, y: 0.5 }, () => motif.draw(pen, random)),
      ),
  }
}
