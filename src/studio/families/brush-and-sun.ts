// Brush and sun: a title written with a dry brush over a pressed disc on washi, and the thing in the same ink.
import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { letterSize, makeThing, planLettered, roomBetween, standIn } from '../compositions/lettered.ts'
import { palettesOf } from '../compositions/palettes.ts'
import type { Easel } from '../paint/easel.ts'
import { paper } from '../paint/materials/paper.ts'
import { splatter } from '../paint/materials/splatter.ts'
import type { Point } from '../paint/point.ts'
import { dot, tracePath } from '../paint/shapes/lay.ts'
import { bandAlong } from '../paint/shapes/line.ts'
import type { SetType } from '../type/set-type.ts'
import { paintInSurface } from '../type/surfaces/index.ts'
import type { SurfaceFilling } from '../type/surfaces/surface-names.ts'
import type { Design, Family, Scene } from './family.ts'

const brushOf = ({ palette }: Scene): SurfaceFilling => {
  const { ground, deep, light, accent } = inksOf(palette)
  return { kind: 'surface', surface: 'brush', colour: seenOn(ground, [deep, light], 55), second: accent, deep }
}

/** One long sweep of the brush along a bent line. */
const sweep = (easel: Easel, from: Point, to: Point, wide: number, fill: SurfaceFilling): void => {
  const steps = 40
  const line = Array.from({ length: steps + 1 }, (_, at): Point => {
    const share = at / steps
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] +
        (to[1] - from[1]) * share +
        Math.sin(share * 3.1) * wide * 0.9 +
        easel.noise.fractal(share * 5, 2, 2) * wide * 0.2,
    ]
  })
  const box = {
    x: from[0],
    y: Math.min(from[1], to[1]) - wide,
    w: to[0] - from[0],
    h: Math.abs(to[1] - from[1]) + wide * 3,
  }
  paintInSurface(
    easel,
    {
      name: 'sweep',
      trace: (ctx) => {
        tracePath(
          ctx,
          bandAlong(line, (share) => wide * Math.min(1, share * 9) * (1.1 - share * 0.7)),
        )
        ctx.fill()
      },
      outline: () => {},
      box,
      rows: [box],
      size: 360,
    },
    fill,
  )
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, ctx, extent, noise } = easel
  const { ground, deep, accent } = inksOf(scene.palette)
  easel.part('paper', () => {
    paper(easel, { kind: 'laid', colour: ground, strength: 0.55, box: extent })
    // Fibres of the paper.
    const random = easel.random.sub('fibres')
    ctx.lineWidth = 2
    for (let fibre = 0; fibre < 90; fibre++) {
      const [x, y, turn] = [random.between(extent.x, extent.x + extent.w), random.between(0, h), random.between(0, 6.3)]
      ctx.strokeStyle = withAlpha(mix(ground, deep, 0.4), random.between(0.12, 0.34))
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(
        x + Math.cos(turn) * 40,
        y + Math.sin(turn) * 40,
        x + Math.cos(turn + 0.9) * 70,
        y + Math.sin(turn + 0.9) * 70,
      )
      ctx.stroke()
    }
  })
  const room = roomBetween(scene, type, 0.06)
  const [x, y] = [room.x + room.w * (scene.layout === 'foot' ? 0.58 : 0.5), room.y + room.h / 2]
  const r = Math.min(w * 0.38, room.h * 0.52)
  easel.part('disc', () => {
    using disc = easel.layer((on) => {
      dot(on, x, y, r, accent)
      on.globalCompositeOperation = 'destination-out'
      const random = easel.random.sub('pressed')
      for (let grain = 0; grain < 420; grain++) {
        const [gx, gy] = [x + random.between(-r, r), y + random.between(-r, r)]
        if (noise.fractal(gx / 90, gy / 90, 3) < 0.52) continue
        dot(on, gx, gy, random.between(1, 5), withAlpha('#000000', 0.55))
      }
    })
    easel.lay(disc, { blend: 'multiply', alpha: 0.96 })
  })
  const ink = brushOf(scene)
  easel.part('splatter', () => {
    ctx.fillStyle = ink.colour
    splatter(ctx, {
      x: x + r * 0.9,
      y: y + r * 0.7,
      reach: w * 0.16,
      drops: 26,
      pool: 0,
      random: easel.random.sub('drops'),
    })
  })
  const at = standIn(scene.hero, room, scene.hero.kind === 'person' ? 0.98 : 0.8)
  easel.part('lines', () => sweep(easel, [w * 0.1, at.y + h * 0.004], [w * 0.9, at.y - h * 0.008], h * 0.012, ink))
  makeThing(easel, scene.hero, at, { fill: ink, size: Math.min(letterSize(type), 420) })
}

export const brushAndSun: Family = {
  id: 'brush-and-sun',
  name: 'Brush and Sun',
  look: 'typographic',
  templateType: 'illustrated',
  genreBuckets: [
    'Historical Fiction:historical-fiction',
    'Historical Fiction:*',
    'Fantasy:myth-folklore',
    'Fantasy:grimdark',
    'Biography & Memoir:cultural',
    'Religion & Spirituality:religion',
    'Contemporary Fiction:book-club',
    'Thriller:espionage',
    'Health & Fitness:health-fitness',
  ],
  moods: ['epic', 'melancholic', 'intense', 'intellectual'],
  technique: 'dry brush lettering and an ink drawing over a pressed sun on fibrous paper',
  lettering: 'a fast dry brush hand',
  palettes: palettesOf('brush-and-sun'),
  pairings: [
    { title: 'kaushan-script', text: 'cormorant-bold' },
    { title: 'caveat', text: 'cormorant-bold' },
    { title: 'bangers', text: 'oswald-medium' },
    { title: 'yellowtail', text: 'cormorant-bold' },
  ],
  layouts: [
    { id: 'head', phrase: 'the brushed title above and the inked thing before the sun below', isEndless: true },
    { id: 'foot', phrase: 'the inked thing before the sun above and the brushed title below', isEndless: true },
    { id: 'name', phrase: 'the name as large as the title and the sun between them', isEndless: true },
  ],
  heroes: [
    'heron',
    'swordswoman',
    'warrior',
    'sword',
    'crossed-swords',
    'tiger',
    'dragon',
    'bonsai',
    'pagoda',
    'horse',
    'fish',
    'raven',
    'crab',
    'rider',
  ],
  sample: {
    title: 'Seven Strokes of the Dying Heron',
    subtitle: 'A novel of old Kyoto',
    author: 'Kenji Arata',
    summary: 'The last pupil of a sword school paints his master, one stroke for every duel that he lost.',
  },
  shows: ({ kind, width }) =>
    width < 2 && width > 0.2 && ['object', 'symbol', 'creature', 'person', 'plant', 'place'].includes(kind),
  design: (scene): Design => {
    const { ground, deep } = inksOf(scene.palette)
    return {
      type: planLettered(scene, {
        fill: brushOf(scene),
        ink: speaking(deep, ground, scene.palette),
        title: { case: 'as-given', leading: 0.86, maxSize: 800, minor: { scale: 0.6 } },
        author: { size: 96, tracking: 0.14 },
      }),
      back: (easel, type) => paintBack(easel, scene, type),
      grain: 0.2,
      vignette: 0.1,
    }
  },
}
