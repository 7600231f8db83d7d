// One tentacle: a tapering arm that curls at its tip, lit along one side, ringed with lines and set with suckers.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { lerp, tau } from '../../paint/curves.ts'
import type { Context } from '../../paint/easel.ts'

export interface Tentacle {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly width: number
  /** Heading at the foot, radians; straight up is -PI / 2. */
  readonly heading: number
  /** How it sways, and how tightly its tip curls; the sign is the side it curls to. */
  readonly sway: number
  readonly curl: number
  readonly body: Colour
  readonly lit: Colour
}

interface Joint {
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly half: number
}

const joints = 140

const spineOf = (arm: Tentacle): Joint[] => {
  const spine: Joint[] = []
  let { x, y, heading } = arm
  for (let at = 0; at <= joints; at++) {
    const along = at / joints
    spine.push({ x, y, heading, half: (arm.width / 2) * ((1 - along) ** 0.85 + 0.02) })
    heading += (Math.sin(along * 4.4 + 0.4) * arm.sway * 3 + arm.curl * 11 * along ** 3.2) / joints
    const stride = (arm.length / joints) * lerp(1.12, 0.55, along ** 2)
    x += Math.cos(heading) * stride
    y += Math.sin(heading) * stride
  }
  return spine
}

/** A place across the arm: -1 is its left edge, 1 its right. */
const across = ({ x, y, heading, half }: Joint, share: number): [number, number] => [
  x - Math.sin(heading) * half * share,
  y + Math.cos(heading) * half * share,
]

const traceArm = (ctx: Context, spine: readonly Joint[]): void => {
  ctx.beginPath()
  for (const joint of spine) ctx.lineTo(...across(joint, -1))
  for (const joint of spine.toReversed()) ctx.lineTo(...across(joint, 1))
  ctx.closePath()
}

const drawRings = (ctx: Context, spine: readonly Joint[], { lit }: Tentacle, side: number): void => {
  ctx.lineWidth = 2.4
  for (const [at, joint] of spine.entries()) {
    if (joint.half < 5) continue
    const fade = 0.75 * (1 - at / joints) + 0.2
    ctx.strokeStyle = withAlpha(lit, fade)
    const ahead = spine[Math.min(joints, at + 3)] ?? joint
    const [fromX, fromY] = across(joint, -side)
    const [overX, overY] = across(ahead, -side * 0.45)
    const [toX, toY] = across(ahead, side * (0.02 + 0.22 * Math.sin(at * 0.9)))
    ctx.beginPath()
    ctx.moveTo(fromX, fromY)
    ctx.quadraticCurveTo(overX, overY, toX, toY)
    ctx.stroke()
  }
}

const drawSuckers = (ctx: Context, spine: readonly Joint[], { lit, body }: Tentacle, side: number): void => {
  let next = 6
  for (const [at, joint] of spine.entries()) {
    if (at < next || joint.half < 7) continue
    const size = joint.half * 0.3
    next = at + Math.max(3, Math.round(size / 5))
    const [x, y] = across(joint, side * 0.66)
    ctx.fillStyle = withAlpha(lit, 0.9)
    ctx.beginPath()
    ctx.ellipse(x, y, size, size * 0.72, joint.heading, 0, tau)
    ctx.fill()
    ctx.fillStyle = body
    ctx.beginPath()
    ctx.ellipse(x, y, size * 0.52, size * 0.36, joint.heading, 0, tau)
    ctx.fill()
  }
}

export const drawTentacle = (ctx: Context, arm: Tentacle): void => {
  const spine = spineOf(arm)
  // Suckers sit on the inside of the curl.
  const side = arm.curl > 0 ? 1 : -1
  ctx.save()
  ctx.fillStyle = arm.body
  traceArm(ctx, spine)
  ctx.fill()
  ctx.clip()
  drawRings(ctx, spine, arm, side)
  drawSuckers(ctx, spine, arm, side)
  ctx.restore()
}
