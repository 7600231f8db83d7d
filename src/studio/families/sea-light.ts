// Sea light: a tower of light over the swell, a ship before the sun between waves, a small boat seen from straight above.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import { findMotif } from '../motifs/find-motif.ts'
import { paintGlow } from '../paint/atmosphere/glow.ts'
import { paintSky } from '../paint/atmosphere/sky.ts'
import type { Easel } from '../paint/easel.ts'
import { stampMotif } from '../paint/stamp.ts'
import { paintHeaven } from '../places/heaven.ts'
import { inLight, type LitScene } from '../places/in-light.ts'
import { settlePlace } from '../places/painted/settle-place.ts'
import { crestOf, paintBoatFromAbove, paintLight, paintSeaFromAbove, paintSwells, swellRanks } from '../places/sea.ts'
import { paintFalling } from '../places/weather.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const sails: ReadonlySet<string> = new Set(['tall-ship', 'sailboat'])

const natural = ['dusk', 'night'] as const

const skyStops = (scene: LitScene): readonly Colour[] => {
  const { deep, dark, mid, soft, light, accent } = scene.palette
  const { hour } = scene.conditions
  if (hour === 'night') return [mix(deep, '#000000', 0.1), dark, mix(mid, dark, 0.3), mix(soft, mid, 0.4)]
  if (hour === 'dusk') return [dark, mid, mix(soft, accent, 0.3), mix(light, accent, 0.35)]
  return [mix(mid, dark, 0.25), mix(soft, mid, 0.45), soft, light]
}

const seaOf = ({ palette: { deep, dark, mid, soft, light } }: LitScene) => ({
  far: mix(mid, soft, 0.25),
  near: mix(dark, deep, 0.55),
  crest: mix(light, soft, 0.25),
})

const beacon = (easel: Easel, scene: LitScene): void => {
  const { palette, w, h } = scene
  const { ctx, extent } = easel
  const horizon = h * 0.72
  const own = scene.random.sub('tower')
  const side = own.chance(0.5) ? 1 : -1
  const at = {
    x: w * (0.5 + side * own.between(0.16, 0.26)),
    y: h * 0.745,
    height: Math.min(h * 0.42, w * 0.86) * own.between(0.7, 1),
  }
  paintSky(easel, { stops: skyStops(scene), horizon, cloudiness: 0.55, light: { x: at.x, y: at.y - at.height } })
  const lamp = mix(palette.accent, palette.light, 0.6)
  const swell = { ...seaOf(scene), horizon, to: h * 1.08, height: h * 0.16 }
  paintSwells(easel, { ...swell, until: 4 })
  const place = paintLight(easel, at, {
    stone: mix(palette.light, palette.soft, 0.15),
    band: mix(palette.counter, palette.deep, 0.12),
    dark: mix(palette.deep, '#000000', 0.15),
    rock: mix(palette.dark, palette.deep, 0.4),
    lamp: mix(lamp, '#ffffff', 0.5),
  })
  easel.shine('rays', () => {
    for (const [dx, dy, wide, alpha] of [
      [-side, -0.16, 0.13, 0.62],
      [side, 0.1, 0.1, 0.36],
    ] as const) {
      const reach = extent.w * 1.3
      const light = ctx.createLinearGradient(place.x, place.y, place.x + dx * w * 0.95, place.y + dy * w)
      light.addColorStop(0, withAlpha(lamp, alpha))
      light.addColorStop(1, withAlpha(lamp, 0))
      ctx.fillStyle = light
      ctx.beginPath()
      ctx.moveTo(place.x, place.y - at.height * 0.02)
      ctx.lineTo(place.x + dx * reach, place.y + (dy - wide) * reach)
      ctx.lineTo(place.x + dx * reach, place.y + (dy + wide) * reach)
      ctx.lineTo(place.x, place.y + at.height * 0.02)
      ctx.fill()
    }
  })
  paintGlow(easel, { ...place, radius: at.height * 0.75, colour: lamp, strength: 0.95 })
  paintSwells(easel, { ...swell, from: 4 })
}

const ship = (easel: Easel, scene: LitScene): void => {
  const { palette, hero, w, h } = scene
  const horizon = h * 0.66
  const own = scene.random.sub('sun')
  const sun = { x: w * own.between(0.4, 0.6), y: h * 0.55, r: Math.min(w * 0.36, h * 0.26) * own.between(0.62, 1) }
  const glow = mix(palette.accent, palette.light, 0.35)
  paintSky(easel, { stops: skyStops(scene), horizon, cloudiness: 0.4, light: sun })
  paintGlow(easel, { x: sun.x, y: sun.y, radius: sun.r * 2.6, colour: glow, strength: 0.5 })
  const { conditions } = scene
  const disc = mix(glow, palette.light, 0.45)
  paintHeaven(easel, { ...sun, horizon, palette, conditions, sun: disc })
  const swell = { ...seaOf(scene), horizon, to: h * 1.1, height: h * 0.24 }
  paintSwells(easel, { ...swell, until: 4 })
  const vessel = sails.has(hero.id) ? hero : findMotif('tall-ship')
  if (vessel !== undefined) {
    const dark = mix(palette.deep, '#000000', 0.15)
    const height = Math.min(h * 0.34, (w * 0.72) / Math.max(0.6, vessel.width))
    stampMotif(easel, vessel, {
      x: w * 0.5,
      y: crestOf(easel, swell, 4)(w * 0.5) + height * 0.13,
      height,
      turn: -0.05,
      tones: {
        body: dark,
        shade: dark,
        light: mix(palette.light, dark, 0.2),
        accent: palette.counter,
        line: mix(dark, palette.mid, 0.4),
      },
      random: easel.random.sub('ship'),
    })
  }
  paintSwells(easel, { ...swell, from: 4, until: swellRanks })
}

/** A ship in heavy seas: the swell runs high before and behind it, and lightning shows the clouds. */
const storm = (easel: Easel, scene: LitScene): void => {
  const { palette, hero, random, w, h } = scene
  const horizon = h * 0.6
  const side = random.sub('tack').chance(0.5) ? 1 : -1
  const cloudBreak = { x: w * (0.5 - side * 0.24), y: h * 0.42 }
  paintSky(easel, { stops: skyStops(scene), horizon, cloudiness: 0.95, light: cloudBreak })
  easel.shine('clouds', () =>
    paintGlow(easel, { ...cloudBreak, radius: h * 0.3, colour: mix(palette.light, '#e8f4ff', 0.4), strength: 0.55 }),
  )
  const swell = { ...seaOf(scene), horizon, to: h * 1.12, height: h * 0.34 }
  paintSwells(easel, { ...swell, until: 5 })
  const vessel = sails.has(hero.id) ? hero : findMotif('tall-ship')
  if (vessel !== undefined) {
    const dark = mix(palette.deep, '#000000', 0.2)
    const height = Math.min(h * 0.34, (w * 0.66) / Math.max(0.6, vessel.width))
    const x = w * (0.5 + side * 0.06)
    stampMotif(easel, vessel, {
      x,
      y: crestOf(easel, swell, 5)(x) + height * 0.1,
      height,
      flip: side > 0,
      turn: side * 0.2,
      tones: {
        body: dark,
        shade: dark,
        light: mix(palette.light, palette.mid, 0.25),
        accent: mix(palette.accent, dark, 0.3),
        line: mix(dark, palette.mid, 0.4),
      },
      random: easel.random.sub('ship'),
    })
  }
  paintSwells(easel, { ...swell, from: 5, until: swellRanks })
}

const above = (easel: Easel, scene: LitScene): void => {
  const { palette, w, h } = scene
  const sea = seaOf(scene)
  paintSeaFromAbove(easel, {
    far: mix(palette.mid, palette.dark, 0.12),
    near: mix(palette.dark, palette.deep, 0.5),
    crest: mix(palette.soft, sea.crest, 0.3),
  })
  const turn = 0.42
  const [x, y, long] = [w * 0.64, h * 0.6, Math.min(w, h) * 0.23]
  easel.shine('sun', () =>
    paintGlow(easel, {
      x: w * 0.2,
      y: h * 0.12,
      radius: h * 0.6,
      colour: mix(palette.accent, palette.light, 0.6),
      strength: 0.34,
    }),
  )
  paintBoatFromAbove(
    easel,
    { x, y, long, turn },
    {
      hull: mix(palette.light, palette.counter, 0.1),
      wood: mix(palette.accent, palette.deep, 0.25),
      dark: mix(palette.deep, '#000000', 0.2),
      foam: mix(palette.light, '#ffffff', 0.4),
    },
  )
}

const painters: Readonly<Record<string, (easel: Easel, scene: LitScene) => void>> = { beacon, ship, above, storm }

/** Where sky meets sea, and how the swell runs. */
const horizons: Readonly<Record<string, number>> = { beacon: 0.72, ship: 0.66, storm: 0.6, above: 0 }

const paint = (easel: Easel, given: Scene): void => {
  // In the middle of a storm there is no other weather.
  const stormy = given.layout === 'storm' && given.setting.weather !== 'snow' ? 'storm' : given.setting.weather
  const scene = inLight({ ...given, setting: { ...given.setting, weather: stormy } }, natural)
  painters[scene.layout]?.(easel, scene)
  const { palette, conditions, manner, h } = scene
  const horizon = h * (horizons[scene.layout] ?? 0)
  settlePlace(easel, { manner, palette, conditions, horizon, light: null, ground: 0.12 })
  paintFalling(easel, { palette, conditions, ground: h, hasTrees: false })
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const shadow = { shadow: { colour: palette.deep, blur: 0.12, alpha: 0.55 } }
  const author = authorStack(scene, area(scene, 0.08, 0.91, 0.92, 0.965), palette.ink)
  if (layout === 'above')
    return {
      stacks: [
        titleStack(scene, {
          box: area(scene, 0.07, 0.055, 0.93, 0.44),
          ink: palette.ink,
          line: palette.light,
          upper: true,
          lockup: 'block',
          align: 'left',
          maxSize: 430,
          effect: shadow,
        }),
        authorStack(scene, area(scene, 0.07, 0.91, 0.93, 0.965), palette.ink, 92, 'left'),
      ],
    }
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.07, 0.05, 0.93, layout === 'ship' ? 0.275 : layout === 'storm' ? 0.255 : 0.33),
        ink: palette.ink,
        line: palette.light,
        upper: true,
        maxSize: 380,
        leading: 0.9,
        effect: shadow,
      }),
      author,
    ],
  }
}

export const seaLight: Family = {
  id: 'sea-light',
  name: 'Sea Light',
  look: 'landscape',
  templateType: 'illustrated',
  genreBuckets: [
    'Historical Fiction:historical-fiction',
    'Mystery:rural',
    'Contemporary Fiction:family-saga',
    'Biography & Memoir:historical',
    'Fantasy:myth-folklore',
    'Historical Fiction:*',
    'Young Adult:*',
  ],
  moods: ['epic', 'melancholic', 'mysterious', 'intense'],
  technique: 'a painted sea in ranks of swell under one light',
  lettering: 'capitals like names on a transom',
  palettes: [...palettesOf('dusk'), ...palettesOf('moonlit'), ...palettesOf('seaside'), ...palettesOf('sunset')],
  pairings: [
    { title: 'cinzel-bold', text: 'cormorant-bold' },
    { title: 'league-gothic', text: 'josefin' },
    { title: 'playfair', text: 'josefin' },
    { title: 'cormorant-bold', text: 'josefin' },
  ],
  layouts: [
    { id: 'beacon', phrase: 'a tower of light on its rock, its beam across the sky under the title', isEndless: true },
    { id: 'ship', phrase: 'a ship before a great sun between waves', isEndless: true },
    { id: 'storm', phrase: 'a ship thrown high by the swell under a torn sky', isEndless: true },
    { id: 'above', phrase: 'a small boat on a wide sea seen from straight above', isEndless: true },
  ],
  heroes: ['tall-ship', 'sailboat', 'lighthouse'],
  sample: {
    title: "The Widow's Latitude",
    subtitle: 'A novel of the southern whalers',
    author: 'Tobias Wren',
    summary:
      'When the whaler Constance is given up for lost, her captain’s widow buys the one ship that nobody else would insure and sails after him.',
  },
  shows: ({ id }) => sails.has(id) || id === 'lighthouse',
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => paint(easel, scene),
    grain: 0.38,
    vignette: 0.28,
  }),
}
