// Foil year: a fine pattern all over, and the year, or the title where there is none, as large as the page holds it in foil.
import { mix } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, linesOf, stackIn, titleIn, titleOf } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { noHero } from '../motifs/no-hero.ts'
import type { Easel } from '../paint/easel.ts'
import { metalColour } from '../paint/materials/metal.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import { strokeItem } from '../type/trace.ts'
import type { Design, Family, Scene } from './family.ts'
import { patterns } from './foil-year/arcs.ts'

const bandFrom = (scene: Scene): number => (scene.brief.book.plannerYear === null ? 0.855 : 0.72)

const planType = (scene: Scene): TypePlan => {
  const { palette, brief } = scene
  const { ground, deep, light } = inksOf(palette)
  const ink = speaking(seenOn(ground, [light, deep], 60), ground, palette)
  const fill = { kind: 'foil', metal: palette.metal, bevel: 6 } as const
  // The foil is what the cover is made of: legibility is won around it.
  const wished = true
  const shadow = { colour: deep, blur: 0.04, drop: 0.03, alpha: 0.6 }
  const author = lineIn(scene, 'author', 80, ink, { maxLines: 1 })
  const subtitle = lineIn(scene, 'subtitle', 84, ink, { gap: 26 })
  const from = bandFrom(scene) + 0.022
  if (brief.book.plannerYear !== null)
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0.12, 1, 0.66), 'center', 'middle', [
          lineIn(scene, 'year', 720, metalColour(palette.metal), {
            face: scene.pairing.title,
            effect: { fill, shadow },
            wished,
            maxLines: 1,
          }),
        ]),
        stackIn(boxIn(scene, 0, from, 1, 1), 'center', 'middle', [
          titleIn(scene, ink, { maxSize: 230, maxLines: 3, gap: 30 }),
          subtitle,
          author,
        ]),
      ],
    }
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0.05, 1, 0.82), 'center', 'middle', [
        titleIn(scene, metalColour(palette.metal), {
          lockup: 'block',
          maxSize: 760,
          leading: 0.75,
          minor: { scale: 0.5 },
          effect: { fill, shadow },
          wished,
        }),
      ]),
      stackIn(boxIn(scene, 0, from, 1, 1), 'center', 'middle', [subtitle, author]),
    ],
  }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h, extent } = easel
  const { ground, deep } = inksOf(scene.palette)
  const metal = metalColour(scene.palette.metal)
  const band = h * bandFrom(scene)
  easel.fill(ground)
  const draw = patterns[scene.layout] ?? patterns.quarters
  easel.part('grid', () => {
    using lines = easel.layer((on) => {
      on.strokeStyle = mix(metal, ground, 0.1)
      const cell = w / (scene.layout === 'scales' ? 9 : 8)
      const from = Math.floor(extent.x / cell) * cell
      draw?.(
        on,
        { x: from, y: 0, w: extent.x + extent.w - from, h: band },
        cell,
        scene.layout === 'fans' ? 0.03 : 0.062,
        scene.random.sub('pattern'),
      )
      // The great letters stand clear of it.
      on.globalCompositeOperation = 'destination-out'
      on.strokeStyle = '#000000'
      for (const item of [titleOf(type), linesOf(type, 'year')[0]])
        if (item && item.box.y < band) strokeItem(on, item, w * 0.034)
    })
    easel.lay(lines, { alpha: 0.34 })
  })
  easel.part('banner', () => {
    ctx.fillStyle = mix(ground, deep, 0.3)
    ctx.fillRect(extent.x, band, extent.w, h - band)
    ctx.fillStyle = metal
    ctx.fillRect(extent.x, band - 4, extent.w, 8)
  })
}

export const foilYear: Family = {
  id: 'foil-year',
  name: 'Foil Year',
  look: 'pattern',
  templateType: 'ornamental',
  genreBuckets: [
    'Planner & Journal:productivity',
    'Planner & Journal:minimalist',
    'Planner & Journal:budget',
    'Planner & Journal:feminine',
    'Planner & Journal:goal-setting',
    'Planner & Journal:wellness',
    'Planner & Journal:*',
  ],
  moods: ['intellectual', 'uplifting', 'romantic', 'epic'],
  technique: 'a fine printed pattern all over and great letters stamped in foil',
  lettering: 'display letters in foil as large as the page holds',
  palettes: palettesOf('foil-year'),
  pairings: [
    { title: 'abril-fatface', text: 'dm-sans' },
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'limelight', text: 'jost' },
    { title: 'yeseva-one', text: 'jost' },
  ],
  layouts: [
    { id: 'quarters', phrase: 'foil letters over quarter rings and a plain band at the foot', isEndless: true },
    { id: 'scales', phrase: 'foil letters over rows of scales and a plain band at the foot', isEndless: true },
    { id: 'fans', phrase: 'foil letters over rays from the foot and a plain band below' },
  ],
  heroes: [noHero.id],
  sample: {
    title: 'The Slow Planner',
    subtitle: 'One page a day',
    author: 'Studio Fern',
    summary: 'An undated planner with room for one thing a day.',
  },
  shows: ({ id }) => id === noHero.id,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.25,
    vignette: 0.05,
  }),
}
