// What lives by the sea and only edits ask for: a dolphin, a crab, a jellyfish, a seagull on its post, a flamingo.
import { contour, oval, sided, symmetrical, united } from '../creatures/contour.ts'
import { creature } from '../creatures/creature.ts'
import { Limb } from '../creatures/limb.ts'
import type { Motif } from '../motif.ts'

export const dolphin: Motif = creature({
  id: 'dolphin',
  rests: 'water',
  bounds: [4, 4, 204, 120],
  draw(figure) {
    figure.part('shade', contour('84,62 80,84 64,100! 70,80 68,64'))
    figure.as('fins', () => {
      figure.part('body', contour('96,22 110,12 130,4! 126,20 132,36'))
      figure.part('body', contour('170,82 184,78 204,84! 190,92 186,100 188,118! 172,106 162,96'), { light: 1.6 })
    })
    const trunk = contour(
      '5,78! 12,74 24,70 30,56 48,36 76,24 108,22 136,34 160,58 176,84 182,96! 168,96 150,80 124,68 96,68 70,74 50,82 34,84 22,83 10,84',
    )
    figure.part('body', trunk, { seam: 1.2, shade: 5, light: 3 })
    figure.as('belly', () =>
      figure.plane('light', '8,81 26,79 44,72 70,64 100,60 128,66 150,80 120,76 90,76 50,90 20,88'),
    )
    figure.cut(1.3, '7,79 20,79 30,76|46,68 58,62')
    figure.gap(oval(37, 64, 2.8))
    figure.as('fins', () =>
      figure.part('body', contour('72,66 86,62 96,78 98,100! 84,92 74,80'), { seam: 1.5, light: 2 }),
    )
    figure.hair('light', 2.6, '150,118 158,114 166,118 174,114 182,118|120,119 128,115 136,119')
  },
})

export const crab: Motif = creature({
  id: 'crab',
  rests: 'ground',
  bounds: [-104, 2, 104, 118],
  draw(figure) {
    for (const side of [-1, 1]) {
      for (const leg of [
        '46,84,9 70,74,8 88,86,6 98,106,2',
        '42,92,9 64,88,8 78,100,6 84,115,2',
        '34,98,9 50,98,8 58,108,6 62,118,2',
      ])
        figure.part('shade', new Limb(sided(side, leg)).path)
      figure.part('body', new Limb(sided(side, '44,70,13 62,60,12 70,46,11')).path, { seam: 1 })
      figure.part('body', contour(sided(side, '66,52 54,36 56,14 74,2! 70,18 78,24! 84,8 92,4! 104,22 98,44 82,56')), {
        seam: 1.2,
        light: 2,
        shade: 3,
      })
      figure.hair('body', 4, sided(side, '14,62 16,50 18,42'))
      figure.as('eyes', () => figure.part('light', oval(18 * side, 39, 7)))
      figure.gap(oval(18 * side - 1, 39, 3.2))
    }
    const shell = symmetrical('0,54 28,56 50,66 56,82 46,98 24,108 0,110')
    figure.part('body', shell, { seam: 1.4, shade: 6, light: 3 })
    figure.cut(2, '-14,92 -6,97 6,97 14,92', 0.5)
    for (const [x, y] of [
      [-28, 74],
      [0, 68],
      [28, 74],
      [-16, 64],
      [16, 64],
    ] as const)
      figure.plane('light', oval(x, y, 3.4))
  },
})

export const jellyfish: Motif = creature({
  id: 'jellyfish',
  rests: 'water',
  bounds: [-52, 2, 52, 150],
  draw(figure) {
    figure.as('tentacles', () => {
      for (const [x, sway, end] of [
        [-38, 8, 128],
        [-26, -8, 146],
        [-13, 7, 132],
        [13, -8, 140],
        [26, 8, 148],
        [38, -7, 126],
      ] as const)
        figure.part(
          'shade',
          new Limb(`${x},54,5 ${x + sway},76,4.4 ${x - sway},98,4 ${x + sway},${end - 16},3 ${x},${end},0.6`).path,
        )
      for (const [x, sway] of [
        [-9, 8],
        [6, -8],
      ] as const)
        figure.part(
          'light',
          new Limb(`${x},54,12 ${x + sway},68,13 ${x - sway},82,12 ${x + sway},98,10 ${x - sway},112,6 ${x},122,1`)
            .path,
          { seam: 1 },
        )
    })
    const bell = symmetrical('0,3 28,10 46,32 51,56! 44,64 38,56! 30,66 22,58! 12,68 0,59!')
    figure.part('body', bell, { seam: 1.4, shade: 6, light: 4 })
    figure.plane('light', oval(-20, 26, 7, 11, 0.6))
    figure.cut(1.6, '0,14 0,34 0,50|-18,20 -24,38 -26,54|18,20 24,38 26,54', 0.5)
  },
})

export const seagull: Motif = creature({
  id: 'seagull',
  rests: 'ground',
  bounds: [4, 4, 152, 164],
  draw(figure) {
    figure.part('shade', contour('58,112! 96,112! 98,164! 56,164!'), { light: 3 })
    figure.cut(1.4, '68,120 67,140 69,162|84,118 86,140 84,162')
    figure.part('shade', contour('54,108! 100,108! 100,116! 54,116!'), { seam: 1 })
    figure.as('legs', () => figure.hair('accent', 3.6, '68,92 68,108|68,107 58,108|84,92 84,108|84,107 74,108'))
    figure.as('tail', () => figure.part('shade', contour('108,72 132,76 150,84! 130,90 108,86')))
    const trunk = contour(
      '26,8 42,5 54,16 58,32 72,44 98,54 120,68 128,80! 112,92 84,98 58,94 40,80 32,60 28,42 20,30 20,16',
    )
    figure.part('body', trunk, { seam: 1.3, shade: 6, light: 2 })
    figure.as('wings', () => {
      figure.part('shade', contour('62,54 84,52 108,64 130,74 152,78! 132,86 104,86 78,80 64,70'), { seam: 1.6 })
      figure.cut(1.5, '84,74 104,80 130,82|80,64 102,72 126,77')
    })
    figure.as('beak', () => figure.part('accent', contour('22,20 12,22 4,30! 14,31 24,29'), { seam: 1 }))
    figure.gap(oval(33, 18, 3))
  },
})

export const flamingo: Motif = creature({
  id: 'flamingo',
  rests: 'ground',
  bounds: [8, 2, 112, 206],
  draw(figure) {
    figure.as('legs', () =>
      figure.hair('shade', 4, '66,118 64,158 66,200|66,199 52,205|66,199 76,205|76,116 88,138 64,146'),
    )
    figure.as('tail', () => figure.part('shade', contour('90,84 106,88 112,104! 98,108 84,104')))
    const trunk = united(
      contour('40,92 56,80 78,78 98,86 106,98! 96,114 76,124 54,120 42,108'),
      new Limb('52,104,22 38,92,13 32,76,10.5 40,62,9.6 52,52,9 56,38,9 48,26,9 40,22,10').path,
      oval(37, 18, 12, 11),
    )
    figure.part('body', trunk, { seam: 1.3, shade: 5, light: 2.6 })
    figure.as('wings', () => {
      figure.part('body', contour('58,90 80,86 100,94 110,104! 96,112 76,114 60,106'), { seam: 1.6, shade: 4 })
      figure.cut(1.5, '72,108 88,106 102,104|70,100 86,100 104,101')
    })
    figure.as('beak', () => {
      figure.part('light', contour('28,12 20,16 15,26 20,32 28,28 32,22'), { seam: 1 })
      figure.part('accent', contour('18,23 12,32 13,42! 19,38 23,31'), { seam: 0.6 })
    })
    figure.gap(oval(35, 15, 2.6))
  },
})
