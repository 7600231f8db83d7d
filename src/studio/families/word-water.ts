// Word water: the title stands in still water that mirrors it, or lies below its line; one thing floats there.
import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn, titleOf } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, isThere, shapeOf, standThing } from '../compositions/things.ts'
import { findMotif } from '../motifs/find-motif.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { blend, fillBox } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import { traceItem } from '../type/trace.ts'
import type { Design, Family, Scene } from './family.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep, light } = inksOf(palette)
  const onAir = speaking(deep, mix(light, ground, 0.35), palette)
  const onWater = mix(light, '#ffffff', 0.4)
  const author = lineIn(scene, 'author', 108, onWater, { case: 'upper', tracking: 0.06 })
  const subtitle = (ink: string) => lineIn(scene, 'subtitle', 70, ink, { maxLines: 2 })
  if (layout === 'under')
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0, 1, 0.12), 'center', 'top', [subtitle(onAir)]),
        stackIn(boxIn(scene, 0, 0.5, 1, 0.86), 'center', 'top', [
          titleIn(scene, onWater, { maxSize: 430, leading: 0.95 }),
        ]),
        stackIn(boxIn(scene, 0, 0.9, 1, 1), 'center', 'bottom', [author]),
      ],
    }
  const isHigh = layout === 'high'
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, isHigh ? 0.42 : 0.53), 'center', 'bottom', [
        titleIn(scene, onAir, { maxSize: 430, maxLines: 3, leading: 0.9, gap: 0 }),
      ]),
      stackIn(boxIn(scene, 0, 0.85, 1, 1), 'center', 'bottom', [subtitle(onWater), author]),
    ],
  }
}

/** Where air and water part: at the foot of the letters, or over them. */
const lineOf = ({ h, layout }: Pick<Scene, 'h' | 'layout'>, type: SetType): number => {
  const title = titleOf(type)
  if (layout === 'under' || title === undefined) return h * 0.44
  return (title.runs.at(-1)?.baseline ?? h * 0.5) + h * 0.004
}

/** Draws what stands over the line once more, turned over it and swayed by ripples. */
const mirrored = (easel: Easel, line: number, alpha: number, draw: (ctx: Context) => void): void => {
  using above = easel.layer(draw)
  const { ctx, extent, noise, h } = easel
  const { canvas, scale, box } = above
  ctx.save()
  for (let down = 2; down < h - line; down += 5) {
    const from = (line - down - box.y) * scale
    if (from < 0) break
    const sway = (noise.fractal(down / 26, 4.1, 2) - 0.5) * (6 + down * 0.09)
    ctx.globalAlpha = alpha * Math.max(0, 1 - down / (h * 0.34))
    ctx.drawImage(canvas, 0, from, canvas.width, 5 * scale, extent.x + sway, line + down, box.w, 5.6)
  }
  ctx.restore()
}

const vesselOf = ({ hero }: Scene): Motif | undefined => (isThere(hero) ? hero : findMotif('paper-boat'))

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h, extent } = easel
  const { layout, random } = scene
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  const line = lineOf(scene, type)
  easel.part('sky', () =>
    easel.fill(blend(ctx, [0, 0], [0, line], [0, mix(ground, light, 0.35)], [1, mix(light, accent, 0.14)])),
  )
  easel.part('water', () =>
    fillBox(
      ctx,
      blend(
        ctx,
        [0, line],
        [0, h],
        [0, mix(mix(second, ground, 0.3), deep, 0.2)],
        [0.45, mix(second, deep, 0.62)],
        [1, deep],
      ),
      { x: extent.x, y: line, w: extent.w, h: extent.y + extent.h - line },
    ),
  )
  const title = titleOf(type)
  if (title && layout !== 'under')
    mirrored(easel, line, 0.5, (on) => {
      on.fillStyle = title.ink
      traceItem(on, title)
    })
  const vessel = vesselOf(scene)
  if (vessel) {
    const isFloating = layout !== 'high'
    const height = heightIn(vessel, w * 0.26, h * (layout === 'under' ? 0.2 : 0.12))
    const x = w * (random.sub('side').chance(0.5) ? 0.72 : 0.28)
    const y =
      layout === 'under'
        ? line + height * (vessel.kind === 'creature' ? 0.3 : 0.06)
        : isFloating
          ? line + h * 0.13
          : line + h * 0.2
    const ink = mix(deep, '#000000', 0.15)
    const stand = (on: Context): void => standThing(easel, vessel, { x, y, height }, shapeOf(ink), on)
    mirrored(easel, y - height * 0.04, 0.35, stand)
    standThing(
      easel,
      vessel,
      { x, y, height },
      {
        body: accent,
        shade: mix(accent, deep, 0.45),
        light: mix(light, '#ffffff', 0.3),
        accent: second,
        line: mix(deep, accent, 0.3),
      },
    )
    easel.part('water', () => {
      ctx.fillStyle = withAlpha(mix(light, second, 0.3), 0.6)
      ctx.fillRect(x - height * vessel.width * 0.62, y - height * 0.05, height * vessel.width * 1.24, 5)
    })
  }
  easel.part('water', () => {
    const glint = random.sub('glints')
    for (let nth = 0; nth < (90 * extent.w) / w; nth++) {
      const near = glint.next() ** 1.3
      const long = w * (0.02 + near * 0.12) * glint.between(0.5, 1.2)
      ctx.fillStyle = withAlpha(mix(light, accent, 0.3), glint.between(0.08, 0.34))
      ctx.fillRect(extent.x + glint.next() * extent.w - long / 2, line + 6 + near * (h - line), long, 2 + near * 4)
    }
    ctx.fillStyle = withAlpha(mix(light, '#ffffff', 0.4), 0.8)
    ctx.fillRect(extent.x, line - 1.5, extent.w, 3)
  })
}

export const wordWater: Family = {
  id: 'word-water',
  name: 'Word Water',
  look: 'typographic',
  templateType: 'graphic',
  genreBuckets: [
    'Contemporary Fiction:book-club',
    'Contemporary Fiction:family-saga',
    'Biography & Memoir:literary',
    'Biography & Memoir:inspirational',
    'Contemporary Fiction:womens-fiction',
  ],
  moods: ['melancholic', 'intellectual', 'romantic', 'mysterious'],
  technique: 'still water that mirrors the letters standing in it',
  lettering: 'large serifs whose feet stand in water',
  palettes: palettesOf('mirrored-years'),
  pairings: [
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'playfair', text: 'josefin' },
    { title: 'gloock', text: 'josefin' },
    { title: 'fraunces', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'line', phrase: 'the title standing in still water that mirrors it', isEndless: true },
    { id: 'high', phrase: 'the title high over deep water that mirrors it', isEndless: true },
    { id: 'under', phrase: 'the title below the line of the water on which one thing floats', isEndless: true },
  ],
  heroes: ['paper-boat', 'rowing-boat', 'swan', 'sailboat', 'canoe', 'duck', 'raft', 'whale'],
  sample: {
    title: 'What the Lake Kept',
    subtitle: 'A novel',
    author: 'Runa Halvorsen',
    summary:
      'The year the reservoir falls, the church of the drowned village comes up, and with it a boat that was tied to its door.',
  },
  shows: ({ rests, id }) => rests === 'water' || id === 'paper-boat',
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.34,
    vignette: 0.12,
  }),
}
