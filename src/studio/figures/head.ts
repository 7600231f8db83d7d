// Heads: their outline from every side, the neck, and faces with a little life.
import type { Path2D } from '@napi-rs/canvas'
import { clamp, lerp } from '../paint/curves.ts'
import { blob, disc, tube } from '../paint/shapes/path.ts'
import { type Body, shapes } from './body.ts'
import { between, nth, plus, radians, type Spot } from './vector.ts'

export type Face = 'none' | 'calm' | 'open' | 'smile' | 'stern'

const outlineOf = (body: Body): Path2D => {
  const angle = Math.abs(body.turned)
  // Beyond the profile the nose melts away again.
  const share = angle <= 90 ? (angle / 90) ** 1.25 : clamp(1 - (angle - 90) / 45)
  const pairs = shapes.front.map(([x, y], at): [number, number] => {
    const [px, py] = nth(shapes.profile, at)
    return [lerp(x, px, share), lerp(y, py, share)]
  })
  return blob(body.drawnOnHead(pairs))
}

const putNeck = (body: Body): void => {
  const { neck, chest, face, skull, build } = body.skeleton
  const to = plus(face, skull.up, -0.3 * body.head)
  const thick = (radius: number): number => radius * build.limb + 0.02
  const nape = tube([
    body.discAt(plus(neck, chest.up, -0.08 * body.head), thick(0.2)),
    body.discAt(between(neck, to, 0.5), thick(0.165)),
    body.discAt(plus(to, skull.forward, -0.1 * body.head), thick(0.175)),
  ])
  body.put(-0.01, nape, 'skin', { shade: 0.06 })
}

const putEars = (body: Body, near: number): void => {
  const angle = Math.abs(body.turned)
  for (const side of [-1, 1]) {
    const sideways = side * body.skeleton.skull.right[2]
    const spot = body.onHead(side * 0.36, -0.03, -0.04)
    const u = body.head
    if (angle > 25 && sideways > 0.2)
      body.put(near + 0.001, disc(...spot, 0.07 * u, 0.11 * u, radians(body.turned > 0 ? 10 : -10)), 'skin', {
        shade: 0.03,
        isMark: true,
      })
    else if (-sideways < 0.3)
      body.put(near - 0.001, disc(...spot, 0.06 * u, 0.1 * u), 'skin', { shade: 0.03, isMark: true })
  }
}

/** A line over the face through places on it, thickest in its middle. */
const lineOn = (body: Body, spots: readonly Spot[], width: number): Path2D => {
  const last = spots.length - 1
  return tube(spots.map((spot, at) => [...spot, width * body.head * (at === 0 || at === last ? 0.55 : 1)] as const))
}

const putEye = (body: Body, x: number, face: Face, near: number): void => {
  const u = body.head
  const side = Math.sign(x)
  const on = (dx: number, y: number): Spot => body.onHead(x + dx, y, 0.36 - Math.abs(x + dx) * 0.35)
  const isOpen = face === 'open' || face === 'stern'
  if (isOpen) {
    const white = blob([
      [...on(-0.075, -0.03), 1],
      [...on(-0.02, 0.012)],
      [...on(0.045, 0.008)],
      [...on(0.078, -0.025), 1],
      [...on(0, -0.062)],
    ])
    body.put(near, white, 'white', { isMark: true, shade: 0, name: null })
    body.put(near + 0.0001, disc(...on(0.004, -0.026), 0.03 * u, 0.039 * u), 'eye', { isMark: true, shade: 0 })
    const lid = [on(-0.08, -0.028), on(-0.02, 0.016), on(0.045, 0.012), on(side > 0 ? 0.095 : 0.08, -0.02)]
    body.put(near + 0.0002, lineOn(body, lid, 0.016), 'eye', { isMark: true, shade: 0 })
  } else {
    const bow = face === 'smile' ? 0.035 : -0.03
    const lid = [on(-0.07, -0.025), on(0, -0.025 + bow), on(0.07, -0.025)]
    body.put(near, lineOn(body, lid, 0.017), 'eye', { isMark: true, shade: 0 })
    if (face === 'calm')
      body.put(near, lineOn(body, [on(side * 0.06, -0.03), on(side * 0.1, -0.05)], 0.012), 'eye', {
        isMark: true,
        shade: 0,
      })
  }
  const tilt = face === 'stern' ? -0.035 : 0.015
  const brow = [on(-side * 0.075, 0.1 + tilt), on(side * 0.01, 0.13), on(side * 0.085, 0.1)]
  body.put(near, lineOn(body, brow, face === 'stern' ? 0.02 : 0.016), 'hair', { isMark: true, shade: 0, name: null })
  if (face !== 'stern')
    body.put(near - 0.0005, disc(...on(side * 0.05, -0.15), 0.07 * u, 0.045 * u), 'blush', {
      isMark: true,
      shade: 0,
      name: 'skin',
    })
}

const putMouth = (body: Body, face: Face, near: number): void => {
  const on = (x: number, y: number): Spot => body.onHead(x, y, 0.36)
  const bow = face === 'stern' ? 0.008 : face === 'smile' ? -0.05 : -0.026
  const wide = face === 'smile' ? 0.1 : 0.075
  const lips = blob([
    [...on(-wide, -0.262), 1],
    [...on(-0.028, -0.25 + bow * 0.4)],
    [...on(0.028, -0.25 + bow * 0.4)],
    [...on(wide, -0.262), 1],
    [...on(0, -0.285 + bow)],
  ])
  if (Math.abs(body.turned) < 70) body.put(near, lips, 'lip', { isMark: true, shade: 0, name: null })
  if (Math.abs(body.turned) >= 60) return
  // The shaded flank of the nose, away from where the face looks.
  const flank = body.turned < 0 ? 1 : -1
  const nose = blob([
    [...body.onHead(flank * 0.035, 0.06, 0.38), 1],
    [...body.onHead(flank * 0.05, -0.1, 0.43)],
    [...body.onHead(flank * 0.075, -0.16, 0.38)],
    [...body.onHead(0, -0.185, 0.42)],
    [...body.onHead(-flank * 0.01, -0.14, 0.45), 1],
  ])
  body.put(near, nose, 'blush', { isMark: true, shade: 0, name: 'skin' })
}

export const putHead = (body: Body, face: Face): void => {
  const near = 0.2
  putNeck(body)
  body.put(near, outlineOf(body), 'skin', { cast: 0.1, shade: 0.06 })
  putEars(body, near)
  if (face === 'none' || Math.abs(body.turned) >= 100) return
  const { right, forward } = body.skeleton.skull
  for (const x of [-0.15, 0.15]) if (right[2] * x + forward[2] * 0.34 > 0.06) putEye(body, x, face, near + 0.002)
  putMouth(body, face, near + 0.002)
}

/** Round spectacles on the nose. */
export const putGlasses = (body: Body): void => {
  const { right, forward } = body.skeleton.skull
  if (Math.abs(body.turned) >= 100) return
  for (const x of [-0.16, 0.16]) {
    if (right[2] * x + forward[2] * 0.34 <= 0.02) continue
    const [cx, cy] = body.onHead(x, -0.03, 0.36)
    const rim = Array.from({ length: 13 }, (_, at): Spot => {
      const angle = (at / 12) * Math.PI * 2
      const squeeze = Math.max(0.4, Math.abs(forward[2]))
      return [cx + Math.cos(angle) * 0.115 * squeeze * body.head, cy + Math.sin(angle) * 0.11 * body.head]
    })
    body.put(0.262, tube(rim.map((spot) => [...spot, 0.013 * body.head] as const)), 'ink', {
      isMark: true,
      shade: 0,
      name: null,
    })
  }
  const side = body.turned >= 0 ? -1 : 1
  const arm = [body.onHead(side * 0.27, -0.02, 0.26), body.onHead(side * 0.38, 0, -0.04)]
  body.put(0.262, tube(arm.map((spot) => [...spot, 0.013 * body.head] as const)), 'ink', {
    isMark: true,
    shade: 0,
    name: null,
  })
}
