// Stamped cloth: a book bound in cloth, title, frame and emblem blocked on it in leaf.
import { mix } from '../colour/colour.ts'
import { inksOf } from '../compositions/inks.ts'
import { letterSize, makeThing, planLettered, roomBetween, standIn } from '../compositions/lettered.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { isThere } from '../compositions/things.ts'
import { tau } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { paintVeil } from '../paint/field.ts'
import { metalColour } from '../paint/materials/metal.ts'
import { weave } from '../paint/materials/weave.ts'
import { frames } from '../paint/ornament/frames.ts'
import { sunburst } from '../paint/ornament/rays.ts'
import type { SetType } from '../type/set-type.ts'
import { paintInSurface } from '../type/surfaces/index.ts'
import type { SurfaceFilling } from '../type/surfaces/surface-names.ts'
import type { Design, Family, Scene } from './family.ts'

const leafOf = ({ palette }: Scene): SurfaceFilling => {
  const { deep, light } = inksOf(palette)
  const colour = mix(metalColour(palette.metal), light, 0.22)
  return { kind: 'surface', surface: 'goldleaf', colour, second: light, deep: mix(deep, '#000000', 0.5) }
}

interface Middle {
  readonly x: number
  readonly y: number
  readonly r: number
}

const traceWreath = (ctx: Context, { x, y, r }: Middle): void => {
  ctx.strokeStyle = ctx.fillStyle
  for (const [share, width] of [
    [1, 8],
    [0.965, 3],
    [0.78, 4],
  ] as const) {
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.arc(x, y, r * share, 0, tau)
    ctx.stroke()
  }
  sunburst(ctx, { x, y, inner: r * 0.81, outer: r * 0.93, rays: 48, share: 0.34, alternate: 0.6 })
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, noise } = easel
  const { ground, deep } = inksOf(scene.palette)
  easel.part('panel', () => {
    easel.fill(ground)
    paintVeil(easel, mix(deep, '#000000', 0.4), (x, y) => 0.34 * noise.fractal(x / 700, y / 900, 3), { step: 10 })
    weave(easel, { kind: 'canvas', thread: 5, strength: 0.7 })
  })
  const edge = Math.min(w, h) * 0.042
  const room = roomBetween(scene, type, 0.12)
  const r = Math.min(room.w, room.h) / 2
  const middle = { x: room.x + room.w / 2, y: room.y + room.h / 2, r }
  const isRinged = scene.layout !== 'name' && r > 150 && isThere(scene.hero)
  const whole = { x: 0, y: 0, w, h }
  easel.part('frame', () =>
    paintInSurface(
      easel,
      {
        name: 'frame',
        trace: (ctx) => {
          const style = scene.layout === 'head' ? frames.scooped : frames.notched
          ctx.strokeStyle = ctx.fillStyle
          style(ctx, { x: edge, y: edge, w: w - edge * 2, h: h - edge * 2 }, { weight: 7 })
          if (isRinged) traceWreath(ctx, middle)
        },
        outline: () => {},
        box: whole,
        rows: [whole],
        size: 300,
      },
      leafOf(scene),
    ),
  )
  const share = isRinged ? 1.02 : 1.8
  const inner = { x: middle.x - r * share * 0.5, y: middle.y - r * share * 0.5, w: r * share, h: r * share }
  makeThing(easel, scene.hero, standIn(scene.hero, inner), { fill: leafOf(scene), size: letterSize(type) })
}

export const stampedCloth: Family = {
  id: 'stamped-cloth',
  name: 'Stamped Cloth',
  look: 'typographic',
  templateType: 'ornamental',
  genreBuckets: [
    'Historical Fiction:historical-fiction',
    'Historical Fiction:*',
    'Biography & Memoir:literary',
    'Biography & Memoir:historical',
    'Fantasy:dark-academia',
    'Mystery:dark-academia',
    'Thriller:dark-academia',
    'Contemporary Fiction:family-saga',
    'Religion & Spirituality:religion',
    'Romance:historical-romance',
    'Fantasy:myth-folklore',
  ],
  moods: ['intellectual', 'romantic', 'epic', 'melancholic'],
  technique: 'bookcloth blocked in leaf with a frame and a ringed emblem, slightly rubbed',
  lettering: 'bold book serifs stamped flat in leaf',
  palettes: palettesOf('stamped-cloth'),
  pairings: [
    { title: 'playfair-black', text: 'cormorant-bold' },
    { title: 'abril-fatface', text: 'cormorant-bold' },
    { title: 'yeseva-one', text: 'cormorant-bold' },
    { title: 'cinzel-black', text: 'cinzel-medium' },
  ],
  layouts: [
    { id: 'head', phrase: 'the stamped title above and the emblem in a ring below', isEndless: true },
    { id: 'foot', phrase: 'the emblem in a ring above and the stamped title below', isEndless: true },
    { id: 'name', phrase: 'the name as large as the title and the emblem between them', isEndless: true },
  ],
  heroes: [
    'swan',
    'stag',
    'key',
    'rose',
    'moon',
    'owl',
    'clock',
    'raven',
    'crown',
    'bee',
    'peacock',
    'tall-ship',
    'moth',
    'hourglass',
  ],
  sample: {
    title: 'The Clockmaker and the Moon',
    subtitle: 'A novel',
    author: 'Honoria Pell',
    summary: 'An heiress in exile repairs the astronomical clock that stopped on the night of the swans.',
  },
  shows: ({ kind, width }) =>
    width < 1.8 && width > 0.3 && ['object', 'symbol', 'creature', 'plant', 'vehicle', 'place', 'sky'].includes(kind),
  design: (scene): Design => {
    const { colour } = leafOf(scene)
    return {
      type: planLettered(scene, {
        fill: leafOf(scene),
        ink: colour,
        inset: 0.1,
        title: { case: 'as-given', leading: 0.72, maxSize: 720, minor: { scale: 0.42, rules: true } },
        author: { size: 104, tracking: 0.12 },
        subtitle: { case: 'upper', tracking: 0.14, size: 58 },
      }),
      back: (easel, type) => paintBack(easel, scene, type),
      grain: 0.15,
      vignette: 0.22,
    }
  },
}
