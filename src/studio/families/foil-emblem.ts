// Foil emblem: the hero struck in raised foil on leather, velvet or brocade, set in wreath, burst, crescent or flowers.

import { mix } from '../colour/colour.ts'
import { isGrim, isModern, isNoble, isOfKind, isOneThing, isTimeless } from '../motifs/suits.ts'
import { asPart } from '../paint/as-part.ts'
import { paintGlow } from '../paint/atmosphere/glow.ts'
import { paintMotes } from '../paint/atmosphere/motes.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { floraPalette } from '../paint/flora/arrangement.ts'
import { floralWreath } from '../paint/flora/compositions.ts'
import { metalColour } from '../paint/materials/metal.ts'
import { diamondRule } from '../paint/ornament/dividers.ts'
import { frames } from '../paint/ornament/frames.ts'
import { sunburst } from '../paint/ornament/rays.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import {
  burstSurround,
  crescentSurround,
  paintFoilHero,
  paintStrikings,
  type Seat,
  type Surround,
  wreathSurround,
} from './foil-emblem/emblem.ts'
import { type Binding, bindings, paintBinding } from './foil-emblem/ground.ts'
import { palettes } from './foil-emblem/palettes.ts'
import { band } from './zones.ts'

type FrameName = 'deco' | 'scooped' | 'notched' | 'celtic' | 'inset'

interface Plan {
  readonly titleIsLow: boolean
  readonly seat: Seat
  readonly fill: number
  readonly surround: Surround | null
  readonly frame: FrameName
  readonly binding: Binding
}

const planOf = ({ w, h, layout, random }: Scene): Plan => {
  const radius = Math.min(w * 0.305, h * 0.2)
  const low = { x: w / 2, y: h * 0.62, radius }
  const high = { x: w / 2, y: h * 0.325, radius }
  const pick = random.sub('binding')
  const frame = random.sub('frame')
  if (layout === 'sunburst')
    return {
      titleIsLow: true,
      seat: { ...high, radius: radius * 1.06 },
      fill: 0.88,
      surround: burstSurround,
      frame: frame.pick(['deco', 'inset']),
      binding: pick.pick(['velvet', 'leather']),
    }
  if (layout === 'crescent')
    return {
      titleIsLow: false,
      seat: { ...low, radius: radius * 1.05 },
      fill: 0.92,
      surround: crescentSurround,
      frame: frame.pick(['scooped', 'notched']),
      binding: 'velvet',
    }
  if (layout === 'garland')
    return {
      titleIsLow: true,
      seat: { ...high, radius: radius * 1.1 },
      fill: 0.84,
      surround: null,
      frame: 'inset',
      binding: pick.pick(['velvet', 'brocade']),
    }
  return {
    titleIsLow: false,
    seat: low,
    fill: 0.79,
    surround: wreathSurround,
    frame: frame.pick(['scooped', 'notched', 'celtic']),
    binding: pick.pick(bindings),
  }
}

/** Rays pressed blind into the binding behind the burst, so that light seems to come from the emblem. */
const paintBlindRays = asPart('rays', (easel: Easel, { palette }: Scene, { x, y, radius }: Seat): void => {
  using rays = easel.layer((ctx) => {
    ctx.fillStyle = mix(palette.mid, palette.soft, 0.3)
    sunburst(ctx, { x, y, inner: radius * 1.1, outer: Math.hypot(easel.w, easel.h), rays: 48, share: 0.5 })
    ctx.globalCompositeOperation = 'destination-in'
    const fade = ctx.createRadialGradient(x, y, radius, x, y, radius * 3.4)
    fade.addColorStop(0, '#000000ff')
    fade.addColorStop(1, '#00000000')
    ctx.fillStyle = fade
    ctx.fillRect(0, 0, easel.w, easel.h)
  })
  easel.lay(rays, { alpha: 0.26, blend: 'screen' })
})

const paintGarland = asPart(
  'blooms',
  (easel: Easel, { palette }: Scene, { x, y, radius }: Seat, avoid: readonly Box[]): void => {
    const [one, two, three, four, five] = palette.hues
    const green = mix(five, palette.dark, 0.35)
    floralWreath(easel, {
      x,
      y,
      radiusX: radius * 1.12,
      size: radius * 0.4,
      avoid,
      green: 1,
      palette: floraPalette({
        flowers: [
          mix(one, palette.deep, 0.22),
          mix(two, palette.deep, 0.15),
          mix(three, palette.deep, 0.28),
          mix(four, palette.deep, 0.1),
        ],
        greens: [green, mix(green, palette.deep, 0.4)],
        fruit: palette.accent,
        heart: palette.deep,
        stamen: metalColour(palette.metal),
      }),
      flowers: ['rose', 'peony', 'anemone'],
      sprigs: ['leafy', 'fern', 'berry', 'olive'],
      random: easel.random.sub('garland'),
    })
  },
)

const paintCover = (easel: Easel, scene: Scene, plan: Plan, type: SetType): void => {
  const { palette } = scene
  const { seat, surround } = plan
  paintBinding(easel, palette, plan.binding, seat)
  paintGlow(easel, {
    x: seat.x,
    y: seat.y,
    radius: seat.radius * 2.1,
    colour: mix(palette.mid, palette.soft, 0.25),
    strength: 0.4,
  })
  if (scene.layout === 'sunburst') paintBlindRays(easel, scene, seat)
  paintStrikings(easel, scene, { frame: frames[plan.frame], seat, surround, avoid: type.zones })
  if (scene.layout === 'garland') paintGarland(easel, scene, seat, type.zones)
  paintFoilHero(easel, scene, { seat, fill: plan.fill })
  paintMotes(easel, {
    colour: mix(metalColour(palette.metal), '#ffffff', 0.35),
    x: seat.x,
    y: seat.y,
    reach: seat.radius * 2.2,
    count: 60,
    size: 4,
    strength: 0.6,
  })
}

const planType = (scene: Scene, { titleIsLow, frame }: Plan): TypePlan => {
  const { palette, pairing } = scene
  const foil = { fill: { kind: 'foil', metal: palette.metal } } as const
  const title: Item = {
    kind: 'title',
    swashes: true,
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 380,
    maxLines: 5,
    leading: 0.95,
    gap: 40,
    minor: { scale: 0.4, rules: true },
    effect: { ...foil, fill: { ...foil.fill, bevel: 7 } },
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 60,
    ink: palette.ink,
    maxLines: 2,
    gap: 22,
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.title,
    case: 'upper',
    tracking: 0.12,
    size: 84,
    ink: palette.ink,
    effect: { ...foil, fill: { ...foil.fill, bevel: 3 } },
  }
  const divider: Item = {
    kind: 'ornament',
    height: 30,
    ink: metalColour(palette.metal),
    gap: 22,
    draw: (ctx, box) => diamondRule(ctx, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, 560)),
  }
  if (titleIsLow)
    return {
      stacks: [
        {
          box: band(scene, 0.6, 0.92, 0.12),
          align: 'center',
          anchor: 'middle',
          items: [title, subtitle, divider, author],
        },
      ],
    }
  return {
    stacks: [
      {
        box: band(scene, 0.085, 0.365, frame === 'celtic' ? 0.15 : 0.125),
        align: 'center',
        anchor: 'middle',
        items: [title, subtitle],
      },
      { box: band(scene, 0.85, 0.925, 0.15), align: 'center', anchor: 'middle', items: [author] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const plan = planOf(scene)
  return {
    type: planType(scene, plan),
    back: (easel, type) => paintCover(easel, scene, plan, type),
    grain: 0.3,
    vignette: 0.3,
  }
}

export const foilEmblem: Family = {
  id: 'foil-emblem',
  name: 'Foil Emblem',
  look: 'emblem',
  templateType: 'ornamental',
  genreBuckets: [
    'Fantasy:romantasy',
    'Fantasy:epic-fantasy',
    'Fantasy:dark-fantasy',
    'Fantasy:grimdark',
    'Fantasy:litrpg',
    'Fantasy:contemporary-urban',
    'Fantasy:*',
    'Romance:romantasy',
    'Romance:paranormal-monster',
    'Horror:dark-fantasy',
    'Young Adult:*',
  ],
  moods: ['epic', 'romantic', 'mysterious', 'intense'],
  technique: 'a raised foil emblem on a rich book binding',
  lettering: 'engraved Roman capitals in matching foil',
  palettes,
  pairings: [
    { title: 'cinzel-bold', text: 'cormorant-italic' },
    { title: 'cinzel-decorative-bold', text: 'garamond-italic' },
    { title: 'cormorant-sc', text: 'cormorant-italic' },
    { title: 'cinzel-black', text: 'garamond-italic' },
    { title: 'forum', text: 'garamond-italic' },
  ],
  layouts: [
    { id: 'wreath', phrase: 'the emblem low in a laurel wreath within an ornate frame and the title above it' },
    { id: 'sunburst', phrase: 'the emblem high in a burst of rays and the title beneath it' },
    { id: 'crescent', phrase: 'the hero cradled by a great crescent among stars, under the title' },
    { id: 'garland', phrase: 'the emblem in a garland of painted flowers and the title beneath it', isEndless: true },
  ],
  heroes: [
    'sword',
    'crown',
    'dragon',
    'raven',
    'rose',
    'wolf',
    'phoenix',
    'dagger',
    'stag',
    'snake',
    'moth',
    'key',
    'skull',
    'crossed-swords',
    'lion',
    'owl',
  ],
  sample: {
    title: 'A Crown of Thorn and Ash',
    subtitle: 'Some vows are written in blood',
    author: 'Seraphina Lake',
    summary: 'A thief bound by oath to a cruel court steals a crown that chooses its queen.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    (isTimeless(motif) || isGrim(motif)) &&
    !isModern(motif) &&
    motif.width < 1.95 &&
    (!isOfKind(motif, 'place', 'vehicle', 'person') || isNoble(motif)),
  design,
}
