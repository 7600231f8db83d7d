// An eagle displayed: wings and talons spread, the head turned aside.
import { contour, symmetrical } from './contour.ts'
import { creature } from './creature.ts'
import { layFan } from './feathers.ts'
import { Limb } from './limb.ts'
import { talons } from './talons.ts'

export const eagle = creature({
  id: 'eagle',
  rests: 'air',
  bounds: [-166.9, -25.5, 166.5, 212],
  draw(figure, random) {
    const primaries = random.whole(8, 9)
    layFan(
      figure,
      'shade',
      { bone: '-16,138,0 0,146,0 16,138,0', count: 7, turn: [122, 58], reach: [50, 62, 66, 62, 50], width: 19 },
      1.1,
    )
    for (const side of [-1, 1]) {
      layFan(
        figure,
        'shade',
        { bone: '20,96,0 40,80,0 58,56,0', count: 7, turn: [104, 84], reach: [44, 62, 66], width: 17, side },
        1.1,
      )
      layFan(
        figure,
        'shade',
        {
          bone: '60,52,0 74,28,0 90,14,0',
          count: primaries,
          turn: [80, -34],
          reach: [74, 92, 92, 84, 62],
          width: 15,
          bend: -0.07,
          side,
        },
        1.1,
      )
      layFan(
        figure,
        'body',
        {
          bone: '18,84,0 42,70,0 62,44,0 76,24,0 90,12,0',
          count: 13,
          turn: [104, -28],
          reach: [30, 36, 38, 40, 32],
          width: 13,
          side,
        },
        1,
      )
      layFan(
        figure,
        'light',
        {
          bone: '16,74,0 42,60,0 62,36,0 78,16,0 90,10,0',
          count: 13,
          turn: [104, -24],
          reach: [18, 21, 22, 20, 14],
          width: 11,
          side,
        },
        0.9,
      )
      figure.part(
        'body',
        new Limb([
          { x: 10 * side, y: 70, w: 26 },
          { x: 40 * side, y: 60, w: 20 },
          { x: 60 * side, y: 37, w: 17 },
          { x: 76 * side, y: 14, w: 13 },
          { x: 94 * side, y: 4, w: 3 },
        ]).path,
        { seam: 1.1, light: 1.6 },
      )
    }
    for (const side of [-1, 1]) {
      figure.part(
        'body',
        contour(
          [
            [8, 112],
            [30, 112],
            [38, 128],
            [36, 144],
            [42, 158],
            [34, 156],
            [26, 150],
            [14, 140],
          ].map(([x = 0, y = 0], index) => ({ x: x * side, y, corner: index === 4 })),
        ),
        { seam: 1.1, shade: side > 0 ? 3 : 0 },
      )
      figure.part('accent', talons(36 * side, 154, side > 0 ? 0.9 : Math.PI - 0.9, 30, 4, 2.1, side * -0.55), {
        seam: 1,
      })
    }
    const body = symmetrical('0,44 16,50 26,66 30,88 26,112 16,134 0,150')
    figure.part('body', body, { seam: 1.1, shade: 6, light: 2 })
    const scallops = [...Array(6).keys()].flatMap((row) =>
      [...Array(row % 2 ? 4 : 3).keys()].map((column) => {
        const x = (column - (row % 2 ? 1.5 : 1)) * (14 - row * 0.7)
        const y = 66 + row * 13
        return [
          { x: x - 5, y },
          { x: x - 3, y: y + 5 },
          { x, y: y + 7 },
          { x: x + 3, y: y + 5 },
          { x: x + 5, y },
        ]
      }),
    )
    figure.engrave(1.1, scallops, 0.5)
    const neck = contour(
      '-14,24 -8,12 4,8 16,14 22,28 26,44 31,56! 24,55 24,66! 16,60 13,72! 6,63 0,75! -5,63 -12,72! -14,60 -22,66! -20,54 -16,44 -12,36',
    )
    figure.part('light', neck, { seam: 1.1, shade: 4 })
    figure.cut(1.1, '14,28 17,38 15,48|6,34 8,44 6,54|-4,40 -3,48 -6,56|20,38 22,46 20,52')
    figure.part('accent', contour('-10,18 -18,16 -28,20 -33,28 -32,38! -29,32 -24,30 -18,32 -10,32! -7,26'), {
      seam: 0.9,
    })
    figure.cut(0.8, '-10,28 -18,27 -24,28')
    figure.gap('-9,20! -3,17 3,21! -3,24')
    figure.spark('-6.4,20.4! -2.6,18.6 0.6,21! -3,22.8')
  },
})
