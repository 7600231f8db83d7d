// An octopus with curling arms.
import { contour, oval } from './contour.ts'
import { creature } from './creature.ts'
import type { Figure } from './figure.ts'
import { Limb } from './limb.ts'

/** Arms from behind to front; `cups` is the side on which the suckers sit. */
const arms: readonly { readonly spine: string; readonly cups: number }[] = [
  { spine: '88,96,15 66,88,13 48,72,11.4 42,50,10 26,40,8.4 10,48,7 8,64,5.4 18,72,3.8 26,64,1', cups: 1 },
  { spine: '114,96,15 136,90,13 154,76,11.4 160,54,10 176,42,8.4 192,50,7 193,66,5.4 184,74,3.8 176,66,1', cups: -1 },
  { spine: '84,104,16 58,110,14 34,104,12.4 14,112,10.6 2,130,8.6 10,148,6.6 24,146,4.6 24,134,1', cups: -1 },
  { spine: '118,104,16 144,110,14 168,104,12.4 188,114,10.6 198,134,8.6 188,150,6.6 175,146,4.6 177,135,1', cups: 1 },
  { spine: '90,112,17 70,132,15 48,146,13 36,168,11 44,190,9 62,196,7 72,184,5 64,176,1', cups: 1 },
  { spine: '112,112,17 132,132,15 154,146,13 166,170,11 156,192,9 138,196,7 130,184,5 138,177,1', cups: -1 },
  { spine: '98,116,18 94,142,16 80,164,13.6 86,188,11.4 100,204,9 92,220,6.6 78,218,4.4 80,208,1', cups: -1 },
  { spine: '104,116,18 110,142,16 124,162,13.6 116,184,11.4 112,204,9 122,222,6.6 136,222,4.4 136,212,1', cups: 1 },
]

const drawArm = (figure: Figure, spine: string, cups: number, isFront: boolean): void => {
  const arm = new Limb(spine)
  figure.part(isFront ? 'body' : 'shade', arm.path, { seam: 1.3, shade: isFront ? 3 : 0 })
  figure.plane('light', arm.strip(0.16, 1, cups * 0.3, cups * 1.05, 50))
  for (let cup = 0; cup < 15; cup++) {
    const share = 0.2 + cup * 0.052
    const { x, y } = arm.beside(share, cups * 0.62)
    figure.gap(oval(x, y, arm.at(share).w * 0.13))
  }
  figure.engrave(0.9, [Array.from({ length: 20 }, (_, step) => arm.beside(0.12 + step * 0.042, cups * 0.26))], 0.3)
}

export const octopus = creature({
  id: 'octopus',
  rests: 'water',
  bounds: [-2.4, 0.3, 202.4, 226.7],
  draw(figure, random) {
    const lean = random.between(-4, 4)
    for (const [index, { spine, cups }] of arms.entries()) drawArm(figure, spine, cups, index > 3)
    const mantle = contour(
      `84,112 78,100 76,88 80,78 72,66 64,48 ${64 + lean},28 ${76 + lean},10 ${96 + lean},1 ${116 + lean},3 ${132 + lean},16 ${138 + lean},36 132,56 124,70 122,80 126,90 124,102 118,114 110,122 100,124 92,120`,
    )
    figure.part('body', mantle, { seam: 1.4, shade: 7, light: 3.4 })
    for (const [x, y, size] of [
      [88, 24, 3.6],
      [102, 16, 2.8],
      [84, 42, 4.4],
      [98, 36, 3],
      [112, 28, 3.4],
      [94, 54, 2.6],
      [110, 46, 2.4],
      [122, 42, 2.6],
      [118, 58, 1.8],
      [78, 30, 2],
    ] as const) {
      figure.plane('light', oval(x + lean * 0.7, y, size, size * 0.86))
      figure.gap(oval(x + lean * 0.7, y, size * 0.5, size * 0.42))
    }
    figure.cut(
      1.3,
      '92,106 96,114 98,122|102,108 102,116 102,123|112,106 108,114 106,121|82,96 86,102 88,110|121,96 117,102 115,110|80,76 88,72 97,73|106,73 114,71 122,75',
    )
    for (const side of [-1, 1]) {
      const x = 101 + side * 17
      figure.gap(oval(x, 86, 8.4, 7.2, side * 0.2))
      figure.spark(oval(x, 86, 6.6, 5.4, side * 0.2))
      figure.gap(oval(x, 86.4, 4.4, 1.7, side * -0.1))
    }
  },
})
