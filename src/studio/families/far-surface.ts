// Far surface: somebody very small on a world that is very large.
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
import { outlineOf } from '../figures/ensemble.ts'
import type { FigureLook } from '../figures/look.ts'
import { paintStars } from '../paint/atmosphere/stars.ts'
import type { Easel } from '../paint/easel.ts'
import { bloom, fillDisc, fillGround, fillRidge, fillSky } from '../places/ground.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  planet: {
    among: ['stand', 'lookup', 'stroll', 'watching', 'hand-in-hand', 'three-walking', 'apart'],
    facing: 'away',
  },
  above: { among: ['walk', 'stroll', 'carry', 'hand-in-hand', 'three-walking', 'apart'], down: 40 },
  visor: { among: ['stand', 'lookup', 'side-by-side', 'friends', 'back-to-back', 'hero', 'crossed'] },
}

const planet = (easel: Easel, scene: Scene, x: number, y: number, radius: number): void => {
  const { palette } = scene
  const { ctx } = easel
  bloom(ctx, x, y, radius * 1.35, palette.accent, 0.45)
  fillDisc(easel, 'planet', x, y, radius, mix(palette.mid, palette.dark, 0.1))
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 7)
  ctx.clip()
  const random = easel.random.sub('bands')
  for (let at = -1; at < 1; at += 0.07) {
    ctx.fillStyle = withAlpha(
      random.pick([palette.soft, palette.accent, palette.mid, palette.dark]),
      random.between(0.12, 0.4),
    )
    ctx.beginPath()
    ctx.ellipse(x, y + at * radius, radius * 1.2, radius * random.between(0.02, 0.09), -0.16, 0, 7)
    ctx.fill()
  }
  const night = ctx.createLinearGradient(x - radius, y - radius * 0.5, x + radius * 0.8, y + radius * 0.6)
  night.addColorStop(0, withAlpha(palette.light, 0.4))
  night.addColorStop(0.4, withAlpha(palette.deep, 0))
  night.addColorStop(1, withAlpha(palette.deep, 0.95))
  ctx.fillStyle = night
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  ctx.restore()
}

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, layout, w, h } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  const troupe = troupeFor(
    scene,
    { ...wishes[layout], cloth: clothOn(palette, dark) },
    somebody('an astronaut', { age: 'adult' }),
  )
  const look: FigureLook = {
    manner: 'painted',
    light: [-0.75, -0.6],
    dark: deep,
    rim: mix(light, accent, 0.3),
    edge: 0.04,
  }
  if (layout === 'above') {
    const { ctx } = easel
    fillSky(easel, h, [
      [0, mix(accent, dark, 0.35)],
      [0.6, mix(accent, soft, 0.35)],
      [1, mix(accent, mid, 0.5)],
    ])
    const random = easel.random.sub('craters')
    easel.part('rock', () => {
      for (let crater = 0; crater < 26; crater++) {
        const [x, y, radius] = [
          easel.extent.x + random.next() * easel.extent.w,
          random.next() * h,
          Math.min(w, h) * random.between(0.01, 0.13) ** 1.15,
        ]
        ctx.fillStyle = mix(mix(accent, dark, 0.35), mid, 0.2)
        ctx.globalAlpha = 0.55
        ctx.beginPath()
        ctx.ellipse(x, y, radius, radius * 0.8, 0, 0, 7)
        ctx.fill()
        ctx.globalAlpha = 0.7
        ctx.fillStyle = mix(accent, soft, 0.5)
        ctx.beginPath()
        ctx.ellipse(x + radius * 0.12, y + radius * 0.14, radius * 0.9, radius * 0.68, 0, 0, 7)
        ctx.fill()
      }
      ctx.globalAlpha = 1
    })
    if (troupe === null || easel.without.has(scene.hero.id) || scene.hero.altered?.scale === 0) return
    const height = Math.min(h * 0.16, (w * 0.5 * 1000) / troupe.ensemble.box.w)
    const place = { x: centred(troupe, w * 0.34, height), y: h * 0.74, height }
    easel.part('shadow', () => {
      ctx.save()
      ctx.translate(place.x, place.y)
      ctx.transform(height / 1000, 0, (-1.9 * height) / 1000, (0.85 * height) / 1000, 0, 0)
      ctx.fillStyle = withAlpha(deep, 0.72)
      ctx.fill(outlineOf(troupe.ensemble))
      ctx.restore()
    })
    for (let step = 0; step < 12; step++) {
      ctx.fillStyle = withAlpha(deep, 0.35)
      ctx.beginPath()
      ctx.ellipse(
        place.x - w * 0.02 + step * w * 0.055 + (step % 2) * 12,
        place.y + 8 + step * h * 0.018,
        16,
        8,
        0.3,
        0,
        7,
      )
      ctx.fill()
    }
    showTroupe(easel, troupe, { ...place, look })
    return
  }
  fillSky(easel, h, [
    [0, deep],
    [0.7, dark],
    [1, mix(dark, mid, 0.5)],
  ])
  paintStars(easel, { colours: [light, soft], to: h * 0.8 })
  if (layout === 'planet') {
    planet(easel, scene, w * 0.5, h * 0.56, Math.min(w * 0.48, h * 0.34))
    fillRidge(
      easel,
      { base: h * 0.84, height: h * 0.1, length: w * 0.5, seed: 5, rough: 0.6 },
      mix(dark, mid, 0.3),
      mix(mid, dark, 0.4),
      'rock',
    )
    fillGround(easel, 'rock', h * 0.83, [
      [0, mix(mid, dark, 0.35)],
      [1, deep],
    ])
    if (troupe === null) return
    const height = Math.min(h * 0.13, (w * 0.5 * 1000) / troupe.ensemble.box.w)
    showTroupe(easel, troupe, {
      x: centred(troupe, w * 0.5, height),
      y: h * 0.875,
      height,
      look,
      shade: deep,
      shadeStrength: 0.8,
    })
  } else {
    planet(easel, scene, w * 0.78, h * 0.4, Math.min(w, h) * 0.34)
    if (troupe === null) return
    const height = Math.min(h * 1.3, (w * 1.3 * 1000) / troupe.ensemble.box.w)
    showTroupe(easel, troupe, {
      x: centred(troupe, w * 0.42, height),
      y: h * 0.34 + height,
      height,
      look,
    })
    const { ctx, extent } = easel
    const foot = ctx.createLinearGradient(0, h * 0.72, 0, h)
    foot.addColorStop(0, withAlpha(deep, 0))
    foot.addColorStop(1, withAlpha(deep, 0.9))
    ctx.fillStyle = foot
    ctx.fillRect(extent.x, h * 0.72, extent.w, h)
  }
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const ink = layout === 'above' ? palette.deep : palette.ink
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.07, 0.05, 0.93, layout === 'planet' ? 0.25 : layout === 'above' ? 0.4 : 0.3),
        ink,
        upper: true,
        anchor: 'middle',
        maxSize: 380,
        line: layout === 'above' ? palette.deep : palette.accent,
        tracking: 0.04,
      }),
      authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), ink),
    ],
  }
}

export const farSurface: Family = {
  id: 'far-surface',
  name: 'Far Surface',
  look: 'figure',
  templateType: 'illustrated',
  genreBuckets: [
    'Science Fiction:hard-sf',
    'Science Fiction:space-opera',
    'Science Fiction:*',
    'Science Fiction:dystopian',
  ],
  moods: ['epic', 'mysterious', 'intellectual', 'melancholic'],
  technique: 'a small figure on another world',
  lettering: 'wide technical capitals',
  palettes: palettesOf('orbit'),
  pairings: [
    { title: 'exo-bold', text: 'rajdhani' },
    { title: 'orbitron-bold', text: 'exo-bold' },
    { title: 'space-grotesk-bold', text: 'space-grotesk' },
    { title: 'russo-one', text: 'rajdhani' },
  ],
  layouts: [
    { id: 'planet', phrase: 'somebody tiny before a planet that fills the sky', isEndless: true },
    { id: 'above', phrase: 'somebody seen from above with a long shadow among craters', isEndless: true },
    { id: 'visor', phrase: 'somebody near, cut by the lower edge, a planet on the right', isEndless: true },
  ],
  heroes: [
    'astronaut',
    'woman-standing',
    'man-in-coat',
    'two-people',
    'small-group',
    'soldier',
    'climber',
    'couple-walking',
  ],
  sample: {
    title: 'Sol 4001',
    subtitle: 'No one is coming. Someone is here.',
    author: 'R. K. Adeyemi',
    summary:
      'Eleven years after the last ship, the only botanist on Mars finds a second row of footprints beside her own.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: onStage(scene, paint), grain: 0.3, vignette: 0.25 }),
}
