// A hummingbird that hovers.
import { contour } from './contour.ts'
import { creature } from './creature.ts'
import { layFan } from './feathers.ts'

export const hummingbird = creature({
  id: 'hummingbird',
  rests: 'air',
  bounds: [1, -24.5, 199.5, 186.5],
  draw(figure, random) {
    const beat = random.between(-5, 5)
    layFan(
      figure,
      'shade',
      {
        bone: '92,74,0 88,62,0 84,56,0',
        count: 8,
        turn: [-50, -118 + beat],
        reach: [44, 62, 76, 84],
        width: 13,
        bend: 0.05,
      },
      1.1,
    )
    layFan(
      figure,
      'shade',
      { bone: '120,144,0 126,142,0 130,136,0', count: 6, turn: [74, 40], reach: [40, 50, 50, 42], width: 12 },
      1.1,
    )
    const body = contour(
      `0,57! 20,55.6 40,53.6 50,50 54,44 62,38 72,37 82,42 89,52 98,62 112,76 126,98 134,120 136,142 128,152 116,142 98,128 82,112 72,94 68,80 62,70 54,62 46,59.4 30,58.6`,
    )
    figure.part('body', body, { seam: 1.2, shade: 6, light: 2 })
    figure.plane('accent', '52,56 62,56 72,62 78,74 76,86 68,84 60,72')
    figure.plane('light', '70,84 84,86 92,104 108,124 122,144 110,144 84,120')
    figure.cut(
      1.1,
      '52,55.6 60,55 70,60 80,72|62,62 64,66 68,67|68,66 70,71 74,72|70,74 72,79 76,79|82,100 88,104 96,103|90,112 97,115 105,113|102,122 109,124 116,122|100,76 100,86 96,94',
    )
    figure.cut(0.8, '2,57 24,57 44,56.6', 0.8)
    figure.eye(64, 47.5, 2.9)
    layFan(
      figure,
      'body',
      { bone: '122,96,0 126,88,0 128,82,0', count: 5, turn: [30, 4], reach: [34, 44, 54], width: 13, bend: -0.05 },
      1.1,
    )
    layFan(
      figure,
      'body',
      {
        bone: '126,84,0 130,74,0 130,64,0',
        count: 9,
        turn: [0, -56 - beat],
        reach: [60, 72, 86, 98],
        width: 12.5,
        bend: -0.06,
      },
      1.1,
    )
    layFan(
      figure,
      'light',
      { bone: '112,96,0 118,84,0 120,70,0 122,60,0', count: 8, turn: [36, -48], reach: [24, 30, 34, 34], width: 11 },
      1,
    )
    figure.part('body', contour('94,92 94,76 102,66 114,58 126,52 132,54 130,68 124,80 121,92 116,102 104,104'), {
      seam: 1.1,
      light: 2.2,
    })
  },
})
