// Sewn title: the title in satin stitch on linen, the thing sewn beside it, sprigs around them and a seam along the edge.
import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { letterSize, makeThing, planLettered, roomBetween, standIn } from '../compositions/lettered.ts'
import { isClear } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { tau } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { paintVeil } from '../paint/field.ts'
import { weave } from '../paint/materials/weave.ts'
import type { Random } from '../paint/random.ts'
import type { SetType } from '../type/set-type.ts'
import { paintInSurface } from '../type/surfaces/index.ts'
import type { SurfaceFilling } from '../type/surfaces/surface-names.ts'
import type { Design, Family, Scene } from './family.ts'

const threadOf = ({ palette }: Scene, wanted: 'title' | 'thing'): SurfaceFilling => {
  const { ground, deep, light, accent, second } = inksOf(palette)
  const colour =
    wanted === 'title' ? seenOn(ground, [accent, light, deep], 48) : seenOn(ground, [second, light, deep], 30)
  return { kind: 'surface', surface: 'stitched', colour, second: accent, deep: mix(deep, '#000000', 0.4) }
}

/** Running stitches along a rounded rectangle. */
const sewSeam = (easel: Easel, inset: number, colour: string): void => {
  const { ctx, w, h } = easel
  const box = { x: inset, y: inset, w: w - inset * 2, h: h - inset * 2 }
  const seam = (on: Context, style: string, dx: number, dy: number): void => {
    on.save()
    on.translate(dx, dy)
    on.strokeStyle = style
    on.lineWidth = 9
    on.lineCap = 'round'
    on.setLineDash([30, 22])
    on.beginPath()
    on.roundRect(box.x, box.y, box.w, box.h, 70)
    on.stroke()
    on.restore()
  }
  easel.soft(4, (on) => seam(on, '#000000', 2, 6), { alpha: 0.4 })
  seam(ctx, colour, 0, 0)
  seam(ctx, withAlpha('#ffffff', 0.28), -1, -2)
}

interface Sprig {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

const petals = 5

/** Flowers of five lazy stitches and two leaves. */
const sewSprigs = (easel: Easel, sprigs: readonly Sprig[], { palette }: Scene): void => {
  const { accent, light, ground, second } = inksOf(palette)
  const blade = (on: Context, { x, y, size, turn }: Sprig, angle: number, long: number, wide: number): void => {
    on.beginPath()
    const [dx, dy] = [Math.cos(turn + angle) * size * long, Math.sin(turn + angle) * size * long]
    on.ellipse(x + dx, y + dy, size * long * 0.74, size * wide, turn + angle, 0, tau)
    on.fill()
  }
  const parts: readonly (readonly [string, string, (on: Context, sprig: Sprig) => void])[] = [
    [
      'leaves',
      second,
      (on, sprig) => {
        for (const angle of [0.63, 3.77]) blade(on, sprig, angle, 0.82, 0.26)
      },
    ],
    [
      'petals',
      seenOn(ground, [mix(accent, light, 0.35), accent], 24),
      (on, sprig) => {
        for (let petal = 0; petal < petals; petal++) blade(on, sprig, (petal * tau) / petals, 0.56, 0.34)
      },
    ],
    [
      'hearts',
      mix(light, '#e8b23a', 0.6),
      (on, sprig) => {
        on.beginPath()
        on.arc(sprig.x, sprig.y, sprig.size * 0.2, 0, tau)
        on.fill()
      },
    ],
  ]
  for (const [name, colour, draw] of parts) {
    const box = { x: 0, y: 0, w: easel.w, h: easel.h }
    paintInSurface(
      easel,
      {
        name,
        trace: (on) => {
          for (const sprig of sprigs) draw(on, sprig)
        },
        outline: () => {},
        box,
        rows: [box],
        size: 190,
      },
      { kind: 'surface', surface: 'stitched', colour, second: accent, deep: mix(palette.deep, '#000000', 0.4) },
    )
  }
}

const sprigsFor = ({ w, h }: Easel, type: SetType, random: Random, thing: Sprig): Sprig[] => {
  const sprigs: Sprig[] = []
  const edge = Math.min(w, h) * 0.115
  for (let tries = 0; tries < 90 && sprigs.length < 15; tries++) {
    const [x, y] = [random.between(edge, w - edge), random.between(edge, h - edge)]
    const size = random.between(46, 72)
    const isFree =
      isClear(type, x, y, size * 2.3) &&
      Math.hypot((x - thing.x) / 1.1, y - thing.y) > thing.size + size * 1.6 &&
      sprigs.every((other) => Math.hypot(other.x - x, other.y - y) > 190)
    if (isFree) sprigs.push({ x, y, size, turn: random.between(0, tau) })
  }
  return sprigs
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { noise, w, h } = easel
  const { ground, deep, accent, second } = inksOf(scene.palette)
  easel.part('panel', () => {
    easel.fill(ground)
    paintVeil(easel, mix(deep, '#000000', 0.3), (x, y) => 0.16 * noise.fractal(x / 520, y / 700, 3) ** 2, { step: 10 })
    weave(easel, { kind: 'linen', thread: 5.5, strength: 0.75 })
  })
  sewSeam(easel, Math.min(w, h) * 0.036, seenOn(ground, [second, accent], 24))
  const at = standIn(scene.hero, roomBetween(scene, type, 0.13), 0.92)
  const thing = { x: at.x, y: at.y - at.height / 2, size: (at.height * Math.max(1, scene.hero.width)) / 2, turn: 0 }
  easel.part('blooms', () =>
    sewSprigs(easel, easel.some('blooms', sprigsFor(easel, type, easel.random.sub('sprigs'), thing)), scene),
  )
  makeThing(easel, scene.hero, at, { fill: threadOf(scene, 'thing'), size: letterSize(type) })
}

export const sewnTitle: Family = {
  id: 'sewn-title',
  name: 'Sewn Title',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Mystery:cozy',
    'Thriller:cozy',
    'Contemporary Fiction:family-saga',
    'Contemporary Fiction:womens-fiction',
    'Contemporary Fiction:*',
    'Romance:small-town',
    'Romance:clean-sweet',
    'Biography & Memoir:cultural',
    'Fantasy:cozy-fantasy',
    'Historical Fiction:*',
  ],
  moods: ['uplifting', 'romantic', 'melancholic'],
  technique: 'embroidery in satin stitch on linen with sewn flowers and a running seam',
  lettering: 'a round script sewn in thick thread',
  palettes: palettesOf('sewn-title'),
  pairings: [
    { title: 'pacifico', text: 'young-serif' },
    { title: 'berkshire-swash', text: 'young-serif' },
    { title: 'baloo', text: 'baloo' },
    { title: 'kaushan-script', text: 'young-serif' },
  ],
  layouts: [
    { id: 'head', phrase: 'the sewn title above and the thing sewn below it', isEndless: true },
    { id: 'foot', phrase: 'the thing sewn above and the title below it', isEndless: true },
    { id: 'name', phrase: 'the name across the head and the title at the foot', isEndless: true },
  ],
  heroes: [
    'teapot',
    'cottage',
    'bird',
    'sleeping-cat',
    'hen',
    'robin',
    'heart',
    'bee',
    'fox',
    'needle-and-thread',
    'quilt',
    'key',
    'rabbit',
  ],
  sample: {
    title: 'A Quiet Year in Thistle Lane',
    subtitle: 'A novel of mending',
    author: 'Ellen Frost',
    summary: 'A widow opens a sewing circle in her cottage and finds a letter stitched into an old quilt.',
  },
  shows: ({ kind, width }) =>
    width < 2.4 && width > 0.25 && ['object', 'symbol', 'creature', 'plant', 'place', 'vehicle'].includes(kind),
  design: (scene): Design => {
    const { ground, deep } = inksOf(scene.palette)
    const ink = speaking(deep, ground, scene.palette)
    return {
      type: planLettered(scene, {
        fill: threadOf(scene, 'title'),
        ink,
        inset: 0.1,
        title: { case: 'as-given', leading: 0.86, maxSize: 760, minor: { scale: 0.52 } },
        author: { case: 'as-given', tracking: 0.01, size: 112 },
      }),
      back: (easel, type) => paintBack(easel, scene, type),
      grain: 0.15,
      vignette: 0.14,
    }
  },
}
