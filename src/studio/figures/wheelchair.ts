// The chair of who rolls: a wheel before and one behind, seat and back.
import { PathOp } from '@napi-rs/canvas'
import { disc, hull, tube } from '../paint/shapes/path.ts'
import type { Body } from './body.ts'
import { plus, type Vector } from './vector.ts'

export const putWheelchair = (body: Body): void => {
  const { pelvis, hips } = body.skeleton
  const u = body.head
  const place = (aside: number, high: number, ahead: number): Vector =>
    plus(plus(plus([pelvis[0], 0, pelvis[2]], hips.right, aside * u), [0, 1, 0], high * u), hips.forward, ahead * u)
  const seatHigh = pelvis[1] / u - 0.34
  const seat = body.skinRound(
    [place(-0.5, seatHigh, -0.4), 0.1],
    [place(0.5, seatHigh, -0.4), 0.1],
    [place(-0.5, seatHigh, 0.8), 0.09],
    [place(0.5, seatHigh, 0.8), 0.09],
  )
  body.put(-0.5, seat, 'ink', { shade: 0.04, name: null })
  const isBehind = hips.forward[2] < 0
  const back = body.skinRound(
    [place(-0.46, seatHigh, -0.5), 0.08],
    [place(0.46, seatHigh, -0.5), 0.08],
    [place(-0.46, seatHigh + 1.5, -0.62), 0.07],
    [place(0.46, seatHigh + 1.5, -0.62), 0.07],
  )
  body.put(isBehind ? 0.6 : -0.8, back, 'case', { shade: 0.12, name: null })
  for (const side of [-1, 1]) {
    const [cx, cy] = body.spot(place(side * 0.62, 0.86, -0.2))
    const squeeze = Math.max(0.12, Math.abs(hips.forward[0]))
    const near = side * hips.right[2] > 0 ? 0.7 : -0.75
    const outer = disc(cx, cy, 0.86 * u * squeeze, 0.86 * u)
    const inner = disc(cx, cy, 0.76 * u * squeeze, 0.76 * u)
    body.put(near, outer.op(inner, PathOp.Difference), 'ink', { shade: 0, name: null })
    body.put(near, disc(cx, cy, 0.08 * u * squeeze + 0.02 * u, 0.08 * u), 'metal', { shade: 0, name: null })
    for (let spoke = 0; spoke < 6; spoke++) {
      const angle = (spoke * Math.PI) / 6
      const [dx, dy] = [Math.cos(angle) * 0.78 * u * squeeze, Math.sin(angle) * 0.78 * u]
      body.put(
        near,
        tube([
          [cx - dx, cy - dy, 0.012 * u],
          [cx + dx, cy + dy, 0.012 * u],
        ]),
        'metal',
        { shade: 0, name: null },
      )
    }
    const [sx, sy] = body.spot(place(side * 0.5, 0.18, 0.9))
    body.put(near * 0.9, disc(sx, sy, 0.18 * u * Math.max(0.3, squeeze), 0.18 * u), 'ink', { shade: 0, name: null })
    body.put(
      near * 0.9,
      hull([body.discAt(place(side * 0.5, seatHigh, 0.8), 0.04), body.discAt(place(side * 0.5, 0.2, 0.95), 0.04)]),
      'metal',
      { shade: 0, name: null },
    )
  }
}
