// A butterfly with its wings spread.
import { contour, oval, sided, symmetrical } from './contour.ts'
import { creature } from './creature.ts'
import { Limb } from './limb.ts'

/** Head, breast and the slim hind body. */
const slimBody = symmetrical('0,58 4.4,61 5,67 4.4,71 7.4,77 7,87 4.6,93 5.2,104 4,124 2,140 0,146')

export const butterfly = creature({
  id: 'butterfly',
  rests: 'air',
  bounds: [-115.8, 6.3, 115.8, 186.1],
  draw(figure, random) {
    const spots = random.whole(5, 6)
    for (const side of [-1, 1]) {
      figure.part(
        'body',
        contour(
          sided(
            side,
            '4,92 26,88 52,90 74,98 86,114 86,130! 80,134 80,146! 72,148 68,158 66,172 60,186! 55,178 57,164 54,154! 46,156 36,150! 28,142 16,126 6,106',
          ),
        ),
        { shade: 3 },
      )
      figure.plane('shade', contour(sided(side, '92,100 84,112 74,128 62,142 44,146 30,138 40,160 60,196 100,150')))
      figure.plane('light', contour(sided(side, '16,102 36,100 52,108 50,122 36,126 22,116')))
      figure.cut(
        1.3,
        sided(
          side,
          '8,98 30,100 54,104 78,112|9,102 28,110 50,122 68,136|9,106 24,120 40,138 50,148|22,103 38,98 56,102 58,112 50,124 36,120 22,108|80,118 70,132 56,144 40,146',
        ),
      )
      for (const [x, y] of [
        [74, 124],
        [65, 136],
        [52, 144],
      ] as const) {
        figure.gap(oval(x * side, y, 3.4, 3))
        figure.spark(oval(x * side, y, 2, 1.7))
      }
      figure.part(
        'body',
        contour(
          sided(
            side,
            '3,84 12,64 34,40 62,20 90,9 108,8 115,16 112,34! 106,38 106,50! 99,54 97,66! 88,70 84,80! 74,83 64,92 44,95 22,92 6,90',
          ),
        ),
        { seam: 1.3 },
      )
      figure.plane('shade', contour(sided(side, '60,12 100,16 98,36 88,54 78,70 62,84 70,98 110,80 130,20 110,0 60,0')))
      figure.plane('light', contour(sided(side, '14,78 34,54 56,38 66,44 60,60 44,76 26,84')))
      figure.cut(
        1.4,
        sided(
          side,
          '8,80 26,58 48,40 66,32 76,38 74,52 60,66 36,78 10,85|66,32 84,22 104,14|76,38 92,32 110,28|75,46 88,46 104,44|72,54 84,58 96,60|64,63 74,70 84,75|46,74 56,82 64,88|54,22 78,18 97,20 97,36 88,54 77,70 62,84',
        ),
      )
      for (let spot = 0; spot < spots; spot++) {
        const share = spot / (spots - 1)
        const x = (106 - share * 32 - share * share * 2) * side
        const y = 20 + share * 57
        figure.gap(oval(x, y, 2.6, 2.2))
        figure.spark(oval(x, y, 1.6, 1.3))
      }
      figure.hair('body', 1.5, sided(side, '2,64 10,44 22,24 34,12'))
      figure.part('body', oval(35 * side, 10.5, 2.2, 4, 0.8 * side))
    }
    figure.part('shade', slimBody, { seam: 1.2 })
    figure.plane('light', new Limb('-2,62,2 -3,84,3 -2.4,120,1').path)
    figure.engrave(
      1,
      [...Array(6).keys()].map((ring) => [
        { x: -5, y: 98 + ring * 7 },
        { x: 0, y: 99.6 + ring * 7 },
        { x: 5, y: 98 + ring * 7 },
      ]),
      0.5,
    )
    figure.cut(1, '-6,72 0,74 6,72|-5,90 0,92 5,90')
  },
})
