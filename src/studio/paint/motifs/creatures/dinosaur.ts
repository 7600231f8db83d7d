// A tyrannosaur in full stride.
import { contour, united } from './contour.ts'
import { creature } from './creature.ts'
import { Limb } from './limb.ts'
import { talons } from './talons.ts'

export const dinosaur = creature({
  id: 'dinosaur',
  rests: 'ground',
  bounds: [4, 11.9, 288.2, 218],
  draw(figure, random) {
    const swing = random.between(-8, 6)
    const farLeg = united(
      new Limb('152,100,54 164,132,32 166,146,20 188,164,12.6 196,172,11 190,190,9.4 184,200,9').path,
      talons(186, 199, Math.PI * 0.93, 27, 3, 0.62, -0.3),
    )
    figure.part('shade', farLeg)
    figure.part(
      'shade',
      united(new Limb('84,98,12 76,112,8 64,112,6 60,116,5').path, talons(61, 115, Math.PI * 0.82, 9, 2, 1, 0.8)),
      { seam: 1 },
    )
    const body = contour(
      `4,44! 5,35 12,28 24,24 36,18 44,12! 52,14 62,17 71,25 76,36 86,46 100,56 120,62 142,64 164,66 190,70 216,70 242,${62 + swing * 0.6} 266,${46 + swing} 288,${26 + swing}! 276,${50 + swing} 256,${72 + swing * 0.6} 230,88 204,98 182,108 164,120 140,126
       116,126 98,118 84,106 74,94 68,84 60,78 50,78 36,80 22,79 12,74 9,68! 16,67 26,68 36,66 46,60 52,52! 44,54 34,52 22,52 12,51`,
    )
    figure.part('body', body, { seam: 1.3, shade: 6, light: 2.8 })
    figure.plane(
      'light',
      '10,72 28,74 50,72 62,76 78,92 94,110 116,118 140,118 180,104 214,90 180,118 130,134 90,120 60,84',
    )
    const stripes = random.whole(7, 9)
    figure.engrave(
      2,
      [...Array(stripes).keys()].map((stripe) => {
        const x = 92 + (stripe * 128) / stripes
        const y = 50 + Math.min(16, stripe * 3.4)
        return [
          { x, y },
          { x: x + 5, y: y + 10 },
          { x: x + 3, y: y + 22 - stripe },
        ]
      }),
      0.2,
    )
    figure.cut(
      1.2,
      '52,52 58,52 62,46|60,26 64,36 62,46|70,46 76,60 72,74|80,60 84,74 80,86|96,78 94,94 102,108|56,64 62,68 64,76|14,34 22,34 30,32|116,86 112,100 118,114',
    )
    figure.part(
      'light',
      contour(
        '9,50! 11,57! 14,51.4! 17,58! 20,52! 23,58! 26,52.4! 29,57.6! 32,52.6! 34.6,57! 37,53! 39.4,56.4! 41.6,53.6!',
      ),
    )
    figure.part('light', contour('13,68! 15,62! 18,67.6! 21,62! 24,67.8! 27,62.4! 30,67! 32.6,62.6! 35,66!'))
    figure.gap('8,40.4! 10,36.6 14,37.4 11,40.4')
    figure.gap('39,26.6! 44,21.4 51,24.6! 45,29.4')
    figure.spark('41.6,26! 44.8,23 48.8,25! 45,27.8')
    figure.part(
      'body',
      united(new Limb('94,102,15 84,118,9.4 70,120,7 66,125,6').path, talons(67, 124, Math.PI * 0.8, 11, 2, 1, 0.8)),
      { seam: 1.2, shade: 2 },
    )
    const nearLeg = united(
      new Limb('146,98,62 126,128,40 112,146,25 120,160,16 134,172,12.6 132,188,10 122,200,10').path,
      talons(124, 199, Math.PI * 0.94, 32, 3, 0.6, -0.3),
      talons(130, 194, 0.5, 12, 1, 0, 0.6),
    )
    figure.part('body', nearLeg, { seam: 1.4, shade: 5.4, light: 2.4 })
    figure.cut(1.4, '160,96 152,112 140,126|144,88 132,104 124,120|118,140 124,150 126,158|128,174 134,178 136,184')
  },
})
