// Joinings that play with the outline of the greater thing: cut out of it, built of the other, half of each, opened, dissolving.
import { mix } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { tracePath } from '../../paint/shapes/lay.ts'
import { drawGrown, heightIn, layThing, type Stand, shapeOf, standThing } from '../things.ts'
import type { Joining } from './joining.ts'
import { roomiestOf } from './roomiest.ts'

/** As large as the room holds it, standing in its middle. */
export const fitted = (motif: Motif, { x, y, w, h }: Box, share = 1): Stand => {
  const height = heightIn(motif, w * share, h * share)
  return { x: x + w / 2, y: y + h / 2 + height / 2, height }
}

/** The height at which a thing nearly fills a round place: its corners are mostly air. */
const heightWithin = ({ width }: Motif, radius: number): number => (2.25 * radius) / Math.hypot(1, width)

/** The smaller thing is cut out of the greater where it has most room. */
export const hollow: Joining = {
  suits: ({ a, b }) => roomiestOf(a).radius > 0.2 && b.width < 1.9,
  paint: (easel, { a, b, box, loud, answer, ground, tones }) => {
    const at = fitted(a, box)
    const room = roomiestOf(a)
    standThing(easel, a, at, { ...shapeOf(loud) })
    const height = heightWithin(b, room.radius * at.height)
    layThing(
      easel,
      b,
      { x: at.x + room.x * at.height, y: at.y + room.y * at.height, height },
      { ...tones(ground), accent: answer },
    )
  },
}

/** Many of the smaller make the greater. */
export const madeOf: Joining = {
  suits: ({ a, b }) => roomiestOf(a).radius > 0.13 && b.width < 1.8 && b.kind !== 'person',
  paint: (easel, joined) => {
    const { a, b, box, loud, answer, ground, random } = joined
    const at = fitted(a, box)
    const pitch = at.height * Math.min(0.15, roomiestOf(a).radius * 0.62)
    const chance = random.sub('made of')
    easel.part('shapes', () => {
      using whole = easel.layer((on) => drawGrown(easel, a, at, pitch * 0.1, '#000000', on))
      using mass = easel.layer((on) => {
        // The ground of the outline is a breath of its colour, so that it is whole between the pieces.
        on.fillStyle = mix(loud, ground, 0.72)
        on.fillRect(box.x - box.w, box.y - box.h, box.w * 3, box.h * 3)
        for (let row = 0, y = at.y - at.height - pitch; y < at.y + pitch; y += pitch * 0.96, row++)
          for (
            let x = at.x - at.height * a.width * 0.5 - pitch;
            x < at.x + at.height * a.width * 0.5 + pitch;
            x += pitch * Math.max(0.85, b.width * 1.04)
          ) {
            const colour = chance.chance(0.14) ? answer : chance.chance(0.4) ? mix(loud, ground, 0.16) : loud
            const place = {
              x: x + (row % 2 ? pitch * 0.5 * b.width : 0),
              y,
              height: pitch * 0.98,
              turn: chance.between(-0.22, 0.22),
              flip: chance.chance(0.5),
            }
            layThing(easel, b, place, { ...shapeOf(colour), line: ground }, on)
          }
        on.globalCompositeOperation = 'destination-in'
        on.drawImage(whole.canvas, whole.box.x, whole.box.y, whole.box.w, whole.box.h)
      })
      easel.lay(mass)
    })
  },
}

/** Both in one outline, in turn behind the slats of a blind. */
export const blinds: Joining = {
  suits: ({ a, b }) => a.width < 1.5 && b.width < 1.5,
  paint: (easel, { a, b, box, loud, answer }) => {
    const slats = 22
    const behind = (motif: Motif, colour: string, isOdd: boolean): void => {
      using layer = easel.layer((on) => {
        standThing(easel, motif, fitted(motif, box), shapeOf(colour), on)
        on.globalCompositeOperation = 'destination-in'
        on.beginPath()
        const high = box.h / slats
        for (let at = isOdd ? 1 : 0; at < slats; at += 2)
          on.rect(easel.extent.x, box.y + at * high, easel.extent.w, high)
        on.fill()
      })
      easel.lay(layer)
    }
    behind(a, loud, false)
    behind(b, answer, true)
  },
}

const clipped = (easel: Easel, clip: (on: Context) => void, paint: (on: Context) => void): void => {
  using layer = easel.layer((on) => {
    on.save()
    clip(on)
    on.clip()
    paint(on)
    on.restore()
  })
  easel.lay(layer)
}

/** Left half the one, right half the other. */
export const halves: Joining = {
  suits: ({ a, b }) => a.width < 1.45 && b.width < 1.45 && a.id !== b.id,
  paint: (easel, { a, b, box, loud, answer, tones }) => {
    const height = Math.min(heightIn(a, box.w, box.h), heightIn(b, box.w, box.h))
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2 + height / 2]
    const gap = box.w * 0.008
    clipped(
      easel,
      (on) => {
        on.beginPath()
        on.rect(x - easel.w * 2, 0, easel.w * 2 - gap, easel.h)
      },
      (on) => standThing(easel, a, { x, y, height }, tones(loud), on),
    )
    clipped(
      easel,
      (on) => {
        on.beginPath()
        on.rect(x + gap, 0, easel.w * 2, easel.h)
      },
      (on) => standThing(easel, b, { x, y, height }, tones(answer), on),
    )
  },
}

/** The greater is cut open on a slant, and the other is what was in it. */
export const split: Joining = {
  suits: ({ a, b }) => roomiestOf(a).radius > 0.17 && b.width < 1.6,
  paint: (easel, { a, b, box, loud, answer, tones }) => {
    const at = fitted(a, box, 0.76)
    const middle = at.y - at.height * 0.52
    const slope = 0.16
    const open = at.height * 0.2
    const far = easel.w * 2
    const cutLine = (x: number): number => middle - (x - at.x) * slope
    for (const side of [-1, 1]) {
      clipped(
        easel,
        (on) => {
          on.translate(0, side * open)
          tracePath(on, [
            [at.x - far, cutLine(at.x - far)],
            [at.x + far, cutLine(at.x + far)],
            [at.x + far, middle + side * far * 2],
            [at.x - far, middle + side * far * 2],
          ])
        },
        (on) => standThing(easel, a, at, tones(loud), on),
      )
    }
    const height = heightIn(b, at.height * a.width * 0.6, open * 1.75)
    layThing(easel, b, { x: at.x, y: middle, height, turn: -slope * 0.5 }, tones(answer))
  },
}

/** The greater breaks up at its edge, and each flake is one of the other. */
export const dissolving: Joining = {
  suits: ({ b }) => b.width < 1.9 && b.kind !== 'place',
  paint: (easel, { a, b, box, loud, answer, random, tones }) => {
    const at = fitted(a, { ...box, w: box.w * 0.74 }, 0.98)
    const chance = random.sub('flakes')
    const half = (at.height * a.width) / 2
    const size = at.height * 0.052
    const flakes = Array.from({ length: 90 }, () => {
      const far = chance.next() ** 1.5
      return {
        x: at.x + half * 0.1 + far * (box.x + box.w - at.x),
        y: at.y - at.height * chance.between(0.12, 0.95) - far * box.h * 0.14,
        far,
        turn: chance.between(-0.7, 0.7),
      }
    })
    using body = easel.layer((on) => {
      standThing(easel, a, at, tones(loud), on)
      on.globalCompositeOperation = 'destination-out'
      for (const flake of flakes) {
        const share = (flake.x - at.x) / half
        if (share < 1)
          layThing(
            easel,
            b,
            { x: flake.x, y: flake.y, height: size * (1 + share * 1.4), turn: flake.turn },
            shapeOf('#000000'),
            on,
          )
      }
    })
    easel.lay(body)
    easel.part('shapes', () => {
      for (const { x, y, far, turn } of flakes)
        if (x > at.x + half * 0.5)
          layThing(
            easel,
            b,
            { x, y, height: size * (1.5 - far * 0.75), turn, flip: turn > 0 },
            shapeOf(chance.chance(0.2) ? answer : loud),
          )
    })
  },
}

/** The greater as a thick line, the other at home in it. */
export const outlined: Joining = {
  suits: ({ a }) => roomiestOf(a).radius > 0.15,
  paint: (easel, { a, b, box, loud, answer, shade, tones }) => {
    const at = fitted(a, box, 0.95)
    const line = at.height * 0.016
    using rim = easel.layer((on) => {
      drawGrown(easel, a, at, line, loud, on)
      on.globalCompositeOperation = 'destination-out'
      standThing(easel, a, at, shapeOf('#000000'), on)
    })
    standThing(easel, a, at, shapeOf(shade))
    easel.lay(rim)
    const room = roomiestOf(a)
    const height = heightWithin(b, room.radius * at.height)
    layThing(easel, b, { x: at.x + room.x * at.height, y: at.y + room.y * at.height, height }, tones(answer))
  },
}
