// A dragon with wings spread, neck and tail in one long S.
import { contour, united } from './contour.ts'
import { creature } from './creature.ts'
import { drawWing } from './dragon-wing.ts'
import { Limb } from './limb.ts'
import { talons } from './talons.ts'

const steps = (count: number): number[] => Array.from({ length: count }, (_, step) => step)

export const dragon = creature({
  id: 'dragon',
  rests: 'air',
  bounds: [-26, -8.9, 228, 214],
  draw(figure, random) {
    const curl = random.between(-4, 4)
    const far = {
      shoulder: { x: 98, y: 98 },
      elbow: { x: 70, y: 80 },
      wrist: { x: 30, y: 22 },
      fingers: [
        { x: -24, y: 46 },
        { x: -26, y: 94 },
        { x: -4, y: 132 },
        { x: 36, y: 144 },
      ],
      root: { x: 96, y: 122 },
    }
    const near = {
      shoulder: { x: 108, y: 98 },
      elbow: { x: 132, y: 70 },
      wrist: { x: 160, y: 2 },
      fingers: [
        { x: 218, y: 26 },
        { x: 228, y: 80 },
        { x: 210, y: 124 },
        { x: 170, y: 146 },
      ],
      root: { x: 122, y: 136 },
    }
    const body = new Limb(
      `97,24,9 104,36,11 101,52,13 93,68,16 94,86,24 104,105,33 113,124,31 119,142,23 128,158,17 139,174,13.5
       139,191,11 ${122},203,9 98,203,7.5 74,194,6 58,178,4.6 58,162,3.4 ${68 + curl},152,1.6`,
    )
    drawWing(figure, 'shade', far, -0.12, 0.26)
    figure.part(
      'shade',
      united(new Limb('96,100,14 80,105,9 68,95,6.5').path, talons(69, 96, Math.PI * 1.08, 15, 4, 1.5)),
      { seam: 1.1 },
    )
    figure.part(
      'shade',
      united(
        new Limb('116,138,22 100,152,15 112,168,8 103,179,6.5').path,
        talons(104, 178, Math.PI * 0.86, 14, 3, 1.1, -0.7),
      ),
      { seam: 1.1 },
    )
    const spade = contour('68,156 60,150! 66,142 78,134! 80,148 77,158! 72,152')
    const spikes = body.teeth(
      0.06,
      0.9,
      -1,
      random.whole(24, 28),
      (share) => 3 + 4.2 * Math.sin(Math.PI * Math.min(1, share * 1.1)) ** 0.7,
    )
    for (const spike of spikes) figure.part('shade', spike)
    figure.part('body', united(body.path, spade), { seam: 1.1, shade: 4 })
    figure.plane('light', body.strip(0.03, 0.56, 0.34, 1.05, 60))
    figure.engrave(1, [Array.from({ length: 30 }, (_, step) => body.beside(0.05 + step * 0.0172, 0.34))], 0.5)
    figure.engrave(
      0.95,
      steps(26).map((step) => {
        const share = 0.07 + step * 0.0185
        return [body.beside(share, 0.36), body.beside(share + 0.006, 0.7), body.beside(share - 0.003, 1.02)]
      }),
      0.6,
    )
    figure.engrave(
      0.8,
      steps(22).flatMap((step) => {
        const share = 0.1 + step * 0.022
        return (step % 2 ? [-0.62] : [-0.3, 0.05]).map((side) => [
          body.beside(share, side - 0.16),
          body.beside(share + 0.009, side - 0.05),
          body.beside(share + 0.009, side + 0.06),
          body.beside(share, side + 0.15),
        ])
      }),
      0.5,
    )
    drawWing(figure, 'body', near, 0.12, 0.26)
    figure.part(
      'body',
      united(
        new Limb('114,130,27 98,141,18 107,157,10 96,168,7').path,
        talons(97, 167, Math.PI * 0.92, 16, 3, 1.15, -0.7),
      ),
      { seam: 1.1, shade: 3, light: 1.6 },
    )
    figure.part(
      'body',
      united(new Limb('100,106,18 84,119,11 70,112,7').path, talons(71, 113, Math.PI * 1.02, 16, 4, 1.5)),
      { seam: 1.1, shade: 2.6, light: 1.4 },
    )
    const horns = united(
      new Limb('94,12,6.5 104,3,5.6 118,-2,4 134,0,2.2 144,8,0.3').path,
      new Limb('99,18,5 111,12,4.4 124,12,2.6 136,19,0.3').path,
      new Limb('98,30,4.4 108,29,3.4 119,33,0.3').path,
    )
    figure.part('light', horns, { seam: 0.9 })
    const head = contour(
      `105,24 101,13 95,8 87,7! 85,10.5! 79,11 72,13.5 64,13 57.5,11! 52.5,15.5 51,22 53,25.5! 55,26 56,31! 59,26.5 65,26.5 66.5,30! 69,27
       77,27.5 83,30.5 90,31! 82,36 72,36.5 64,34.5 60.5,31! 58,34 57.5,37.5 61,41 70,43.5 81,44 88,42.5 90,50! 95,43 101,49! 102,41 111,43! 107,33`,
    )
    figure.part('body', head, { seam: 0.9, shade: 2.6, light: 1.5 })
    figure.cut(0.9, '90,31 94,30 97,26|98,18 101,24 100,31|80,40.5 88,39 95,35|61,18 70,19 78,16')
    figure.gap('54.5,18.5! 57.5,15.5 60,18! 57.5,18.6')
    figure.gap('80.5,15.5! 86,13.5 93,17.5! 86,19.5')
    figure.spark('83,16! 86.5,14.8 90.5,17.3! 86.5,18.4')
  },
})
