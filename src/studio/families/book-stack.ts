// Book stack: a pile of old books with a line of the title on each spine, and somebody on top of it.

import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn, titleOf } from '../compositions/lettering.ts'
import { layLifted, rimOf } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, isThere, standThing } from '../compositions/things.ts'
import { findMotif } from '../motifs/find-motif.ts'
import { isAlone, isBuilding, isElectronic, isFirm, isGrim, isSomebody, sizeOf } from '../motifs/suits.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { blend, dot, fillBox } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const linesFor = (title: string): number => {
  const words = title.split(/\s+/).length
  return Math.min(words, words > 6 ? 5 : 4)
}

const planType = (scene: Scene): TypePlan => {
  const { palette, brief } = scene
  const { deep, light, accent } = inksOf(palette)
  const gold = mix(accent, light, 0.62)
  const ink = speaking(light, deep, palette)
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, 0.1), 'center', 'top', [lineIn(scene, 'subtitle', 82, ink, { maxLines: 2 })]),
      stackIn(boxIn(scene, 0.17, isBroad(scene) ? 0.42 : 0.4, 0.83, 0.835), 'center', 'bottom', [
        titleIn(scene, gold, {
          isAsDrawn: true,
          maxSize: 250,
          leading: 1.52,
          lines: linesFor(brief.book.title),
          stagger: [0.5, 0.42, 0.56, 0.47],
          tracking: 0,
        }),
      ]),
      stackIn(boxIn(scene, 0, 0.89, 1, 1), 'center', 'bottom', [
        lineIn(scene, 'author', 140, ink, { tracking: 0.03, maxLines: 2 }),
      ]),
    ],
  }
}

const spineColours = (scene: Scene): readonly Colour[] => {
  const { deep, light, accent, second, ground } = inksOf(scene.palette)
  const gold = mix(accent, light, 0.62)
  return [second, mix(accent, '#6a1f14', 0.72), mix(ground, '#0f5a55', 0.55), mix('#5a2d5e', deep, 0.2)].map((colour) =>
    seenOn(gold, [mix(colour, deep, 0.18), mix(colour, deep, 0.45), mix(colour, '#000000', 0.6)], 58),
  )
}

/** The spines from the top of the pile down, around the lines of the title. */
const spinesOf = ({ w, random, layout }: Scene, type: SetType): readonly Box[] => {
  const runs = titleOf(type)?.runs ?? []
  const [first, second] = runs
  if (!first) return []
  const step = second ? second.baseline - first.baseline : first.size * 1.6
  const chance = random.sub('spines')
  const lettered = runs.map((run, at): Box => {
    const share = runs.length > 1 ? at / (runs.length - 1) : 1
    const wide = Math.min(w * 0.94, Math.max(w * (0.74 + 0.17 * share), run.box.w + w * 0.2))
    const middle = w / 2 + chance.between(-0.012, 0.012) * w
    const y = run.baseline - run.size * 0.31 - step / 2
    return { x: middle - wide / 2, y, w: wide, h: step + 2 }
  })
  // A short title lies on more books than it names.
  const more = layout === 'tall' ? 2 : Math.max(0, 2 - runs.length)
  const above: Box[] = []
  for (let at = 0, below = lettered[0]; below && at < more; at++) {
    const h = Math.min(step * 0.62, w * 0.09)
    const wide = below.w * 0.92
    const spine = { x: w / 2 - wide / 2 + chance.between(-0.02, 0.02) * w, y: below.y - h + 2, w: wide, h }
    above.unshift(spine)
    below = spine
  }
  return [...above, ...lettered]
}

const paintSpine = (easel: Easel, { x, y, w, h }: Box, colour: Colour, accent: Colour): void => {
  using spine = easel.layer(
    (on) => {
      on.fillStyle = blend(
        on,
        [0, y],
        [0, y + h],
        [0, mix(colour, '#000000', 0.4)],
        [0.13, mix(colour, '#ffffff', 0.14)],
        [0.4, colour],
        [0.72, colour],
        [1, mix(colour, '#000000', 0.55)],
      )
      on.beginPath()
      on.roundRect(x, y, w, h, 30)
      on.fill()
      for (const band of [x + 40, x + 80, x + w - 54, x + w - 94])
        fillBox(
          on,
          blend(
            on,
            [band, 0],
            [band + 14, 0],
            [0, withAlpha('#ffffff', 0.3)],
            [0.5, withAlpha(accent, 0.85)],
            [1, withAlpha('#000000', 0.5)],
          ),
          { x: band, y: y + 3, w: 12, h: h - 6 },
        )
    },
    { box: { x: x - 4, y: y - 4, w: w + 8, h: h + 8 } },
  )
  layLifted(easel, spine, { lift: 24, colour: '#000000', alpha: 0.6 })
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h, extent } = easel
  const { ground, deep, light, accent } = inksOf(scene.palette)
  const random = scene.random.sub('lights')
  easel.part('wall', () =>
    easel.fill(blend(ctx, [0, 0], [0, h], [0, mix(ground, deep, 0.6)], [0.5, ground], [1, mix(ground, deep, 0.7)])),
  )
  easel.shine('lights', () => {
    easel.soft(120, (on) => dot(on, w * 0.34, h * 0.3, w * 0.34, accent), { blend: 'screen', alpha: 0.3 })
    easel.soft(
      16,
      (on) => {
        for (let at = 0; at < 34; at++) {
          const colour = withAlpha(mix(accent, light, random.next()), random.between(0.3, 1))
          dot(on, random.between(0, w), random.between(0, h * 0.62), random.between(8, 34), colour)
        }
      },
      { blend: 'screen', alpha: 0.34 },
    )
  })
  const spines = spinesOf(scene, type)
  const [top, last] = [spines[0], spines.at(-1)]
  if (!top || !last) return
  const table = last.y + last.h
  easel.part('ledge', () =>
    fillBox(
      ctx,
      blend(
        ctx,
        [0, table - 20],
        [0, h],
        [0, mix(deep, accent, 0.34)],
        [0.14, mix(deep, accent, 0.16)],
        [1, mix(deep, '#000000', 0.4)],
      ),
      { x: extent.x, y: table - 22, w: extent.w, h },
    ),
  )
  const colours = spineColours(scene)
  const start = scene.random.sub('colours').whole(0, 3)
  easel.part('shelves', () => {
    for (const [at, spine] of [...spines.entries()].reverse())
      paintSpine(easel, spine, colours[(start + at) % colours.length] ?? deep, accent)
  })
  const subtitle = type.zones.filter((zone) => zone.y < h * 0.16).map((zone) => zone.y + zone.h)
  const room = top.y - Math.max(h * 0.06, ...subtitle) - h * 0.03
  const { hero, companions } = scene
  const stands = isThere(hero)
  const lampSide = scene.layout === 'right' ? -1 : 1
  const dark = mix(deep, '#000000', 0.2)
  if (stands) {
    const height = heightIn(hero, w * 0.46, Math.min(room, h * 0.3))
    using sitter = easel.layer((on) =>
      standThing(
        easel,
        hero,
        { x: w / 2 - lampSide * w * 0.1, y: top.y + 10, height, flip: lampSide < 0 },
        {
          body: mix(dark, ground, 0.25),
          shade: dark,
          light: mix(ground, accent, 0.5),
          accent,
          line: mix(accent, dark, 0.55),
        },
        on,
      ),
    )
    layLifted(easel, sitter, { lift: 12, colour: '#000000', alpha: 0.5 })
    using rim = rimOf(easel, sitter, -lampSide * 5, 6, withAlpha(mix(accent, light, 0.4), 0.75))
    easel.lay(rim)
  }
  const lamp =
    companions.find(({ id }) =>
      ['lantern', 'potion', 'teacup', 'teapot', 'crystal-ball', 'key', 'pumpkin', 'hourglass'].includes(id),
    ) ?? findMotif('candle')
  if (!lamp || (stands && hero.id === lamp.id)) return
  const height = heightIn(lamp, w * 0.2, Math.min(room * 0.8, h * 0.15))
  const x = w / 2 + lampSide * w * 0.25
  easel.shine('lights', () =>
    easel.soft(70, (on) => dot(on, x, top.y - height * 0.8, height * 0.8, accent), { blend: 'screen', alpha: 0.55 }),
  )
  standThing(
    easel,
    lamp,
    { x, y: top.y + 8, height },
    { body: light, shade: mix(light, deep, 0.4), light: '#ffffff', accent, line: mix(deep, light, 0.15) },
  )
  easel.shine('lights', () =>
    easel.soft(26, (on) => dot(on, x, top.y - height * 0.8, height * 0.2, '#ffffff'), { blend: 'screen', alpha: 0.5 }),
  )
}

export const bookStack: Family = {
  id: 'book-stack',
  name: 'Book Stack',
  look: 'object',
  templateType: 'illustrated',
  genreBuckets: [
    'Fantasy:cozy-fantasy',
    'Mystery:cozy',
    'Thriller:cozy',
    'Fantasy:dark-academia',
    'Mystery:dark-academia',
    'Romance:small-town',
    'Contemporary Fiction:book-club',
    "Children's:middle-grade",
    'Romance:clean-sweet',
  ],
  moods: ['uplifting', 'mysterious', 'romantic'],
  technique: 'a pile of old books by lamplight with somebody sitting on top of it',
  lettering: 'a swash serif stamped on the spines, one line to a book',
  palettes: palettesOf('book-stack'),
  pairings: [
    { title: 'berkshire-swash', text: 'cormorant-sc' },
    { title: 'fraunces-black', text: 'fraunces' },
    { title: 'alegreya-black', text: 'cormorant-sc' },
    { title: 'im-fell', text: 'im-fell' },
  ],
  layouts: [
    { id: 'left', phrase: 'somebody on the left of the pile and a light on its right' },
    { id: 'right', phrase: 'somebody on the right of the pile and a light on its left' },
    { id: 'tall', phrase: 'a tall pile with more books than the title has lines' },
  ],
  heroes: ['cat', 'owl', 'raven', 'fox', 'mouse', 'teapot', 'reader', 'rabbit', 'skull', 'witch', 'bird', 'teacup'],
  sample: {
    title: 'The Midnight Lending Library',
    subtitle: 'Return by sunrise, or not at all',
    author: 'Wren Abbott',
    summary: 'A cat keeps a library of old books that is open only by candle at midnight.',
  },
  shows: (motif) =>
    isFirm(motif) &&
    motif.rests === 'ground' &&
    motif.width < 2.1 &&
    !isElectronic(motif) &&
    (motif.kind === 'object' ||
      (motif.kind === 'creature' && sizeOf(motif) <= 1.5 && !isGrim(motif)) ||
      (isSomebody(motif) && isAlone(motif)) ||
      (isBuilding(motif) && sizeOf(motif) <= 8) ||
      (motif.kind === 'plant' && sizeOf(motif) <= 0.5)),
  carries: ({ title }) => title.length <= 52,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.3,
    vignette: 0.35,
  }),
}
