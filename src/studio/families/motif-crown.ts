// Motif crown: a crown wider than the page whose points are another thing: waves, flames, pines, towers, blades.

import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { layLifted, within } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, isThere, standThing } from '../compositions/things.ts'
import { findMotif } from '../motifs/find-motif.ts'
import type { Motif } from '../motifs/motif.ts'
import { isGrim, isMass, isNoble, isOfKind, isOneThing, isSomebody, sizeOf } from '../motifs/suits.ts'
import { lerp } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { metalColour } from '../paint/materials/metal.ts'
import { relief } from '../paint/materials/relief.ts'
import { blend, dot, fillBox } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'

/** Things that stand as points of a crown: their foot may be hidden by the rim. */
const pointed: ReadonlySet<string> = new Set(
  'wave flame pine tower tree bare-tree castle sword dagger feather lighthouse mountain lightning candle knife chess-king quill rose tulip church arrow palm'.split(
    ' ',
  ),
)

const byPlace = {
  sea: 'wave',
  forest: 'pine',
  mountains: 'mountain',
  city: 'tower',
  village: 'tower',
  river: 'wave',
} as const

/** The points are the book's own where it has something pointed, else of its place; what they carry is the rest. */
const castOf = ({ hero, companions, setting }: Scene): { point: Motif | undefined; carried: Motif | undefined } => {
  const all = [hero, ...companions].filter(isThere)
  const own = all.find(({ id }) => pointed.has(id))
  const place = setting.place
  const ofPlace =
    place !== null && place in byPlace ? Object.entries(byPlace).find(([name]) => name === place)?.[1] : undefined
  const point = own ?? findMotif(ofPlace ?? 'flame')
  return { point, carried: all.find(({ id, width }) => id !== point?.id && id !== 'crown' && width < 1.7) }
}

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const { deep, light } = inksOf(palette)
  const ink = speaking(light, deep, palette)
  const foil = {
    fill: { kind: 'foil', metal: palette.metal, bevel: 7 },
    shadow: { colour: '#000000', blur: 0.05, drop: 0.04, alpha: 0.8 },
  } as const
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, 0.11), 'center', 'top', [
        lineIn(scene, 'author', 108, ink, { case: 'upper', tracking: 0.1, maxLines: 2 }),
      ]),
      stackIn(boxIn(scene, 0, 0.655, 1, 1), 'center', 'bottom', [
        titleIn(scene, metalColour(palette.metal), {
          lockup: 'block',
          case: 'upper',
          maxSize: 420,
          leading: 0.75,
          minor: { scale: 0.5 },
          tracking: 0.01,
          effect: foil,
          gap: 50,
        }),
        lineIn(scene, 'subtitle', 72, ink),
      ]),
    ],
  }
}

interface Rim {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly flat: number
}

/** Angle on the rim and height; those at the sides are seen narrower. */
const drawPoints = (
  easel: Easel,
  ctx: Context,
  rim: Rim,
  point: Motif,
  ats: readonly (readonly [number, number])[],
  body: string,
  lit: string,
  scene: Scene,
): void => {
  const { deep, accent } = inksOf(scene.palette)
  for (const [angle, tall] of ats) {
    const height = Math.min(tall, (easel.w * 0.4) / point.width)
    ctx.save()
    ctx.translate(rim.x + Math.cos(angle) * rim.wide * 0.985, rim.y + Math.sin(angle) * rim.flat + easel.h * 0.014)
    ctx.rotate(Math.cos(angle) * 0.3)
    ctx.scale((Math.cos(angle) > 0 ? 1 : -1) * lerp(0.62, 1, Math.abs(Math.sin(angle))), 1)
    standThing(
      easel,
      point,
      { x: 0, y: 0, height },
      { body, shade: mix(body, deep, 0.45), light: lit, accent: lit, line: mix(body, deep, 0.75) },
      ctx,
    )
    const radius = easel.w * 0.019
    for (const [size, colour, off] of [
      [1.2, mix(accent, deep, 0.6), 0],
      [1, accent, 0],
      [0.42, mix(accent, '#ffffff', 0.75), 0.32],
    ] as const)
      dot(ctx, -radius * off, -height - radius * (0.5 + off), radius * size, colour)
    ctx.restore()
  }
}

const hoop = (ctx: Context, { x, y, wide, flat }: Rim, tall: number): void => {
  ctx.beginPath()
  ctx.ellipse(x, y, wide * 1.06, flat * 1.08, 0, 0.02, Math.PI - 0.02)
  ctx.lineTo(x - wide, y + tall)
  ctx.ellipse(x, y + tall, wide, flat * 1.1, 0, Math.PI, 0, true)
  ctx.closePath()
  ctx.fill()
}

const paintBack = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h, extent } = easel
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  const { point, carried } = castOf(scene)
  const isCirclet = scene.layout === 'circlet'
  const rim: Rim = { x: w / 2, y: h * 0.5, wide: w * (isCirclet ? 0.44 : 0.495), flat: h * 0.066 }
  const tall = h * (isCirclet ? 0.055 : 0.072)
  easel.part('sky', () =>
    easel.fill(
      blend(
        ctx,
        [0, 0],
        [0, h],
        [0, deep],
        [0.36, ground],
        [0.58, mix(ground, light, 0.2)],
        [0.7, mix(ground, deep, 0.7)],
        [1, mix(deep, '#000000', 0.45)],
      ),
    ),
  )
  if (!point) return
  const turn = Math.PI
  easel.part('glass', () => {
    easel.soft(90, (on) => dot(on, rim.x, h * 0.36, w * 0.34, mix(light, accent, 0.35), h * 0.17), {
      blend: 'screen',
      alpha: 0.6,
    })
    using far = easel.layer((on) =>
      drawPoints(
        easel,
        on,
        rim,
        point,
        [
          [turn * 1.14, h * 0.2],
          [turn * 1.86, h * 0.2],
          [turn * 1.3, h * 0.2],
          [turn * 1.7, h * 0.2],
        ],
        mix(second, deep, 0.55),
        mix(second, light, 0.15),
        scene,
      ),
    )
    easel.lay(far)
  })
  if (carried) {
    const black = mix(deep, '#000000', 0.2)
    const height = heightIn(carried, w * 0.6, h * (scene.layout === 'throne' ? 0.38 : 0.32))
    using thing = easel.layer((on) =>
      standThing(
        easel,
        carried,
        { x: rim.x, y: h * 0.525, height },
        {
          body: black,
          shade: mix(black, '#000000', 0.4),
          light: mix(deep, second, 0.5),
          accent,
          line: mix(black, second, 0.25),
        },
        on,
      ),
    )
    within(thing, (on) =>
      fillBox(
        on,
        blend(on, [0, h * 0.2], [0, h * 0.54], [0, withAlpha(accent, 0)], [1, withAlpha(second, 0.6)]),
        extent,
      ),
    )
    easel.soft(30, (on) => on.drawImage(thing.canvas, thing.box.x, thing.box.y, thing.box.w, thing.box.h), {
      blend: 'screen',
      alpha: 0.3,
    })
    easel.lay(thing)
  }
  easel.part('fog', () =>
    easel.soft(
      58,
      (on) => fillBox(on, withAlpha(light, 0.5), { x: extent.x, y: h * 0.485, w: extent.w, h: h * 0.022 }),
      { blend: 'screen', alpha: 0.7 },
    ),
  )
  const near: readonly (readonly [number, number])[] = isCirclet
    ? [
        [turn * 0.06, h * 0.17],
        [turn * 0.94, h * 0.17],
        [turn * 0.27, h * 0.15],
        [turn * 0.73, h * 0.15],
        [turn * 0.5, h * 0.12],
      ]
    : [
        [turn * 0.02, h * 0.22],
        [turn * 0.98, h * 0.22],
        [turn * 0.19, h * 0.24],
        [turn * 0.81, h * 0.24],
        [turn * 0.36, h * 0.17],
        [turn * 0.64, h * 0.17],
        [turn * 0.5, h * 0.11],
      ]
  using points = easel.layer((on) =>
    drawPoints(easel, on, rim, point, near, second, mix(light, '#ffffff', 0.35), scene),
  )
  layLifted(easel, points, { lift: 12, colour: deep, alpha: 0.5 })
  easel.part('gems', () => {
    relief(easel, (on) => hoop(on, rim, tall), {
      metal: scene.palette.metal,
      bevel: 11,
      flat: 0.5,
      sweep: 0.22,
      shadow: 0.6,
      box: { x: 0, y: rim.y - tall, w, h: rim.flat * 2 + tall * 3 },
    })
    for (let at = 0; at < 9; at++) {
      const angle = turn * lerp(0.1, 0.9, at / 8)
      const radius = w * (at % 2 ? 0.014 : 0.026) * lerp(0.75, 1, Math.sin(angle))
      ctx.save()
      ctx.translate(rim.x + Math.cos(angle) * rim.wide * 1.03, rim.y + tall * 0.5 + Math.sin(angle) * rim.flat * 1.09)
      ctx.scale(lerp(0.55, 1, Math.sin(angle)), 1)
      dot(ctx, 0, 0, radius * 1.22, mix(metalColour(scene.palette.metal), '#000000', 0.6))
      const stone = ctx.createRadialGradient(-radius * 0.3, -radius * 0.35, radius * 0.1, 0, 0, radius)
      stone.addColorStop(0, '#ffffff')
      stone.addColorStop(0.3, mix(second, '#ffffff', 0.2))
      stone.addColorStop(1, mix(second, deep, 0.6))
      ctx.fillStyle = stone
      ctx.beginPath()
      ctx.arc(0, 0, radius, 0, turn * 2)
      ctx.fill()
      ctx.restore()
    }
  })
  easel.part('sparks', () => {
    const random = scene.random.sub('sparks')
    for (let at = 0; at < 260; at++)
      dot(
        ctx,
        random.between(0, w),
        h * 0.5 - Math.abs(random.bell()) * h * 0.13,
        random.between(1, 5.5),
        withAlpha(mix(light, '#ffffff', 0.6), random.between(0.15, 0.8)),
      )
  })
}

export const motifCrown: Family = {
  id: 'motif-crown',
  name: 'Motif Crown',
  look: 'object',
  templateType: 'illustrated',
  genreBuckets: [
    'Fantasy:epic-fantasy',
    'Fantasy:dark-fantasy',
    'Fantasy:romantasy',
    'Fantasy:grimdark',
    'Fantasy:*',
    'Romance:romantasy',
    'Young Adult:*',
  ],
  moods: ['epic', 'intense', 'mysterious', 'romantic'],
  technique: 'a jewelled crown wider than the page whose points are another thing and that carries a third',
  lettering: 'Roman capitals in the metal of the crown',
  palettes: palettesOf('motif-crown'),
  pairings: [
    { title: 'cinzel-black', text: 'cinzel-medium' },
    { title: 'cinzel-decorative-bold', text: 'cinzel-medium' },
    { title: 'forum', text: 'forum' },
    { title: 'cormorant-sc', text: 'cormorant-sc' },
  ],
  layouts: [
    { id: 'crown', phrase: 'the crown across the page with the subject rising in it above the title' },
    { id: 'circlet', phrase: 'a narrow circlet with few points above the title' },
    { id: 'throne', phrase: 'the subject towering in the crown above the title' },
  ],
  heroes: [
    'wave',
    'flame',
    'pine',
    'tower',
    'sword',
    'castle',
    'dragon',
    'tall-ship',
    'stag',
    'raven',
    'rose',
    'feather',
    'wolf',
  ],
  sample: {
    title: 'The Salt Crown',
    subtitle: 'Book one of the Tidebound',
    author: 'Maren Aldous',
    summary: 'A tall ship of exiles sails for the drowned kingdom whose queen wears the waves as a crown.',
  },
  shows: (motif) =>
    pointed.has(motif.id) ||
    (isOneThing(motif) &&
      motif.width < 1.7 &&
      (motif.kind !== 'person' || isSomebody(motif)) &&
      (isOfKind(motif, 'vehicle', 'person') ||
        (motif.kind === 'creature' && (sizeOf(motif) >= 0.1 || isNoble(motif)) && !isGrim(motif)) ||
        (motif.kind === 'place' && motif.width < 1.3) ||
        (isMass(motif) && isNoble(motif)))),
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel) => paintBack(easel, scene),
    grain: 0.35,
    vignette: 0.3,
  }),
}
