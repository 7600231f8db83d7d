// A sweeping stair with a turned balustrade, rising to a lit doorway.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { arch, disc, polygon, rule } from './masonry.ts'

export const staircase: Motif = {
  id: 'staircase',
  kind: 'place',
  rests: 'ground',
  width: 0.82,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const side = random.chance(0.5) ? 1 : -1
      const steps = random.whole(13, 15)
      const at = (share: number): { left: number; right: number; y: number } => {
        const sweep = Math.sin(share * Math.PI * 0.62) * 40 - share * 8
        const half = 25 - share * 14
        const middle = side * (sweep - 11 + (1 - share) ** 3 * 6)
        const flare = (1 - share) ** 4 * 9
        return { left: middle - half - flare, right: middle + half + flare, y: share * 62 }
      }
      const top = at(1)
      const landing = (top.left + top.right) / 2
      cut.lay('body', arch(landing, 60, 22, 39))
      cut.lay('accent', arch(landing, 60, 14, 33), 0.6)
      cut.crease(rule([landing, 60], [landing, 93]), 0.5)
      const rise = 62 / steps
      for (let step = steps - 1; step >= 0; step--) {
        const low = at(step / steps)
        const high = at((step + 1) / steps)
        cut.lay(
          'body',
          polygon(
            [low.left, low.y - 0.3],
            [low.right, low.y - 0.3],
            [low.right, low.y + rise],
            [low.left, low.y + rise],
          ),
          0.3,
        )
        cut.tint(
          'shade',
          polygon(
            [low.left, low.y],
            [low.right, low.y],
            [low.right, low.y + rise * 0.62],
            [low.left, low.y + rise * 0.62],
          ),
        )
        cut.lay(
          'light',
          polygon(
            [low.left - 0.6, low.y + rise * 0.62],
            [low.right + 0.6, low.y + rise * 0.62],
            [high.right, low.y + rise],
            [high.left, low.y + rise],
          ),
          0.3,
        )
      }
      for (const rail of ['left', 'right'] as const) {
        const curve: string[] = []
        for (let step = 0; step <= steps; step++) {
          const here = at(step / steps)
          const h = 15 - (step / steps) * 5
          const x = here[rail]
          cut.lay(
            'body',
            ribbon(
              `${x},${here.y + 0.6},0.5 ${x},${here.y + h * 0.3},0.8 ${x},${here.y + h * 0.55},0.35 ${x},${here.y + h},0.45`,
            ),
            0,
          )
          curve.push(`${x},${here.y + h},${1.25 - (step / steps) * 0.5}`)
        }
        cut.lay('shade', ribbon(curve.join(' ')), 0.4)
        const newel = at(0)[rail]
        cut.lay(
          'body',
          outline(
            `${newel - 2.4},0! ${newel - 2.2},3! ${newel - 1.4},4! ${newel - 1.8},10 ${newel - 1.2},16! ${newel + 1.2},16! ${newel + 1.8},10 ${newel + 1.4},4! ${newel + 2.2},3! ${newel + 2.4},0!`,
          ),
          0.4,
        )
        cut.lay('light', disc(newel, 18, 2.3), 0.3)
      }
    }),
}
