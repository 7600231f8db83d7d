// Sliced thing: the thing of the book, large, cut into slices that have slipped past one another.
import { mix } from '../colour/colour.ts'
import { inksOf, modelled, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, isThere, standThing } from '../compositions/things.ts'
import { isMass } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { strokeLine, tracePath } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  const align = layout === 'slant' ? 'left' : 'center'
  const title = titleIn(scene, ink, { case: 'upper', maxSize: 400, leading: 0.86, gap: 44 })
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, isBroad(scene) ? 0.34 : 0.31), align, 'top', [
        title,
        lineIn(scene, 'subtitle', 72, ink, { maxLines: 2 }),
      ]),
      stackIn(boxIn(scene, 0, 0.9, 1, 1), align, 'bottom', [
        lineIn(scene, 'author', 112, ink, { case: 'upper', tracking: 0.06 }),
      ]),
    ],
  }
}

/** How slices lie: their direction, and how far every second one has slipped, as a share of the thing. */
const cuts: Readonly<Record<string, { readonly turn: number; readonly count: number; readonly slip: number }>> = {
  bands: { turn: 0, count: 6, slip: 0.11 },
  strips: { turn: Math.PI / 2, count: 6, slip: 0.09 },
  slant: { turn: -0.5, count: 4, slip: 0.14 },
}

const paintBack = (easel: Easel, scene: Scene): void => {
  const { palette, hero, layout, w, h } = scene
  const inks = inksOf(palette)
  const { ground, deep, light, accent, second } = inks
  easel.fill(ground)
  if (!isThere(hero)) return
  const room = { w: w * 0.78, h: h * (isBroad(scene) ? 0.5 : 0.54) }
  const height = heightIn(hero, room.w, room.h)
  const middle: Point = [w / 2, h * 0.615]
  const body = seenOn(ground, [accent, second, deep])
  using whole = easel.layer((ctx) =>
    standThing(easel, hero, { x: middle[0], y: middle[1] + height / 2, height }, modelled(body, inks), ctx),
  )
  const { turn, count, slip } = cuts[layout] ?? { turn: 0, count: 6, slip: 0.1 }
  const along: Point = [Math.cos(turn), Math.sin(turn)]
  const across: Point = [-along[1], along[0]]
  const far = Math.hypot(w, h)
  // As long across the slices as the thing is seen there.
  const span = Math.abs(across[1]) * height + Math.abs(across[0]) * height * hero.width
  const random = scene.random.sub('slices')
  const edges = Array.from({ length: count + 1 }, (_, at) =>
    at === 0 ? -far : at === count ? far : ((at + random.between(-0.16, 0.16)) / count - 0.5) * span,
  )
  for (let at = 0; at < count; at++) {
    const [from, to] = [edges[at] ?? 0, edges[at + 1] ?? 0]
    const away = (at % 2 === 0 ? 1 : -1) * slip * height * random.between(0.6, 1)
    const corner = (s: number, t: number): Point => [
      middle[0] + across[0] * s + along[0] * t,
      middle[1] + across[1] * s + along[1] * t,
    ]
    const cut = [corner(from, -far), corner(from, far), corner(to, far), corner(to, -far)]
    using slice = easel.layer((on) => {
      on.translate(along[0] * away, along[1] * away)
      tracePath(on, cut)
      on.clip()
      on.drawImage(whole.canvas, whole.box.x, whole.box.y, whole.box.w, whole.box.h)
      // The cut face: a thin light edge, on the thing alone.
      on.globalCompositeOperation = 'source-atop'
      strokeLine(on, [corner(from, -far), corner(from, far)], mix(ground, light, 0.6), 16)
    })
    const { x, y, w: sw, h: sh } = slice.box
    easel.soft(20, (on) => on.drawImage(slice.canvas, x + 8, y + 16, sw, sh), { blend: 'multiply', alpha: 0.16 })
    easel.lay(slice)
  }
}

export const slicedThing: Family = {
  id: 'sliced-thing',
  name: 'Sliced Thing',
  look: 'object',
  templateType: 'graphic',
  genreBuckets: [
    'Thriller:psychological',
    'Thriller:techno',
    'Non-Fiction:*',
    'Business & Economics:*',
    'Contemporary Fiction:book-club',
    'Mystery:psychological',
  ],
  moods: ['intellectual', 'intense', 'mysterious', 'melancholic'],
  technique: 'one large flat thing cut into slices that have slipped past one another',
  lettering: 'plain heavy capitals beside the cut',
  palettes: palettesOf('last-domino'),
  pairings: [
    { title: 'archivo-black', text: 'dm-sans' },
    { title: 'league-gothic', text: 'josefin' },
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'bebas-neue', text: 'jost' },
  ],
  layouts: [
    { id: 'bands', phrase: 'the thing cut across into bands that have slipped' },
    { id: 'strips', phrase: 'the thing cut into upright strips that have slipped' },
    { id: 'slant', phrase: 'the thing cut on a slant into four that have slipped' },
  ],
  heroes: ['apple', 'clock', 'house', 'key', 'violin', 'teacup', 'raven', 'fish', 'book', 'profile-woman'],
  sample: {
    title: 'A House in Parts',
    subtitle: 'A novel',
    author: 'Ivo Lindgren',
    summary: 'Four heirs are left one house and a saw, and the will says that each may keep what he can carry.',
  },
  shows: (motif) => isMass(motif) || ['object', 'place'].includes(motif.kind),
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel) => paintBack(easel, scene),
    grain: 0.3,
    vignette: 0,
  }),
}
