// A honeybee, seen from above.
import { contour, oval, sided, symmetrical } from './contour.ts'
import { creature } from './creature.ts'
import { Limb } from './limb.ts'

export const bee = creature({
  id: 'bee',
  rests: 'air',
  bounds: [-113, -1.3, 113, 198.1],
  draw(figure, random) {
    const open = random.between(-3, 3)
    for (const side of [-1, 1]) {
      for (const leg of [
        '10,62,5 28,54,4.6 38,42,4 36,28,3 40,22,1',
        '14,82,5 38,86,4.6 54,98,4 58,114,3 64,120,1',
        '12,96,6 32,112,6 40,134,6.6 34,156,4 38,168,1.4',
      ])
        figure.part('shade', new Limb(sided(side, leg)).path, { seam: 0.9 })
      figure.hair('shade', 2.4, sided(side, '5,34 10,22 16,17|16,17 24,10 28,0'))
      figure.part(
        'light',
        contour(
          sided(side, `10,88 30,92 58,${104 + open} 74,${120 + open} 72,${132 + open} 60,${134 + open} 38,122 18,104`),
        ),
        { seam: 1.1 },
      )
      figure.cut(1.1, sided(side, `14,94 36,104 62,${122 + open}|24,98 36,114 54,${128 + open}`))
      figure.part(
        'light',
        contour(
          sided(
            side,
            `8,76 30,62 64,${46 + open} 96,${40 + open} 112,${46 + open} 110,${60 + open} 92,${76 + open} 62,90 32,94 12,88`,
          ),
        ),
        { seam: 1.2 },
      )
      figure.plane('body', contour(sided(side, `12,88 40,84 80,${74 + open} 112,${50 + open} 116,${70 + open} 62,96`)))
      figure.cut(
        1.2,
        sided(
          side,
          `12,80 40,68 72,${56 + open} 104,${48 + open}|14,85 44,80 76,${72 + open} 100,${62 + open}|46,66 54,72 50,79|72,${56 + open} 78,${64 + open} 72,${74 + open}|86,${52 + open} 94,${58 + open} 92,${66 + open}`,
        ),
      )
    }
    figure.part('body', symmetrical('0,102 16,104 26,116 29,134 25,156 15,176 5,190 0,198'), { seam: 1.3, shade: 3 })
    for (const [y, depth] of [
      [116, 9],
      [134, 9],
      [151, 8],
      [167, 7],
    ] as const) {
      const band = contour(`-34,${y - 5} 0,${y} 34,${y - 5} 34,${y - 5 + depth} 0,${y + depth} -34,${y - 5 + depth}`)
      figure.plane('shade', band)
      figure.cut(1.3, `-32,${y - 5} 0,${y} 32,${y - 5}|-32,${y - 5 + depth} 0,${y + depth} 32,${y - 5 + depth}`, 0.5)
    }
    const fur = symmetrical(
      '0,46 6,50! 9,49 14,54! 16,56 21,62! 21,67 25,74! 22,80 25,88! 20,92 20,99! 14,100 11,106! 6,104 0,108',
    )
    figure.part('light', fur, { seam: 1.3, shade: 4 })
    figure.cut(
      1.1,
      '-10,64 -12,72 -10,80|10,64 12,72 10,80|0,60 0,70 0,80|-6,84 -7,91 -5,97|6,84 7,91 5,97|-15,78 -16,85 -14,90|15,78 16,85 14,90|-5,56 -5,61 -4,66|5,56 5,61 4,66',
    )
    figure.part('body', symmetrical('0,26 8,27 15,33 17,41 12,48 0,51'), { seam: 1.2 })
    for (const side of [-1, 1]) {
      figure.gap(oval(12.5 * side, 38, 4.6, 7, -0.35 * side))
      figure.spark(oval(12.5 * side, 38, 3.2, 5.4, -0.35 * side))
    }
    figure.cut(1, '-4,32 0,35 4,32|0,40 0,46')
  },
})
