// Speech bubble: the title is what the hero says, and the others have heard it.

import type { Outfit } from '../characters/figure.ts'
import { daylight } from '../characters/light.ts'
import { paintClouds, paintSnow } from '../characters/worlds/air.ts'
import { paintSky } from '../characters/worlds/gouache.ts'
import { drawRoundTree, paintFlowers, paintHill, paintTufts } from '../characters/worlds/land.ts'
import { paintTown } from '../characters/worlds/town.ts'
import { paintSnowyLand } from '../characters/worlds/wilds.ts'
import { type Colour, mix } from '../colour/colour.ts'
import type { Box, Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { fillShape, strokeLine } from '../paint/shapes/lay.ts'
import { curve, type Outline } from '../paint/shapes/line.ts'
import { palettesOf } from '../picture-book/palettes.ts'
import { isPlayed, leads, troupeOf } from '../picture-book/players.ts'
import { anchors, asWanted, besideOf, looking, play, type Role, scaleFor } from '../picture-book/staging.ts'
import { centred, lineItem, playfulPairings, titleItem } from '../picture-book/type.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

const boxOf = (scene: Scene): Box => band(scene, 0.08, isBroad(scene) ? 0.44 : 0.39, 0.125)

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const ink = mix(palette.deep, palette.dark, 0.15)
  const title = titleItem(scene, { ink }, { maxSize: 520 })
  return {
    stacks: [
      centred(boxOf(scene), 'middle', [title, lineItem(scene, 'subtitle', { ink: palette.accent }, 62)]),
      centred(band(scene, 0.9, 0.957), 'bottom', [
        lineItem(scene, 'author', { ink, rim: mix(palette.light, '#ffffff', 0.5) }),
      ]),
    ],
  }
}

const bubbleOf = ({ x, y, w, h }: Box, [tx, ty]: Point): Outline => {
  const [left, top, right, foot] = [x - w * 0.085, y - h * 0.15, x + w * 1.085, y + h * 1.15]
  const [mid, centre] = [x + w / 2, y + h / 2]
  const root = Math.min(right - w * 0.28, Math.max(left + w * 0.28, tx))
  const reach = Math.min(ty, foot + h * 0.9)
  return curve(
    [
      [left, centre],
      [left + w * 0.05, top + h * 0.1],
      [mid - w * 0.1, top - h * 0.03],
      [right - w * 0.06, top + h * 0.06],
      [right, centre],
      [right - w * 0.07, foot - h * 0.04],
      [root + w * 0.1, foot],
      [root + (tx - root) * 0.6 + w * 0.02, foot + (reach - foot) * 0.62],
      [tx, reach],
      [root - w * 0.015, foot + (reach - foot) * 0.3],
      [root - w * 0.05, foot + h * 0.005],
      [left + w * 0.1, foot - h * 0.03],
    ],
    9,
  )
}

const paintPlace = (easel: Easel, { palette, layout }: Scene, ground: number): void => {
  const { ctx, w, h, extent } = easel
  if (layout === 'snow') {
    paintSnowyLand(easel, palette, ground)
    return
  }
  if (layout === 'plain') {
    easel.fill(mix(palette.soft, palette.light, 0.15))
    paintHill(easel, ground, 26, mix(palette.soft, palette.mid, 0.5), 'floor')
    return
  }
  paintSky(easel, [palette.mid, palette.soft, mix(palette.light, palette.soft, 0.3)])
  paintClouds(
    easel,
    (
      [
        [0.05, 0.47, 1.8],
        [0.92, 0.45, 2.1],
        [-0.5, 0.3, 2],
        [1.5, 0.3, 2.2],
      ] as const
    ).map(([x, y, size]) => [x * w, y * h, size] as const),
    '#ffffff',
    mix(palette.soft, '#ffffff', 0.3),
  )
  if (layout === 'town') paintTown(easel, palette, ground + 30, h * 0.2, 0)
  const green = mix(palette.hues[2], palette.soft, 0.25)
  if (layout === 'meadow') {
    paintHill(easel, ground - h * 0.05, h * 0.05, mix(green, palette.light, 0.3), 'far')
    const random = easel.random.sub('trees')
    easel.part('trees', () => {
      for (let x = extent.x; x < extent.x + extent.w; x += w * 0.17)
        drawRoundTree(
          ctx,
          x + random.next() * 100,
          ground,
          h * (0.08 + random.next() * 0.05),
          mix(green, palette.dark, 0.15),
          '#7a4a30',
        )
    })
  }
  paintHill(easel, ground, 50, layout === 'town' ? mix(palette.light, palette.soft, 0.6) : green, 'near')
  if (layout !== 'meadow') return
  paintTufts(
    easel,
    { x: extent.x, y: ground + 60, w: extent.w, h: h * 0.3 },
    [mix(green, palette.light, 0.4), mix(green, palette.dark, 0.25)],
    130,
    44,
  )
  paintFlowers(
    easel,
    { x: extent.x, y: ground + 80, w: extent.w, h: h * 0.26 },
    [palette.accent, palette.light, palette.counter],
    mix(green, palette.dark, 0.3),
    Math.round((22 * extent.w) / w),
    easel.random.sub('flowers'),
  )
}

const paintBubble = (easel: Easel, { palette }: Scene, box: Box, mouth: Point): void => {
  const { ctx } = easel
  const outline = bubbleOf(box, mouth)
  const white: Colour = mix(palette.light, '#ffffff', 0.75)
  easel.part('banner', () => {
    ctx.save()
    ctx.shadowColor = `${palette.deep}38`
    ctx.shadowBlur = 46 * easel.scale
    ctx.shadowOffsetY = 20 * easel.scale
    fillShape(ctx, outline, white)
    ctx.restore()
    strokeLine(ctx, [...outline, outline[0] ?? [0, 0]], mix(palette.deep, palette.dark, 0.2), 9)
  })
}

/** Hats would be in the way of what is said. */
const bareheaded = ({ hat, ...outfit }: Outfit): Outfit => (hat ? { ...outfit, scarf: hat.colour } : outfit)

/** A bubble is wide, however short what is said in it. */
const leastWidth = 0.64
const roomy = (box: Box, w: number): Box => {
  const wide = Math.max(box.w, w * leastWidth)
  return { ...box, x: box.x + (box.w - wide) / 2, w: wide }
}

const paint = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h } = easel
  const wide = isBroad(scene)
  const ground = h * (wide ? 0.74 : 0.66)
  paintPlace(easel, scene, ground)
  const { lead, friends } = troupeOf(scene, {
    light: daylight,
    manner: 'flat',
    most: 3,
    pose: 'point',
    friendPose: 'stand',
  })
  const tall = h * (wide ? 0.4 : 0.35)
  const x = w * (friends.length === 0 ? 0.5 : 0.62)
  const hero: Role = {
    figure: { ...lead, pose: 'stand', outfit: bareheaded(lead.outfit) },
    placing: asWanted(
      scene,
      { x, y: h * 0.865, scale: scaleFor(lead, tall), shadow: 0.3, face: { mouth: 'open', open: 0.8 } },
      tall,
    ),
  }
  const head = anchors(hero).head
  const [tx, ty]: Point = [head[0] + w * 0.06, anchors(hero).crown[1] - h * 0.03]
  const spots = [
    [0.22, 0.82],
    [0.88, 0.895],
    [0.36, 0.9],
  ] as const
  const others = friends.map((figure, at): Role => {
    const [px, py] = spots[at] ?? spots[0]
    const height = Math.min(tall * 0.82, besideOf(lead, figure, tall))
    return { figure, placing: { x: px * w, y: py * h, scale: scaleFor(figure, height), shadow: 0.3, lookAt: head } }
  })
  const box = roomy(type.stacks[0]?.filled ?? boxOf(scene), w)
  paintBubble(easel, scene, box, [tx, ty])
  const seen = others.toSorted((one, other) => one.placing.y - other.placing.y)
  play(easel, [
    ...seen.filter(({ placing }) => placing.y < hero.placing.y),
    looking(hero, [w * 0.2, h * 0.6]),
    ...seen.filter(({ placing }) => placing.y >= hero.placing.y),
  ])
  if (scene.layout === 'snow') paintSnow(easel, '#ffffff', 110)
}

export const speechBubble: Family = {
  id: 'speech-bubble',
  name: 'Speech Bubble',
  look: 'character',
  templateType: 'graphic',
  genreBuckets: ["Children's:picture-book", "Children's:early-reader", "Children's:chapter-book", "Children's:*"],
  moods: ['uplifting', 'intense', 'intellectual', 'romantic'],
  technique: 'flat animals and a great speech bubble',
  lettering: 'the title spoken by the hero',
  palettes: palettesOf('frost', 'day', 'meadow', 'blossom', 'sunny'),
  pairings: playfulPairings,
  layouts: [
    { id: 'snow', phrase: 'the hero speaking on a snowfield', isEndless: true },
    { id: 'meadow', phrase: 'the hero speaking on a meadow with flowers', isEndless: true },
    { id: 'town', phrase: 'the hero speaking in front of a row of houses', isEndless: true },
    { id: 'plain', phrase: 'the hero speaking on a plain bright ground', isEndless: true },
  ],
  heroes: leads,
  sample: {
    title: 'I Am Definitely a Penguin',
    subtitle: null,
    author: 'Tove Sandvik',
    summary: 'An elephant joins the penguins. None of them wants to be the first to say something.',
  },
  shows: isPlayed,
  design: (scene) => ({
    type: planType(scene),
    back: (easel, type) => paint(easel, scene, type),
    grain: 0.15,
    vignette: 0,
  }),
}
