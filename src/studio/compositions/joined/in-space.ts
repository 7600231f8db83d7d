// Joinings of two whole things: shadow, reflection, growing, balanced, in the other's place, hanging, face to face, far smaller.
import { mix, withAlpha } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import { anchorOf } from '../../motifs/records.ts'
import type { Context } from '../../paint/easel.ts'
import { blend, strokeLine } from '../../paint/shapes/lay.ts'
import { heightIn, layThing, type Stand, shapeOf, standThing } from '../things.ts'
import { fitted } from './in-outlines.ts'
import type { Joining } from './joining.ts'
import { topOf } from './roomiest.ts'

const standsUp = ({ rests }: Motif): boolean => rests === 'ground' || rests === 'water'

/** A small thing before a wall, and its shadow there is the other. */
export const shadow: Joining = {
  suits: ({ a, b }) => a.width < 1.4 && b.width < 1.7,
  paint: (easel, { a, b, box, loud, shade, tones }) => {
    const { ctx, extent } = easel
    const foot = box.y + box.h * 0.93
    easel.part('floor', () => {
      ctx.fillStyle = blend(ctx, [0, foot], [0, foot + easel.h * 0.2], [0, shade], [1, withAlpha(shade, 0)])
      ctx.fillRect(extent.x, foot, extent.w, easel.h * 0.2)
    })
    const great = heightIn(b, box.w * 0.86, box.h * 0.9)
    standThing(easel, b, { x: box.x + box.w * 0.56, y: foot + 2, height: great }, shapeOf(shade))
    const small = heightIn(a, box.w * 0.3, box.h * 0.34)
    standThing(easel, a, { x: box.x + box.w * 0.3, y: foot + box.h * 0.04, height: small }, tones(loud))
  },
}

/** One over the line of the water, the other under it. */
export const reflection: Joining = {
  suits: ({ a, b }) => standsUp(a) && a.width < 1.8 && b.width < 1.8,
  paint: (easel, { a, b, box, loud, answer, ground, tones }) => {
    const { ctx, extent } = easel
    const line = box.y + box.h * 0.54
    const height = heightIn(a, box.w * 0.84, box.h * 0.5)
    easel.part('water', () => {
      ctx.fillStyle = mix(ground, answer, 0.16)
      ctx.fillRect(extent.x, line, extent.w, box.y + box.h - line + easel.h)
    })
    standThing(easel, a, { x: box.x + box.w / 2, y: line, height }, tones(loud))
    ctx.save()
    ctx.translate(0, line * 2)
    ctx.scale(1, -1)
    const under = heightIn(b, box.w * 0.84, box.h * 0.44)
    standThing(
      easel,
      b,
      { x: box.x + box.w / 2, y: line, height: under },
      { ...shapeOf(answer), line: mix(ground, answer, 0.16) },
    )
    ctx.restore()
    easel.part('lines', () => {
      for (const [off, alpha] of [
        [0, 0.9],
        [14, 0.4],
        [34, 0.2],
      ] as const)
        strokeLine(
          ctx,
          [
            [extent.x, line + off],
            [extent.x + extent.w, line + off],
          ],
          withAlpha(loud, alpha),
          5,
        )
    })
  },
}

/** The other grows out of the top of the one, in three sizes. */
export const growing: Joining = {
  suits: ({ a, b }) => a.width < 1.8 && b.width < 1.4,
  paint: (easel, { a, b, box, loud, answer, tones }) => {
    const height = heightIn(a, box.w * 0.8, box.h * 0.54)
    const foot = box.y + box.h
    const top = foot - topOf(a) * height
    const x = box.x + box.w / 2
    const room = (top - box.y) * 1.06
    for (const [share, side] of [
      [0.66, -1],
      [0.74, 1],
      [1, 0],
    ] as const) {
      const tall = heightIn(b, height * Math.min(1, a.width) * 0.75, room) * share
      standThing(
        easel,
        b,
        { x: x + side * tall * 0.38, y: top + height * 0.06, height: tall, turn: side * 0.34, flip: side < 0 },
        tones(side === 0 ? answer : mix(answer, loud, 0.3)),
      )
    }
    standThing(easel, a, { x, y: foot, height }, tones(loud))
  },
}

/** The small one stands on the great one, as on an island or a planet. */
export const balanced: Joining = {
  suits: ({ a, b }) => standsUp(a) && a.width < 2 && topOf(b) > 0.55,
  paint: (easel, { a, b, box, loud, answer, tones }) => {
    const great = Math.min((box.w * 1.02) / b.width, box.h * 0.72)
    const foot = box.y + box.h
    const x = box.x + box.w / 2
    const top = foot - topOf(b) * great
    standThing(easel, b, { x, y: foot, height: great }, tones(loud))
    const small = heightIn(a, box.w * 0.42, Math.min(box.h * 0.3, top - box.y))
    standThing(easel, a, { x, y: top + small * 0.03, height: small }, tones(answer))
  },
}

/** The upper part of the one is the other. */
export const instead: Joining = {
  suits: ({ a, b }) =>
    standsUp(a) && a.width < 1.2 && b.width < 1.5 && (a.kind === 'person' || a.kind === 'plant' || a.kind === 'object'),
  paint: (easel, { a, b, box, loud, answer, tones }) => {
    const height = heightIn(a, box.w * 0.9, box.h * 0.94)
    const [x, y] = [box.x + box.w / 2, box.y + box.h]
    // People lose their head, other things what is over their middle.
    const anchor = anchorOf(a.id, 'top')
    const cut = a.kind === 'person' ? 0.81 : 0.56
    const [cx, cy] = anchor ? [x + anchor[0] * height, y + anchor[1] * height] : [x, y - cut * height]
    using body = easel.layer((on: Context) => {
      standThing(easel, a, { x, y, height }, tones(loud), on)
      on.globalCompositeOperation = 'destination-out'
      on.fillStyle = '#000000'
      on.fillRect(0, 0, easel.w, cy)
    })
    easel.lay(body)
    const tall = heightIn(
      b,
      height * (a.kind === 'person' ? 0.4 : 0.62),
      Math.min(height * (a.kind === 'person' ? 0.34 : 0.5), cy - box.y + height * 0.04),
    )
    standThing(easel, b, { x: cx, y: cy + tall * 0.05, height: tall }, tones(answer))
  },
}

/** The one hangs from the other by a thread. */
export const hanging: Joining = {
  suits: ({ a, b }) => a.width < 1.7 && b.width < 2,
  paint: (easel, { a, b, box, loud, answer, tones }) => {
    const top = heightIn(b, box.w * 0.62, box.h * 0.36)
    const low = heightIn(a, box.w * 0.5, box.h * 0.36)
    const x = box.x + box.w / 2
    const swing = box.w * 0.05
    const from = box.y + top * 0.92
    const to = box.y + box.h - low
    easel.part('lines', () =>
      strokeLine(
        easel.ctx,
        [
          [x, from],
          [x + swing, to + low * 0.04],
        ],
        loud,
        5,
      ),
    )
    standThing(easel, b, { x, y: box.y + top, height: top }, tones(loud))
    standThing(easel, a, { x: x + swing, y: box.y + box.h, height: low, turn: -0.05 }, tones(answer))
  },
}

/** Face to face, each cut by its edge of the page. */
export const facing: Joining = {
  suits: ({ a, b }) => a.id !== b.id && a.width < 2.2 && b.width < 2.2,
  paint: (easel, { a, b, box, loud, answer, tones }) => {
    const middle = box.x + box.w / 2
    const at = (motif: Motif, side: -1 | 1): Stand => {
      const height = Math.min(box.h, (box.w * 0.82) / motif.width)
      return {
        x: middle + side * ((motif.width * height) / 2 + box.w * 0.012),
        y: box.y + box.h / 2 + height / 2,
        height,
        flip: side < 0,
      }
    }
    standThing(easel, a, at(a, -1), tones(loud))
    standThing(easel, b, at(b, 1), tones(answer))
  },
}

/** One very small before one very great. */
export const before: Joining = {
  suits: ({ a, b }) => a.width < 1.6 && b.width < 2.4,
  paint: (easel, { a, b, box, loud, answer, shade, tones }) => {
    const great = fitted(b, box)
    standThing(easel, b, { ...great, y: box.y + box.h }, tones(loud))
    const small = heightIn(a, box.w * 0.2, great.height * 0.17)
    const x = great.x - Math.min(great.height * b.width * 0.3, box.w * 0.3)
    easel.soft(
      14,
      (on: Context) => {
        on.fillStyle = shade
        on.fillRect(x - small * 0.4, box.y + box.h + box.h * 0.012, small * 0.9, small * 0.1)
      },
      { alpha: 0.6 },
    )
    standThing(easel, a, { x, y: box.y + box.h + box.h * 0.02, height: small }, tones(answer))
  },
}

const holdAnchors = ['hand', 'mouth', 'hollow'] as const

/** The other thing in the hand, the mouth or the hollow of the one. */
export const held: Joining = {
  suits: ({ a, b }) => holdAnchors.some((name) => anchorOf(a.id, name) !== undefined) && b.width < 1.6,
  paint: (easel, { a, b, box, loud, answer, tones }) => {
    const at = fitted(a, box, 0.96)
    const [hand, mouth, hollow] = holdAnchors.map((name) => anchorOf(a.id, name))
    const [ax, ay] = hand ?? mouth ?? hollow ?? [0, -0.5]
    standThing(easel, a, at, tones(loud))
    const height = heightIn(b, at.height * 0.34, at.height * 0.3)
    const drop = mouth ? height * 0.46 : 0
    layThing(
      easel,
      b,
      { x: at.x + ax * at.height, y: at.y + ay * at.height + drop, height, turn: mouth ? 0.1 : 0 },
      tones(answer),
    )
  },
}
