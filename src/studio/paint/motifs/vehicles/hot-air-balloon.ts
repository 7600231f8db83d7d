// A hot-air balloon: gores that swell and narrow, a scalloped band, ropes down to a wicker basket.
import { lerp } from '../../curves.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { inFront, outline, plot, polygon, polyline, ribbon, swelling, within } from '../outlines.ts'

const crown = -1
const mouth = -0.27

/** Half-breadth of the envelope from the crown (0) to the mouth (1). */
const girth = (share: number): number => {
  const round = Math.sin(Math.PI * Math.min(1, share / 0.94) ** 0.8 * 0.9)
  return 0.37 * Math.max(0.19 * share, round ** 0.72)
}

/** A place on the envelope at a bearing of -1..1 (edge to edge). */
const onEnvelope = (bearing: number, share: number): Point => {
  const around = Math.sin((bearing * Math.PI) / 2)
  const bow = 0.028 * Math.cos((bearing * Math.PI) / 2) * share
  return [girth(share) * around, lerp(crown, mouth, share) + bow * Math.sin(Math.PI * Math.min(1, share))]
}

const meridian = (bearing: number): Point[] => Array.from({ length: 33 }, (_, at) => onEnvelope(bearing, at / 32))

const parallel = (share: number, dip = 0): Point[] =>
  Array.from({ length: 25 }, (_, at) => {
    const bearing = lerp(-1, 1, at / 24)
    return onEnvelope(bearing, share + dip * Math.abs(Math.sin(bearing * Math.PI * 4)))
  })

export const hotAirBalloon: Motif = {
  id: 'hot-air-balloon',
  kind: 'vehicle',
  rests: 'air',
  width: 0.76,
  draw(pen, random) {
    const gores = random.pick([8, 10])
    const isStriped = random.chance(0.6)
    const envelope = polygon([...meridian(-1), ...meridian(1).toReversed()])
    pen.fill('body', envelope)
    for (let gore = 0; gore < gores; gore++) {
      const [from, to] = [lerp(-1, 1, gore / gores), lerp(-1, 1, (gore + 1) / gores)]
      const cloth = polygon([...meridian(from), ...meridian(to).toReversed()])
      const bright = gore % 2 === 0
      pen.fill(bright ? 'accent' : isStriped ? 'light' : 'body', cloth)
    }
    const band = polygon([...parallel(0.4, 0.035), ...parallel(0.56, -0.035).toReversed()])
    pen.line(0.012, band)
    pen.fill('body', band)
    for (let gore = 0; gore < gores; gore++) {
      const [x, y] = onEnvelope(lerp(-1, 1, (gore + 0.5) / gores), 0.485)
      const squeeze = Math.cos((lerp(-1, 1, (gore + 0.5) / gores) * Math.PI) / 2)
      inFront(
        pen,
        'light',
        outline([
          [x, y - 0.034],
          [x + 0.022 * squeeze, y],
          [x, y + 0.034],
          [x - 0.022 * squeeze, y],
        ]),
        0.003,
      )
    }
    pen.fill('shade', within(envelope, polygon([...meridian(0.62), [0.6, mouth], [0.6, crown]])))
    for (let at = 0; at < 15; at++) {
      const share = lerp(0.16, 0.86, at / 14)
      pen.gap(
        ribbon(
          [onEnvelope(0.56, share + 0.012), onEnvelope(0.75, share), onEnvelope(0.96, share - 0.012)],
          (along) => 0.002 + 0.0065 * along,
        ),
      )
    }
    for (let gore = 1; gore < gores; gore++)
      pen.gap(
        ribbon(
          meridian(lerp(-1, 1, gore / gores)).filter((_, at) => at % 4 === 0),
          (share) => 0.004 + 0.005 * Math.sin(Math.PI * share),
        ),
      )
    pen.fill(
      'light',
      ribbon([onEnvelope(-0.78, 0.12), onEnvelope(-0.82, 0.24), onEnvelope(-0.82, 0.36)], swelling(0.016)),
    )
    pen.gap(ribbon(parallel(0.09), () => 0.007))
    pen.gap(ribbon(parallel(0.9), () => 0.007))
    inFront(
      pen,
      'shade',
      ribbon([onEnvelope(-1, 1), [0, mouth + 0.014], onEnvelope(1, 1)], () => 0.016),
      0.004,
    )
    for (const [from, to] of [
      [-0.068, -0.056],
      [-0.026, -0.022],
      [0.026, 0.022],
      [0.068, 0.056],
    ] as const)
      pen.stroke(
        'shade',
        0.0055,
        polyline([
          [from, mouth + 0.012],
          [to, -0.105],
        ]),
      )
    pen.fill('accent', outline(plot('0 -0.235, 0.015 -0.19, 0 -0.165, -0.015 -0.19')))
    pen.stroke(
      'shade',
      0.007,
      polyline([
        [-0.03, -0.15],
        [0.03, -0.15],
      ]),
    )
    const basket = outline(
      plot('-0.066 -0.112, 0.066 -0.112, 0.058 -0.05, 0.05 -0.004, 0 0, -0.05 -0.004, -0.058 -0.05'),
    )
    inFront(pen, 'body', basket, 0.004)
    pen.fill('shade', within(basket, polygon(plot('0.018 -0.13, 0.1 -0.13, 0.1 0.02, 0.012 0.02'))))
    for (const y of [-0.075, -0.05, -0.025])
      pen.gap(
        ribbon(
          [
            [-0.05, y],
            [0, y + 0.006],
            [0.05, y],
          ],
          () => 0.005,
        ),
      )
    for (const x of [-0.03, 0, 0.03])
      pen.gap(
        ribbon(
          [
            [x, -0.09],
            [x * 0.9, -0.012],
          ],
          () => 0.004,
        ),
      )
    inFront(
      pen,
      'light',
      ribbon(plot('-0.068 -0.112, 0 -0.106, 0.068 -0.112'), () => 0.016),
      0.003,
    )
    for (const x of [-0.058, 0.058])
      pen.fill(
        'accent',
        outline([
          [x - 0.012, -0.09],
          [x + 0.012, -0.09],
          [x + 0.012, -0.05],
          [x - 0.012, -0.05],
        ]),
      )
  },
}
