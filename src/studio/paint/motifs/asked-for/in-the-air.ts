// What only edits ask for in the air: one bird on the wing, a bat, and a balloon on its string.
import { contour } from '../creatures/contour.ts'
import { creature } from '../creatures/creature.ts'
import type { Motif } from '../motif.ts'
import { etch, hundredths, oval } from '../objects/forms.ts'

const beats = [
  '-26,4! -18,-3 -9,-5 -14,-17 -26,-28 -44,-35! -28,-35 -10,-26 1,-12 9,-6 20,-17 36,-25 54,-25! 39,-15 26,-4 17,3 30,7 40,12! 24,11 9,9 -8,8 -18,7',
  '-26,4! -19,-2 -10,-5 -20,-9 -38,-5 -52,6! -42,-9 -26,-18 -8,-14 3,-6 16,-16 34,-18 54,-8! 36,-6 22,0 17,4 30,8 40,14! 24,12 8,10 -10,9 -20,8',
  '-26,2! -18,-4 -7,-6 6,-7 19,-17 36,-33 58,-45! 48,-25 34,-8 19,2 32,6 42,9! 28,12 11,10 2,12 -6,21 -12,34! -14,21 -12,9 -18,7',
] as const

export const birdOnTheWing: Motif = creature({
  id: 'bird-on-the-wing',
  rests: 'air',
  bounds: [-56, -46, 60, 36],
  draw(figure, random) {
    figure.part('body', contour(random.pick(beats)), { shade: 2.4 })
  },
})

export const bat: Motif = creature({
  id: 'bat',
  rests: 'air',
  bounds: [-60, -30, 60, 26],
  draw(figure) {
    for (const side of [-1, 1]) {
      const x = (value: number): number => value * side
      figure.part(
        'body',
        contour(
          `${x(3)},-8! ${x(14)},-18 ${x(26)},-27 ${x(34)},-29! ${x(46)},-22 ${x(55)},-8 ${x(60)},10! ${x(52)},4 ${x(44)},6! ${x(40)},4 ${x(30)},6 ${x(26)},13! ${x(20)},8 ${x(12)},8 ${x(6)},14!`,
        ),
        { shade: 2 },
      )
      figure.cut(
        1.2,
        `${x(8)},-8 ${x(20)},-16 ${x(33)},-27|${x(33)},-27 ${x(32)},-12 ${x(27)},11|${x(33)},-27 ${x(42)},-12 ${x(44)},4`,
      )
    }
    figure.part('body', contour('-7,-12 -8,-24! -3,-18 3,-18 8,-24! 7,-12 8,0 6,14 0,25! -6,14 -8,0'), { shade: 2 })
    figure.spark('-4,-11 -2,-12.4 -1,-10.6 -3,-9.6')
    figure.spark('4,-11 2,-12.4 1,-10.6 3,-9.6')
  },
})

export const balloon: Motif = {
  id: 'balloon',
  kind: 'object',
  rests: 'air',
  width: 0.46,
  draw: hundredths((pen, random) => {
    const sway = random.between(-6, 6)
    pen.stroke('shade', 1, `M0 -48C${6 + sway} -34 ${-7 + sway} -18 ${sway} 0`)
    const skin = 'M0 -52C-14 -58 -22 -68 -22 -79C-22 -92 -12 -100 0 -100C12 -100 22 -92 22 -79C22 -68 14 -58 0 -52Z'
    pen.fill('body', 'M-3.6 -47L0 -53L3.6 -47Z')
    pen.fill('body', skin)
    pen.fill('shade', 'M8 -97C16 -93 22 -88 22 -79C22 -68 14 -58 0 -52C10 -62 16 -78 8 -97Z')
    pen.fill('light', oval(-9.6, -86, 4, 7, 0.5))
    etch(pen, skin, 0.8, 'M-17 -80C-17 -72 -12 -64 -5 -58')
  }),
}
