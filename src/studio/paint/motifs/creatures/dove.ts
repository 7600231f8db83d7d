// A dove in flight with a sprig of olive.
import { contour, united } from './contour.ts'
import { creature } from './creature.ts'
import { feather, layFan } from './feathers.ts'
import { Limb } from './limb.ts'

export const dove = creature({
  id: 'dove',
  rests: 'air',
  bounds: [-18.9, -52, 200.8, 166.6],
  draw(figure, random) {
    layFan(
      figure,
      'shade',
      { bone: '72,92,0 58,66,0 50,46,0', count: 6, turn: [-58, -84], reach: [50, 66, 66], width: 16, bend: 0.05 },
      1.1,
    )
    layFan(
      figure,
      'shade',
      { bone: '50,56,0 44,40,0', count: 6, turn: [-82, -128], reach: [76, 84, 66], width: 14, bend: 0.06 },
      1.1,
    )
    figure.part('shade', new Limb('78,104,34 62,76,20 50,52,12 42,36,3').path, { seam: 1 })
    layFan(
      figure,
      'shade',
      { bone: '136,128,0 142,122,0 140,114,0', count: 6, turn: [46, -2], reach: [52, 62, 58], width: 17 },
      1.1,
    )
    const sprig = new Limb('29,100,1.8 20,106,1.6 8,108,1.4 -4,104,0.8')
    const leaves = random.whole(5, 6)
    figure.part(
      'accent',
      united(
        sprig.path,
        ...[...Array(leaves).keys()].map((leaf) => {
          const { x, y } = sprig.at(0.3 + (0.7 * leaf) / (leaves - 1))
          return feather({
            x,
            y,
            turn: Math.PI + (leaf % 2 ? 0.75 : -0.75) * (leaf === leaves - 1 ? 0.1 : 1),
            length: 15,
            width: 5.6,
            pointed: true,
          })
        }),
      ),
    )
    const body = contour(
      '20,101! 26,95 32,86 42,80 54,82 64,90 80,96 104,102 128,108 144,114 152,122 140,132 118,142 92,145 68,139 50,126 42,112 34,106 28,104',
    )
    figure.part('body', body, { seam: 1.2, shade: 7, light: 2.2 })
    figure.plane('light', '26,104 36,104 46,114 60,128 80,132 64,136 46,124')
    figure.cut(
      1.2,
      '58,118 66,124 76,127|72,128 82,133 94,134|100,132 112,133 124,130|60,96 62,104 58,112|88,138 98,140 108,139',
    )
    figure.gap('28.6,96.6 30.6,96 30.4,98')
    figure.eye(39.5, 92, 2.7)
    layFan(
      figure,
      'light',
      { bone: '122,106,0 106,84,0 98,62,0', count: 7, turn: [24, -14], reach: [34, 56, 68], width: 16, bend: -0.06 },
      1.1,
    )
    layFan(
      figure,
      'light',
      {
        bone: '100,60,0 100,40,0 104,24,0',
        count: 8,
        turn: [-16, -76],
        reach: [80, 96, 98, 92, 72],
        width: 15,
        bend: -0.07,
      },
      1.1,
    )
    layFan(
      figure,
      'body',
      {
        bone: '112,108,0 98,84,0 92,62,0 96,40,0 102,22,0',
        count: 10,
        turn: [24, -68],
        reach: [26, 36, 42, 40, 34],
        width: 14,
        bend: -0.05,
      },
      1,
    )
    layFan(
      figure,
      'light',
      {
        bone: '102,110,0 88,86,0 86,62,0 92,40,0 100,22,0',
        count: 9,
        turn: [26, -64],
        reach: [18, 22, 24, 22, 18],
        width: 12,
      },
      0.9,
    )
    figure.part(
      'body',
      contour('72,104 72,84 78,60 88,38 99,17 105,12! 107,22 101,40 97,60 101,78 112,92 114,110 96,116 82,114'),
      { seam: 1.1, light: 2.4 },
    )
  },
})
