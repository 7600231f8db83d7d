// Gallery wall: a family in its frames, before its house, or in a row across the years.
import { mix } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import {
  centred,
  clothOn,
  flatLook,
  heightIn,
  type StageWish,
  showsPeople,
  showTroupe,
  somebody,
  type Troupe,
  tellPlayers,
  troupeFor,
} from '../figures/covers/stage.ts'
import { onStage } from '../figures/covers/type-ground.ts'
import { ensembleOf } from '../figures/ensemble.ts'
import type { FigureLook } from '../figures/look.ts'
import { paintFigures } from '../figures/paint-figures.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { fillDisc, fillGround, fillRidge, fillSky } from '../places/ground.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  frames: { facing: 'front', emptyHanded: true },
  hill: {
    among: [
      'family-of-four',
      'family-of-three',
      'parent-and-child',
      'three-walking',
      'four-walking',
      'arm-in-arm',
      'hand-in-hand',
      'stroll',
      'carry',
    ],
  },
  table: {
    among: ['family-of-four', 'friends', 'side-by-side', 'parent-hugging', 'cup', 'to-heart', 'four-walking'],
    facing: 'front',
  },
}

/** Frames of several sizes that fill a wall: places and radii in shares of the sheet. */
const walls: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[0.5, 0.585, 0.34]],
  2: [
    [0.31, 0.51, 0.235],
    [0.67, 0.68, 0.235],
  ],
  3: [
    [0.3, 0.48, 0.21],
    [0.71, 0.53, 0.19],
    [0.4, 0.755, 0.19],
  ],
}
const crowded: readonly (readonly [number, number, number])[] = [
  [0.29, 0.46, 0.19],
  [0.71, 0.43, 0.16],
  [0.69, 0.68, 0.19],
  [0.28, 0.74, 0.16],
  [0.5, 0.585, 0.11],
  [0.89, 0.55, 0.09],
  [0.1, 0.6, 0.085],
]

const hangingsFor = (count: number): readonly (readonly [number, number, number])[] =>
  walls[count] ?? crowded.slice(0, Math.max(4, count))

const portrait = (easel: Easel, troupe: Troupe, at: number, frame: Box, look: FigureLook): void => {
  const person = troupe.people[at]
  if (person === undefined) return
  const ensemble = ensembleOf([
    { ...person, x: 0, z: 0, yaw: person.yaw > 90 || person.yaw < -90 ? 16 : person.yaw, touches: [], held: [] },
  ])
  const body = ensemble.bodies[0]
  if (body === undefined) return
  const [headX, headY] = body.spot(body.skeleton.face)
  const scale = frame.h / (body.head * 2.7)
  const place = {
    x: frame.x + frame.w / 2 - headX * scale,
    y: frame.y + frame.h * 0.42 - headY * scale,
    height: 1000 * scale,
  }
  paintFigures(easel, ensemble, place, look, troupe.hero.flood)
}

const frames = (easel: Easel, scene: Scene, troupe: Troupe | null): void => {
  const { palette, w, h } = scene
  const { ctx } = easel
  const size = Math.min(w, h * 0.66)
  const { hero } = troupe ?? {}
  const isShown = hero !== undefined && !easel.without.has(hero.id) && hero.altered?.scale !== 0
  if (isShown && hero !== undefined) easel.things.add(hero.id)
  if (isShown && troupe !== null) tellPlayers(easel, troupe, (x) => x)
  for (const [at, [x, y, radius]] of hangingsFor(troupe?.people.length ?? 4).entries()) {
    const [cx, cy, rx, ry] = [w * x, h * y, size * radius, size * radius * (at % 2 ? 1 : 1.2)]
    const trace = (grow: number): void => {
      ctx.beginPath()
      ctx.ellipse(cx, cy, rx * grow, ry * grow, 0, 0, 7)
    }
    easel.part('frame', () => {
      ctx.fillStyle = mix(palette.deep, palette.dark, 0.3)
      ctx.globalAlpha = 0.35
      ctx.beginPath()
      ctx.ellipse(cx + size * 0.012, cy + size * 0.02, rx * 1.13, ry * 1.13, 0, 0, 7)
      ctx.fill()
      ctx.globalAlpha = 1
      ctx.fillStyle = mix(palette.hues[2], palette.deep, 0.12)
      trace(1.13)
      ctx.fill()
      ctx.fillStyle = mix(palette.hues[2], palette.light, 0.4)
      trace(1.08)
      ctx.fill()
      ctx.fillStyle = mix(palette.hues[2], palette.deep, 0.35)
      trace(1.03)
      ctx.fill()
    })
    ctx.fillStyle = mix(palette.hues[at % 5] ?? palette.soft, palette.light, 0.55)
    trace(1)
    ctx.fill()
    if (troupe === null || !isShown) continue
    ctx.save()
    trace(1)
    ctx.clip()
    portrait(easel, troupe, at, { x: cx - rx, y: cy - ry, w: rx * 2, h: ry * 2 }, flatLook(palette))
    ctx.restore()
  }
}

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, layout, w, h } = scene
  const { deep, dark, mid, soft, light, accent, counter } = palette
  const otherwise = somebody('a grandmother, mother, father and two children', {
    count: 5,
    relation: 'family',
    age: 'mixed',
  })
  const troupe = troupeFor(scene, { ...wishes[layout], cloth: clothOn(palette, soft) }, otherwise)
  if (layout === 'frames') {
    fillSky(easel, h, [[0, mix(counter, dark, 0.35)]])
    easel.part('wall', () => {
      const { ctx, extent } = easel
      ctx.fillStyle = mix(counter, dark, 0.5)
      const step = w * 0.075
      for (let x = extent.x - (extent.x % step); x < extent.x + extent.w; x += step)
        ctx.fillRect(x, extent.y, step * 0.42, extent.h)
    })
    frames(easel, scene, troupe)
    return
  }
  const isHill = layout === 'hill'
  fillSky(easel, h * 0.72, [
    [0, mix(soft, light, 0.3)],
    [1, light],
  ])
  fillDisc(easel, 'sun', w * 0.72, h * 0.47, Math.min(w, h) * 0.12, mix(accent, light, 0.25))
  fillRidge(
    easel,
    { base: h * 0.74, height: h * 0.16, length: w * 0.6, seed: 3 },
    mix(soft, mid, 0.35),
    mix(soft, light, 0.4),
  )
  fillRidge(
    easel,
    { base: h * 0.8, height: h * 0.1, length: w * 0.5, seed: 8 },
    mix(mid, dark, 0.15),
    mix(mid, soft, 0.4),
  )
  fillGround(easel, 'grass', h * 0.79, [
    [0, mix(mid, dark, 0.45)],
    [1, deep],
  ])
  if (!isHill)
    easel.part('trees', () => {
      const { ctx } = easel
      ctx.fillStyle = mix(deep, dark, 0.3)
      ctx.fillRect(w * 0.47, h * 0.5, w * 0.06, h * 0.34)
      const random = easel.random.sub('crown')
      for (let heap = 0; heap < 240; heap++) {
        ctx.fillStyle = mix(
          random.pick([mix(mid, dark, 0.4), mid, mix(counter, mid, 0.4)]),
          deep,
          random.between(0, 0.3),
        )
        ctx.beginPath()
        ctx.arc(
          w / 2 + random.bell() * w * 0.17,
          h * 0.46 + random.bell() * h * 0.045,
          Math.min(w, h) * random.between(0.016, 0.042),
          0,
          7,
        )
        ctx.fill()
      }
    })
  if (troupe === null) return
  const height = heightIn(troupe, w * 0.84, isHill ? h * 0.22 : h * 0.4)
  const look = isHill
    ? {
        manner: 'lit' as const,
        light: [0.6, -0.8] as const,
        dark: deep,
        keep: 0.35,
        rim: mix(accent, light, 0.5),
        edge: 0.05,
      }
    : flatLook(palette)
  showTroupe(easel, troupe, {
    x: centred(troupe, isHill ? w * 0.42 : w / 2, height),
    y: isHill ? h * 0.815 : h * 0.885,
    height,
    look,
    shade: deep,
    shadeStrength: 0.5,
  })
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const wall = layout === 'frames' ? mix(palette.counter, palette.dark, 0.4) : mix(palette.soft, palette.light, 0.5)
  const ink = inkOn(wall, palette)
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.07, 0.05, 0.93, layout === 'frames' ? 0.27 : 0.36),
        ink,
        anchor: 'middle',
        maxSize: 340,
      }),
      authorStack(scene, area(scene, 0.08, 0.91, 0.92, 0.965), layout === 'frames' ? ink : palette.ink, 84),
    ],
  }
}

export const galleryWall: Family = {
  id: 'gallery-wall',
  name: 'Gallery Wall',
  look: 'figure',
  templateType: 'illustrated',
  genreBuckets: [
    'Contemporary Fiction:family-saga',
    'Contemporary Fiction:book-club',
    'Contemporary Fiction:humorous',
    'Biography & Memoir:cultural',
    'Historical Fiction:historical-fiction',
    'Contemporary Fiction:*',
  ],
  moods: ['melancholic', 'uplifting', 'intellectual'],
  technique: 'flat portraits in frames on a papered wall',
  lettering: 'calm book serifs',
  palettes: palettesOf('vintage'),
  pairings: [
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'gloock', text: 'dm-sans' },
    { title: 'playfair', text: 'josefin' },
    { title: 'young-serif', text: 'lora-bold' },
  ],
  layouts: [
    { id: 'frames', phrase: 'faces in oval frames on a striped wall' },
    { id: 'hill', phrase: 'a family small on a hill at evening, on the left of the sun', isEndless: true },
    { id: 'table', phrase: 'a family under a great tree', isEndless: true },
  ],
  heroes: [
    'family-group',
    'small-group',
    'mother-and-child',
    'two-people',
    'two-children',
    'couple-walking',
    'woman-standing',
    'man-in-coat',
  ],
  sample: {
    title: 'The Names We Kept',
    subtitle: 'A novel',
    author: 'Clara Benedetti',
    summary: 'A family group of clockmakers, told through the portraits that nobody would take down from the stairs.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: onStage(scene, paint), grain: 0.35, vignette: 0.15 }),
}
