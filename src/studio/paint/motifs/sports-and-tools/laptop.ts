// An open laptop in perspective, code on its screen.
import { lerp } from '../../curves.ts'
import type { Motif } from '../motif.ts'
import { inFront, polyline } from '../outlines.ts'
import { drawBox, type Place, panel, viewFrom } from '../vehicles/solids.ts'

const view = viewFrom({ yaw: -0.42, pitch: 0.42, distance: 4.6 })

const onScreen = (across: number, down: number): Place => [
  lerp(-0.72, 0.72, across),
  lerp(1.02, 0.06, down),
  lerp(-0.74, -0.5, down),
]
const onDeck = (across: number, near: number): Place => [lerp(-0.75, 0.75, across), 0.045, lerp(-0.46, 0.52, near)]

const quad = (place: (a: number, b: number) => Place, left: number, top: number, right: number, foot: number) =>
  panel(view, [place(left, top), place(right, top), place(right, foot), place(left, foot)])

export const laptop: Motif = {
  id: 'laptop',
  kind: 'object',
  rests: 'ground',
  width: 1.2,
  draw(pen, random) {
    pen.placed({ x: 0.0, y: -0.255, size: 0.585 }, () => {
      inFront(pen, 'shade', quad(onScreen, -0.045, -0.05, 1.045, 1.06), 0.014)
      inFront(pen, 'body', quad(onScreen, 0, 0, 1, 1), 0.008)
      pen.fill('accent', panel(view, [onScreen(0, 0), onScreen(0.46, 0), onScreen(0.12, 1), onScreen(0, 1)]))
      for (let line = 0; line < 8; line++) {
        const indent = 0.08 + (line % 4 === 0 ? 0 : 0.08) + (line % 3 === 1 ? 0.08 : 0)
        const first = random.between(0.14, 0.26)
        const y = 0.1 + line * 0.105
        for (const [from, to] of [
          [indent, indent + first],
          [indent + first + 0.05, indent + first + random.between(0.15, 0.4)],
        ] as const) {
          const text = quad(onScreen, from, y, Math.min(0.92, to), y + 0.048)
          pen.fill('light', text)
          pen.gap(text)
          pen.fill('light', quad(onScreen, from + 0.006, y + 0.01, Math.min(0.914, to - 0.006), y + 0.034))
        }
      }
      drawBox(pen, view, [-0.8, -0.02, -0.5], [0.8, 0.045, 0.56], ['light', 'body', 'shade'], 0.014)
      pen.fill('body', quad(onDeck, 0.03, 0.05, 0.97, 0.58))
      for (let row = 0; row < 5; row++)
        for (let key = 0; key < 13; key++) {
          if (row === 4 && key > 2 && key < 9) continue
          const [left, top] = [0.045 + key * 0.0705, 0.07 + row * 0.1]
          inFront(
            pen,
            key === 12 && row === 2 ? 'accent' : 'shade',
            quad(onDeck, left, top, left + 0.056, top + 0.075),
            0.006,
          )
        }
      inFront(pen, 'shade', quad(onDeck, 0.26, 0.47, 0.665, 0.545), 0.006)
      pen.line(0.012, quad(onDeck, 0.33, 0.66, 0.67, 0.94))
      pen.line(0.01, polyline([view.at([-0.72, 0.045, -0.49]), view.at([0.72, 0.045, -0.49])]))
    })
  },
}
