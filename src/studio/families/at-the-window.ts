// At the window: somebody seen from behind who looks out, or is looked at.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
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
import { paintRain } from '../paint/atmosphere/rain.ts'
import type { Easel } from '../paint/easel.ts'
import { bloom, fillGround, fillRidge, fillSky } from '../places/ground.ts'
import { curtain, squareWindow } from '../places/rooms.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  inside: { among: ['lookup', 'hug-self', 'stand', 'contra', 'watching', 'parent-and-child', 'apart'], facing: 'away' },
  blinds: { among: ['crossed', 'hug-self', 'to-heart', 'phone', 'stand', 'facing', 'side-by-side'], facing: 'front' },
  lawn: { among: ['stand', 'look-back', 'carry', 'lookup', 'apart', 'parent-and-child', 'watching'], facing: 'away' },
}

const house = (easel: Easel, x: number, y: number, size: number, wall: Colour, roof: Colour, lit: Colour): void =>
  easel.part('buildings', () => {
    const { ctx } = easel
    ctx.fillStyle = wall
    ctx.fillRect(x - size * 0.62, y - size * 0.62, size * 1.24, size * 0.66)
    ctx.fillStyle = roof
    ctx.beginPath()
    ctx.moveTo(x - size * 0.74, y - size * 0.6)
    ctx.lineTo(x - size * 0.3, y - size * 1.02)
    ctx.lineTo(x + size * 0.3, y - size * 1.02)
    ctx.lineTo(x + size * 0.74, y - size * 0.6)
    ctx.fill()
    ctx.fillRect(x + size * 0.26, y - size * 1.16, size * 0.1, size * 0.3)
    for (const [dx, dy, on] of [
      [-0.44, -0.48, 0],
      [-0.12, -0.48, 1],
      [0.24, -0.48, 0],
      [-0.44, -0.22, 0],
      [0.24, -0.22, 0],
    ] as const) {
      const [wx, wy] = [x + size * dx, y + size * dy]
      ctx.fillStyle = on ? lit : mix(wall, '#000000', 0.5)
      ctx.fillRect(wx, wy, size * 0.19, size * 0.18)
      ctx.fillStyle = wall
      ctx.fillRect(wx + size * 0.09, wy, size * 0.014, size * 0.18)
      if (on) bloom(ctx, wx + size * 0.1, wy + size * 0.09, size * 0.55, lit, 0.5)
    }
    ctx.fillStyle = mix(wall, '#000000', 0.6)
    ctx.fillRect(x - size * 0.06, y - size * 0.26, size * 0.15, size * 0.3)
  })

const inside = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const { deep, dark, mid, soft, accent } = palette
  fillSky(easel, h, [
    [0, mix(dark, deep, 0.4)],
    [1, deep],
  ])
  const box = { x: w * 0.16, y: h * 0.34, w: w * 0.68, h: h * 0.46 }
  bloom(easel.ctx, w / 2, h * 0.55, w * 0.75, soft, 0.4)
  squareWindow(easel, box, deep, () => {
    fillSky(easel, h * 0.8, [
      [0, dark],
      [0.5, mid],
      [1, soft],
    ])
    fillRidge(
      easel,
      { base: h * 0.72, height: h * 0.08, length: w * 0.16, seed: 3, rough: 0.5 },
      mix(mid, dark, 0.5),
      mix(mid, soft, 0.4),
      'trees',
    )
    fillGround(easel, 'grass', h * 0.715, [[0, mix(mid, dark, 0.6)]])
    house(easel, w * 0.68, h * 0.73, w * 0.2, mix(dark, mid, 0.2), deep, accent)
    paintRain(easel, { colour: soft, weight: 0.25 })
  })
  curtain(
    easel,
    { x: easel.extent.x, y: h * 0.28, w: w * 0.2 - easel.extent.x, h: h * 0.75 },
    mix(mid, dark, 0.5),
    deep,
  )
  curtain(
    easel,
    { x: w * 0.82, y: h * 0.28, w: easel.extent.x + easel.extent.w - w * 0.82, h: h * 0.75 },
    mix(mid, dark, 0.5),
    deep,
  )
}

/** Light through slats falls across whoever stands there. */
const drawBlinds = (easel: Easel, colour: Colour, h: number): void =>
  easel.part('blinds', () => {
    const { ctx, extent } = easel
    ctx.save()
    ctx.globalCompositeOperation = 'multiply'
    for (let y = h * 0.06; y < h * 1.1; y += h * 0.044) {
      const slat = ctx.createLinearGradient(0, y, 0, y + h * 0.026)
      slat.addColorStop(0, withAlpha(colour, 0.3))
      slat.addColorStop(0.3, withAlpha(colour, 0.94))
      slat.addColorStop(1, withAlpha(colour, 0.3))
      ctx.fillStyle = slat
      ctx.beginPath()
      ctx.moveTo(extent.x, y + h * 0.05)
      ctx.lineTo(extent.x + extent.w, y - h * 0.05)
      ctx.lineTo(extent.x + extent.w, y - h * 0.05 + h * 0.026)
      ctx.lineTo(extent.x, y + h * 0.05 + h * 0.026)
      ctx.fill()
    }
    ctx.restore()
  })

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, layout, w, h } = scene
  const { deep, dark, mid, soft, accent, light } = palette
  const troupe = troupeFor(
    scene,
    { ...wishes[layout], cloth: clothOn(palette, mid) },
    somebody('a woman', { age: 'adult', pose: 'looking-away' }),
  )
  const look: FigureLook = { manner: 'lit', light: [0.6, -0.8], dark: deep, keep: 0.4, rim: soft, edge: 0.04 }
  if (layout === 'inside') {
    inside(easel, scene)
    if (troupe === null) return
    const height = Math.min(h * 0.88, (w * 0.8 * 1000) / troupe.ensemble.box.w)
    showTroupe(easel, troupe, { x: centred(troupe, w * 0.42, height), y: h * 0.4 + height, height, look })
  } else if (layout === 'blinds') {
    fillSky(easel, h, [
      [0, mix(accent, mid, 0.35)],
      [0.6, mix(accent, soft, 0.4)],
      [1, mid],
    ])
    if (troupe !== null) {
      const height = Math.min(h * 1.25, (w * 1.2 * 1000) / troupe.ensemble.box.w)
      showTroupe(easel, troupe, {
        x: centred(troupe, w * 0.56, height),
        y: h * 0.36 + height,
        height,
        look: { manner: 'painted', light: [-0.7, -0.7], dark: deep, rim: light },
      })
    }
    drawBlinds(easel, deep, h)
  } else {
    fillSky(easel, h * 0.62, [
      [0, deep],
      [0.6, dark],
      [1, mid],
    ])
    fillRidge(
      easel,
      { base: h * 0.62, height: h * 0.16, length: w * 0.14, seed: 5, rough: 0.6 },
      mix(dark, mid, 0.3),
      mix(mid, dark, 0.4),
      'trees',
    )
    fillGround(easel, 'grass', h * 0.615, [
      [0, mix(mid, dark, 0.3)],
      [1, deep],
    ])
    house(easel, w * 0.5, h * 0.63, Math.min(w * 0.42, h * 0.26), mix(dark, mid, 0.45), mix(deep, dark, 0.5), accent)
    easel.ctx.fillStyle = withAlpha(accent, 0.16)
    easel.ctx.beginPath()
    easel.ctx.moveTo(w * 0.46, h * 0.63)
    easel.ctx.lineTo(w * 0.56, h * 0.63)
    easel.ctx.lineTo(w * 0.8, h * 1.02)
    easel.ctx.lineTo(w * 0.2, h * 1.02)
    easel.ctx.fill()
    if (troupe === null) return
    const height = Math.min(h * 0.27, (w * 0.6 * 1000) / troupe.ensemble.box.w)
    showTroupe(easel, troupe, {
      x: centred(troupe, w * 0.47, height),
      y: h * 0.85,
      height,
      look: { ...look, rim: mix(accent, light, 0.4) },
      shade: deep,
      shadeStrength: 0.8,
    })
  }
}

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.07, 0.045, 0.93, scene.layout === 'blinds' ? 0.34 : 0.3),
        ink: palette.ink,
        line: palette.accent,
        lockup: 'block',
        upper: true,
        maxSize: 420,
        leading: 0.86,
        effect: { shadow: { colour: palette.deep, blur: 0.1, alpha: 0.7 } },
      }),
      authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), palette.ink),
    ],
  }
}

export const atTheWindow: Family = {
  id: 'at-the-window',
  name: 'At the Window',
  look: 'figure',
  templateType: 'atmospheric',
  genreBuckets: [
    'Thriller:domestic',
    'Mystery:domestic',
    'Thriller:psychological',
    'Mystery:psychological',
    'Horror:psychological',
  ],
  moods: ['mysterious', 'intense', 'melancholic'],
  technique: 'a figure between a dark room and a lit window',
  lettering: 'heavy plain capitals',
  palettes: palettesOf('dusk'),
  pairings: [
    { title: 'montserrat-black', text: 'montserrat' },
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'oswald-bold', text: 'oswald-light' },
    { title: 'archivo-black', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'inside', phrase: 'somebody seen from behind at a window, the house across the way in it', isEndless: true },
    { id: 'blinds', phrase: 'somebody behind the slats of a blind, near and cut by the lower edge', isEndless: true },
    { id: 'lawn', phrase: 'somebody on a dark lawn before a house with one lit window', isEndless: true },
  ],
  heroes: [
    'woman-standing',
    'man-in-coat',
    'reader',
    'child',
    'two-people',
    'mother-and-child',
    'woman-in-gown',
    'hooded-figure',
  ],
  sample: {
    title: 'She Never Sleeps',
    subtitle: 'Every night the same light goes on',
    author: 'Jules Harrow',
    summary:
      'A woman alone watches number nine across the lawn. At 3:10 the light goes on, and whoever stands there is wearing her coat.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: onStage(scene, paint), grain: 0.45, vignette: 0.35 }),
}
