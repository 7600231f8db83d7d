// Candlelit waltz: a ball, a terrace, a gown that fills the sheet.
import { mix, withAlpha } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import {
  centred,
  clothOn,
  heightIn,
  type StageWish,
  showsPeople,
  showTroupe,
  troupeFor,
  twoLovers,
} from '../figures/covers/stage.ts'
import { onStage } from '../figures/covers/type-ground.ts'
import type { FigureLook } from '../figures/look.ts'
import { paintStars } from '../paint/atmosphere/stars.ts'
import type { Easel } from '../paint/easel.ts'
import { bloom, fillDisc, fillGround, fillRidge, fillSky } from '../places/ground.ts'
import { archedWindow, chandelier, curtain } from '../places/rooms.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  ballroom: { among: ['waltz', 'brow', 'kiss', 'proposal', 'parent-hugging', 'arch', 'to-heart', 'contra'] },
  terrace: {
    among: ['watching', 'arm-in-arm', 'hand-in-hand', 'parent-and-child', 'lookup', 'stand', 'stroll'],
    facing: 'away',
  },
  gown: { among: ['lookup', 'arch', 'stand', 'to-heart', 'look-back'], facing: 'away' },
}

const lookOf = ({ palette }: Scene): FigureLook => ({
  manner: 'painted',
  light: [0.3, -0.9],
  dark: palette.deep,
  rim: palette.accent,
  edge: 0.035,
})

const nightView = (easel: Easel, { palette, w, h }: Scene, horizon: number): void => {
  fillSky(easel, horizon, [
    [0, palette.deep],
    [0.6, palette.dark],
    [1, palette.mid],
  ])
  paintStars(easel, { colours: [palette.light], to: horizon * 0.7 })
  fillDisc(easel, 'moon', w * 0.72, h * 0.3, Math.min(w, h) * 0.075, palette.light)
  bloom(easel.ctx, w * 0.72, h * 0.3, Math.min(w, h) * 0.4, palette.light, 0.3)
  fillRidge(
    easel,
    { base: horizon, height: h * 0.1, length: w * 0.4, seed: 3 },
    mix(palette.dark, palette.mid, 0.4),
    palette.dark,
    'trees',
  )
}

const ballroom = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const wall = mix(palette.dark, palette.mid, 0.5)
  const floor = h * 0.73
  fillSky(easel, floor, [
    [0, palette.deep],
    [0.5, wall],
    [1, mix(wall, palette.soft, 0.25)],
  ])
  const [wide, high] = [Math.min(w * 0.26, h * 0.2), h * 0.42]
  for (let at = -3; at <= 3; at++) {
    const x = w / 2 + at * wide * 1.45 - wide / 2
    if (x + wide < easel.extent.x || x > easel.extent.x + easel.extent.w) continue
    archedWindow(easel, { x, y: floor - high - h * 0.03, w: wide, h: high }, palette.deep, () => {
      const { ctx } = easel
      const view = ctx.createLinearGradient(0, floor - high, 0, floor)
      view.addColorStop(0, mix(palette.accent, palette.dark, 0.5))
      view.addColorStop(1, mix(palette.accent, palette.light, 0.45))
      ctx.fillStyle = view
      ctx.fillRect(x, floor - high - h * 0.04, wide, high + h * 0.04)
    })
  }
  fillGround(easel, 'floor', floor, [
    [0, mix(palette.accent, wall, 0.45)],
    [0.3, mix(palette.dark, palette.mid, 0.45)],
    [1, palette.deep],
  ])
  for (const x of [0.28, 0.5, 0.72]) bloom(easel.ctx, w * x, h * 0.8, w * 0.22, palette.accent, 0.22, 0.4)
  chandelier(
    easel,
    w / 2,
    h * 0.335,
    Math.min(w * 0.3, h * 0.2),
    palette.accent,
    mix(palette.accent, palette.light, 0.5),
  )
}

const balustrade = (easel: Easel, y: number, size: number, colour: string, light: string): void =>
  easel.part('gate', () => {
    const { ctx, extent } = easel
    ctx.fillStyle = colour
    ctx.fillRect(extent.x, y, extent.w, size * 0.16)
    ctx.fillRect(extent.x, y + size * 0.86, extent.w, size * 0.2)
    for (let x = extent.x - (extent.x % (size * 0.36)); x < extent.x + extent.w; x += size * 0.36) {
      ctx.beginPath()
      ctx.ellipse(x, y + size * 0.6, size * 0.12, size * 0.27, 0, 0, 7)
      ctx.rect(x - size * 0.05, y + size * 0.1, size * 0.1, size * 0.8)
      ctx.fill()
    }
    ctx.fillStyle = withAlpha(light, 0.5)
    ctx.fillRect(extent.x, y, extent.w, size * 0.025)
  })

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, layout, w, h } = scene
  const troupe = troupeFor(
    scene,
    { ...wishes[layout], cloth: clothOn(palette, palette.dark) },
    { ...twoLovers, pose: 'dancing', who: 'a lady and a duke', dress: 'regency gown; tailcoat' },
  )
  const look = lookOf(scene)
  if (layout === 'ballroom') {
    ballroom(easel, scene)
    if (troupe === null) return
    const height = heightIn(troupe, w * 0.82, h * 0.44)
    showTroupe(easel, troupe, {
      x: centred(troupe, w / 2, height),
      y: h * 0.855,
      height,
      look,
      shade: palette.deep,
      shadeStrength: 0.7,
    })
  } else if (layout === 'terrace') {
    nightView(easel, scene, h * 0.66)
    fillGround(easel, 'floor', h * 0.655, [
      [0, mix(palette.mid, palette.dark, 0.3)],
      [1, palette.deep],
    ])
    const size = h * 0.13
    balustrade(easel, h * 0.64, size, mix(palette.soft, palette.dark, 0.55), palette.light)
    if (troupe === null) return
    const height = heightIn(troupe, w * 0.7, h * 0.44)
    const rim = { ...look, rim: palette.light, light: [0.8, -0.6] as const }
    showTroupe(easel, troupe, {
      x: centred(troupe, w * 0.42, height),
      y: h * 0.865,
      height,
      look: rim,
      shade: palette.deep,
      shadeStrength: 0.7,
    })
  } else {
    fillSky(easel, h, [
      [0, palette.deep],
      [0.5, mix(palette.dark, palette.mid, 0.4)],
      [1, palette.deep],
    ])
    curtain(
      easel,
      { x: easel.extent.x, y: easel.extent.y, w: w * 0.2 - easel.extent.x, h: easel.extent.h },
      mix(palette.counter, palette.deep, 0.45),
      palette.deep,
    )
    curtain(
      easel,
      { x: w * 0.8, y: easel.extent.y, w: easel.extent.x + easel.extent.w - w * 0.8, h: easel.extent.h },
      mix(palette.counter, palette.deep, 0.45),
      palette.deep,
    )
    bloom(easel.ctx, w / 2, h * 0.52, w * 0.7, palette.accent, 0.5)
    if (troupe === null) return
    const height = Math.min(h * 0.86, w * 1.5)
    showTroupe(easel, troupe, { x: w / 2, y: h * 0.36 + height * 0.94, height, look })
  }
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const top = layout === 'ballroom' ? 0.235 : layout === 'gown' ? 0.33 : 0.3
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.08, 0.045, 0.92, top),
        ink: palette.ink,
        line: palette.accent,
        maxSize: 330,
        leading: 0.86,
        anchor: 'middle',
        effect: { shadow: { colour: palette.deep, blur: 0.1, alpha: 0.7 } },
      }),
      authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), palette.ink),
    ],
  }
}

export const candlelitWaltz: Family = {
  id: 'candlelit-waltz',
  name: 'Candlelit Waltz',
  look: 'figure',
  templateType: 'illustrated',
  genreBuckets: [
    'Romance:historical-romance',
    'Historical Fiction:historical-fiction',
    'Romance:clean-sweet',
    'Historical Fiction:*',
  ],
  moods: ['romantic', 'epic'],
  technique: 'painted figures by candle light in a great house',
  lettering: 'flowing script or high-contrast capitals in candle light',
  palettes: palettesOf('candle'),
  pairings: [
    { title: 'great-vibes', text: 'cormorant-bold' },
    { title: 'playfair', text: 'josefin' },
    { title: 'parisienne', text: 'josefin' },
    { title: 'cormorant-bold', text: 'josefin' },
  ],
  layouts: [
    { id: 'ballroom', phrase: 'a couple dancing between tall lit windows under a chandelier', isEndless: true },
    { id: 'terrace', phrase: 'a couple seen from behind at a balustrade under the moon', isEndless: true },
    { id: 'gown', phrase: 'somebody seen from behind, huge, between curtains', isEndless: true },
  ],
  heroes: [
    'couple-dancing',
    'couple-embrace',
    'woman-in-gown',
    'couple-walking',
    'dancer',
    'woman-standing',
    'two-people',
    'man-in-coat',
  ],
  sample: {
    title: 'The Second Waltz',
    subtitle: null,
    author: 'Honoria Pell',
    summary:
      'Bath, 1813. A letter meant for another lady is answered by return of post, and while they waltz he must guess by whom.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: onStage(scene, paint), grain: 0.35, vignette: 0.3 }),
}
