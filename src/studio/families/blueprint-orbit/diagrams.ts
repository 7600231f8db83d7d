// What surrounds the hero on paper: orbits with their bodies, a chart of stars, lines of measurement.

import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Point } from '../../paint/atmosphere/point.ts'
import { lerp, tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import type { Inks } from './drawing-sheet.ts'

const dashes = { plain: [], dashed: [22, 14], axis: [46, 12, 8, 12], dotted: [3, 13] } as const

interface Stroke {
  readonly width?: number
  readonly alpha?: number
  readonly dash?: keyof typeof dashes
  readonly accent?: boolean
}

const stroke = (
  ctx: Context,
  inks: Inks,
  { width = 2.6, alpha = 0.85, dash = 'plain', accent = false }: Stroke,
  trace: () => void,
): void => {
  ctx.save()
  ctx.strokeStyle = withAlpha(accent ? inks.accent : inks.line, alpha)
  ctx.lineWidth = width * 1.25
  ctx.setLineDash([...dashes[dash]])
  ctx.beginPath()
  trace()
  ctx.stroke()
  ctx.restore()
}

/** A circle divided by ticks: short each `degrees`, long each sixth. */
export const drawDial = (ctx: Context, inks: Inks, { x, y }: Point, radius: number, degrees = 3): void => {
  stroke(ctx, inks, { width: 4.5 }, () => ctx.arc(x, y, radius, 0, tau))
  stroke(ctx, inks, { width: 1.8, alpha: 0.7 }, () => ctx.arc(x, y, radius * 0.955, 0, tau))
  stroke(ctx, inks, { width: 2.2 }, () => {
    for (let step = 0; step < 360 / degrees; step++) {
      const angle = (step * degrees * tau) / 360
      const inner = step % 6 === 0 ? 0.93 : 0.97
      ctx.moveTo(x + Math.cos(angle) * radius * inner, y + Math.sin(angle) * radius * inner)
      ctx.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
    }
  })
}

/** A body on its orbit: a disc with a hatched night side and a cross of centre lines. */
const drawBody = (
  ctx: Context,
  inks: Inks,
  { x, y }: Point,
  radius: number,
  sunwards: number,
  isLoud: boolean,
): void => {
  ctx.fillStyle = isLoud ? inks.accent : inks.ground
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  ctx.fill()
  stroke(ctx, inks, { width: 4 }, () => ctx.arc(x, y, radius, 0, tau))
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y, radius, sunwards + tau / 4, sunwards + (tau * 3) / 4)
  ctx.clip()
  stroke(ctx, inks, { width: 2.2 }, () => {
    for (let at = -radius * 2; at < radius * 2; at += 8) {
      ctx.moveTo(x + at, y + radius)
      ctx.lineTo(x + at + radius * 2, y - radius)
    }
  })
  ctx.restore()
  stroke(ctx, inks, { width: 1.6, alpha: 0.7 }, () => {
    ctx.moveTo(x - radius * 1.7, y)
    ctx.lineTo(x + radius * 1.7, y)
    ctx.moveTo(x, y - radius * 1.7)
    ctx.lineTo(x, y + radius * 1.7)
  })
}

export interface OrbitOptions {
  readonly at: Point
  readonly inner: number
  readonly outer: number
  readonly count: number
}

/** Orbits about a point, with bodies, apsides and one path between two of them in the loud ink. */
export const drawOrbits = asPart(
  'rings',
  (easel: Easel, inks: Inks, { at, inner, outer, count }: OrbitOptions): void => {
    const { ctx } = easel
    const random = easel.random.sub('orbits')
    const turn = random.between(0, tau)
    stroke(ctx, inks, { width: 1.8, alpha: 0.55, dash: 'axis' }, () => {
      for (let axis = 0; axis < 4; axis++) {
        const angle = turn + (axis * tau) / 8
        ctx.moveTo(at.x - Math.cos(angle) * outer * 1.12, at.y - Math.sin(angle) * outer * 1.12)
        ctx.lineTo(at.x + Math.cos(angle) * outer * 1.12, at.y + Math.sin(angle) * outer * 1.12)
      }
    })
    const radii = Array.from({ length: count }, (_, orbit) => lerp(inner, outer, (orbit / (count - 1)) ** 1.15))
    radii.forEach((radius, orbit) => {
      if (orbit === count - 2) drawDial(ctx, inks, at, radius)
      else
        stroke(ctx, inks, { width: orbit % 2 ? 2.4 : 3.6, dash: orbit % 3 === 1 ? 'dashed' : 'plain' }, () =>
          ctx.arc(at.x, at.y, radius, 0, tau),
        )
    })
    const [low, high] = [radii[0] ?? inner, radii[count - 1] ?? outer]
    const half = (low + high) / 2
    const off = (high - low) / 2
    const middle = { x: at.x + Math.cos(turn) * off, y: at.y + Math.sin(turn) * off }
    stroke(ctx, inks, { width: 9, alpha: 1, accent: true }, () =>
      ctx.ellipse(middle.x, middle.y, half, Math.sqrt(half * half - off * off), turn, Math.PI, tau),
    )
    stroke(ctx, inks, { width: 4, alpha: 0.85, accent: true, dash: 'dashed' }, () =>
      ctx.ellipse(middle.x, middle.y, half, Math.sqrt(half * half - off * off), turn, 0, Math.PI),
    )
    radii.forEach((radius, orbit) => {
      const angle = orbit === count - 1 ? turn : turn + Math.PI * 0.35 + orbit * 2.4 + random.between(-0.4, 0.4)
      const body = { x: at.x + Math.cos(angle) * radius, y: at.y + Math.sin(angle) * radius }
      drawBody(ctx, inks, body, random.between(18, 34) + orbit * 4, angle + Math.PI, orbit === count - 1)
    })
  },
)

/** A polar chart: circles of declination, hours, stars of five sizes joined to figures. */
export const drawChart = asPart('rings', (easel: Easel, inks: Inks, at: Point, radius: number): void => {
  const { ctx, noise } = easel
  const random = easel.random.sub('chart')
  drawDial(ctx, inks, at, radius, 2)
  stroke(ctx, inks, { width: 1.8, alpha: 0.6 }, () => {
    for (const share of [0.25, 0.5, 0.75]) {
      ctx.moveTo(at.x + radius * share, at.y)
      ctx.arc(at.x, at.y, radius * share, 0, tau)
    }
    for (let hour = 0; hour < 12; hour++) {
      const angle = (hour / 12) * tau
      ctx.moveTo(at.x + Math.cos(angle) * radius * 0.1, at.y + Math.sin(angle) * radius * 0.1)
      ctx.lineTo(at.x + Math.cos(angle) * radius * 0.94, at.y + Math.sin(angle) * radius * 0.94)
    }
  })
  stroke(ctx, inks, { width: 3, accent: true, dash: 'dashed' }, () =>
    ctx.ellipse(at.x + radius * 0.12, at.y - radius * 0.1, radius * 0.72, radius * 0.66, 0.4, 0, tau),
  )
  ctx.fillStyle = withAlpha(inks.line, 0.5)
  for (let dust = 0; dust < 900; dust++) {
    const [angle, far] = [random.next() * tau, Math.sqrt(random.next()) * radius * 0.93]
    const [x, y] = [at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far]
    if (Math.abs((y - at.y) * 0.8 + (x - at.x) * 0.6 + (noise.value(x / 200, y / 200) - 0.5) * 260) > 120) continue
    ctx.fillRect(x, y, 3, 3)
  }
  for (let figure = 0; figure < 9; figure++) {
    const angle = (figure / 9) * tau + random.between(-0.2, 0.2)
    const far = radius * random.between(0.45, 0.8)
    const stars = Array.from({ length: random.whole(4, 6) }, (_, star) => ({
      x: at.x + Math.cos(angle) * far + (star - 2) * radius * 0.06 + random.bell() * radius * 0.03,
      y: at.y + Math.sin(angle) * far + random.bell() * radius * 0.055,
    }))
    stroke(ctx, inks, { width: 2.4, alpha: 0.8 }, () =>
      stars.forEach(({ x, y }) => {
        ctx.lineTo(x, y)
      }),
    )
    for (const { x, y } of stars) drawStar(ctx, inks, x, y, random.between(6, 15))
  }
})

const drawStar = (ctx: Context, inks: Inks, x: number, y: number, size: number): void => {
  ctx.fillStyle = mix(inks.line, inks.ground, 0.05)
  ctx.beginPath()
  for (let point = 0; point < 8; point++) {
    const reach = point % 2 === 0 ? size : size * 0.36
    const angle = (point / 8) * tau
    ctx.lineTo(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach)
  }
  ctx.fill()
}

const arrow = (ctx: Context, x: number, y: number, angle: number): void => {
  for (const side of [-0.28, 0.28]) {
    ctx.moveTo(x, y)
    ctx.lineTo(x - Math.cos(angle + side) * 24, y - Math.sin(angle + side) * 24)
  }
}

/** Centre lines through a box, dimension lines beside and below it, and leaders to rings outside. */
export const drawMeasures = asPart('lines', (easel: Easel, inks: Inks, { x, y, w, h }: Box): void => {
  const { ctx } = easel
  const random = easel.random.sub('leaders')
  const away = 62
  stroke(ctx, inks, { width: 2, alpha: 0.75, dash: 'axis' }, () => {
    ctx.moveTo(x + w / 2, y - away)
    ctx.lineTo(x + w / 2, y + h + away)
    ctx.moveTo(x - away, y + h / 2)
    ctx.lineTo(x + w + away, y + h / 2)
  })
  stroke(ctx, inks, { width: 3 }, () => {
    ctx.moveTo(x, y + h + away)
    ctx.lineTo(x + w, y + h + away)
    arrow(ctx, x, y + h + away, Math.PI)
    arrow(ctx, x + w, y + h + away, 0)
    ctx.moveTo(x - away, y)
    ctx.lineTo(x - away, y + h)
    arrow(ctx, x - away, y, -Math.PI / 2)
    arrow(ctx, x - away, y + h, Math.PI / 2)
  })
  stroke(ctx, inks, { width: 1.8, alpha: 0.7 }, () => {
    for (const edge of [x, x + w]) {
      ctx.moveTo(edge, y + h * 0.7)
      ctx.lineTo(edge, y + h + away + 18)
    }
    for (const edge of [y, y + h]) {
      ctx.moveTo(x + w * 0.35, edge)
      ctx.lineTo(x - away - 18, edge)
    }
  })
  for (const share of [0.18, 0.46, 0.78]) {
    const from = { x: x + w * random.between(0.5, 0.66), y: y + h * share }
    const to = { x: x + w + away * 0.9, y: from.y - random.between(30, 70) }
    stroke(ctx, inks, { width: 3, accent: true, alpha: 1 }, () => {
      ctx.moveTo(from.x, from.y)
      ctx.lineTo(to.x - 50, to.y)
      ctx.lineTo(to.x, to.y)
      ctx.moveTo(to.x + 34, to.y)
      ctx.arc(to.x + 17, to.y, 17, 0, tau)
    })
    ctx.fillStyle = inks.accent
    ctx.beginPath()
    ctx.arc(from.x, from.y, 7, 0, tau)
    ctx.fill()
  }
})
