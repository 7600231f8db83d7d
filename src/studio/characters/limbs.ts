// Arms and legs: two bones each, with sleeves, hands, trousers and shoes.
import { mix, withAlpha } from '../colour/colour.ts'
import { lerp } from '../paint/curves.ts'
import type { Point } from '../paint/point.ts'
import { fillShape, strokeLine } from '../paint/shapes/lay.ts'
import { between, curve, moved, oval, ribbon } from '../paint/shapes/line.ts'
import { asOwn, type Brush, paintPart } from './brush.ts'
import { garmentOf } from './clothes.ts'
import type { Figure } from './figure.ts'
import { darker } from './light.ts'
import type { Skeleton } from './skeleton.ts'
import { hasMark } from './species.ts'

export type Side = 0 | 1

const bentAt = ([ax, ay]: Point, [bx, by]: Point, bend: number): Point => [
  (ax + bx) / 2 - (by - ay) * bend,
  (ay + by) / 2 + (bx - ax) * bend,
]

const isHuman = ({ kind }: Figure): boolean => kind.ears.kind === 'human'

const paintWing = (brush: Brush, { kind, coat }: Figure, line: readonly [Point, Point, Point]): void => {
  const { from, to } = kind.arm
  const [, elbow, hand] = line
  paintPart(
    brush,
    ribbon(line, (t) => lerp(from, to, t) * (1 + Math.sin(t * 3.1) * 0.35)),
    coat.base,
    { hide: kind.hide },
  )
  if (kind.hide !== 'feather') return
  for (let feather = 0; feather < 3; feather++) {
    const [[ax, ay], [bx, by]] = [
      between(elbow, hand, 0.2 + feather * 0.25),
      between(elbow, hand, 0.45 + feather * 0.25),
    ]
    strokeLine(
      brush.ctx,
      [
        [ax, ay - 4],
        [bx, by + 8],
      ],
      withAlpha(coat.dark, 0.6),
      3,
    )
  }
}

const paintSleeve = (
  brush: Brush,
  { kind, outfit: { top } }: Figure,
  [shoulder, elbow, hand]: readonly [Point, Point, Point],
): void => {
  if (!top) return
  const { from, to } = kind.arm
  const isShort = top.kind === 'dress'
  const hide = top.kind === 'jumper' ? 'knit' : 'felt'
  const colour = top.kind === 'dungarees' ? top.trim : top.colour
  asOwn(brush, garmentOf(top.kind), () => {
    if (isShort) {
      paintPart(
        brush,
        ribbon(
          [shoulder, between(shoulder, elbow, 0.45), between(shoulder, elbow, 0.85)],
          (t) => lerp(from, to, t * 0.5) + 6,
        ),
        colour,
        { hide, shade: 0.5 },
      )
      return
    }
    const wrist = between(elbow, hand, 0.66)
    paintPart(
      brush,
      ribbon([shoulder, elbow, wrist], (t) => lerp(from, to, t) + 5),
      colour,
      { hide, shade: 0.5 },
    )
    paintPart(brush, oval(wrist[0], wrist[1], to + 6, to + 4), darker(colour, 0.15), { shade: 0, hide })
  })
}

export const paintArm = (brush: Brush, figure: Figure, { shoulders, hands, pose }: Skeleton, side: Side): void => {
  const { kind, coat, outfit } = figure
  const [shoulder, hand] = [shoulders[side], hands[side]]
  const elbow = bentAt(shoulder, hand, pose.bend[side])
  const line = [shoulder, elbow, hand] as const
  const { from, to } = kind.arm
  if (kind.arm.kind === 'wing') {
    asOwn(brush, kind.hide === 'smooth' ? 'fins' : 'wings', () => paintWing(brush, figure, line))
    return
  }
  if (hasMark(kind, 'boxy')) {
    paintPart(
      brush,
      ribbon(line, () => from),
      '#9fb0b8',
      { hide: 'metal' },
    )
    asOwn(brush, 'paws', () => paintPart(brush, oval(hand[0], hand[1], 23, 23), coat.extra, { hide: 'metal' }))
    return
  }
  paintPart(
    brush,
    ribbon(line, (t) => lerp(from, to, t)),
    hasMark(kind, 'fleece') ? coat.light : coat.base,
    { hide: kind.hide === 'wool' ? 'felt' : kind.hide },
  )
  if (kind.socks) {
    const sock = ribbon([bentAt(shoulder, hand, pose.bend[side] * 0.6), between(elbow, hand, 0.6), hand], (t) =>
      lerp(to, to * 1.12, t),
    )
    asOwn(brush, 'paws', () => paintPart(brush, sock, kind.socks ?? coat.dark, { hide: kind.hide, shade: 0 }))
  }
  paintSleeve(brush, figure, line)
  const isSleeved = outfit.top !== undefined && outfit.top.kind !== 'dress'
  if (isHuman(figure) || kind.hide !== 'fur' || isSleeved) {
    const colour = kind.socks ?? (hasMark(kind, 'fleece') ? coat.light : coat.base)
    asOwn(brush, isHuman(figure) ? 'skin' : 'paws', () =>
      paintPart(brush, oval(hand[0], hand[1], to * 1.16, to * 1.16), colour, {
        hide: kind.hide === 'fur' ? 'fur' : 'felt',
        shade: isSleeved ? 0.5 : 0,
        isFringed: false,
      }),
    )
  }
  if (isHuman(figure) || kind.socks) return
  for (const claw of [-0.35, 0.05, 0.45])
    strokeLine(
      brush.ctx,
      [
        [hand[0] + claw * to * 1.3, hand[1] + to * 0.45],
        [hand[0] + claw * to * 1.4, hand[1] + to * 0.9],
      ],
      withAlpha(darker(coat.base, 0.6), 0.55),
      2.6,
    )
}

/** A foot of somebody who sits, its sole towards whoever looks. */
const paintSole = (brush: Brush, { kind, coat, outfit }: Figure, [x, y]: Point, out: number): void => {
  const { foot } = kind.leg
  const colour = outfit.shoes ?? kind.feet ?? kind.socks ?? coat.base
  paintPart(brush, oval(x + out * 6, y - 4, foot * 0.72, foot * 0.84, out * 0.3), colour, {
    hide: kind.feet || outfit.shoes ? 'felt' : kind.hide,
  })
  if (hasMark(kind, 'boxy') || outfit.shoes) return
  const pad = kind.feet ? darker(kind.feet, 0.15) : mix(coat.light, '#e79a86', 0.45)
  fillShape(brush.ctx, oval(x + out * 6, y + 4, foot * 0.36, foot * 0.32), pad)
  for (const toe of [-0.42, 0, 0.42])
    fillShape(
      brush.ctx,
      oval(x + out * 6 + toe * foot, y - foot * 0.42 + Math.abs(toe) * 8, foot * 0.13, foot * 0.15),
      pad,
    )
}

const paintFoot = (brush: Brush, { kind, coat, outfit }: Figure, [x, y]: Point, turn: number, faces: number): void => {
  const { foot } = kind.leg
  const shape = curve([
    [-foot * 0.62, 4],
    [-foot * 0.5, -foot * 0.44],
    [foot * 0.1, -foot * 0.46],
    [foot * 0.8, -foot * 0.22],
    [foot * 0.9, 8],
    [0, 12],
  ]).map(([px, py]): Point => [px * faces, py])
  const colour = outfit.shoes ?? kind.feet ?? kind.socks ?? coat.base
  paintPart(brush, moved(shape, x, y, turn), colour, {
    hide: kind.feet || outfit.shoes ? 'felt' : kind.hide,
    isFringed: false,
  })
  if (outfit.shoes)
    strokeLine(
      brush.ctx,
      moved(
        [
          [-foot * 0.6 * faces, 9],
          [foot * 0.8 * faces, 9],
        ],
        x,
        y,
        turn,
      ),
      '#fff6e6',
      5,
    )
}

export const paintLeg = (
  brush: Brush,
  figure: Figure,
  { hips, feet, pose }: Skeleton,
  side: Side,
  turn: number,
): void => {
  const { kind, coat, outfit } = figure
  if (kind.leg.length === 0) return
  const out = side === 1 ? 1 : -1
  const [hip, foot] = [hips[side], feet[side]]
  const knee = bentAt(hip, foot, out * (pose.sits ? -0.2 : -0.12) * (pose.lift > 0 ? 2 : 1))
  const { from, to } = kind.leg
  const isBare = kind.feet !== undefined && kind.arm.kind === 'wing'
  const skin = hasMark(kind, 'fleece') ? coat.light : coat.base
  paintPart(
    brush,
    ribbon([hip, knee, foot], (t) => lerp(from, to, t)),
    isBare ? (kind.feet ?? skin) : skin,
    { hide: isBare || kind.hide === 'wool' ? 'felt' : kind.hide },
  )
  const { trousers } = outfit
  if (trousers)
    asOwn(brush, outfit.top !== undefined && garmentOf(outfit.top.kind) === 'suit' ? 'suit' : 'trousers', () =>
      paintPart(
        brush,
        ribbon([hip, knee, between(knee, foot, 0.72)], (t) => lerp(from, to, t) + 5, false),
        trousers,
        { shade: 0.5 },
      ),
    )
  asOwn(brush, outfit.shoes ? 'shoes' : 'paws', () => {
    if (pose.sits && !isHuman(figure)) paintSole(brush, figure, foot, out)
    else
      paintFoot(
        brush,
        figure,
        foot,
        pose.footTurn[side],
        turn < -0.05 || (Math.abs(turn) < 0.25 && side === 0) ? -1 : 1,
      )
  })
}
