// A spider that hangs by its thread.
import { contour, oval, sided, symmetrical, united } from './contour.ts'
import { creature } from './creature.ts'
import { Limb } from './limb.ts'

/** Legs of the right side, from the root to the claw. */
const legs = [
  '8,112,6 34,84,5.4 46,52,4.4 40,26,3 46,4,0.5',
  '10,118,6 46,102,5.4 70,72,4.4 74,44,3 84,24,0.5',
  '10,126,6 46,132,5.2 72,146,4.2 80,172,3 92,190,0.5',
  '8,132,6.4 34,156,5.6 48,186,4.6 42,212,3.2 47,232,0.5',
] as const

export const spider = creature({
  id: 'spider',
  rests: 'air',
  bounds: [-95.5, -60.4, 92.9, 231.7],
  draw(figure, random) {
    figure.hair('body', 0.9, '0,60 0,10 0,-60')
    for (const side of [-1, 1]) {
      for (const leg of legs) {
        const reach = random.between(0.97, 1.04)
        const limb = new Limb(sided(side * reach, leg))
        figure.part('shade', limb.path, { seam: 1 })
        figure.engrave(
          1,
          [0.26, 0.5, 0.74].map((share) => [limb.beside(share, -1.1), limb.beside(share, 1.1)]),
          0.5,
        )
      }
    }
    figure.part(
      'body',
      united(
        symmetrical('0,102 12,106 17,118 15,132 8,142 0,144'),
        new Limb('5,138,7 8,150,6 4,158,1').path,
        new Limb('-5,138,7 -8,150,6 -4,158,1').path,
      ),
      { seam: 1.3, shade: 3 },
    )
    figure.cut(1.1, '0,106 0,114 0,122|-9,112 -6,120 -2,124|9,112 6,120 2,124|-4,148 -4,153|4,148 4,153')
    for (const [x, y, size] of [
      [-3.4, 137, 1.9],
      [3.4, 137, 1.9],
      [-8.4, 133.4, 1.3],
      [8.4, 133.4, 1.3],
    ] as const) {
      figure.gap(oval(x, y, size * 1.35))
      figure.spark(oval(x, y, size * 0.8))
    }
    figure.part('body', symmetrical('0,34 12,38 24,50 31,68 29,86 19,100 8,107 0,108'), {
      seam: 1.3,
      shade: 5,
      light: 2.4,
    })
    const mark = contour('0,52 7,58 5,68 0,72! 6,76 8,86 0,93 -8,86 -6,76 0,72! -5,68 -7,58')
    figure.gap(mark)
    figure.spark(contour('0,54.6 4.8,59 3.4,66.4 0,69.6! -3.4,66.4 -4.8,59'))
    figure.spark(contour('0,74.6! 4.2,78 5.4,85 0,90 -5.4,85 -4.2,78'))
    figure.cut(1.1, '-14,52 -19,64 -18,78|14,52 19,64 18,78|-24,64 -25,76 -21,88|24,64 25,76 21,88')
  },
})
