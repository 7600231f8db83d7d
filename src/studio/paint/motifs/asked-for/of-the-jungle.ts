// Animals of jungles and rivers that only edits ask for: a monkey, a parrot, a crocodile.
import { contour, oval, united } from '../creatures/contour.ts'
import { creature } from '../creatures/creature.ts'
import { Limb } from '../creatures/limb.ts'
import type { Motif } from '../motif.ts'

export const monkey: Motif = creature({
  id: 'monkey',
  rests: 'ground',
  bounds: [14, 4, 160, 164],
  draw(figure) {
    figure.as('tail', () => {
      figure.part(
        'body',
        new Limb('104,152,10 130,156,10 148,144,9.4 152,122,9 142,106,8.4 128,108,8 126,120,7.4 134,124,5').path,
        { light: 1.6 },
      )
    })
    const trunk = contour('58,76 84,74 102,88 110,116 108,144 94,160 56,160 42,146 40,118 46,92')
    figure.part('body', trunk, { seam: 1.4, shade: 6 })
    figure.as('belly', () => figure.plane('light', '60,90 80,88 92,106 92,136 80,152 62,152 54,136 54,106'))
    figure.part('body', contour('88,116 106,114 118,130 118,150 110,160 112,164! 84,164! 86,156 96,150'), {
      seam: 1.6,
      shade: 4,
    })
    figure.part('body', contour('60,116 44,114 32,130 32,150 38,160 36,164! 66,164! 64,156 54,150'), {
      seam: 1.6,
      shade: 3,
    })
    figure.as('paws', () => {
      figure.part('light', contour('82,158 98,154 112,158 114,164! 78,164!'), { seam: 1.2 })
      figure.part('light', contour('66,158 50,154 36,158 34,164! 70,164!'), { seam: 1.2 })
    })
    figure.part('body', new Limb('92,86,17 108,104,14 106,124,12 92,132,11').path, { seam: 1.5, shade: 3 })
    figure.part('body', new Limb('52,86,17 36,104,14 38,124,12 52,132,11').path, { seam: 1.5 })
    figure.part('light', united(oval(90, 133, 7.4, 6), oval(54, 133, 7.4, 6)), { seam: 1.1 })
    figure.as('ears', () => {
      for (const x of [30, 114]) {
        figure.part('body', oval(x, 46, 14), {})
        figure.plane('light', oval(x, 46, 8))
      }
    })
    figure.part('body', united(oval(72, 44, 36, 35), contour('64,12 70,4! 74,10 82,4! 82,14')), {
      seam: 1.5,
      shade: 5,
      light: 2.6,
    })
    figure.as('face', () => {
      figure.part('light', united(oval(60, 42, 15, 16), oval(84, 42, 15, 16), oval(72, 60, 24, 17)))
    })
    figure.gap(oval(61, 43, 4.2, 5))
    figure.gap(oval(83, 43, 4.2, 5))
    figure.gap(oval(68, 55, 1.8, 1.6))
    figure.gap(oval(76, 55, 1.8, 1.6))
    figure.cut(2, '58,63 66,70 78,70 86,63', 0.5)
  },
})

export const parrot: Motif = creature({
  id: 'parrot',
  rests: 'ground',
  bounds: [10, 2, 112, 206],
  draw(figure) {
    // The bough that it sits on stands by itself, as a perch.
    figure.hair('shade', 5, '62,136 62,200')
    figure.part('shade', contour('36,204 44,198 80,198 88,204 88,206! 36,206!'))
    figure.part('shade', new Limb('22,134,6 60,132,7 104,136,6').path)
    figure.as('tail', () => {
      figure.part('accent', contour('74,118 92,122 100,150 98,196! 86,172 76,146'))
      figure.part('body', contour('66,118 82,122 88,152 84,186! 74,164 66,142'), { seam: 1.4, light: 2 })
    })
    const trunk = contour(
      '40,8 60,3 78,12 86,32 88,58 96,84 98,112 86,130 66,134 50,124 42,100 38,72 36,50 30,36 30,20',
    )
    figure.part('body', trunk, { seam: 1.3, shade: 5, light: 3 })
    figure.as('breast', () => figure.plane('light', '38,52 48,56 56,80 60,108 54,124 46,108 40,82'))
    figure.as('wings', () => {
      figure.part('accent', contour('66,52 84,54 98,76 106,104 104,134 98,150! 86,134 74,112 64,84'), { seam: 1.6 })
      figure.cut(1.7, '72,84 84,90 96,88|76,100 88,106 101,104|84,118 92,122 102,120|70,68 80,74 92,70')
    })
    figure.part('light', contour('32,22 44,16 54,24 54,38 44,46 32,42'), { seam: 0.9 })
    figure.as('beak', () => {
      figure.part('shade', contour('32,20 22,22 13,32 12,46 18,56! 22,46 30,42 36,40 38,28'), { seam: 1.2 })
      figure.part('shade', contour('26,46 34,42 36,50 28,54'), { seam: 1 })
    })
    figure.gap(oval(45, 29, 3.8))
    figure.part('shade', united(contour('56,128 60,126 62,140 56,140'), contour('68,130 72,128 74,141 68,141')), {
      seam: 1,
    })
  },
})

const back =
  '66,40 74,28! 80,38 88,27! 94,38 102,27! 108,38 116,28! 122,40 130,31! 136,43 144,35! 150,47 158,40! 164,51'

export const crocodile: Motif = creature({
  id: 'crocodile',
  rests: 'ground',
  bounds: [2, 20, 256, 92],
  draw(figure) {
    figure.part(
      'shade',
      united(
        contour('92,70 106,70 104,82 98,91! 84,91! 88,84'),
        contour('158,70 172,68 172,82 166,91! 150,91! 156,84'),
      ),
    )
    const trunk = contour(
      `48,40 ${back} 182,58 200,68! 204,62 212,72! 218,66 226,77! 232,72 240,80 256,82! 240,92 214,90 188,82 164,82 130,84 96,84 70,78 50,68 44,54`,
    )
    figure.part('body', trunk, { seam: 1.3, shade: 5, light: 2 })
    figure.as('belly', () => figure.plane('light', '60,74 96,80 130,80 170,76 200,84 160,90 80,90'))
    figure.cut(
      1.5,
      '92,44 96,56 92,68|112,44 116,58 112,70|132,46 136,60 132,72|152,52 154,64 150,74|172,60 174,68 170,78|192,70 192,76 188,82|208,76 208,82 205,87',
    )
    const snout = contour('62,42 58,32 52,26 44,28 40,38 28,42 18,42 8,40 3,46 4,54 14,58 30,58 48,60 62,62 68,52')
    const jaw = contour('64,56 48,60 26,62 8,62 6,68 14,72 40,74 60,74 70,66')
    figure.part('body', jaw, { seam: 1.2, shade: 3 })
    figure.as('face', () => {
      const teeth = [12, 20, 28, 36, 44].map((x) => contour(`${x},56! ${x + 5.6},56! ${x + 2.8},65!`))
      const [first = snout, ...others] = teeth
      figure.part('light', united(first, ...others))
    })
    figure.part('body', snout, { seam: 1.2, light: 2 })
    figure.gap(oval(9, 46, 1.8))
    figure.as('eyes', () => figure.part('light', oval(51, 35, 5)))
    figure.gap(oval(50, 35, 2.4, 3.4))
    figure.part('body', contour('70,66 86,66 86,80 80,88 82,92! 60,92! 64,86 70,80'), { seam: 1.5, shade: 3 })
    figure.part('body', contour('140,62 160,60 162,78 154,88 156,92! 132,92! 136,86 142,80'), { seam: 1.5, shade: 3 })
  },
})
