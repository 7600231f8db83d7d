// A swan on the water, wings arched over its back.
import { contour, united } from './contour.ts'
import { creature } from './creature.ts'
import { layFan } from './feathers.ts'
import { Limb } from './limb.ts'

export const swan = creature({
  id: 'swan',
  rests: 'water',
  bounds: [11, 33.9, 206, 200.6],
  draw(figure, random) {
    layFan(
      figure,
      'shade',
      { bone: '100,130,0 112,110,0 120,96,0', count: 7, turn: [-4, -46], reach: [70, 84, 76], width: 19, bend: -0.12 },
      1.2,
    )
    figure.part('shade', contour('168,150 186,142 206,126! 200,146 190,160 176,168'), { seam: 1.2 })
    const hull = contour(
      '52,140 70,128 100,126 140,132 172,144 190,156 186,176 170,190 140,198 96,200 62,196 42,182 38,164 42,150',
    )
    const neck = new Limb('66,168,44 50,150,34 44,130,23 48,110,17 58,92,14.5 64,74,13 62,56,12 52,44,12.5 42,42,13')
    const head = contour('50,36 44,34 37,36 33,41 30,46 22,53 12,60 11,63! 18,65 28,63 36,59 44,55 54,52')
    figure.part('light', united(hull, neck.path, head), { seam: 1.2, shade: 7 })
    figure.plane('body', '60,200 70,180 110,170 160,172 192,160 190,190 140,206')
    figure.part('accent', contour('33,41 30,46 22,53 12,60 11,63! 18,65 28,63 34,60 36,54 40,48 37,46'), { seam: 0.8 })
    figure.cut(0.9, '14,62 22,60 29,57')
    figure.gap('33.4,40.6 37.6,39 38,44.6 34.4,46')
    figure.spark('37,41.6 39.4,41 39.4,43.2')
    const lift = random.between(-3, 3)
    layFan(
      figure,
      'light',
      {
        bone: `112,166,0 124,150,0 128,128,0 124,${108 + lift},0`,
        count: 9,
        turn: [8, -40],
        reach: [56, 74, 84, 76],
        width: 19,
        bend: -0.13,
      },
      1.2,
    )
    layFan(
      figure,
      'body',
      {
        bone: '98,164,0 108,146,0 112,126,0 110,106,0',
        count: 8,
        turn: [12, -42],
        reach: [38, 46, 48, 40],
        width: 17,
        bend: -0.12,
      },
      1.1,
    )
    layFan(
      figure,
      'light',
      {
        bone: '86,160,0 92,142,0 96,124,0 97,106,0',
        count: 7,
        turn: [16, -44],
        reach: [26, 30, 30, 26],
        width: 15,
        bend: -0.1,
      },
      1,
    )
    figure.part(
      'body',
      contour('70,170 66,150 72,128 84,108 96,94 106,92! 102,104 104,118 100,134 96,150 96,166 86,176'),
      { seam: 1.2, light: 4 },
    )
    figure.cut(1.2, '80,132 84,138 82,146|88,118 91,126 89,133|78,150 82,156 81,163|94,108 96,114 95,120')
  },
})
