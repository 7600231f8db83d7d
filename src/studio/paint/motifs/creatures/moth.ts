// A moth at rest, with eyes on its wings.
import { contour, oval, sided, symmetrical, united } from './contour.ts'
import { creature } from './creature.ts'
import { Limb } from './limb.ts'

export const moth = creature({
  id: 'moth',
  rests: 'air',
  bounds: [-133.3, 9.2, 133, 162],
  draw(figure, random) {
    const size = random.between(0.9, 1.12)
    for (const side of [-1, 1]) {
      figure.part(
        'body',
        contour(
          sided(
            side,
            '6,92 36,90 66,96 88,108 94,124! 88,128 90,140! 81,143 80,153! 69,153 64,161! 54,157 46,162! 38,152 22,138 8,114',
          ),
        ),
        { shade: 2 },
      )
      figure.plane('shade', contour(sided(side, '100,110 88,122 72,138 54,146 36,142 44,176 110,160')))
      figure.plane('light', contour(sided(side, '12,98 40,98 58,106 56,120 40,126 22,116')))
      figure.cut(
        1.3,
        sided(side, '88,116 76,132 58,143 38,144|82,108 70,124 54,135 34,136|10,100 26,104 42,112|9,106 20,118 30,132'),
      )
      figure.gap(oval(54 * side, 117, 9 * size, 8 * size))
      figure.part('light', oval(54 * side, 117, 7.4 * size, 6.5 * size))
      figure.gap(oval(54 * side, 117, 4.6 * size, 4.2 * size))
      figure.spark(oval(54 * side, 117, 3 * size, 2.8 * size))
      figure.part(
        'body',
        contour(
          sided(
            side,
            '4,74 20,58 48,44 80,33 110,29 131,32! 133,40 126,50! 124,56 117,62! 114,70 105,75! 100,84 91,87! 84,95 72,97! 58,102 34,100 10,94',
          ),
        ),
        { seam: 1.4, light: 2 },
      )
      figure.plane('shade', contour(sided(side, '112,26 112,44 104,60 92,74 76,86 58,94 64,108 100,100 140,60 140,24')))
      figure.plane('light', contour(sided(side, '10,78 34,62 56,54 52,68 40,82 20,90')))
      figure.cut(
        1.5,
        sided(
          side,
          '104,32 106,46 98,60 86,74 70,86 50,94|114,30 116,44 108,60 96,75 80,88 62,98|52,44 60,56 56,70 44,86 36,97|42,50 48,60 44,72 34,86',
        ),
      )
      figure.cut(
        1.2,
        sided(
          side,
          '10,80 24,70 40,62|10,85 24,80 36,76|62,52 76,46 92,42|62,60 76,58 92,56|58,70 70,71 82,70|50,80 60,84 68,84',
        ),
      )
      const x = 80 * side
      figure.gap(oval(x, 55, 10.5 * size, 10 * size))
      figure.part('light', oval(x, 55, 8.8 * size, 8.4 * size))
      figure.gap(oval(x, 55, 6 * size, 5.8 * size))
      figure.spark(oval(x, 55, 4.2 * size, 4 * size))
      const feeler = new Limb(sided(side, '3,58,1.8 12,40,1.8 24,24,1.6 40,14,0.8'))
      const barbs = [1, -1].flatMap((edge) =>
        feeler.teeth(0.12, 1, edge, 11, (share) => 3 + 7 * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.08))),
      )
      figure.part('body', united(feeler.path, ...barbs))
    }
    const fur = symmetrical(
      '0,52 7,53 12,60! 12,64 17,70! 16,76 20,84! 17,88 18,97! 13,99 12,108 13,120 9,136 4,148 0,156',
    )
    figure.part('shade', fur, { seam: 1.3 })
    figure.plane('light', symmetrical('0,68 9,72 10,86 6,96 0,99'))
    figure.engrave(
      1.2,
      [...Array(6).keys()].map((ring) => {
        const reach = 10 - ring * 1.1
        return [
          { x: -reach, y: 106 + ring * 7.4 },
          { x: 0, y: 109.5 + ring * 7.4 },
          { x: reach, y: 106 + ring * 7.4 },
        ]
      }),
      0.5,
    )
    figure.cut(1.1, '-6,66 -8,74 -6,82|6,66 8,74 6,82|0,72 0,82 0,92|-9,84 -9,91 -6,97|9,84 9,91 6,97|-5,60 0,63 5,60')
  },
})
