// Shopkeeper: a small shop, its awning, and whoever keeps it.
import { type Colour, mix } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import {
  centred,
  clothOn,
  flatLook,
  heightIn,
  type StageWish,
  showsPeople,
  showTroupe,
  somebody,
  troupeFor,
} from '../figures/covers/stage.ts'
import { onStage } from '../figures/covers/type-ground.ts'
import type { FigureLook } from '../figures/look.ts'
import { paintSnowfall } from '../paint/atmosphere/snowfall.ts'
import type { Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { bloom, fillGround, fillSky } from '../places/ground.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  front: {
    among: ['hipshand', 'crossed', 'to-heart', 'cup', 'side-by-side', 'facing', 'friends', 'family-of-four'],
    facing: 'front',
  },
  doorway: {
    among: ['wave', 'hipshand', 'cup', 'offer', 'strolling', 'side-by-side', 'parent-hugging', 'friends'],
    facing: 'front',
  },
  lane: { among: ['stroll', 'carry', 'walk', 'hand-in-hand', 'strolling', 'three-walking', 'parent-and-child'] },
}

interface Shop {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly wall: Colour
  readonly trim: Colour
  readonly lit: Colour
  readonly awning: readonly [Colour, Colour]
}

const drawGoods = (easel: Easel, x: number, y: number, w: number, colours: readonly [Colour, ...Colour[]]): void => {
  const { ctx } = easel
  const random = easel.random.sub(`goods ${Math.round(x)}`)
  for (let shelf = 0; shelf < 2; shelf++) {
    const foot = y - shelf * w * 0.34
    ctx.fillStyle = mix(colours[0], '#3a2418', 0.6)
    ctx.fillRect(x, foot, w, w * 0.025)
    for (let at = 0; at < 6; at++) {
      const [gx, size] = [x + w * (0.1 + at * 0.16), w * random.between(0.09, 0.17)]
      ctx.fillStyle = random.pick(colours)
      ctx.beginPath()
      if (random.chance(0.5)) ctx.ellipse(gx, foot - size * 0.45, size * 0.5, size * 0.45, 0, 0, 7)
      else ctx.roundRect(gx - size * 0.36, foot - size, size * 0.72, size, size * 0.14)
      ctx.fill()
    }
  }
}

const drawShop = (easel: Easel, shop: Shop, goods: readonly [Colour, ...Colour[]]): void => {
  const { x, y, w, h, wall, trim, lit, awning } = shop
  const { ctx } = easel
  easel.part('wall', () => {
    ctx.fillStyle = wall
    ctx.fillRect(x, y - h, w, h)
    ctx.fillStyle = mix(wall, trim, 0.55)
    for (const at of [0, 0.94]) ctx.fillRect(x + w * at, y - h, w * 0.06, h)
    ctx.fillRect(x, y - h * 0.14, w, h * 0.14)
  })
  easel.part('window', () => {
    for (const [at, wide] of [
      [0.09, 0.36],
      [0.55, 0.36],
    ] as const) {
      const glow = ctx.createLinearGradient(0, y - h * 0.66, 0, y - h * 0.14)
      glow.addColorStop(0, lit)
      glow.addColorStop(1, mix(lit, '#ffffff', 0.35))
      ctx.fillStyle = trim
      ctx.fillRect(x + w * at - w * 0.014, y - h * 0.68, w * wide + w * 0.028, h * 0.55)
      ctx.fillStyle = glow
      ctx.fillRect(x + w * at, y - h * 0.66, w * wide, h * 0.52)
      drawGoods(easel, x + w * at, y - h * 0.17, w * wide, goods)
      ctx.fillStyle = trim
      ctx.fillRect(x + w * (at + wide / 2) - w * 0.006, y - h * 0.66, w * 0.012, h * 0.52)
    }
  })
  easel.part('sign', () => {
    ctx.fillStyle = trim
    ctx.fillRect(x + w * 0.03, y - h * 0.93, w * 0.94, h * 0.11)
    ctx.fillStyle = mix(lit, '#ffffff', 0.3)
    ctx.fillRect(x + w * 0.2, y - h * 0.885, w * 0.6, h * 0.022)
  })
  easel.part('awning', () => {
    const stripes = 10
    for (let stripe = 0; stripe < stripes; stripe++) {
      const [from, to] = [stripe / stripes, (stripe + 1) / stripes]
      ctx.fillStyle = stripe % 2 ? awning[0] : awning[1]
      ctx.beginPath()
      ctx.moveTo(x + w * (0.03 + from * 0.94), y - h * 0.82)
      ctx.lineTo(x + w * (0.03 + to * 0.94), y - h * 0.82)
      ctx.lineTo(x + w * (-0.03 + to * 1.06), y - h * 0.66)
      ctx.arc(x + w * (-0.03 + ((from + to) / 2) * 1.06), y - h * 0.66, (w * 1.06) / stripes / 2, 0, Math.PI)
      ctx.fill()
    }
  })
  bloom(ctx, x + w * 0.5, y, w * 0.6, lit, 0.3, 0.25)
}

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, layout, setting, w, h } = scene
  const { deep, mid, soft, light, accent, counter, hues } = palette
  const isNight = setting.time === 'night' || setting.time === 'dusk'
  const sky = isNight ? mix(deep, mid, 0.25) : mix(soft, light, 0.35)
  const troupe = troupeFor(
    scene,
    { ...wishes[layout], cloth: clothOn(palette, light) },
    somebody('a baker', { age: 'middle', dress: 'apron' }),
  )
  const look: FigureLook = { ...flatLook(palette), ...(isNight ? { rim: mix(hues[2], light, 0.5), edge: 0.03 } : {}) }
  const lit = isNight ? mix(hues[2], light, 0.35) : mix(light, hues[2], 0.25)
  const goods = [hues[1], hues[2], hues[4], hues[0]] as const
  fillSky(easel, h * 0.8, [
    [0, isNight ? deep : soft],
    [1, sky],
  ])
  const shop = {
    wall: mix(mid, light, isNight ? 0.1 : 0.25),
    trim: mix(deep, mid, 0.3),
    lit,
    awning: [accent, light] as const,
  }
  const pavement = h * 0.82
  if (layout === 'lane') {
    const size = Math.max(w * 0.42, h * 0.22)
    const walls = [hues[0], hues[3], mid, hues[4], counter]
    for (let at = -4; at <= 4; at++) {
      const x = w / 2 + at * size * 0.92 - size / 2
      if (x + size < easel.extent.x || x > easel.extent.x + easel.extent.w) continue
      easel.part('buildings', () => {
        easel.ctx.fillStyle = mix(walls[(at + 10) % 5] ?? mid, deep, isNight ? 0.5 : 0.22)
        const tall = size * (1.45 + ((at * at * 7) % 5) * 0.06)
        easel.ctx.fillRect(x, pavement - tall, size * 0.9, tall)
        easel.ctx.beginPath()
        easel.ctx.moveTo(x - size * 0.03, pavement - tall)
        easel.ctx.lineTo(x + size * 0.45, pavement - tall - size * 0.34)
        easel.ctx.lineTo(x + size * 0.93, pavement - tall)
        easel.ctx.fill()
        easel.ctx.fillStyle = lit
        for (const [dx, dy] of [
          [0.16, 1.28],
          [0.56, 1.28],
        ] as const)
          easel.ctx.fillRect(x + size * dx, pavement - size * dy, size * 0.18, size * 0.26)
      })
      drawShop(
        easel,
        {
          ...shop,
          x: x + size * 0.04,
          y: pavement,
          w: size * 0.82,
          h: size * 0.86,
          wall: walls[(at + 12) % 5] ?? mid,
          awning: at % 2 ? [accent, light] : [counter, light],
        },
        goods,
      )
    }
  } else {
    const wide = layout === 'front' ? Math.max(w * 0.98, h * 0.6) : Math.max(w * 1.5, h * 0.9)
    drawShop(
      easel,
      {
        ...shop,
        x: w / 2 - wide / 2,
        y: pavement,
        w: wide,
        h: Math.min(wide * 0.82, h * (layout === 'front' ? 0.56 : 0.54)),
      },
      goods,
    )
  }
  fillGround(easel, 'pavement', pavement, [
    [0, mix(soft, mid, isNight ? 0.8 : 0.3)],
    [1, mix(mid, deep, 0.55)],
  ])
  if (troupe !== null) {
    const height =
      layout === 'lane'
        ? heightIn(troupe, w * 0.6, h * 0.3)
        : layout === 'front'
          ? heightIn(troupe, w * 0.7, h * 0.42)
          : Math.min(heightIn(troupe, w * 1.02, h), h * 0.92)
    const y = layout === 'doorway' ? h * 0.345 + height : h * 0.88
    showTroupe(easel, troupe, {
      x: centred(troupe, layout === 'doorway' ? w * 0.5 : w * 0.52, height),
      y,
      height,
      look,
      ...(layout === 'doorway' ? {} : { shade: deep, shadeStrength: 0.5 }),
    })
  }
  if (setting.weather === 'snow' || setting.season === 'winter') paintSnowfall(easel, { colour: '#ffffff' })
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout, setting } = scene
  const isNight = setting.time === 'night' || setting.time === 'dusk'
  const ink =
    layout === 'doorway' ? palette.ink : isNight ? palette.ink : inkOn(mix(palette.soft, palette.light, 0.2), palette)
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.07, 0.045, 0.93, layout === 'front' ? 0.265 : 0.3),
        ink,
        anchor: 'middle',
        maxSize: 360,
        effect: layout === 'doorway' ? { shadow: { colour: palette.deep, blur: 0.08, alpha: 0.7 } } : {},
      }),
      authorStack(scene, area(scene, 0.08, 0.91, 0.92, 0.965), palette.ink),
    ],
  }
}

export const shopkeeper: Family = {
  id: 'shopkeeper',
  name: 'Shopkeeper',
  look: 'cityscape',
  templateType: 'illustrated',
  genreBuckets: [
    'Mystery:cozy',
    'Thriller:cozy',
    'Romance:small-town',
    'Contemporary Fiction:humorous',
    'Fantasy:cozy-fantasy',
    'Contemporary Fiction:womens-fiction',
    'Romance:clean-sweet',
  ],
  moods: ['uplifting', 'romantic', 'mysterious'],
  technique: 'a flat shop front in warm light with its owner before it',
  lettering: 'signwriter’s letters',
  palettes: palettesOf('candy'),
  pairings: [
    { title: 'pacifico', text: 'jost' },
    { title: 'berkshire-swash', text: 'lora' },
    { title: 'fraunces-black', text: 'fraunces' },
    { title: 'yeseva-one', text: 'josefin' },
  ],
  layouts: [
    { id: 'front', phrase: 'somebody before a shop with a striped awning', isEndless: true },
    { id: 'doorway', phrase: 'somebody near, cut by the lower edge, before lit windows', isEndless: true },
    { id: 'lane', phrase: 'somebody walking in a lane of small shops', isEndless: true },
  ],
  heroes: [
    'woman-standing',
    'man-in-coat',
    'two-people',
    'reader',
    'couple-walking',
    'detective',
    'small-group',
    'family-group',
  ],
  sample: {
    title: 'Proof of the Pudding',
    subtitle: 'A Saltmarsh Bakery mystery',
    author: 'Holly Prescott',
    summary:
      'Marigold Finch bakes for everybody in Saltmarsh, even for the man found face down in her prize-winning trifle.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: onStage(scene, paint), grain: 0.3, vignette: 0.1 }),
}
