// Bitten plate: a china plate too large for the page with a bite out of it, and the title in its well.

import { mix } from '../colour/colour.ts'
import { inksOf, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { layLifted } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, isThere, shapeOf, standThing } from '../compositions/things.ts'
import { isDrink, isEdible, isFirm, isGrim, sizeOf } from '../motifs/suits.ts'
import { tau } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { blend, dot, fillShape } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

interface Plate {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Where it is bitten, in radians. */
  readonly bite: number
}

const plateOf = ({ w, h, layout, ...scene }: Scene): Plate => {
  const isWide = isBroad({ w, h })
  const radius = isWide ? h * 0.44 : w * 0.545
  const x = isWide ? w * (layout === 'left' ? 0.37 : 0.63) : w * 0.5
  if (layout === 'rising')
    return { x: w * 0.5, y: h * (isWide ? 0.66 : 0.69), radius: radius * (isWide ? 1.05 : 1.2), bite: -0.95 }
  const turn = scene.random.sub('bite').between(-0.06, 0.06)
  return { x, y: h * 0.512, radius, bite: (layout === 'left' ? -Math.PI + 0.93 : -0.93) + turn }
}

const hasMark = ({ hero, layout }: Scene): boolean => isThere(hero) && hero.altered?.scale !== 0 && layout !== 'rising'

const planType = (scene: Scene): TypePlan => {
  const { palette, layout, w } = scene
  const { ground, deep, light } = inksOf(palette)
  const { x, y, radius } = plateOf(scene)
  const china = mix(light, '#ffffff', 0.35)
  const onGround = speaking(light, ground, palette)
  const half = radius * 0.6
  const isWide = isBroad(scene)
  const room = hasMark(scene) ? { top: y - half * 0.42, high: half * 1.2 } : { top: y - half * 0.84, high: half * 1.68 }
  const left = Math.max(x - half, w * 0.08)
  const width = 2 * Math.min(x - left, half)
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, layout === 'left' ? 1 : 0.72, 0.17), layout === 'left' ? 'right' : 'left', 'top', [
        lineIn(scene, 'subtitle', 78, onGround, { maxLines: 4, maxWidth: isWide ? w * 0.26 : w * 0.6 }),
      ]),
      stackIn({ x: left, y: room.top, w: width, h: room.high }, 'center', 'middle', [
        titleIn(scene, speaking(deep, china, palette), { maxSize: 400, leading: 0.86, maxLines: 6 }),
      ]),
      stackIn(boxIn(scene, 0, 0.86, 1, 1), isWide && layout === 'left' ? 'right' : 'left', 'bottom', [
        lineIn(scene, 'author', 104, layout === 'rising' ? speaking(deep, china, palette) : onGround, { maxLines: 2 }),
      ]),
    ]
      .filter((_, at) => layout !== 'rising' || at !== 2)
      .concat(
        layout === 'rising'
          ? [
              stackIn(boxIn(scene, 0, 0.175, 1, 0.27), 'left', 'top', [
                lineIn(scene, 'author', 104, onGround, { maxLines: 1 }),
              ]),
            ]
          : [],
      ),
  }
}

const paintBack = (easel: Easel, scene: Scene): void => {
  const { ctx } = easel
  const { ground, deep, light, accent } = inksOf(scene.palette)
  const { x, y, radius, bite } = plateOf(scene)
  const random = scene.random.sub('crumbs')
  easel.fill(ground)
  easel.part('disc', () => {
    using plate = easel.layer((on) => {
      const over = (a: string, b: string) =>
        blend(on, [x - radius * 0.8, y - radius * 0.9], [x + radius * 0.8, y + radius * 0.9], [0, a], [1, b])
      dot(on, x, y, radius, over('#ffffff', mix(light, deep, 0.1)))
      dot(on, x, y, radius * 0.985, light)
      dot(on, x, y, radius * 0.745, over(mix(light, deep, 0.2), '#ffffff'))
      dot(on, x, y, radius * 0.725, mix(light, '#ffffff', 0.35))
      on.strokeStyle = accent
      on.lineWidth = 10
      on.beginPath()
      on.arc(x, y, radius * 0.95, 0, tau)
      on.stroke()
      on.globalCompositeOperation = 'destination-out'
      for (const tooth of [-2, -1, 0, 1, 2]) {
        const angle = bite + tooth * 0.15
        const far = radius * (1 + 0.028 * tooth ** 2)
        dot(on, x + Math.cos(angle) * far, y + Math.sin(angle) * far, radius * 0.175, '#ffffff')
      }
    })
    layLifted(easel, plate, { lift: 62, colour: mix(ground, deep, 0.85), alpha: 0.62 })
  })
  easel.part('shapes', () => {
    for (let at = 0; at < 6; at++) {
      const angle = bite + random.between(-0.22, 0.22)
      const far = radius * random.between(1.02, 1.2)
      const size = random.between(8, 24)
      const crumb = Array.from(
        { length: 5 },
        (_, n): Point => [
          x + Math.cos(angle) * far + Math.cos(n * 1.26) * size * random.between(0.7, 1.3),
          y + Math.sin(angle) * far + Math.sin(n * 1.26) * size * random.between(0.7, 1.3),
        ],
      )
      fillShape(ctx, crumb, light)
    }
  })
  if (!hasMark(scene)) return
  const height = heightIn(scene.hero, radius * 0.42, radius * 0.26)
  standThing(
    easel,
    scene.hero,
    { x, y: y - radius * 0.3, height },
    { ...shapeOf(accent), line: mix(light, '#ffffff', 0.35) },
  )
}

export const bittenPlate: Family = {
  id: 'bitten-plate',
  name: 'Bitten Plate',
  look: 'object',
  templateType: 'graphic',
  genreBuckets: [
    'Health & Fitness:health-fitness',
    'Health & Fitness:*',
    'Biography & Memoir:cultural',
    'Non-Fiction:*',
    'Other:*',
    'Contemporary Fiction:humorous',
  ],
  moods: ['intellectual', 'uplifting', 'melancholic'],
  technique: 'a white plate larger than the page with a bite out of its rim on one deep colour',
  lettering: 'a warm serif in the middle of the plate',
  palettes: palettesOf('bitten-plate'),
  pairings: [
    { title: 'dm-serif', text: 'dm-sans-black' },
    { title: 'fraunces-black', text: 'jost-bold' },
    { title: 'yeseva-one', text: 'jost-bold' },
    { title: 'alegreya-black', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'right', phrase: 'the plate bitten at its upper right and the title in the middle of it' },
    { id: 'left', phrase: 'the plate bitten at its upper left and the title in the middle of it' },
    { id: 'rising', phrase: 'the plate cut by the foot of the page and the title in its well' },
  ],
  heroes: ['apple', 'strawberry', 'fish', 'bread', 'pumpkin', 'wine-glass', 'carrot', 'lemon', 'knife', 'heart'],
  sample: {
    title: 'Never Full',
    subtitle: 'A life of appetite, and what it was for',
    author: 'Odile Brandt',
    summary: 'A cook looks back at forty years of kitchens, hunger and the meals that she remembers.',
  },
  shows: (motif) =>
    isFirm(motif) &&
    (isEdible(motif) ||
      motif.id === 'heart' ||
      (motif.kind === 'object' && sizeOf(motif) < 0.3 && (isGrim(motif) || isDrink(motif)))),
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel) => paintBack(easel, scene),
    grain: 0.25,
    vignette: 0,
  }),
}
