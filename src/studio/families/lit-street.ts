// Lit street: a street at its hour from low down, one lit window in a wall of them, a crossing from straight above.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import { showsPeople, showTroupe } from '../figures/covers/stage.ts'
import { drawGlow, paintGlow } from '../paint/atmosphere/glow.ts'
import { paintSky } from '../paint/atmosphere/sky.ts'
import type { Easel } from '../paint/easel.ts'
import { paintAvenue, seenThrough } from '../places/avenue.ts'
import { isSnowy, isWet } from '../places/conditions.ts'
import { inLight, type LitScene } from '../places/in-light.ts'
import { standing } from '../places/of-book.ts'
import { settlePlace } from '../places/painted/settle-place.ts'
import { lying } from '../places/relight.ts'
import { paintFalling } from '../places/weather.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const natural = ['night', 'dusk', 'night'] as const

const lampOf = ({ palette: { counter, accent, light } }: LitScene): Colour =>
  mix(mix(accent, '#ffc46a', 0.5), mix(light, counter, 0.2), 0.2)

/** Where the book says nothing, half of its streets are wet; in winter they are white. */
const isRainy = ({ conditions, random }: LitScene): boolean =>
  isWet(conditions) || (conditions.weather === null && !isSnowy(conditions) && random.sub('wet').chance(0.5))

const down = (easel: Easel, scene: LitScene): void => {
  const { palette, w, h } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  const { hour } = scene.conditions
  const isDay = hour === 'day' || hour === 'dawn'
  const camera = {
    x: w * scene.random.sub('camera').between(0.42, 0.58),
    y: h * 0.635,
    focus: Math.min(w, h * 0.7) * 0.86,
    eye: 1.35,
  }
  const glow = isDay ? light : hour === 'dusk' ? mix(accent, light, 0.4) : mix(mid, lampOf(scene), 0.42)
  paintSky(easel, {
    stops: isDay ? [mix(mid, soft, 0.4), soft, light] : [mix(deep, '#000000', 0.15), dark, mix(mid, dark, 0.25), glow],
    horizon: camera.y,
    cloudiness: 0.4,
    light: { x: camera.x, y: camera.y },
  })
  paintGlow(easel, { x: camera.x, y: camera.y - h * 0.04, radius: h * 0.4, colour: glow, strength: 0.85 })
  paintAvenue(easel, {
    camera,
    half: 6.4,
    houses: [12, 21],
    isWet: isRainy(scene),
    light: {
      air: mix(glow, isDay ? soft : mid, 0.35),
      near: mix(deep, '#000000', 0.2),
      wall: isDay ? mix(soft, mid, 0.35) : mix(dark, mid, 0.4),
      ground: lying(isDay ? mix(soft, mid, 0.5) : dark, scene.conditions, 0.6),
      lamp: lampOf(scene),
      signs: [accent, palette.counter, ...palette.hues],
      lit: { night: 0.5, dusk: 0.4, dawn: 0.15, day: 0.05 }[hour],
    },
  })
  settlePlace(easel, {
    manner: scene.manner,
    palette,
    conditions: scene.conditions,
    horizon: camera.y,
    light: { x: camera.x, y: camera.y, strength: 0.45 },
    ground: 1.4,
  })
  const troupe = standing(scene, { facing: 'away', among: ['walk', 'stroll', 'stand', 'hand-in-hand', 'watching'] })
  if (troupe !== null) {
    const depth = 5.2
    const [x, y] = seenThrough(camera)(-0.35, 0, depth)
    showTroupe(easel, troupe, {
      x,
      y,
      height: (camera.focus * 1.75) / depth,
      look: {
        manner: 'lit',
        light: [0.3, -0.9],
        dark: mix(deep, '#000000', 0.15),
        keep: 0.35,
        rim: mix(glow, light, 0.4),
        edge: 0.05,
      },
      shade: mix(deep, '#000000', 0.3),
      shadeStrength: 0.8,
    })
  }
}

const wall = (easel: Easel, scene: LitScene): void => {
  const { palette, w, h } = scene
  const { deep, dark, mid, soft } = palette
  const { ctx, extent } = easel
  const lamp = lampOf(scene)
  const face = mix(dark, mid, 0.42)
  easel.part('wall', () => {
    const fill = ctx.createLinearGradient(0, 0, 0, h)
    fill.addColorStop(0, mix(face, deep, 0.6))
    fill.addColorStop(0.6, face)
    fill.addColorStop(1, mix(face, deep, 0.7))
    ctx.fillStyle = fill
    ctx.fillRect(extent.x, extent.y, extent.w, extent.h)
  })
  const columns = Math.max(4, Math.round((w / h) * 6.4))
  const [step, rise] = [w / columns, h * 0.148]
  const litAt = { column: scene.random.sub('lit').whole(1, columns - 2), row: 4 }
  const random = easel.random.sub('panes')
  const pane = { w: step * 0.52, h: rise * 0.66 }
  const corner = (column: number, row: number): readonly [number, number] => [
    step * (column + 0.5) - pane.w / 2,
    h * -0.06 + rise * row + rise * 0.16,
  ]
  const drawPane = (column: number, row: number, isLit: boolean): void => {
    const [x, y] = corner(column, row)
    const own = random.sub(`${column} ${row}`)
    ctx.fillStyle = mix(face, soft, 0.22)
    ctx.fillRect(x - pane.w * 0.1, y - pane.h * 0.1, pane.w * 1.2, pane.h * 0.07)
    ctx.fillRect(x - pane.w * 0.13, y + pane.h, pane.w * 1.26, pane.h * 0.06)
    ctx.fillStyle = withAlpha(deep, 0.55)
    ctx.fillRect(x - pane.w * 0.13, y + pane.h * 1.06, pane.w * 1.26, pane.h * 0.04)
    const glass = ctx.createLinearGradient(0, y, 0, y + pane.h)
    glass.addColorStop(0, isLit ? mix(lamp, '#ffffff', 0.35) : mix(deep, mid, 0.4))
    glass.addColorStop(1, isLit ? lamp : mix(deep, dark, 0.3))
    ctx.fillStyle = glass
    ctx.fillRect(x, y, pane.w, pane.h)
    if (!isLit) {
      const chance = own.next()
      ctx.fillStyle = withAlpha(mix(soft, mid, 0.4), 0.34)
      if (chance < 0.4) ctx.fillRect(x, y, pane.w, pane.h * own.between(0.2, 0.65))
      else if (chance < 0.7) for (const side of [0, 0.76]) ctx.fillRect(x + pane.w * side, y, pane.w * 0.24, pane.h)
    }
  }
  const barsOf = (column: number, row: number, isLit: boolean): void => {
    const [x, y] = corner(column, row)
    ctx.fillStyle = isLit ? mix(deep, lamp, 0.2) : mix(face, soft, 0.14)
    ctx.fillRect(x + pane.w * 0.475, y, pane.w * 0.05, pane.h)
    ctx.fillRect(x, y + pane.h * 0.36, pane.w, pane.h * 0.035)
    ctx.fillStyle = withAlpha(deep, 0.5)
    ctx.fillRect(x, y, pane.w, pane.h * 0.05)
    ctx.fillRect(x, y, pane.w * 0.06, pane.h)
  }
  easel.part('window', () => {
    const first = Math.floor(extent.x / step) - 1
    for (let row = 0; row < 8; row++)
      for (let column = first; column <= columns; column++) {
        if (column === litAt.column && row === litAt.row) continue
        drawPane(column, row, false)
        barsOf(column, row, false)
      }
    drawPane(litAt.column, litAt.row, true)
  })
  settlePlace(easel, { manner: scene.manner, palette, conditions: scene.conditions, horizon: h, light: null })
  const [lx, ly] = corner(litAt.column, litAt.row)
  const troupe = standing(scene, { facing: 'away', most: 1, among: ['stand', 'lookup', 'watching'] })
  ctx.save()
  ctx.beginPath()
  ctx.rect(lx, ly, pane.w, pane.h)
  ctx.clip()
  if (troupe !== null)
    showTroupe(easel, troupe, {
      x: lx + pane.w * 0.4,
      y: ly + pane.h * 1.75,
      height: pane.h * 1.55,
      look: { manner: 'shape', light: [0, -1], dark: mix(deep, '#000000', 0.2) },
    })
  ctx.restore()
  easel.part('window', () => barsOf(litAt.column, litAt.row, true))
  easel.shine('window', () => {
    drawGlow(ctx, { x: lx + pane.w / 2, y: ly + pane.h / 2, radius: h * 0.34, colour: lamp, strength: 0.6 })
    const fall = ctx.createLinearGradient(0, ly + pane.h, 0, ly + pane.h * 3.2)
    fall.addColorStop(0, withAlpha(lamp, 0.32))
    fall.addColorStop(1, withAlpha(lamp, 0))
    ctx.fillStyle = fall
    ctx.beginPath()
    ctx.moveTo(lx, ly + pane.h * 1.1)
    ctx.lineTo(lx + pane.w, ly + pane.h * 1.1)
    ctx.lineTo(lx + pane.w * 1.7, ly + pane.h * 3.2)
    ctx.lineTo(lx - pane.w * 0.7, ly + pane.h * 3.2)
    ctx.fill()
  })
  easel.part('shadow', () => {
    const shade = ctx.createLinearGradient(0, extent.y, 0, h * 0.62)
    shade.addColorStop(0, withAlpha(mix(deep, '#000000', 0.3), 0.94))
    shade.addColorStop(0.65, withAlpha(mix(deep, '#000000', 0.3), 0.72))
    shade.addColorStop(1, withAlpha(deep, 0))
    ctx.fillStyle = shade
    ctx.fillRect(extent.x, extent.y, extent.w, extent.h)
    const foot = ctx.createLinearGradient(0, h * 0.84, 0, h)
    foot.addColorStop(0, withAlpha(deep, 0))
    foot.addColorStop(1, withAlpha(mix(deep, '#000000', 0.3), 0.92))
    ctx.fillStyle = foot
    ctx.fillRect(extent.x, h * 0.84, extent.w, h)
  })
}

/** Stripes of a crossing, seen from above; the title stands over them. */
const above = (easel: Easel, scene: LitScene): void => {
  const { palette, w, h } = scene
  const { deep, dark, mid, light, accent, counter } = palette
  const { ctx, extent } = easel
  const road = mix(dark, deep, 0.4)
  easel.part('pavement', () => {
    ctx.fillStyle = road
    ctx.fillRect(extent.x, extent.y, extent.w, extent.h)
    const random = easel.random.sub('asphalt')
    for (let grit = 0; grit < 2600; grit++) {
      ctx.fillStyle = withAlpha(random.chance(0.5) ? mid : deep, 0.35)
      ctx.fillRect(random.between(-4, 1) * w, random.next() * h, 4, 4)
    }
  })
  const unit = Math.min(w, h * 0.7)
  easel.part('lines', () => {
    ctx.save()
    ctx.translate(w * 0.5, h * 0.635)
    ctx.rotate(-0.15 * (h / w))
    const random = easel.random.sub('paint')
    for (let stripe = -40; stripe < 12; stripe++) {
      ctx.fillStyle = mix(mix(light, mid, 0.16), road, random.between(0, 0.12))
      ctx.fillRect(unit * (stripe * 0.2 - 0.06), -unit * 0.36, unit * 0.115, unit * 0.72)
    }
    ctx.restore()
  })
  const lamp = lampOf(scene)
  easel.shine('lights', () => drawGlow(ctx, { x: w * 0.3, y: h * 0.42, radius: h * 0.62, colour: lamp, strength: 0.5 }))
  const [x, y, r] = [w * 0.5, h * 0.575, unit * 0.135]
  easel.part('shadow', () => {
    easel.soft(7, (soft) => {
      soft.fillStyle = withAlpha(mix(deep, '#000000', 0.4), 0.72)
      soft.save()
      soft.translate(x, y)
      soft.rotate(0.72)
      soft.beginPath()
      soft.moveTo(-r * 0.12, 0)
      soft.lineTo(r * 1.5, -r * 0.2)
      soft.ellipse(r * 2.35, 0, r * 1.25, r * 0.86, 0, 0, 7)
      soft.lineTo(r * 1.5, r * 0.2)
      soft.lineTo(0, r * 0.14)
      soft.fill()
      soft.restore()
    })
  })
  easel.part('disc', () => {
    for (let rib = 0; rib < 8; rib++) {
      const [from, to] = [(rib / 8) * Math.PI * 2 + 0.2, ((rib + 1) / 8) * Math.PI * 2 + 0.2]
      const middle = (from + to) / 2
      const facing = Math.cos(middle - 3.7)
      ctx.fillStyle = mix(accent, facing > 0 ? light : deep, Math.abs(facing) * (facing > 0 ? 0.22 : 0.36))
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(x + Math.cos(from) * r, y + Math.sin(from) * r)
      ctx.quadraticCurveTo(
        x + Math.cos(middle) * r * 0.93,
        y + Math.sin(middle) * r * 0.93,
        x + Math.cos(to) * r,
        y + Math.sin(to) * r,
      )
      ctx.fill()
    }
    ctx.fillStyle = counter
    ctx.beginPath()
    ctx.arc(x, y, r * 0.05, 0, 7)
    ctx.fill()
  })
}

const painters: Readonly<Record<string, (easel: Easel, scene: LitScene) => void>> = { down, wall, above }

const paint = (easel: Easel, given: Scene): void => {
  const scene = inLight(given, natural)
  painters[scene.layout]?.(easel, scene)
  const { palette, conditions, h } = scene
  const weather = conditions.weather === null && isRainy(scene) ? 'rain' : conditions.weather
  paintFalling(easel, { palette, conditions: { ...conditions, weather }, ground: h * 0.7, hasTrees: false })
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const tops: Readonly<Record<string, number>> = { down: 0.36, wall: 0.4, above: 0.37 }
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.065, 0.05, 0.935, tops[layout] ?? 0.36),
        ink: palette.ink,
        line: mix(palette.accent, palette.light, 0.45),
        upper: true,
        lockup: 'block',
        align: layout === 'wall' ? 'left' : 'center',
        maxSize: 430,
        leading: 0.9,
        effect: { shadow: { colour: palette.deep, blur: 0.12, alpha: 0.6 } },
      }),
      authorStack(
        scene,
        area(scene, 0.065, 0.91, 0.935, 0.965),
        palette.ink,
        92,
        layout === 'wall' ? 'left' : 'center',
      ),
    ],
  }
}

export const litStreet: Family = {
  id: 'lit-street',
  name: 'Lit Street',
  look: 'cityscape',
  templateType: 'atmospheric',
  genreBuckets: [
    'Mystery:procedural',
    'Thriller:procedural',
    'Thriller:psychological',
    'Mystery:psychological',
    'Thriller:domestic',
    'Romance:romantic-suspense',
    'Mystery:*',
  ],
  moods: ['mysterious', 'intense', 'melancholic'],
  technique: 'a painted street at its hour, its lights in air and on the ground',
  lettering: 'tall condensed capitals in the dark above the street',
  palettes: [...palettesOf('dusk'), ...palettesOf('signal'), ...palettesOf('moonlit')],
  pairings: [
    { title: 'league-gothic', text: 'josefin' },
    { title: 'bebas-neue', text: 'jost' },
    { title: 'oswald-bold', text: 'jost' },
    { title: 'anton', text: 'jost' },
  ],
  layouts: [
    { id: 'down', phrase: 'a street of lamps that runs to a light, somebody walking in it', isEndless: true },
    { id: 'wall', phrase: 'one lit window in a wall of dark ones', isEndless: true },
    { id: 'above', phrase: 'an umbrella on a crossing, seen from straight above', isEndless: true },
  ],
  heroes: [
    'detective',
    'man-in-coat',
    'woman-standing',
    'hooded-figure',
    'umbrella',
    'street-lamp',
    'runner',
    'couple-walking',
  ],
  sample: {
    title: 'Every Light in Harbour Street',
    subtitle: 'A Detective Marek novel',
    author: 'Ada Kovacs',
    summary:
      'Seven windows in one street go dark on seven nights, and on the eighth Inspector Marek notices that the only light still on is her own.',
  },
  shows: (motif) => showsPeople(motif) || motif.id === 'umbrella' || motif.id === 'street-lamp',
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => paint(easel, scene),
    grain: 0.42,
    vignette: 0.3,
  }),
}
