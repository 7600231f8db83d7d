// A small songbird, perching.
import { contour, united } from './contour.ts'
import { creature } from './creature.ts'
import { layFan } from './feathers.ts'
import { Limb } from './limb.ts'
import { talons } from './talons.ts'

export const bird = creature({
  id: 'bird',
  rests: 'ground',
  bounds: [6, 28.5, 205.5, 200.6],
  draw(figure, random) {
    const cock = random.between(-6, 6)
    figure.as('tail', () =>
      layFan(
        figure,
        'shade',
        { bone: '136,122,0 142,116,0', count: 4, turn: [26 + cock, 14 + cock], reach: [62, 68, 64], width: 13 },
        1.2,
      ),
    )
    const leg = (x: number, reach: number) =>
      united(
        new Limb(`${x + 8},150,9 ${x + 6},164,4.4 ${x},176,4 ${x - 4},188,4`).path,
        talons(x - 4, 188, Math.PI * 0.96, reach, 3, 0.7, -0.35),
        talons(x - 4, 188, 0.14, reach * 0.7, 1, 0, 0.4),
      )
    figure.as('legs', () => figure.part('shade', leg(96, 19), { seam: 1 }))
    const body = contour(
      `6,62! 16,56 25,52 32,40 44,31 60,29 74,36 84,50 94,64 110,82 128,100 144,116 150,126 142,134 130,146 112,156 92,160 70,157 50,146 36,128 28,108 26,90 28,76 24,68 15,65`,
    )
    figure.part('body', body, { seam: 1.2, shade: 7, light: 2.4 })
    figure.as('breast', () => figure.plane('light', '24,70 40,66 52,76 58,96 66,124 88,150 70,164 36,140 22,100'))
    figure.cut(
      1.2,
      '42,66 50,76 54,90 58,106|34,94 37,102 42,106|42,112 46,119 52,122|52,130 58,135 65,137|70,142 77,146 85,146|38,80 41,87 46,90|48,100 52,106 57,108|92,146 100,148 108,146',
    )
    figure.cut(1, '8,61.6 18,61 26,60', 0.7)
    figure.as('legs', () => figure.part('body', leg(80, 21), { seam: 1 }))
    figure.eye(44, 48, 3.8)
    figure.as('wings', () => {
      layFan(
        figure,
        'shade',
        { bone: '104,122,0 98,110,0 94,98,0', count: 5, turn: [33, 24], reach: [46, 58, 68], width: 13 },
        1.2,
      )
      layFan(
        figure,
        'body',
        { bone: '88,122,0 90,108,0 96,92,0', count: 5, turn: [42, 26], reach: [34, 42, 44], width: 13 },
        1.1,
      )
      figure.part(
        'body',
        contour(
          '70,96 74,80 86,74 98,80 108,92 112,104! 106,104 106,114! 99,112 98,122! 91,118 88,127! 82,121 78,126! 72,112',
        ),
        { seam: 1.1, light: 2.4 },
      )
      figure.cut(1, '82,88 86,94 84,102|92,88 96,95 95,103|78,104 82,109 82,116')
    })
  },
})
