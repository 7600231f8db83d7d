// A phoenix rising: wings like flames, a train of long plumes.
import { contour, oval, united } from './contour.ts'
import { creature } from './creature.ts'
import { layFan } from './feathers.ts'
import { Limb } from './limb.ts'

/** Plumes of the train: each runs from the rump and ends in a curl. */
const train = (curl: number): readonly string[] => [
  `6,112,14 22,146,13 46,172,12 72,182,10 ${92 + curl},170,7.6 94,150,5 80,144,3 74,154,0.4`,
  `-6,112,14 -20,150,13 -46,178,12 -74,188,10 ${-94 - curl},176,7.6 -96,156,5 -83,150,3 -76,160,0.4`,
  '2,116,14 26,158,13 38,190,12 36,218,9 22,236,0.4',
  '-2,116,14 -22,164,13 -36,194,12 -56,214,9 -76,216,0.4',
  `0,116,15 6,160,14.6 -2,194,13.6 -18,220,11 ${-14 + curl},246,8 6,250,5 10,236,3 0,232,0.4`,
]

export const phoenix = creature({
  id: 'phoenix',
  rests: 'air',
  bounds: [-155.8, -80.6, 156.6, 261.7],
  draw(figure, random) {
    for (const spine of train(random.between(-4, 4))) {
      const plume = new Limb(spine)
      const lick = (share: number): number => 13 - share * 6
      const barbs = [1, -1].flatMap((side) => plume.teeth(0.16, 0.68, side, random.whole(5, 6), lick))
      figure.part('shade', united(plume.path, ...barbs), { seam: 1.1 })
      figure.plane('light', plume.strip(0.1, 0.9, -0.3, 0.3, 30))
      figure.engrave(1, [[...Array(12).keys()].map((step) => plume.at(0.1 + step * 0.07))], 0.3)
    }
    for (const side of [-1, 1]) {
      const lift = side < 0 ? 5 : 0
      layFan(
        figure,
        'shade',
        {
          bone: '14,88,0 36,70,0 54,44,0',
          count: 6,
          turn: [88, 58],
          reach: [40, 60, 72],
          width: 17,
          bend: -0.1,
          pointed: true,
          side,
        },
        1.1,
      )
      layFan(
        figure,
        'shade',
        {
          bone: '54,42,0 62,20,0 66,4,0',
          count: 8,
          turn: [52, -72 - lift],
          reach: [78, 92, 98, 96, 84],
          width: 17,
          bend: -0.16,
          pointed: true,
          side,
        },
        1.1,
      )
      layFan(
        figure,
        'body',
        {
          bone: '14,78,0 36,60,0 54,34,0 64,8,0',
          count: 11,
          turn: [92, -60 - lift],
          reach: [28, 40, 48, 50, 42],
          width: 15,
          bend: -0.12,
          pointed: true,
          side,
        },
        1,
      )
      layFan(
        figure,
        'light',
        {
          bone: '14,70,0 36,52,0 54,26,0 64,4,0',
          count: 10,
          turn: [96, -54 - lift],
          reach: [18, 24, 27, 27, 22],
          width: 13,
          bend: -0.08,
          pointed: true,
          side,
        },
        0.9,
      )
      figure.part(
        'body',
        new Limb([
          { x: 6 * side, y: 72, w: 24 },
          { x: 34 * side, y: 52, w: 18 },
          { x: 53 * side, y: 28, w: 13 },
          { x: 62 * side, y: 6, w: 9 },
          { x: 66 * side, y: -6, w: 1 },
        ]).path,
        { seam: 1.1, light: 1.6 },
      )
    }
    const crest = united(
      new Limb('2,10,4 10,-4,3.4 20,-14,3 30,-16,0.3').path,
      new Limb('5,13,4 17,4,3.4 28,0,2.6 38,2,0.3').path,
      new Limb('-2,8,4 0,-8,3.4 6,-22,3 14,-30,0.3').path,
      oval(31, -17, 3.2, 2.4, -0.2),
      oval(39, 2, 3.2, 2.4, 0.2),
      oval(15, -31, 2.6, 3.4, 0.5),
    )
    figure.part('accent', crest, { seam: 0.9 })
    const body = contour(
      `-30,24! -22,16 -14,12 -6,6 3,6 10,13 12,24 9,36 10,46 18,58 22,76 20,98 12,116 4,132! 0,126 -6,134! -8,120 -16,104 -20,86 -18,68 -10,54 -5,42 -5,32 -10,25 -18,23`,
    )
    figure.part('body', body, { seam: 1.2, shade: 5, light: 2 })
    figure.plane('light', '-12,58 0,52 8,66 6,90 0,110 -10,108 -18,86')
    figure.engrave(
      1.1,
      [...Array(5).keys()].flatMap((row) =>
        [...Array(row % 2 ? 2 : 3).keys()].map((column) => {
          const x = (column - (row % 2 ? 0.5 : 1)) * 10.5
          const y = 64 + row * 11
          return [
            { x: x - 4, y },
            { x: x - 1.5, y: y + 6 },
            { x, y: y + 8 },
            { x: x + 1.5, y: y + 6 },
            { x: x + 4, y },
          ]
        }),
      ),
      0.5,
    )
    figure.cut(1, '-2,36 2,44 0,52|5,36 7,46 8,54|-19,20 -14,19 -11,21')
    figure.gap('-7,15! -3,12.5 1,15.5! -3,17.5')
    figure.spark('-5,15.2! -2.6,13.8 -0.4,15.6! -2.8,16.6')
  },
})
