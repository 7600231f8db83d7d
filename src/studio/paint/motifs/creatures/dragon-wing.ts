// The wing of a dragon: arm, fingers and the membrane between them.
import type { Path2D } from '@napi-rs/canvas'
import type { Tone } from '../../pen.ts'
import { contour, type Point, united } from './contour.ts'
import type { Figure } from './figure.ts'
import { Limb } from './limb.ts'

export interface WingBones {
  readonly shoulder: Point
  readonly elbow: Point
  readonly wrist: Point
  /** Tips of the fingers, from the leading edge to the flank. */
  readonly fingers: readonly Point[]
  /** Where the membrane meets the flank. */
  readonly root: Point
}

const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
})

/** The finger bows away from the flank. */
const finger = (wrist: Point, tip: Point, bow: number): Point[] => {
  const mid = between(wrist, tip, 0.48)
  return [wrist, { x: mid.x + (tip.y - wrist.y) * bow, y: mid.y - (tip.x - wrist.x) * bow }, tip]
}

/** The fingers next to the flank are the straightest. */
const fingerBow = (bow: number, index: number): number => bow * (1 - index * 0.3)

const wingMembrane = ({ shoulder, elbow, wrist, fingers, root }: WingBones, bow: number, depth: number): Path2D => {
  const first = fingers[0] ?? wrist
  const edge: Point[] = [shoulder, elbow, { ...wrist, corner: true }, ...finger(wrist, first, bow).slice(1, 2)]
  fingers.forEach((tip, index) => {
    const next = fingers[index + 1] ?? root
    edge.push({ ...tip, corner: true })
    edge.push(between(between(tip, next, 0.2), wrist, depth * 0.62))
    edge.push(between(between(tip, next, 0.55), wrist, depth))
  })
  const spread = contour([...edge, { ...root, corner: true }])
  return united(
    spread,
    ...fingers.map((tip, index) =>
      contour(
        finger(wrist, tip, fingerBow(bow, index)).map((point) => ({
          ...point,
          corner: point === tip || point === wrist,
        })),
      ),
    ),
  )
}

export const drawWing = (figure: Figure, tone: Tone, bones: WingBones, bow: number, depth: number): void => {
  const { shoulder, elbow, wrist, fingers } = bones
  const membrane = wingMembrane(bones, bow, depth)
  figure.part(tone, membrane, { seam: 1.2 })
  const inner: Tone = tone === 'shade' ? 'shade' : 'light'
  fingers.forEach((tip, index) => {
    const next = fingers[index + 1] ?? bones.root
    const [, bowed = tip] = finger(wrist, tip, fingerBow(bow, index))
    figure.plane(
      inner,
      contour([
        { ...wrist, corner: true },
        bowed,
        { ...tip, corner: true },
        between(between(tip, next, 0.34), wrist, depth),
      ]),
    )
  })
  const rods = fingers.map((tip, index) => {
    const [, mid = tip] = finger(wrist, tip, fingerBow(bow, index))
    return new Limb([
      { ...wrist, w: 4.4 },
      { ...between(wrist, mid, 0.5), w: 3 },
      { ...mid, w: 2.6 },
      { ...between(mid, tip, 0.6), w: 1.7 },
      { ...tip, w: 0.3 },
    ])
  })
  const veins: Point[][] = []
  for (let index = 0; index < fingers.length - 1; index++) {
    const [one, other] = [rods[index], rods[index + 1]]
    if (!one || !other) continue
    for (const share of [0.36, 0.66]) {
      const start = between(one.at(0.42), other.at(0.42), share)
      const end = between(between(one.at(0.9), other.at(0.9), share), wrist, depth * 0.55)
      veins.push([start, between(start, end, 0.5), end])
    }
  }
  figure.engrave(0.9, veins, 0.7)
  for (const rod of rods) figure.part(tone === 'light' ? 'body' : tone, rod.path, { seam: 0.8 })
  const arm = new Limb([
    { ...shoulder, w: 12 },
    { ...between(shoulder, elbow, 0.5), w: 9.5 },
    { ...elbow, w: 8 },
    { ...between(elbow, wrist, 0.4), w: 7 },
    { ...wrist, w: 4.6 },
  ])
  const spurTip = between(elbow, wrist, 1.16)
  const side = Math.sign(wrist.x - shoulder.x)
  const spur = new Limb([
    { ...between(elbow, wrist, 0.95), w: 4.6 },
    { ...between(elbow, wrist, 1.07), w: 3 },
    { x: spurTip.x + side * 4, y: spurTip.y, w: 0.3 },
  ])
  figure.part(tone, united(arm.path, spur.path), { seam: 1, ...(tone === 'body' ? { shade: 2.6 } : {}) })
}
