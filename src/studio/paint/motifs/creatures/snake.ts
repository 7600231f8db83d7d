// A snake, coiled and rearing.
import type { Path2D } from '@napi-rs/canvas'
import { contour, oval } from './contour.ts'
import { creature } from './creature.ts'
import { type Joint, joints, Limb } from './limb.ts'

/** A stretch of the coil, in turns: 0 is right, a quarter is the front; the coil narrows and rises as the turns fall. */
const coil = (from: number, to: number): Joint[] => {
  const steps = Math.ceil(Math.abs(to - from) * 14)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const turn = from + ((to - from) * step) / steps
    const share = (0.42 - turn) / 1.9
    const reach = 82 - 36 * share
    const angle = turn * Math.PI * 2
    return {
      x: 100 + Math.cos(angle) * reach,
      y: 170 - 26 * share + Math.sin(angle) * reach * 0.3,
      w: 25 - 11 * Math.max(0, 1 - share * 5),
    }
  })
}

export const snake = creature({
  id: 'snake',
  rests: 'ground',
  bounds: [-8.6, 8.4, 186.7, 200.8],
  draw(figure, random) {
    const spacing = random.between(0.62, 0.76)
    const scaled = (limb: Limb, joined?: Path2D): void => {
      const belly = -1
      const bands = Math.round(limb.joints.length * spacing)
      figure.part('body', limb.path, { seam: 1.4, shade: 4, ...(joined ? { joined } : {}) })
      figure.plane('light', limb.strip(0, 1, belly * 0.5, belly * 1.05, 40))
      for (let band = 0; band < bands; band++) {
        const share = (band + 0.5) / bands
        const reach = 0.42 / bands
        figure.plane(
          'shade',
          contour(
            [
              limb.beside(share - reach, -belly * 0.25),
              limb.beside(share, -belly * 0.7),
              limb.beside(share + reach, -belly * 0.25),
              limb.beside(share, belly * 0.25),
            ].map((point) => ({ ...point, corner: true })),
          ),
        )
      }
      figure.engrave(
        1,
        Array.from({ length: bands }, (_, band) => {
          const share = (band + 0.5) / bands
          const reach = 0.42 / bands
          return [
            limb.beside(share - reach, -belly * 0.25),
            limb.beside(share, -belly * 0.7),
            limb.beside(share + reach, -belly * 0.25),
            limb.beside(share, belly * 0.25),
            limb.beside(share - reach, -belly * 0.25),
          ].map((point) => ({ ...point, corner: true }))
        }),
        0.5,
      )
      figure.engrave(
        0.9,
        Array.from({ length: bands * 3 }, (_, step) => {
          const share = (step + 0.5) / (bands * 3)
          return [limb.beside(share, belly * 0.5), limb.beside(share + 0.008, belly * 1.02)]
        }),
      )
    }
    const tail = joints('4,150,0.3 -6,160,3 -4,174,6 8,186,9')
    const neck = joints('150,122,23.4 143,102,22 126,87,20.5 108,76,19 99,60,18 102,42,17 104,28,15 94,20,14')
    scaled(new Limb([...tail, ...coil(0.4, -0.3)], 3))
    scaled(new Limb(coil(-0.2, -1.2), 3), oval(108, 136, 16, 20))
    scaled(new Limb([...coil(-1.12, -1.94), ...neck], 3), oval(124, 130, 18, 20))
    figure.hair('accent', 1.7, '46,40 36,44 26,44|34,44.4 28,47 22,53|33,44.4 26,43 18,43')
    const head = contour(
      '112,26 108,15 98,9 84,10 72,15 60,23 50,31 44,38! 46,43 54,45 66,44 80,43 94,43 106,40 112,34',
    )
    figure.part('body', head, { seam: 1.3, shade: 3.4, light: 1.8 })
    figure.cut(1.1, '46,40 60,39 74,36 88,36|92,14 98,20 98,28|76,16 82,14 88,15|104,20 107,26 106,33')
    figure.gap('66,26.6! 71,22 77.6,23.4! 72.4,28')
    figure.spark('68.4,26! 71.6,23.4 75.4,24! 72,27')
    figure.gap('50,34 53,32.4 53,35')
  },
})
