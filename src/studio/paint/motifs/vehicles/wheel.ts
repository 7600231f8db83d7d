// Spoked wheels seen from the side.
import { tau } from '../../curves.ts'
import type { Pen, Tone } from '../../pen.ts'
import { disc, inFront, polyline, ring } from '../outlines.ts'

export interface Wheel {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Breadth of the tyre or felloe. */
  readonly tyre: number
  readonly spokes: number
  readonly spoke: number
  readonly hub: number
  /** Wire spokes cross on their way to the hub; wooden ones do not. */
  readonly isWire?: boolean
  readonly tone?: Tone
}

export const drawWheel = (pen: Pen, wheel: Wheel): void => {
  const { x, y, radius, tyre, spokes, hub } = wheel
  const inner = radius - tyre
  for (let at = 0; at < spokes; at++) {
    const angle = (at / spokes) * tau + 0.12
    const twist = wheel.isWire ? (at % 2 ? 0.9 : -0.9) : 0
    pen.stroke(
      wheel.isWire ? 'shade' : 'body',
      wheel.spoke,
      polyline([
        [x + Math.cos(angle + twist) * hub * 0.8, y + Math.sin(angle + twist) * hub * 0.8],
        [x + Math.cos(angle) * inner, y + Math.sin(angle) * inner],
      ]),
    )
  }
  pen.fill(wheel.tone ?? 'body', ring(x, y, radius, inner))
  pen.line(tyre * 0.16, disc(x, y, radius - tyre * 0.55))
  pen.fill('light', (path) => {
    path.arc(x, y, radius - tyre * 0.12, -2.7, -1.5)
    path.arc(x, y, radius - tyre * 0.36, -1.5, -2.7, true)
  })
  inFront(pen, 'accent', disc(x, y, hub), tyre * 0.12)
  pen.gap(disc(x, y, hub * 0.36))
}
