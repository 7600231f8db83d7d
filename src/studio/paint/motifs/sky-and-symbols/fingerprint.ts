// A fingerprint: ridges that loop around a core, break and fork, inside the oval of the fingertip.
import { lerp } from '../../curves.ts'
import { Noise } from '../../noise.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { ribbon } from '../outlines.ts'

const ridges = 13
const pitch = 0.036

const inside = ([x, y]: Point): boolean => (x / 0.35) ** 2 + ((y + 0.5) / 0.5) ** 2 < 1

export const fingerprint: Motif = {
  id: 'fingerprint',
  kind: 'symbol',
  rests: 'held',
  width: 0.72,
  draw(pen, random) {
    const noise = new Noise(random.whole(0, 1e6))
    const lean = random.between(-0.5, 0.5)
    const wander = ([x, y]: Point): Point => [
      x + (noise.value(x * 5 + 9, y * 5) - 0.5) * 0.055,
      y + (noise.value(x * 5, y * 5 + 40) - 0.5) * 0.055,
    ]
    const drawRun = (points: readonly Point[]): void => {
      let piece: Point[] = []
      let left = random.whole(10, 34)
      const flush = (): void => {
        if (piece.length > 3)
          pen.fill(
            'body',
            ribbon(piece, (share) => 0.021 * Math.min(1, Math.sin(Math.PI * share) * 4 + 0.35), 3),
          )
        piece = []
      }
      for (const point of points) {
        left--
        if (!inside(point) || left === 0) {
          flush()
          if (left <= 0) left = random.whole(12, 40)
        } else piece.push(wander(point))
      }
      flush()
    }
    for (let ridge = 0; ridge < ridges; ridge++) {
      const radius = pitch * (ridge + 0.35)
      const arch = (angle: number): Point => [
        Math.sin(angle) * radius * 0.9 + lean * 0.03,
        -0.56 - Math.cos(angle) * radius * 1.12,
      ]
      const crown = Array.from({ length: 33 }, (_, at) => arch(lerp(-Math.PI / 2, Math.PI / 2, at / 32)))
      const leg = (side: number): Point[] =>
        Array.from({ length: 24 }, (_, at) => {
          const down = at / 23
          const [x, y] = arch((side * Math.PI) / 2)
          return [x + side * down ** 1.7 * 0.045 + lean * down * down * 0.2, y + down * 0.6]
        })
      drawRun([...leg(-1).toReversed(), ...crown.slice(1, -1), ...leg(1)])
    }
  },
}
