// The head: turned, nodded and tilted as if it were round, as its face slides over it.
import { mix, withAlpha } from '../colour/colour.ts'
import type { Point } from '../paint/point.ts'
import { fillShape, pathOf, strokeLine } from '../paint/shapes/lay.ts'
import { curve, type Outline, oval, plate, symmetric } from '../paint/shapes/line.ts'
import { asOwn, type Brush, paintPart } from './brush.ts'
import { paintNeckwear } from './clothes.ts'
import { paintEars } from './ears.ts'
import { ink, paintEye } from './eye.ts'
import { paintBehindHead, paintFaceMarks, paintOverHead } from './face-marks.ts'
import type { Figure } from './figure.ts'
import { paintHairBefore, paintHairBehind } from './hair.ts'
import { paintHeadwear } from './hats.ts'
import { darker } from './light.ts'
import type { Face } from './moods.ts'
import { paintMouth } from './mouth.ts'
import { liesUnderEyes, type MouthPlace, paintMuzzle } from './muzzle.ts'
import { hasMark, type Kind } from './species.ts'

export interface Bearing {
  readonly face: Face
  readonly gaze: Point
  readonly turn: number
  readonly nod: number
}

export const headOutline = ({ head: { w, h, crown, cheek, jaw }, marks }: Kind): Outline =>
  marks.includes('boxy')
    ? plate(-w, -h, w * 2, h * 2, 30)
    : symmetric([
        [0, -h],
        [w * 0.72 * crown, -h * 0.78],
        [w, -h * 0.08],
        [cheek, h * 0.42],
        [jaw, h * 0.86],
        [0, h],
      ])

const paintBlush = ({ ctx }: Brush, { kind, coat }: Figure, { face }: Bearing, [dx, dy]: Point): void => {
  if (face.blush === 0 || kind.muzzle.kind === 'screen') return
  const { eyes } = kind
  const colour = kind.ears.kind === 'human' ? coat.extra : '#f08a80'
  for (const side of [-1, 1]) {
    const [x, y, radius] = [
      side * eyes.x * 1.45 + dx * 0.8,
      Math.max(eyes.y, -24) + eyes.size * 1.9 + dy,
      eyes.size * 1.5 + 7,
    ]
    const blush = ctx.createRadialGradient(x, y, 0, x, y, radius)
    blush.addColorStop(0, withAlpha(colour, 0.5 * face.blush))
    blush.addColorStop(1, withAlpha(colour, 0))
    ctx.fillStyle = blush
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}

const paintBrow = (
  { ctx }: Brush,
  { kind, coat, hair }: Figure,
  face: Face,
  x: number,
  y: number,
  side: number,
): void => {
  const { size, kind: eye } = kind.eyes
  const odd = face.odd > 0 && side > 0 ? face.odd * 14 : 0
  const up = y - size * (eye === 'owl' ? 1.5 : 1.42) * face.eye - face.browLift * 9 - odd
  const [half, tilt] = [size * 0.6 + 3, -face.browTilt * side * 13]
  const isBlack = hasMark(kind, 'badger') || hasMark(kind, 'panda')
  const colour = hair ? darker(hair.colour, 0.2) : isBlack ? '#57505e' : darker(coat.base, 0.72)
  strokeLine(
    ctx,
    curve(
      [
        [x - half, up - tilt * 0.6 + 3],
        [x, up - 4],
        [x + half, up + tilt * 0.6 + 3],
      ],
      5,
      false,
    ),
    colour,
    Math.max(4, size * 0.21),
  )
}

const paintEyes = (brush: Brush, figure: Figure, { face, gaze, turn }: Bearing, [dx, dy]: Point): void => {
  const { kind, coat } = figure
  const { size, x, y, kind: eye, iris } = kind.eyes
  const isSocketed = liesUnderEyes(kind) || kind.muzzle.kind === 'frog'
  const lid =
    hasMark(kind, 'panda') || hasMark(kind, 'bandit') || hasMark(kind, 'badger')
      ? coat.dark
      : hasMark(kind, 'mask')
        ? coat.light
        : coat.base
  for (const side of [-1, 1]) {
    const [ex, ey] = [side * x * (1 - Math.abs(turn) * 0.06) + dx, y + dy]
    if (isSocketed)
      paintPart(brush, oval(ex, ey - 2, size * 1.3, size * 1.36), coat.base, {
        hide: kind.hide,
        shade: 0.3,
        isFringed: false,
      })
    asOwn(brush, 'eyes', () =>
      paintEye(brush.ctx, ex, ey, { kind: eye, radius: size, iris, lid, side, face, gaze, turn }),
    )
    if (eye !== 'led') paintBrow(brush, figure, face, ex, ey, side)
  }
}

const paintFace = (brush: Brush, figure: Figure, slide: Point): void => {
  const { kind, coat, hair } = figure
  const outline = headOutline(kind)
  const skin = hasMark(kind, 'fleece') ? coat.light : coat.base
  const hide = kind.hide === 'wool' ? 'felt' : kind.hide
  paintPart(brush, outline, skin, { hide, shade: hair ? 0.7 : 1 })
  brush.ctx.save()
  brush.ctx.clip(pathOf(outline))
  paintFaceMarks(brush, { kind, coat, slide })
  if (kind.body.belly === 'throat') {
    const throat = curve([
      [-220, 46],
      [-90, 40],
      [0, 52],
      [90, 40],
      [220, 34],
      [190, 160],
      [-190, 160],
    ])
    paintPart(brush, throat, coat.light, { shade: 0, roundness: 0.4 })
    for (let fold = -5; fold < 6; fold++)
      strokeLine(
        brush.ctx,
        [
          [fold * 26, 74 - Math.abs(fold) * 3],
          [fold * 22, 130],
        ],
        withAlpha(darker(coat.light, 0.35), 0.35),
        3,
      )
  }
  brush.ctx.restore()
}

const paintAntenna = ({ ctx, pixels }: Brush, { kind: { head }, coat }: Figure): void => {
  strokeLine(
    ctx,
    [
      [0, -head.h],
      [0, -head.h - 34],
    ],
    coat.dark,
    7,
  )
  ctx.save()
  ctx.shadowColor = '#ffd25a'
  ctx.shadowBlur = 18 * pixels
  fillShape(ctx, oval(0, -head.h - 42, 13, 13), '#ffd25a')
  ctx.restore()
}

const paintSpeech = (brush: Brush, figure: Figure, bearing: Bearing, slide: Point, place: MouthPlace | null): void => {
  if (place) paintMouth(brush.ctx, place.at, place.width, bearing.face, place.bite)
  paintOverHead(brush, { kind: figure.kind, coat: figure.coat, slide })
  paintHeadwear(brush, figure, slide)
}

/** In the frame of the head: its middle is (0, 0). */
export const paintHead = (brush: Brush, figure: Figure, bearing: Bearing, isAlone: boolean): void => {
  const { kind, coat, hair } = figure
  const { w, h } = kind.head
  const { turn, nod } = bearing
  const slide: Point = [turn * 24, nod * 26]
  const middle: Point = [
    slide[0] * 1.25,
    kind.muzzle.kind === 'none' && kind.leg.length === 0 ? 54 : h * 0.4 + slide[1] * 1.2,
  ]
  if (!isAlone) paintNeckwear(brush, figure)
  if (hair && isAlone) asOwn(brush, 'hair', () => paintHairBehind(brush, hair, w, h))
  asOwn(brush, 'mane', () => paintBehindHead(brush, { kind, coat, slide }))
  const areBefore = kind.ears.kind === 'flop' || kind.ears.kind === 'fold'
  const ears = (): void =>
    asOwn(brush, kind.ears.kind === 'human' ? 'skin' : 'ears', () => paintEars(brush, kind, coat, turn))
  if (!areBefore) ears()
  if (kind.muzzle.kind === 'screen') paintAntenna(brush, figure)
  asOwn(brush, kind.ears.kind === 'human' ? 'skin' : 'face', () => paintFace(brush, figure, slide))
  if (areBefore) ears()
  if (hair) asOwn(brush, 'hair', () => paintHairBefore(brush, hair, w, h, turn))
  if (kind.muzzle.kind === 'screen')
    paintPart(brush, plate(-w * 0.8, -h * 0.62, w * 1.6, h * 1.28, 22), mix(ink, '#1f3947', 0.8), { shade: 0 })
  brush.easel.shine('cheeks', () => paintBlush(brush, figure, bearing, slide), brush.ctx)
  const muzzle = (): MouthPlace | null =>
    brush.easel.part(
      kind.muzzle.kind === 'beak' || kind.muzzle.kind === 'bill' ? 'beak' : 'muzzle',
      () => paintMuzzle(brush, { kind, coat, face: bearing.face, at: middle }),
      brush.ctx,
    )
  const before = liesUnderEyes(kind) ? muzzle() : null
  paintEyes(brush, figure, bearing, slide)
  paintSpeech(brush, figure, bearing, slide, liesUnderEyes(kind) ? before : muzzle())
}
