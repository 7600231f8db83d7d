// Eyes: beads for sweetness, whites for comedy; with lids, a gaze and two lights each, so that nobody stares.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { tau } from '../paint/curves.ts'
import type { Context } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { fillShape, pathOf, strokeLine } from '../paint/shapes/lay.ts'
import { oval } from '../paint/shapes/line.ts'
import { darker, lighter } from './light.ts'
import type { Face } from './moods.ts'
import type { Kind } from './species.ts'

export const ink: Colour = '#2a1a22'
export const screenLight: Colour = '#8ff6ff'

export interface EyeSetting {
  readonly kind: Kind['eyes']['kind']
  readonly radius: number
  readonly iris: Colour
  /** The colour of the lids. */
  readonly lid: Colour
  /** -1 the left eye, 1 the right. */
  readonly side: number
  readonly face: Face
  readonly gaze: Point
  readonly turn: number
}

const paintDisc = (ctx: Context, radius: number, lid: Colour): void => {
  fillShape(ctx, oval(0, 0, radius * 1.5, radius * 1.5), mix(lid, '#f6e3c0', 0.75))
  ctx.strokeStyle = withAlpha(darker(lid, 0.3), 0.35)
  ctx.lineWidth = 2
  ctx.beginPath()
  for (let ray = 0; ray < 22; ray++) {
    const [x, y] = [Math.cos((ray / 22) * tau), Math.sin((ray / 22) * tau)]
    ctx.moveTo(x * radius * 1.1, y * radius * 1.1)
    ctx.lineTo(x * radius * 1.42, y * radius * 1.42)
  }
  ctx.stroke()
}

const paintShut = (ctx: Context, { kind, radius, side }: EyeSetting, isUp: boolean): void => {
  const [bend, width] = [isUp ? -1 : 1, kind === 'bead' ? radius * 1.15 : radius * 0.95]
  ctx.strokeStyle = kind === 'led' ? screenLight : ink
  ctx.lineCap = 'round'
  ctx.lineWidth = Math.max(4.6, radius * 0.26)
  ctx.beginPath()
  ctx.moveTo(-width, -bend * radius * 0.2)
  ctx.quadraticCurveTo(0, bend * radius * 1.05, width, -bend * radius * 0.2)
  if (!isUp) {
    ctx.moveTo(side * width * 0.75, radius * 0.12)
    ctx.lineTo(side * width * 1.15, radius * 0.42)
  }
  ctx.stroke()
}

const paintLamp = (ctx: Context, { radius, face, gaze: [gx, gy] }: EyeSetting): void => {
  const [x, y] = [gx * radius * 0.5, gy * radius * 0.5]
  fillShape(ctx, oval(x, y, radius * 1.25, radius * 1.4), withAlpha(screenLight, 0.22))
  fillShape(ctx, oval(x, y, radius * 0.8, radius * (1 - face.lid * 0.9)), screenLight)
  fillShape(ctx, oval(x - 5, y - 6, radius * 0.25, radius * 0.25), '#ffffff')
}

/** Where the pupil is for a gaze, from the middle of the eye. */
export const pupilAt = ([gx, gy]: Point, radius: number, turn: number): Point => [
  gx * radius * 0.42 + turn * radius * 0.2,
  gy * radius * 0.42 + radius * 0.04,
]

const paintBall = (ctx: Context, { kind, radius, iris, lid, face, gaze, turn }: EyeSetting, tall: number): void => {
  const isBead = kind === 'bead'
  if (isBead) {
    const shine = ctx.createRadialGradient(0, radius * 0.7, 0, 0, 0, radius * 1.3)
    shine.addColorStop(0, '#7a4a34')
    shine.addColorStop(0.7, '#2a161c')
    shine.addColorStop(1, '#1c0f16')
    ctx.fillStyle = shine
  } else ctx.fillStyle = kind === 'cat' ? '#e9f0a0' : '#fffdf4'
  ctx.fillRect(-2 * radius, -2 * radius, 4 * radius, 4 * radius)
  const [x, y] = pupilAt(gaze, radius, turn)
  const size = radius * 0.79 * face.pupil
  if (!isBead) {
    const shade = ctx.createLinearGradient(0, -tall, 0, tall)
    shade.addColorStop(0, withAlpha(darker(lid, 0.5), 0.45))
    shade.addColorStop(0.4, withAlpha(lid, 0))
    ctx.fillStyle = shade
    ctx.fillRect(-2 * radius, -2 * radius, 4 * radius, 4 * radius)
    const glow = ctx.createRadialGradient(x, y + size * 0.5, size * 0.1, x, y, size)
    glow.addColorStop(0, lighter(iris, 0.45))
    glow.addColorStop(0.75, iris)
    glow.addColorStop(1, darker(iris, 0.6))
    fillShape(ctx, oval(x, y, size, size), glow)
    const isSlit = kind === 'cat'
    fillShape(ctx, oval(x, y, size * (isSlit ? 0.42 : 0.66), size * (isSlit ? 0.86 : 0.68)), '#150c14')
  }
  const [lx, ly] = isBead ? [x * 0.6, y * 0.6] : [x, y]
  const small = size * (face.sparkle ? 0.24 : 0.15)
  fillShape(ctx, oval(lx - size * 0.32, ly - size * 0.42, size * 0.34, size * 0.36), '#ffffff')
  fillShape(ctx, oval(lx + size * 0.36, ly + size * 0.38, small, small), '#ffffffd9')
  if (face.sparkle) fillShape(ctx, oval(lx + size * 0.34, ly - size * 0.5, size * 0.12, size * 0.12), '#ffffffe6')
}

const paintLids = (ctx: Context, { kind, radius, lid, side, face }: EyeSetting, tall: number): void => {
  const [edge, slope] = [-tall + face.lid * tall * 1.9, face.tilt * radius * side]
  if (face.lid > 0.02) {
    const wide = 2 * radius
    fillShape(
      ctx,
      [
        [-wide, -wide],
        [wide, -wide],
        [wide, edge - slope],
        [-wide, edge + slope],
      ],
      darker(lid, 0.12),
    )
    strokeLine(
      ctx,
      [
        [-wide, edge + slope],
        [wide, edge - slope],
      ],
      darker(lid, 0.75),
      radius * 0.14,
    )
  }
  if (face.low <= 0.02) return
  const low = tall - face.low * tall * 1.5
  fillShape(
    ctx,
    [
      [-2 * radius, low + radius * 0.6],
      [-radius * 0.6, low],
      [radius * 0.6, low],
      [2 * radius, low + radius * 0.6],
      [2 * radius, 2 * radius],
      [-2 * radius, 2 * radius],
    ],
    kind === 'bead' ? lid : lighter(lid, 0.1),
  )
}

export const paintEye = (ctx: Context, x: number, y: number, setting: EyeSetting): void => {
  const { kind, face, lid, side, turn } = setting
  const radius = setting.radius * face.eye
  const eye = { ...setting, radius }
  const [across, tall] = [
    radius * (kind === 'bead' ? 0.92 : kind === 'cat' ? 1.06 : 0.95),
    radius * (kind === 'bead' ? 1.12 : 1.1),
  ]
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(1 - Math.abs(turn) * 0.1, 1)
  if (kind === 'owl') paintDisc(ctx, radius, lid)
  const isShut = face.shut === 'one' ? side > 0 : face.shut !== undefined
  if (isShut) paintShut(ctx, eye, face.shut !== 'down')
  else if (kind === 'led') paintLamp(ctx, eye)
  else {
    const outline = oval(0, 0, across, tall)
    ctx.save()
    ctx.clip(pathOf(outline))
    paintBall(ctx, eye, tall)
    paintLids(ctx, eye, tall)
    ctx.restore()
    if (kind !== 'bead') {
      ctx.strokeStyle = withAlpha(darker(lid, 0.7), 0.5)
      ctx.lineWidth = 1.6
      ctx.stroke(pathOf(outline))
      ctx.strokeStyle = withAlpha(ink, 0.85)
      ctx.lineWidth = Math.max(2.4, radius * 0.15)
      ctx.lineCap = 'round'
      ctx.beginPath()
      if (face.lid < 0.06) ctx.ellipse(0, 0, across, tall, 0, 3.35, 6.07)
      ctx.stroke()
    }
  }
  ctx.restore()
}
