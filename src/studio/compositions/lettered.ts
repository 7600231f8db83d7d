// Covers whose lettering is the picture: where title, name and thing stand, and things made of the stuff of the letters.
import type { Colour } from '../colour/colour.ts'
import type { Scene } from '../families/family.ts'
import { isBroad } from '../families/zones.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import type { Tones } from '../paint/pen.ts'
import type { Filling } from '../type/effects/effect.ts'
import type { LineItem, TitleItem, TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import { paintInSurface, type Surfaced } from '../type/surfaces/index.ts'
import type { SurfaceFilling } from '../type/surfaces/surface-names.ts'
import { boxIn, lineIn, stackIn, titleIn, titleOf } from './lettering.ts'
import { drawGrown, heightIn, isThere, type Stand, shapeOf, standThing } from './things.ts'

export interface LetteredLook {
  readonly fill: Extract<Filling, { readonly kind: 'surface' | 'lit' }>
  /** Of the lines beside the title. */
  readonly ink: Colour
  readonly title?: Partial<TitleItem>
  readonly author?: Partial<LineItem>
  readonly subtitle?: Partial<LineItem>
  /** Shares of the sheet's width and height that the ground keeps for a frame. */
  readonly inset?: number
}

/** Where a title of these covers stands: at the head, at the foot, or at the foot under a name as large as a title. */
export type LetteredLayout = 'head' | 'foot' | 'name'

const layoutOf = ({ layout }: Scene): LetteredLayout => (layout === 'foot' || layout === 'name' ? layout : 'head')

/** The plan of a cover whose title is as large as the sheet bears, with room left for one thing. */
export const planLettered = (scene: Scene, look: LetteredLook): TypePlan => {
  const { fill, ink, inset = 0 } = look
  const broad = isBroad(scene)
  // Letters that stand alone have the sheet to themselves.
  const alone = !isThere(scene.hero)
  const title = titleIn(scene, fill.colour, {
    lockup: 'block',
    case: 'upper',
    leading: 0.8,
    maxSize: 760,
    maxLines: 6,
    minor: { scale: 0.42 },
    gap: 62,
    effect: { fill },
    ...look.title,
  })
  const subtitle = lineIn(scene, 'subtitle', 70, ink, { maxLines: 2, gap: 50, ...look.subtitle })
  const author = lineIn(scene, 'author', 118, ink, { case: 'upper', tracking: 0.06, maxLines: 2, ...look.author })
  const [left, right, top, foot] = [inset, 1 - inset, inset * 0.72, 1 - inset * 0.72]
  const layout = layoutOf(scene)
  if (layout === 'head')
    return {
      stacks: [
        stackIn(boxIn(scene, left, top, right, alone ? 0.76 : broad ? 0.54 : 0.58), 'center', 'top', [title, subtitle]),
        stackIn(boxIn(scene, left, 0.8, right, foot), 'center', 'bottom', [author]),
      ],
    }
  const name = layout === 'name'
  return {
    stacks: [
      stackIn(boxIn(scene, left, top, right, name ? top + 0.24 : top + 0.16), 'center', 'top', [
        name ? { ...author, size: 330, tracking: 0 } : author,
      ]),
      stackIn(
        boxIn(scene, left, alone ? (name ? top + 0.27 : top + 0.2) : name ? 0.54 : 0.46, right, foot),
        'center',
        'bottom',
        [subtitle, title],
      ),
    ],
  }
}

/** The highest room between the lines of type, where a thing can stand. */
export const roomBetween = ({ w, h }: Pick<Scene, 'w' | 'h'>, { zones }: SetType, inset = 0.08): Box => {
  const edge = Math.min(w, h) * inset
  const ends = [...zones.toSorted((one, other) => one.y - other.y), { x: 0, y: h - edge, w, h: edge }]
  let from = edge
  let best = { from, to: from }
  for (const { y, h: high } of ends) {
    if (y - from > best.to - best.from) best = { from, to: y }
    from = Math.max(from, y + high)
  }
  const space = Math.min(h * 0.026, (best.to - best.from) * 0.12)
  const high = Math.max(h * 0.05, best.to - best.from - 2 * space)
  return { x: edge, y: best.from + space, w: w - 2 * edge, h: high }
}

/** How the thing stands in a room: as large as it goes, in its middle. */
export const standIn = (motif: Motif, room: Box, most = 1): Stand => {
  const height = heightIn(motif, room.w * most, room.h * most)
  return { x: room.x + room.w / 2, y: room.y + room.h / 2 + height / 2, height }
}

const cutTones = (colour: Colour): Tones => ({ ...shapeOf(colour), line: 'erase' })

const fillOf = ({ fillStyle }: Context): Colour => (typeof fillStyle === 'string' ? fillStyle : '#ffffff')
const strokeOf = ({ strokeStyle }: Context): Colour => (typeof strokeStyle === 'string' ? strokeStyle : '#ffffff')

/** Units that contours are wide, as a share of the size of the letters. */
const tube = 0.05

/** A line of this width around it, and within it what more is drawn. */
const traceRing = (
  easel: Easel,
  motif: Motif,
  at: Stand,
  width: number,
  ctx: Context,
  colour: Colour,
  within?: (on: Context) => void,
): void => {
  using ring = easel.layer((on) => {
    drawGrown(easel, motif, at, width / 2, colour, on)
    on.globalCompositeOperation = 'destination-out'
    standThing(easel, motif, at, shapeOf('#000000'), on)
    on.globalCompositeOperation = 'source-over'
    within?.(on)
  })
  const { box } = ring
  ctx.drawImage(ring.canvas, box.x, box.y, box.w, box.h)
}

/** Only its contour and its inner lines, as a tube of glass is bent or a line is drawn. */
const traceContour = (easel: Easel, motif: Motif, at: Stand, width: number, ctx: Context): void => {
  const colour = fillOf(ctx)
  traceRing(easel, motif, at, width, ctx, colour, (on) =>
    standThing(easel, motif, at, { ...shapeOf('rgba(0,0,0,0)'), line: colour }, on),
  )
}

interface Made {
  readonly fill: SurfaceFilling
  /** Of the letters: threads and grain are as fine as theirs. */
  readonly size: number
  readonly isContour?: boolean
}

/** A thing made of the stuff of the letters. */
export const makeThing = (easel: Easel, motif: Motif, at: Stand, { fill, size, isContour = false }: Made): void => {
  if (!isThere(motif) || easel.without.has(motif.id) || at.height <= 0) return
  const half = (motif.width * at.height) / 2
  const box = { x: at.x - half, y: at.y - at.height, w: half * 2, h: at.height }
  const shape: Surfaced = {
    name: 'thing',
    // Lines that are cut out of the thing must not be cut out of what lies below it.
    trace: (ctx) => {
      if (isContour) traceContour(easel, motif, at, size * tube, ctx)
      else standThing(easel, motif, at, ctx === easel.ctx ? shapeOf(fillOf(ctx)) : cutTones(fillOf(ctx)), ctx)
    },
    outline: (ctx, width) => traceRing(easel, motif, at, width, ctx, strokeOf(ctx)),
    box,
    rows: [box],
    size,
  }
  paintInSurface(easel, shape, fill)
}

/** The size of the title's largest letters, in units. */
export const letterSize = (type: SetType): number =>
  Math.max(120, ...(titleOf(type)?.runs.map(({ size }) => size) ?? []))
