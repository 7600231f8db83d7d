// Lit hollows: the letters are a wall, their hollows are its windows, and somebody is at home in them.

import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn, titleOf } from '../compositions/lettering.ts'
import { type Hollow, hollowsOf, traced } from '../compositions/letters.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, isThere, shapeOf, standThing } from '../compositions/things.ts'
import { isGrim, isHomely, isMass, isNoble, isOneThing, isPlain, isSomebody, sizeOf } from '../motifs/suits.ts'
import { grown } from '../paint/boxes.ts'
import type { Easel } from '../paint/easel.ts'
import { blend, fillBox } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'

const rooms = 4

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep, accent } = inksOf(palette)
  const align = layout === 'centre' ? 'center' : 'left'
  const ink = speaking(ground, deep, palette)
  const title = titleIn(scene, ink, {
    lockup: 'block',
    case: 'upper',
    tracking: -0.02,
    leading: 0.42,
    maxSize: 1300,
    maxLines: 5,
    minor: { scale: 0.62 },
    effect: { fill: { kind: 'gradient', colours: [mix(ink, '#ffffff', 0.15), ink, mix(ink, deep, 0.24)] } },
  })
  const subtitle = lineIn(scene, 'subtitle', 76, ink, { gap: 40 })
  const author = lineIn(scene, 'author', 168, seenOn(deep, [accent, ink], 46), {
    case: 'upper',
    tracking: -0.005,
    maxLines: 2,
    gap: 60,
  })
  if (layout === 'foot')
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0, 1, 0.2), align, 'top', [author, subtitle]),
        stackIn(boxIn(scene, 0, 0.2, 1, 1), align, 'bottom', [title]),
      ],
    }
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, 0.8), align, 'top', [title]),
      stackIn(boxIn(scene, 0, 0.82, 1, 1), align, 'bottom', [subtitle, author]),
    ],
  }
}

/** Share of the sheet under which a hollow is no window. */
const leastHollow = 0.0035

/** Where the letters have no hollows to live in, a window of its own in the wall between the words. */
const roomBetween = ({ w, h }: Easel, { zones }: SetType): Hollow => {
  const sorted = zones.toSorted((one, other) => one.y - other.y)
  const [first, second] = [sorted[0], sorted[1]]
  const top = first ? first.y + first.h : h * 0.3
  const foot = second?.y ?? h * 0.8
  const high = Math.min((foot - top) * 0.72, h * 0.4)
  const box = { x: w / 2 - high * 0.3, y: (top + foot) / 2 - high / 2, w: high * 0.6, h: high }
  return { box, area: 0, fill: (on) => on.fillRect(box.x, box.y, box.w, box.h) }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w } = easel
  const { deep, light, accent, second } = inksOf(scene.palette)
  const title = titleOf(type)
  easel.fill(deep)
  if (!title) return
  const all = hollowsOf(easel, title).slice(0, rooms)
  const hollows = (all[0]?.area ?? 0) > leastHollow ? all : [roomBetween(easel, type)]
  const black = mix(deep, '#000000', 0.45)
  const { hero, companions } = scene
  const guests = [hero, ...companions.filter(({ kind }) => kind === hero.kind)].filter(isThere)
  easel.part('window', () =>
    hollows.forEach(({ box }, at) => {
      const around = grown(box, 24)
      ctx.save()
      ctx.beginPath()
      ctx.rect(around.x, around.y, around.w, around.h)
      ctx.clip()
      fillBox(
        ctx,
        blend(
          ctx,
          [0, box.y],
          [0, box.y + box.h],
          [0, mix(accent, light, 0.8)],
          [0.7, mix(accent, light, 0.25)],
          [1, mix(accent, deep, 0.5)],
        ),
        around,
      )
      const lamp = ctx.createRadialGradient(
        box.x + box.w / 2,
        box.y + box.h * 0.26,
        0,
        box.x + box.w / 2,
        box.y + box.h * 0.26,
        box.h * 0.7,
      )
      lamp.addColorStop(0, withAlpha(light, 0.85))
      lamp.addColorStop(1, withAlpha(light, 0))
      fillBox(ctx, lamp, around)
      const guest = guests[at % Math.max(1, guests.length)]
      if (guest && (at < 3 || guests.length > 1))
        standThing(
          easel,
          guest,
          {
            x: box.x + box.w * 0.5,
            y: box.y + box.h * 1.03,
            height: heightIn(guest, box.w * 1.02, box.h * 0.86),
            flip: at % 2 === 1,
          },
          shapeOf(black),
        )
      ctx.restore()
    }),
  )
  // The wall is thick: its shadow falls into the rooms, and its lit reveal shows on their far side.
  easel.part('wall', () => {
    using wall = traced(easel, title, '#000000')
    easel.soft(
      13,
      (on) => on.drawImage(wall.canvas, wall.box.x + w * 0.014, wall.box.y + w * 0.016, wall.box.w, wall.box.h),
      { blend: 'multiply', alpha: 0.8 },
    )
    using reveal = easel.layer((on) => {
      on.drawImage(wall.canvas, wall.box.x - w * 0.007, wall.box.y - w * 0.008, wall.box.w, wall.box.h)
      on.globalCompositeOperation = 'source-in'
      fillBox(on, mix(accent, light, 0.35), easel.extent)
      on.globalCompositeOperation = 'destination-in'
      using holes = easel.layer((inner) => {
        for (const hollow of hollows) hollow.fill(inner)
      })
      on.drawImage(holes.canvas, holes.box.x, holes.box.y, holes.box.w, holes.box.h)
    })
    easel.lay(reveal)
    // Outside, the night; nothing lit shows beyond the letters.
    using night = easel.layer((on) => {
      fillBox(on, deep, easel.extent)
      on.globalCompositeOperation = 'destination-out'
      for (const hollow of hollows) hollow.fill(on)
      on.drawImage(wall.canvas, wall.box.x, wall.box.y, wall.box.w, wall.box.h)
    })
    easel.lay(night)
  })
  easel.shine('lights', () => {
    for (const { box } of hollows) {
      const beam = ctx.createRadialGradient(
        box.x + box.w / 2,
        box.y + box.h,
        0,
        box.x + box.w / 2,
        box.y + box.h,
        box.h * 1.7,
      )
      beam.addColorStop(0, withAlpha(mix(accent, second, 0.3), 0.14))
      beam.addColorStop(1, withAlpha(accent, 0))
      ctx.save()
      ctx.globalCompositeOperation = 'screen'
      fillBox(ctx, beam, grown(box, box.h * 2))
      ctx.restore()
    }
  })
}

const hollow = /[OQDBPRA0689AOОΟДРВФЮЯ]/iu

export const litHollows: Family = {
  id: 'lit-hollows',
  name: 'Lit Hollows',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Thriller:psychological',
    'Mystery:psychological',
    'Thriller:domestic',
    'Mystery:domestic',
    'Thriller:*',
    'Mystery:*',
    'Horror:psychological',
  ],
  moods: ['intense', 'mysterious', 'melancholic'],
  technique: 'letters as a dark wall whose hollows are lit windows with somebody in them',
  lettering: 'colossal pale capitals from edge to edge',
  palettes: palettesOf('lit-hollows'),
  pairings: [
    { title: 'montserrat-black', text: 'montserrat' },
    { title: 'archivo-black', text: 'dm-sans' },
    { title: 'jost-bold', text: 'jost' },
    { title: 'dm-sans-black', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'head', phrase: 'the wall of letters above and the name below it' },
    { id: 'foot', phrase: 'the name above and the wall of letters below it' },
    { id: 'centre', phrase: 'the wall of letters centred above the name' },
  ],
  heroes: [
    'woman-standing',
    'man-in-coat',
    'child',
    'woman-in-gown',
    'detective',
    'doll',
    'cat',
    'candle',
    'knife',
    'raven',
    'soldier',
    'hooded-figure',
  ],
  sample: {
    title: 'No One Home',
    subtitle: 'She counted the lights. There was one too many.',
    author: 'Tess Harrow',
    summary: 'A woman watches the house across the road, where a light is on in a room that was walled up.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.width < 1.1 &&
    (isSomebody(motif) ||
      (motif.kind === 'creature' && motif.rests === 'ground' && sizeOf(motif) >= 0.25 && !isHomely(motif)) ||
      (motif.kind === 'plant' && sizeOf(motif) >= 5) ||
      (motif.kind === 'object' && (isGrim(motif) || isNoble(motif) || isMass(motif)) && !isPlain(motif))),
  carries: ({ title }) => title.length <= 26 && hollow.test(title),
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.45,
    vignette: 0.05,
  }),
}
