// Small animals that only edits ask for: a hedgehog and a snail, both on their way to the left.
import { contour, oval, type Point, thread, united } from '../creatures/contour.ts'
import { creature } from '../creatures/creature.ts'
import type { Motif } from '../motif.ts'

/** The outline of its back: spines from the brow over the back to the tail. */
const spines = (count: number): Point[] =>
  Array.from({ length: count * 2 + 1 }, (_, at) => {
    const angle = Math.PI * (1.04 + (at / (count * 2)) * 1.02)
    const reach = at % 2 === 0 ? 1 : 1.14
    const sweep = at % 2 === 0 ? 0 : 0.045
    return {
      x: 98 + Math.cos(angle + sweep) * 56 * reach,
      y: 74 + Math.sin(angle + sweep) * 60 * reach,
      corner: true,
    }
  })

/** Rows of spines on its side, each a short line that leans back. */
const bristles = [0.84, 0.68, 0.52, 0.35]
  .flatMap((share, row) =>
    Array.from({ length: 11 - row * 2 }, (_, at) => {
      const angle = Math.PI * (1.1 + ((at + (row % 2) * 0.5) / (11 - row * 2)) * 0.86)
      const [x, y] = [98 + Math.cos(angle) * 56 * share, 76 + Math.sin(angle) * 60 * share]
      const [tx, ty] = [
        98 + Math.cos(angle + 0.1) * 56 * (share + 0.16),
        76 + Math.sin(angle + 0.1) * 60 * (share + 0.16),
      ]
      return `${x},${y} ${tx},${ty}`
    }),
  )
  .join('|')

export const hedgehog: Motif = creature({
  id: 'hedgehog',
  rests: 'ground',
  bounds: [2, 6, 164, 106],
  draw(figure) {
    figure.part(
      'shade',
      united(contour('62,94 76,94 74,104 58,105 56,101'), contour('122,94 136,92 138,103 120,105 118,101')),
    )
    const back = contour([...spines(17), { x: 146, y: 94 }, { x: 110, y: 100 }, { x: 66, y: 98, corner: true }])
    figure.part('body', back, { shade: 6, light: 3 })
    figure.cut(2.4, bristles, 0.2)
    const face = contour('66,40 72,52 74,72 70,90 62,98 46,96 34,88 22,82 8,80 3,74 8,68 22,62 36,52 48,42')
    figure.part('body', united(face, contour('66,88 88,90 120,90 126,98 90,102 60,100')), { seam: 1.6 })
    // Pale within a darker rim, so that it is not lost before a light.
    figure.plane('light', '64,47 69,55 70,72 67,86 58,93 46,91 34,84 22,78 11,76 9,73 13,71 24,65 38,56 50,47')
    figure.plane('shade', '60,95 90,97 130,92 130,106 50,106')
    figure.part('body', contour('58,44 66,38 74,42 74,54 66,58 58,54'), { seam: 1.4 })
    figure.plane('light', oval(67, 49, 5, 6))
    figure.part('body', contour('44,92 58,92 58,102 52,105 38,105 38,101'), { seam: 1.2 })
    figure.part('body', contour('104,94 120,92 120,103 114,105 100,105 100,101'), { seam: 1.2 })
    figure.gap(oval(7, 73, 5.2, 4.6))
    figure.gap(oval(38, 66, 4.2))
    figure.cut(1.2, '12,81 22,78 28,72')
  },
})

export const snail: Motif = creature({
  id: 'snail',
  rests: 'ground',
  bounds: [2, 4, 172, 112],
  draw(figure) {
    figure.hair('body', 3.4, '28,58 22,40 18,26|38,56 38,38 42,24')
    figure.part('body', united(oval(18, 24, 4.6), oval(43, 22, 4.6)))
    const foot = contour(
      '22,54 36,50 48,58 54,76 66,90 100,96 140,98 170,110! 120,112! 40,112! 22,108 14,96 16,82 14,66',
    )
    figure.part('body', foot, { shade: 4, light: 3 })
    figure.cut(1.4, '17,80 24,84 30,82|70,104 90,107 112,106')
    figure.gap(oval(26, 68, 2.6))
    const shell = oval(100, 56, 47, 46)
    figure.part('body', shell, { seam: 1.8, shade: 7, light: 4 })
    const turns: Point[] = Array.from({ length: 34 }, (_, at) => {
      const angle = 1.9 + at * 0.42
      const radius = 47 - at * 1.34
      return { x: 100 + Math.cos(angle) * radius, y: 57 + Math.sin(angle) * radius * 0.97 }
    })
    const coil = thread(turns)
    coil.stroke({ width: 4.4 })
    figure.plane('accent', coil)
    figure.engrave(1.4, [turns.map(({ x, y }) => ({ x: x + 2, y: y + 2 }))], 0.5)
  },
})
