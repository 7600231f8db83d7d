// Insects that only edits ask for: a ladybird and a dragonfly.
import { contour, oval, sided, united } from '../creatures/contour.ts'
import { creature } from '../creatures/creature.ts'
import { Limb } from '../creatures/limb.ts'
import type { Motif } from '../motif.ts'

export const ladybird: Motif = creature({
  id: 'ladybird',
  rests: 'ground',
  bounds: [4, 6, 138, 96],
  draw(figure) {
    figure.hair('shade', 2.6, '24,52 14,38 8,32|32,46 28,32 24,24')
    figure.part('shade', united(oval(8, 31, 3.4), oval(24, 23, 3.4)))
    for (const leg of ['44,80,6 38,88,5 32,95,4', '76,82,6 74,90,5 68,96,4', '108,80,6 110,89,5 104,96,4'])
      figure.part('shade', new Limb(leg).path)
    figure.part('shade', contour('38,46 46,60 46,78 34,84 20,80 13,68 16,54 26,46'), { light: 2 })
    figure.as('eyes', () => figure.part('light', oval(24, 62, 5)))
    figure.gap(oval(23, 62, 2.4))
    const shell = contour('34,82! 34,58 48,30 72,12 98,12 122,32 136,62 138,84! 110,88 62,88')
    figure.part('body', shell, { seam: 1.6, shade: 6, light: 3.4 })
    figure.mark(
      '58,38 70,34 74,46 62,52',
      '90,28 104,28 106,42 92,44',
      '66,62 80,58 84,72 70,76',
      '100,58 114,56 118,70 104,74',
      '44,62 52,60 53,72 45,74',
      '124,52 132,56 134,66 126,66',
      '76,13 88,11 88,20 77,21',
    )
    figure.cut(1.8, '35,80 70,72 104,74 138,82', 0.5)
  },
})

export const dragonfly: Motif = creature({
  id: 'dragonfly',
  rests: 'air',
  bounds: [-100, 0, 100, 150],
  draw(figure) {
    figure.as('wings', () => {
      for (const side of [-1, 1]) {
        figure.part('light', contour(sided(side, '6,44 34,52 66,66 88,84 90,96 76,98 48,84 20,62 4,54')), { shade: 2 })
        figure.cut(1.1, sided(side, '8,50 40,66 84,92|22,56 30,68|38,62 46,78|54,72 62,88|68,80 74,96'))
        figure.part('light', contour(sided(side, '6,38 34,26 68,14 94,12 100,22 88,34 56,42 24,46 5,46')), {
          seam: 1.2,
        })
        figure.cut(1.1, sided(side, '8,42 46,30 94,20|26,32 30,44|42,26 46,42|58,20 62,38|74,16 78,34|86,14 89,30'))
        figure.plane('accent', contour(sided(side, '84,12 92,11 92,18 84,18')))
      }
    })
    figure.as('tail', () => {
      figure.part('body', new Limb('0,52,9 0,80,7.4 0,110,6.4 0,134,7.4 0,150,3').path, { shade: 2 })
      figure.cut(1.4, '-6,72 0,74 6,72|-6,88 0,90 6,88|-6,104 0,106 6,104|-6,120 0,122 6,120|-6,134 0,136 6,134', 0.5)
    })
    figure.part('body', contour('0,24 9,30 11,44 7,58 0,62 -7,58 -11,44 -9,30'), { seam: 1.2, shade: 3, light: 2 })
    figure.part('body', oval(0, 18, 8, 7), { seam: 1 })
    figure.as('eyes', () => figure.part('accent', united(oval(-7, 13, 6.4), oval(7, 13, 6.4)), { seam: 1 }))
  },
})
