// A cat curled up in its sleep, which only edits ask for.
import { contour } from '../creatures/contour.ts'
import { creature } from '../creatures/creature.ts'
import { Limb } from '../creatures/limb.ts'
import type { Motif } from '../motif.ts'

export const sleepingCat: Motif = creature({
  id: 'sleeping-cat',
  rests: 'ground',
  bounds: [6, 6, 232, 112],
  draw(figure) {
    const trunk = contour('68,60 90,30 124,12 164,8 200,24 222,54 226,84 212,104 178,110 118,110 78,108 60,96')
    figure.part('body', trunk, { shade: 8, light: 3.4 })
    figure.cut(
      2,
      '204,100 178,92 166,72 176,50 196,44|124,22 128,34 125,46|142,15 147,28 144,42|161,13 165,26 163,38|180,20 182,30 179,40',
      0.4,
    )
    figure.as('paws', () => {
      figure.part('light', contour('98,92 120,88 138,92 140,104 128,110 100,110'), { seam: 1.6 })
    })
    figure.as('tail', () => {
      const tail = new Limb('218,76,17 226,94,17 212,105,17 184,104,16 158,103,15 136,103,13 124,101,9')
      figure.part('body', tail.path, { seam: 1.8, shade: 3.4, light: 2 })
      figure.cut(1.6, '204,98 206,104 204,112|186,97 188,104 186,111|168,97 170,103 168,110')
    })
    const head = contour('14,84 16,66 14,40! 30,52 46,50 62,52 80,38! 82,64 86,82 78,98 60,108 42,109 24,102')
    figure.part('body', head, { seam: 1.8, shade: 5, light: 2.4 })
    figure.as('ears', () => {
      figure.plane('shade', '19,54! 19,47 28,55!')
      figure.plane('shade', '66,54! 75,46 76,58!')
    })
    figure.as('muzzle', () => figure.plane('light', '36,90 48,86 60,90 62,102 48,106 34,102'))
    figure.cut(2.2, '24,82 31,87 40,84|57,84 65,87 73,82', 0.5)
    figure.cut(
      1.4,
      '48,93 48,97|48,97 43,100 38,98|48,97 53,100 58,98|44,54 45,60 43,66|50,54 50,62 50,68|56,54 56,60 58,66',
    )
    figure.gap('44.6,89.6! 51.4,89.6! 48,94')
    figure.hair('light', 0.9, '34,94 20,92 8,94|34,98 22,100 10,104|62,94 78,91 94,92|62,98 78,99 92,103')
  },
})
