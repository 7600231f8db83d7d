// Animals of the farmyard that only edits ask for: a pig, a hen and a rooster, all looking to the left.
import { contour, oval, united } from '../creatures/contour.ts'
import { creature } from '../creatures/creature.ts'
import { Limb } from '../creatures/limb.ts'
import type { Motif } from '../motif.ts'

export const pig: Motif = creature({
  id: 'pig',
  rests: 'ground',
  bounds: [4, 8, 186, 124],
  draw(figure) {
    figure.part('body', new Limb('164,52,6 174,46,5.4 180,38,5 174,32,4.6 168,38,4.4 174,46,4 184,44,2').path)
    figure.part('shade', united(contour('76,92! 92,92! 90,122! 78,122!'), contour('138,90! 154,88! 150,122! 138,122!')))
    const trunk = united(
      contour('46,32 72,22 108,20 142,24 164,40 170,62 164,84 146,98 110,104 76,102 54,92 42,74 40,50'),
      contour('56,90! 74,94! 72,124! 59,124!'),
      contour('142,88! 164,78! 162,124! 149,124!'),
    )
    figure.part('body', trunk, { seam: 1.4, shade: 7, light: 3.4 })
    figure.cut(1.4, '144,78 152,68 152,54|80,96 96,100 112,100')
    figure.plane('shade', '56,118 76,118 76,126 54,126')
    figure.plane('shade', '146,118 166,118 166,126 146,126')
    const head = contour('36,24 56,24 70,36 74,56 68,76 52,86 34,84 22,74 18,60 20,42 26,30')
    figure.part('body', head, { seam: 1.6, shade: 4, light: 2.6 })
    figure.as('ears', () => {
      figure.part('body', contour('28,32 22,18 14,12! 32,10 44,22'), { seam: 1.3 })
      figure.plane('shade', '26,24 22,17 30,16 36,23')
      figure.part('body', contour('54,30 58,16 72,8! 76,24 70,38'), { seam: 1.3 })
      figure.plane('shade', '60,26 64,17 70,15 71,25 66,32')
    })
    figure.as('nose', () => {
      figure.part('light', oval(18, 62, 13, 11.4, -0.15), { seam: 1.4 })
    })
    figure.gap(oval(13.6, 62, 2.4, 3.6))
    figure.gap(oval(21.6, 61, 2.4, 3.6))
    figure.gap(oval(32, 44, 3.2))
    figure.gap(oval(53, 44, 3.2))
    figure.cut(1.5, '26,77 36,80 46,75')
  },
})

const feet = '66,116 66,134|66,133 54,138|66,133 74,138|88,116 88,134|88,133 76,138|88,133 98,138'

export const hen: Motif = creature({
  id: 'hen',
  rests: 'ground',
  bounds: [12, 4, 156, 140],
  draw(figure) {
    figure.as('legs', () => figure.hair('accent', 3.6, feet))
    figure.as('tail', () => {
      figure.part('shade', contour('112,74 122,48 138,36! 140,48 152,44! 148,58 155,62! 146,76 130,92'))
    })
    const trunk = contour(
      '40,22 54,20 62,32 64,50 76,60 98,62 120,56 138,62! 142,84 130,106 106,120 78,122 54,112 40,94 34,72 34,48 32,32',
    )
    figure.part('body', trunk, { seam: 1.4, shade: 7, light: 3.4 })
    figure.as('breast', () => figure.plane('light', '34,60 46,58 56,76 58,100 50,106 38,90'))
    figure.cut(1.3, '40,66 46,70 50,66|42,80 49,84 54,79|48,94 55,97 60,92|40,46 46,50 52,46')
    figure.as('wings', () => {
      figure.part('body', contour('70,74 92,70 114,72 134,66! 130,88 116,102 94,106 76,98'), { seam: 1.6, shade: 5 })
      figure.cut(1.4, '86,96 102,96 122,84|82,86 100,88 124,76|96,103 108,100 120,94')
    })
    figure.part('accent', united(oval(38, 16, 6.4), oval(46, 11, 7), oval(54, 17, 6)), {})
    figure.part('accent', contour('34,29 24,32 13,38! 24,40 35,39'), { seam: 1 })
    figure.part('accent', contour('33,42 40,42 41,52 36,57 31,51'), { seam: 1 })
    figure.gap(oval(43, 31, 3))
  },
})

export const rooster: Motif = creature({
  id: 'rooster',
  rests: 'ground',
  bounds: [6, 0, 172, 164],
  draw(figure) {
    figure.as('legs', () =>
      figure.hair(
        'accent',
        4,
        '74,126 74,158|74,157 60,162|74,157 84,162|74,150 84,146|98,126 98,158|98,157 84,162|98,157 110,162|98,150 108,146',
      ),
    )
    figure.as('tail', () => {
      for (const [tone, plume] of [
        ['shade', '112,92 128,62 132,34 118,16! 146,30 152,62 138,98'],
        ['body', '114,94 136,72 150,44 142,20! 164,42 164,76 142,106'],
        ['shade', '116,100 144,86 162,66 164,44! 174,72 166,98 142,114'],
        ['body', '116,106 140,102 160,92 168,76! 170,102 156,118 134,120'],
      ] as const)
        figure.part(tone, contour(plume), { seam: 1.4, light: 2 })
    })
    const trunk = contour(
      '44,28 58,26 66,40 68,60 80,76 102,82 124,84! 132,104 120,124 98,134 74,132 52,118 40,96 38,72 40,52 36,38',
    )
    figure.part('body', trunk, { seam: 1.4, shade: 7, light: 3 })
    const hackle = contour('42,30 58,28 68,44 72,62 82,78! 72,80 72,90! 62,86 58,96! 50,88 42,92! 38,74 40,52')
    figure.part('light', hackle, { seam: 1.3, shade: 4 })
    figure.cut(1.4, '48,44 46,62 44,78|54,42 56,62 58,82|60,44 65,60 72,74|51,50 50,66 51,80')
    figure.as('wings', () => {
      figure.part('body', contour('76,94 96,90 116,94 132,100! 124,114 104,120 84,114'), { seam: 1.6, shade: 4 })
      figure.cut(1.4, '90,110 106,110 120,104|88,102 104,104 122,100')
    })
    figure.part('accent', contour('38,26 32,12 40,16! 42,2 50,12! 56,0 60,12! 68,6 68,20! 72,26 62,32 50,28'))
    figure.part('accent', contour('40,34 28,34 8,42! 26,46 40,44'), { seam: 1 })
    figure.part('accent', contour('38,46 46,46 48,60 42,68 35,60'), { seam: 1 })
    figure.gap(oval(49, 37, 3))
  },
})
