// A raven on its feet, calling.
import { contour, united } from './contour.ts'
import { creature } from './creature.ts'
import { layFan } from './feathers.ts'
import { Limb } from './limb.ts'
import { talons } from './talons.ts'

export const raven = creature({
  id: 'raven',
  rests: 'ground',
  bounds: [8, 10.9, 207.6, 208.5],
  draw(figure, random) {
    const shag = random.between(-1.5, 1.5)
    layFan(
      figure,
      'shade',
      { bone: '128,116,0 138,112,0', count: 4, turn: [44, 30], reach: [74, 80, 80], width: 17 },
      1.2,
    )
    figure.part(
      'shade',
      united(
        new Limb('112,140,14 116,160,6 110,176,5 108,190,5').path,
        talons(108, 191, Math.PI * 0.92, 24, 3, 0.6, -0.4),
        talons(108, 191, 0.2, 15, 1, 0, 0.5),
      ),
      { seam: 1 },
    )
    const body = contour(
      `8,36! 14,27 26,21 38,18 48,13 60,11 73,16 82,27 88,40 104,54 124,74 144,100 158,126 140,140 126,146 108,150 92,146 76,134 64,116
       58,98 55,86! 53,84 ${46 + shag},80! 49,72 ${41 + shag},69! 45,61 ${38 + shag},57! 37,51 26,52 12,55! 24,45 38,39! 24,35 14,35`,
    )
    figure.part('body', body, { seam: 1.2, shade: 6, light: 2.6 })
    figure.cut(
      1.4,
      '52,64 56,74 53,84|60,56 64,68 60,80|70,50 74,62 70,74|62,84 67,94 66,104|72,78 77,90 75,102|78,98 82,110 82,122|88,116 93,126 95,136|56,44 58,52 55,60|80,40 84,50 82,60|68,30 72,38 72,46',
      0.4,
    )
    const thigh = contour('88,128 104,122 118,130 117,146 108,158 103,166! 100,158 96,164! 94,154 88,144')
    figure.part(
      'body',
      united(
        thigh,
        new Limb('102,154,10 103,168,5.4 97,178,5 94,191,5').path,
        talons(94, 192, Math.PI * 0.94, 26, 3, 0.6, -0.4),
        talons(94, 192, 0.16, 17, 1, 0, 0.5),
      ),
      { seam: 1.2, shade: 2.4 },
    )
    layFan(
      figure,
      'shade',
      { bone: '110,112,0 104,100,0 100,86,0', count: 6, turn: [47, 36], reach: [72, 92, 108], width: 16, bend: -0.03 },
      1.2,
    )
    layFan(
      figure,
      'body',
      { bone: '94,112,0 96,96,0 106,78,0', count: 6, turn: [54, 36], reach: [38, 52, 60], width: 14 },
      1.1,
    )
    layFan(
      figure,
      'light',
      { bone: '84,104,0 86,92,0 98,74,0', count: 5, turn: [58, 38], reach: [24, 30, 32], width: 13 },
      1,
    )
    const shoulder = contour('78,80 86,66 98,60 110,68 114,80 108,90! 106,86 102,97! 98,91 93,102! 88,96 84,104! 78,94')
    figure.part('body', shoulder, { seam: 1.1, light: 2 })
    figure.cut(1.1, '36,24 30,30 31,36|24,45 32,42 40,40')
    figure.eye(50, 27, 3.6)
  },
})
