// Animals of the farm that only edits ask for: a cow and a sheep, both standing and looking to the left.
import { contour, oval, united } from '../creatures/contour.ts'
import { creature } from '../creatures/creature.ts'
import type { Motif } from '../motif.ts'

export const cow: Motif = creature({
  id: 'cow',
  rests: 'ground',
  bounds: [4, 8, 206, 150],
  draw(figure) {
    figure.part('shade', united(contour('80,96! 92,96! 90,146! 78,146!'), contour('160,92! 176,92! 172,146! 160,146!')))
    figure.part('shade', contour('192,48 200,58 202,84 205,104! 196,104! 197,84 192,66 186,56'))
    const body = united(
      contour('52,44 74,38 110,40 150,36 184,38 196,50 197,74 190,96 168,104 128,108 96,106 72,100 58,86 50,68 44,54'),
      contour('64,92! 82,98! 78,120 77,150! 64,150! 63,120!'),
      contour('170,90! 192,82! 188,112 189,150! 175,150! 172,120!'),
      contour('140,102 156,98 162,108 152,116 142,112'),
    )
    figure.part('body', body, { seam: 1.4, shade: 6, light: 3 })
    figure.plane('shade', '92,40 122,38 130,56 112,74 92,66 84,50')
    figure.plane('shade', '152,60 178,52 190,68 176,88 156,82')
    figure.plane('shade', '64,70 76,72 80,92 68,96')
    figure.part('body', contour('58,34 70,26! 68,38 60,44!'))
    const head = contour('56,30 62,40 60,56 48,66 34,76 18,80 8,76 6,68 12,60 24,48 34,34 44,28')
    figure.part('body', head, { seam: 1.4, shade: 3 })
    figure.plane('light', '4,66 16,60 26,70 22,84 6,82')
    figure.part('light', contour('38,31 32,22 30,10! 38,18 46,28!'))
    figure.part('light', contour('50,29 52,20 58,10! 58,22 56,30!'))
    figure.gap(contour('33,44 37,42 38,46 34,47'))
    figure.gap(contour('11,70 14,69 14,72'))
  },
})

export const sheep: Motif = creature({
  id: 'sheep',
  rests: 'ground',
  bounds: [6, 14, 176, 136],
  draw(figure) {
    for (const [x, tone] of [
      [74, 'shade'],
      [136, 'shade'],
      [60, 'accent'],
      [122, 'accent'],
    ] as const)
      figure.part(tone, contour(`${x},96! ${x + 12},96! ${x + 10},136! ${x + 1},136!`))
    const curls: readonly (readonly [number, number, number])[] = [
      [70, 50, 26],
      [96, 42, 26],
      [124, 44, 26],
      [148, 56, 26],
      [150, 80, 24],
      [126, 88, 24],
      [96, 90, 24],
      [70, 82, 26],
      [58, 66, 24],
    ]
    const [first = oval(108, 66, 44, 34), ...others] = curls.map(([x, y, radius]) => oval(x, y, radius))
    figure.part('body', united(oval(108, 66, 44, 34), first, ...others), { shade: 7, light: 3 })
    figure.cut(1.6, '70,60 78,68 88,64|104,54 112,62 124,58|128,72 136,80 146,74|92,80 100,86 110,82')
    figure.part('accent', contour('46,38 58,42 60,58 50,74 34,82 22,80 18,70 24,54 34,42'), { seam: 1.4 })
    figure.part('accent', contour('54,44 66,40 74,46! 66,54 56,54'), { seam: 1.2 })
    figure.part('body', united(oval(44, 38, 11), oval(54, 34, 10)))
    figure.gap(contour('32,56 36,54 37,58 33,59'))
  },
})
