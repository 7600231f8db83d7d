// An engraved sun: straight and flickering rays by turns around a hatched disc.
import { lerp, tau } from '../../../paint/curves.ts'
import { disc, polygon, ribbon, ring, swelling, together, without } from '../../../paint/shapes/pen-shapes.ts'
import type { CodedMotif } from '../coded-motif.ts'

const centre = -0.5

export const sun: CodedMotif = {
  id: 'sun',
  width: 1,
  draw(pen, random) {
    const pairs = random.pick([8, 10, 12])
    const turn = -Math.PI / 2
    const broad = (Math.PI / pairs) * 0.235
    const curl = random.between(0.04, 0.07)
    pen.placed({ y: centre }, () => {
      for (let at = 0; at < pairs; at++) {
        pen.placed({ turn: turn + (at / pairs) * tau }, () => {
          pen.fill(
            'accent',
            polygon([
              [0.275, -broad * 0.42],
              [0.5, 0],
              [0.275, broad * 0.42],
            ]),
          )
          pen.fill(
            'light',
            polygon([
              [0.275, -broad * 0.42],
              [0.5, 0],
              [0.275, 0],
            ]),
          )
          for (const side of [-0.19, 0.19])
            pen.gap(
              ribbon(
                [
                  [0.285, side * broad],
                  [0.42, side * broad * 0.38],
                ],
                (share) => 0.0075 * (1 - share * 0.6),
              ),
            )
        })
        pen.placed({ turn: turn + ((at + 0.5) / pairs) * tau }, () => {
          const wave = (share: number): number => Math.sin(share * 6.2) * curl * share ** 0.55 * (1 - share * 0.45)
          const flame = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
            (share) => [lerp(0.275, 0.475, share), wave(share) * 0.62] as const,
          )
          pen.fill(
            'accent',
            ribbon(flame, (share) => broad * 0.74 * (1 - share) ** 0.8),
          )
          pen.fill(
            'shade',
            ribbon(
              flame.map(([x, y]) => [x, y + broad * 0.1] as const),
              (share) => broad * 0.26 * (1 - share) ** 0.9,
            ),
          )
          pen.gap(ribbon(flame.slice(0, 5), (share) => 0.009 * (1 - share)))
        })
      }
      pen.fill('accent', ring(0, 0, 0.258, 0.24))
      const face = disc(0, 0, 0.225)
      pen.fill('accent', face)
      pen.fill('light', without(face, disc(0.055, 0.06, 0.235)))
      pen.fill('shade', without(face, disc(-0.05, -0.055, 0.235)))
      const hatching = Array.from({ length: 7 }, (_, at) => {
        const radius = 0.205 - at * 0.021
        const half = 0.95 - at * 0.1
        const arc = [-1, -0.5, 0, 0.5, 1].map(
          (share) => [Math.cos(0.72 + share * half) * radius, Math.sin(0.72 + share * half) * radius] as const,
        )
        return ribbon(arc, swelling(0.0105 - at * 0.0007))
      })
      pen.gap(together(...hatching))
      for (let at = 0; at < 26; at++) {
        const angle = (at / 26) * tau
        if (Math.cos(angle + 2.3) > 0.2) pen.gap(disc(Math.cos(angle) * 0.2, Math.sin(angle) * 0.2, 0.0045))
      }
    })
  },
}
