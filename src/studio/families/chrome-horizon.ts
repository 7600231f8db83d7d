// Chrome horizon: letters of chrome over a sun in bars and a grid that runs to the horizon.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { inksOf } from '../compositions/inks.ts'
import { planLettered, roomBetween } from '../compositions/lettered.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, shapeOf, standThing } from '../compositions/things.ts'
import { paintGlow } from '../paint/atmosphere/glow.ts'
import { paintStars } from '../paint/atmosphere/stars.ts'
import type { Easel } from '../paint/easel.ts'
import { blend, fillBelow, fillBox } from '../paint/shapes/lay.ts'
import type { SetType } from '../type/set-type.ts'
import type { SurfaceFilling } from '../type/surfaces/surface-names.ts'
import type { Design, Family, Scene } from './family.ts'

const chromeOf = ({ palette }: Scene): SurfaceFilling => {
  const { deep, light, accent, second } = inksOf(palette)
  return { kind: 'surface', surface: 'chrome', colour: mix(light, second, 0.3), second: accent, deep }
}

const bars = 9

const paintSunBars = (easel: Easel, scene: Scene, x: number, y: number, r: number): void => {
  const { accent, light } = inksOf(scene.palette)
  easel.part('sun', () => {
    using sun = easel.layer((on) => {
      on.fillStyle = blend(on, [0, y - r], [0, y + r * 0.6], [0, mix(light, '#ffe27a', 0.5)], [1, accent])
      on.beginPath()
      on.arc(x, y, r, 0, 7)
      on.fill()
      on.globalCompositeOperation = 'destination-out'
      for (let bar = 0; bar < bars; bar++) {
        const share = bar / bars
        on.fillRect(x - r, y - r * 0.08 + r * 1.1 * share, r * 2, r * (0.012 + 0.075 * share))
      }
    })
    easel.lay(sun)
  })
  paintGlow(easel, { x, y, radius: r * 2.1, colour: accent, strength: 0.5 })
}

/** The grid sinks into the dark where type stands on it. */
const sinkGrid = ({ ctx, extent, h }: Easel, { zones }: SetType, horizon: number, dark: Colour): void => {
  const tops = zones.map(({ y }) => y).filter((y) => y > horizon)
  if (tops.length === 0) return
  const top = Math.min(...tops)
  const from = Math.max(horizon, top - h * 0.08)
  ctx.fillStyle = blend(ctx, [0, from], [0, top], [0, withAlpha(dark, 0)], [1, withAlpha(dark, 0.84)])
  ctx.fillRect(extent.x, from, extent.w, h * 2)
}

const paintGrid = (easel: Easel, scene: Scene, horizon: number, type: SetType): void => {
  const { ctx, w, h, extent } = easel
  const { deep, accent, second } = inksOf(scene.palette)
  easel.part('grid', () => {
    fillBox(
      ctx,
      blend(ctx, [0, horizon], [0, h], [0, mix(deep, accent, 0.25)], [0.3, deep], [1, mix(deep, '#000000', 0.5)]),
      {
        ...extent,
        y: horizon,
        h: h - horizon + 40,
      },
    )
    const lines = (width: number): void => {
      ctx.lineWidth = width
      ctx.beginPath()
      for (let line = 1; line < 22; line++) {
        const y = horizon + (h - horizon) * (line / 21) ** 2.4
        ctx.moveTo(extent.x, y)
        ctx.lineTo(extent.x + extent.w, y)
      }
      for (let line = -40; line <= 40; line++) {
        ctx.moveTo(w / 2 + line * w * 0.028, horizon)
        ctx.lineTo(w / 2 + line * w * 0.3, h + 40)
      }
      ctx.stroke()
    }
    ctx.save()
    ctx.beginPath()
    ctx.rect(extent.x, horizon, extent.w, h)
    ctx.clip()
    ctx.strokeStyle = withAlpha(second, 0.22)
    lines(14)
    ctx.strokeStyle = mix(second, '#ffffff', 0.2)
    lines(3.4)
    ctx.restore()
    sinkGrid(easel, type, horizon, mix(deep, '#000000', 0.35))
  })
  paintGlow(easel, { x: w / 2, y: horizon, radius: w * 0.9, colour: second, strength: 0.5, flatten: 0.08 })
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, ctx, noise } = easel
  const { ground, deep, accent } = inksOf(scene.palette)
  const room = roomBetween(scene, type)
  const horizon = room.y + room.h * (scene.layout === 'head' ? 0.74 : 0.86)
  easel.part('sky', () =>
    easel.fill(
      blend(
        ctx,
        [0, 0],
        [0, horizon],
        [0, mix(deep, '#000000', 0.35)],
        [0.55, deep],
        [0.85, ground],
        [1, mix(ground, accent, 0.55)],
      ),
    ),
  )
  paintStars(easel, { colours: ['#ffffff'], to: horizon })
  const r = Math.min(w * 0.4, room.h * 0.52)
  paintSunBars(easel, scene, w / 2, horizon - r * 0.62, r)
  easel.part('mountains', () => {
    const black = mix(deep, '#000000', 0.35)
    fillBelow(
      ctx,
      easel,
      (x) =>
        horizon - h * 0.07 * Math.max(0, noise.ridged(x / (w * 0.35), 2, 4) - 0.35) * (0.3 + Math.abs(x / w - 0.5) * 2),
      black,
    )
  })
  paintGrid(easel, scene, horizon, type)
  const { hero } = scene
  const floor = Math.min(room.y + room.h, horizon + (h - horizon) * 0.24)
  const height = heightIn(hero, w * 0.5, (floor - room.y) * (hero.rests === 'ground' ? 0.62 : 0.5))
  const y = hero.rests === 'ground' ? floor : horizon - r * 0.5 + height / 2
  standThing(
    easel,
    hero,
    { x: w / 2, y, height },
    { ...shapeOf(mix(deep, '#000000', 0.6)), accent: mix(accent, '#ffffff', 0.4) },
  )
}

export const chromeHorizon: Family = {
  id: 'chrome-horizon',
  name: 'Chrome Horizon',
  look: 'landscape',
  templateType: 'graphic',
  genreBuckets: [
    'Science Fiction:litrpg',
    'Science Fiction:cyberpunk',
    'Science Fiction:space-opera',
    'Science Fiction:*',
    'Fantasy:litrpg',
    'Young Adult:*',
    'Thriller:techno',
    'Mystery:techno',
    'Horror:slasher',
  ],
  moods: ['intense', 'epic', 'uplifting'],
  technique: 'chrome letters over a barred sun and a glowing grid',
  lettering: 'wide chrome capitals with a hard horizon in every line',
  palettes: palettesOf('chrome-horizon'),
  pairings: [
    { title: 'russo-one', text: 'exo-bold' },
    { title: 'audiowide', text: 'exo-bold' },
    { title: 'orbitron-bold', text: 'exo-bold' },
    { title: 'unbounded', text: 'exo-bold' },
  ],
  layouts: [
    { id: 'head', phrase: 'the chrome title in the sky above the barred sun and the grid', isEndless: true },
    { id: 'foot', phrase: 'the barred sun above and the chrome title on the grid below', isEndless: true },
    { id: 'name', phrase: 'the name across the sky, the sun, and the chrome title on the grid', isEndless: true },
  ],
  heroes: [
    'car',
    'robot',
    'spaceship',
    'motorcycle',
    'astronaut',
    'rocket',
    'ufo',
    'tower',
    'runner',
    'wolf',
    'dinosaur',
    'game-controller',
    'dragon',
    'knight',
  ],
  sample: {
    title: 'Night Riders of the Neon Coast',
    subtitle: 'Level one',
    author: 'K. T. Vale',
    summary: 'A courier wakes in an arcade game in 1986 with one car, one life and a highway that has no end.',
  },
  shows: ({ kind, width }) =>
    width < 2.6 && width > 0.2 && ['object', 'creature', 'person', 'vehicle', 'place', 'symbol'].includes(kind),
  design: (scene): Design => ({
    type: planLettered(scene, {
      fill: chromeOf(scene),
      ink: mix(scene.palette.light, '#ffffff', 0.4),
      title: { leading: 0.72, maxSize: 520, minor: { scale: 0.5 } },
      author: { size: 112, tracking: 0.1 },
      subtitle: { case: 'upper', tracking: 0.16, size: 60 },
    }),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.3,
    vignette: 0.25,
  }),
}
