// Map plane: a paper plane folded from a street map, and its dashed way through the page.
import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { mirroredIf } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { noHero } from '../motifs/no-hero.ts'
import type { Easel } from '../paint/easel.ts'
import { freeCanvas } from '../paint/free-canvas.ts'
import type { Point } from '../paint/point.ts'
import { strokeLine, tracePath } from '../paint/shapes/lay.ts'
import { curveThrough } from '../paint/shapes/line.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { drawStreetMap } from './map-plane/street-map.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep, light } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  const title = titleIn(scene, ink, { maxSize: 350, leading: 0.92, gap: 84 })
  const subtitle = lineIn(scene, 'subtitle', 80, ink, { maxWidth: scene.w * 0.5, gap: 50 })
  const author = lineIn(scene, 'author', 102, seenOn(ground, [light, ink], 62), { maxLines: 2 })
  if (layout === 'landing')
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0, 1, 0.36), 'left', 'top', [title, subtitle]),
        stackIn(boxIn(scene, 0, 0.87, 0.8, 1), 'left', 'bottom', [author]),
      ],
    }
  const side = layout === 'homeward' ? 'right' : 'left'
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, 0.2), side, 'top', [subtitle]),
      stackIn(boxIn(scene, 0, 0.65, 1, 1), side, 'bottom', [title, author]),
    ],
  }
}

/** On a page of 1600 by 2560; `rest` moves and turns it as a whole. */
const nose: Point = [1440, 250]
const far: Point = [190, 560]
const near: Point = [1180, 1450]
const keel: Point = [610, 1040]
const middle: Point = [720, 905]
const fold: Point = [850, 1010]
const way: readonly Point[] = [
  [-420, 1500],
  [-60, 1480],
  [180, 1560],
  [430, 1500],
  [520, 1300],
  [400, 1180],
  [270, 1260],
  [290, 1430],
  [440, 1450],
  [560, 1330],
  [640, 1090],
]

const paintPlane = (easel: Easel, scene: Scene): void => {
  const { ctx } = easel
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  const paper = seenOn(deep, [light, '#fbf3df'], 70)
  const map = drawStreetMap(
    { land: paper, water: second, park: mix('#8fbf7a', paper, 0.35), road: accent, ink: deep },
    scene.random.sub('map'),
  )
  const panel = (points: readonly Point[], turn: number, size: number, shade: number): void => {
    const [[x, y] = [0, 0]] = points
    ctx.save()
    tracePath(ctx, points)
    ctx.clip()
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(turn)
    ctx.scale(size, size)
    ctx.drawImage(map, -80, -450)
    ctx.restore()
    ctx.globalCompositeOperation = 'multiply'
    ctx.fillStyle = withAlpha(deep, shade)
    ctx.fillRect(-400, -400, 2600, 3400)
    ctx.restore()
  }
  panel([nose, far, middle], 2.75, 2, 0)
  panel([nose, middle, keel, fold], 2.2, 1.6, 0.62)
  panel([nose, fold, near], 2, 1.9, 0.16)
  strokeLine(ctx, [far, nose, near], withAlpha('#ffffff', 0.9), 5)
  strokeLine(ctx, [nose, middle], withAlpha(ground, 0.3), 4)
  freeCanvas(map)
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h } = easel
  const { ground, deep, light } = inksOf(scene.palette)
  easel.fill(ground)
  const zones = type.zones.toSorted((one, other) => one.y - other.y)
  const isLanding = scene.layout === 'landing'
  // The room between the words, into which the whole flight is fitted.
  const top = isLanding ? (zones[0] ? zones[0].y + zones[0].h : h * 0.36) : h * 0.035
  const foot = isLanding ? h * 1.02 : (zones.at(-1)?.y ?? h * 0.66)
  const size = Math.min(w / 1600, (foot - top) / 1500) * 1.02
  const [x, y] = [w / 2 - 810 * size, (top + foot) / 2 - 890 * size]
  const flown = (): void => {
    ctx.translate(x, y)
    ctx.scale(size, size)
  }
  mirroredIf(easel, scene.layout !== 'outward', () => {
    easel.part('lines', () => {
      ctx.save()
      flown()
      ctx.lineCap = 'round'
      ctx.setLineDash([44, 40])
      strokeLine(ctx, curveThrough(way, 26), seenOn(ground, [light, deep], 26), 13)
      ctx.restore()
    })
    easel.part('map', () => {
      for (const [blur, dx, dy, alpha] of [
        [60, -90, 190, 0.5],
        [24, -50, 120, 0.25],
      ] as const)
        easel.soft(
          blur,
          (on) => {
            on.translate(x + dx * size, y + dy * size)
            on.scale(size, size)
            tracePath(on, [nose, far, middle, near])
            on.fillStyle = mix(ground, deep, 0.6)
            on.fill()
          },
          { blend: 'multiply', alpha },
        )
      ctx.save()
      flown()
      paintPlane(easel, scene)
      ctx.restore()
    })
  })
}

export const mapPlane: Family = {
  id: 'map-plane',
  name: 'Map Plane',
  look: 'object',
  templateType: 'graphic',
  genreBuckets: [
    'Biography & Memoir:cultural',
    'Biography & Memoir:*',
    'Non-Fiction:*',
    'Other:*',
    'Contemporary Fiction:womens-fiction',
  ],
  moods: ['uplifting', 'intellectual', 'romantic'],
  technique: 'a paper plane folded from a street map flying over one bright colour',
  lettering: 'a friendly heavy title',
  palettes: palettesOf('map-plane'),
  pairings: [
    { title: 'archivo-black', text: 'dm-sans-black' },
    { title: 'fraunces-black', text: 'jost-bold' },
    { title: 'fredoka', text: 'fredoka' },
    { title: 'young-serif', text: 'dm-sans-black' },
  ],
  layouts: [
    { id: 'outward', phrase: 'the plane flying to the upper right above the title' },
    { id: 'homeward', phrase: 'the plane flying to the upper left above the title' },
    { id: 'landing', phrase: 'the title above and the plane below it' },
  ],
  heroes: [noHero.id],
  sample: {
    title: 'Elsewhere by Noon',
    subtitle: 'A year of leaving without a plan',
    author: 'Tomas Rill',
    summary: 'A traveller buys a ticket to wherever the next plane goes, once a month for a year.',
  },
  shows: ({ id }) => id === noHero.id,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.25,
    vignette: 0,
  }),
}
