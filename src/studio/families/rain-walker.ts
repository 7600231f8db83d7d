// Rain walker: a wet street at night, its lamps, and somebody in it.
import { mix, withAlpha } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import {
  centred,
  clothOn,
  type StageWish,
  showsPeople,
  showTroupe,
  somebody,
  troupeFor,
} from '../figures/covers/stage.ts'
import { onStage } from '../figures/covers/type-ground.ts'
import type { FigureLook } from '../figures/look.ts'
import type { Easel } from '../paint/easel.ts'
import { isWet } from '../places/conditions.ts'
import { bloom, fillSky } from '../places/ground.ts'
import { inLight } from '../places/in-light.ts'
import { settlePlace } from '../places/painted/settle-place.ts'
import { lying } from '../places/relight.ts'
import { fillStreet } from '../places/street.ts'
import { paintFalling } from '../places/weather.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  street: {
    among: ['umbrella', 'stroll', 'carry', 'walk', 'hand-in-hand', 'three-walking', 'parent-and-child', 'apart'],
    facing: 'away',
  },
  collar: { among: ['slouch', 'pockets', 'look-back', 'hand-on-hat', 'side-by-side', 'facing', 'friends'] },
  corner: { among: ['slouch', 'pockets', 'umbrella', 'stand', 'facing', 'apart', 'friends'], facing: 'side' },
}

const natural = ['night', 'dusk'] as const

/** The street is wet unless the book says otherwise. */
const rainy = (scene: Scene): Scene => {
  const { setting } = scene
  const isSaid = setting.weather !== null || setting.season === 'winter'
  return isSaid ? scene : { ...scene, setting: { ...setting, weather: 'rain' } }
}

const paint = (easel: Easel, given: Scene): void => {
  // The palette is painted for rain: only another hour or other weather moves it.
  const { conditions } = inLight(rainy(given), natural)
  const isRain = conditions.weather === 'rain'
  const scene = inLight(
    { ...given, setting: { ...given.setting, weather: isRain ? null : conditions.weather } },
    natural,
  )
  const { palette, manner, layout, w, h } = scene
  const { deep, dark, mid, soft, accent, light } = palette
  const isDay = conditions.hour === 'day' || conditions.hour === 'dawn'
  const troupe = troupeFor(
    scene,
    { ...wishes[layout], cloth: clothOn(given.palette, mid) },
    somebody('a detective', { age: 'adult', pose: 'walking' }),
  )
  const horizon = layout === 'collar' ? h * 0.62 : h * 0.56
  const x = layout === 'corner' ? w * 0.26 : w * 0.5
  fillSky(easel, horizon + 4, [
    [0, isDay ? mid : deep],
    [0.6, isDay ? mix(mid, soft, 0.5) : dark],
    [1, isDay ? light : mix(mid, soft, 0.25)],
  ])
  fillStreet(easel, {
    x,
    y: horizon,
    near: lying(deep, conditions, 0.3),
    far: mix(dark, mid, 0.5),
    air: mix(mid, soft, 0.35),
    window: mix(accent, light, 0.2),
    lamp: accent,
    wet: isWet(conditions) ? 0.9 : 0.15,
  })
  settlePlace(easel, { manner, palette, conditions, horizon, light: null, ground: 1.4 })
  const look: FigureLook = {
    manner: 'lit',
    light: [-0.5, -0.85],
    dark: mix(deep, '#000000', 0.3),
    keep: 0.34,
    rim: mix(accent, light, 0.45),
    backRim: mix(mid, soft, 0.6),
    edge: 0.04,
  }
  if (troupe !== null) {
    const width = troupe.ensemble.box.w
    if (layout === 'street') {
      const height = Math.min(h * 0.3, (w * 0.5 * 1000) / width)
      bloom(easel.ctx, w / 2, h * 0.66, w * 0.4, accent, 0.3)
      showTroupe(easel, troupe, {
        x: centred(troupe, w * 0.5, height),
        y: h * 0.84,
        height,
        look,
        shade: deep,
        shadeStrength: 0.9,
      })
    } else if (layout === 'collar') {
      const height = Math.min(h * 1.2, (w * 1.25 * 1000) / width)
      bloom(easel.ctx, w * 0.5, h * 0.45, w * 0.6, accent, 0.35)
      showTroupe(easel, troupe, {
        x: centred(troupe, w * 0.5, height),
        y: h * 0.3 + height,
        height,
        look: { ...look, keep: 0.42 },
      })
    } else {
      const height = Math.min(h * 0.56, (w * 0.62 * 1000) / width)
      showTroupe(easel, troupe, {
        x: centred(troupe, w * 0.68, height),
        y: h * 0.885,
        height,
        look,
        shade: deep,
        shadeStrength: 0.9,
      })
    }
  }
  paintFalling(easel, { palette, conditions, ground: h * 0.8, hasTrees: false })
  const { ctx, extent } = easel
  const top = ctx.createLinearGradient(0, 0, 0, h * 0.42)
  top.addColorStop(0, withAlpha(deep, isDay ? 0.3 : 0.8))
  top.addColorStop(1, withAlpha(deep, 0))
  ctx.fillStyle = top
  ctx.fillRect(extent.x, extent.y, extent.w, h * 0.42 - extent.y)
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const isCorner = layout === 'corner'
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.07, 0.045, 0.93, isCorner ? 0.33 : 0.32),
        ink: palette.ink,
        line: palette.accent,
        lockup: 'block',
        upper: true,
        maxSize: 460,
        leading: 0.85,
        align: isCorner ? 'left' : 'center',
        effect: { shadow: { colour: palette.deep, blur: 0.12, alpha: 0.8 } },
      }),
      authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), palette.ink),
    ],
  }
}

export const rainWalker: Family = {
  id: 'rain-walker',
  name: 'Rain Walker',
  look: 'figure',
  templateType: 'atmospheric',
  genreBuckets: [
    'Mystery:procedural',
    'Thriller:procedural',
    'Mystery:true-crime',
    'Thriller:true-crime',
    'Fantasy:contemporary-urban',
    'Thriller:espionage',
    'Mystery:*',
  ],
  moods: ['mysterious', 'intense', 'melancholic'],
  technique: 'a figure in lamplight on a wet street at night',
  lettering: 'tall condensed capitals',
  palettes: palettesOf('dusk'),
  pairings: [
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'oswald-bold', text: 'oswald-medium' },
    { title: 'anton', text: 'oswald-medium' },
    { title: 'limelight', text: 'josefin' },
  ],
  layouts: [
    { id: 'street', phrase: 'somebody walking away down a wet street between lamps', isEndless: true },
    { id: 'collar', phrase: 'somebody near, cut by the lower edge, the street behind', isEndless: true },
    { id: 'corner', phrase: 'somebody waiting on the right while the street runs away on the left', isEndless: true },
  ],
  heroes: [
    'detective',
    'man-in-coat',
    'woman-standing',
    'hooded-figure',
    'couple-walking',
    'two-people',
    'soldier',
    'small-group',
  ],
  sample: {
    title: 'Every Light in Harbour Street',
    subtitle: 'A Detective Marek novel',
    author: 'Ada Kovacs',
    summary: 'Four lamps go out on four wet nights, and under each of them Inspector Marek finds the same left shoe.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: onStage(scene, paint), grain: 0.5, vignette: 0.4 }),
}
