// Shop front: the title is what the sign says, or stands in gold on the glass, or over the gables of the street.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import { flatLook, showsPeople, showTroupe } from '../figures/covers/stage.ts'
import { ownAccent, ownColour } from '../motifs/own-colours.ts'
import { paintGlow } from '../paint/atmosphere/glow.ts'
import { paintSnowfall } from '../paint/atmosphere/snowfall.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { drawLamp } from '../paint/scenery/lamp.ts'
import { stampMotif } from '../paint/stamp.ts'
import { bloom } from '../places/ground.ts'
import { hourOfBook, standing } from '../places/of-book.ts'
import { awning, type BloomInks, goodsOn, potsAlong } from '../places/shop.ts'
import { goodsOfBook, isSold } from '../places/trades.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const inksOf = ({ palette }: Scene): BloomInks => ({
  hues: palette.hues,
  leaf: mix('#4f8a5b', palette.dark, 0.25),
  dark: palette.deep,
})

const isDark = (scene: Scene): boolean => ['dusk', 'night'].includes(hourOfBook(scene, ['day', 'dusk']))

const wallOf = (scene: Scene): Colour => {
  const { dark, mid, soft, light } = scene.palette
  return isDark(scene) ? mix(dark, mid, 0.35) : mix(soft, light, 0.35)
}

const woodOf = ({ palette: { deep, dark, accent } }: Scene): Colour => mix(mix(dark, accent, 0.1), deep, 0.2)

const glassOf = (scene: Scene): readonly [Colour, Colour] => {
  const { light, counter, accent, soft } = scene.palette
  return isDark(scene)
    ? [mix(light, counter, 0.32), mix(counter, accent, 0.35)]
    : [mix(soft, light, 0.6), mix(soft, counter, 0.22)]
}

const brick = (easel: Easel, scene: Scene, top: number, bottom: number): void =>
  easel.part('wall', () => {
    const { ctx, extent, w } = easel
    const wall = wallOf(scene)
    ctx.fillStyle = wall
    ctx.fillRect(extent.x, top, extent.w, bottom - top)
    const [bw, bh] = [w * 0.062, w * 0.023]
    const random = easel.random.sub('bricks')
    for (let row = 0; top + row * bh < bottom; row++)
      for (let at = -70; at < 18; at++) {
        const chance = random.next()
        const x = at * bw + (row % 2) * bw * 0.5
        if (x + bw < extent.x || x > extent.x + extent.w || chance > 0.34) continue
        ctx.fillStyle = chance < 0.2 ? withAlpha(scene.palette.deep, 0.05 + chance * 0.3) : withAlpha('#ffffff', 0.09)
        ctx.fillRect(x + 3, top + row * bh + 3, bw - 6, bh - 6)
      }
  })

const lampLit = (easel: Easel, box: Box, scene: Scene): void => {
  if (isDark(scene))
    paintGlow(easel, {
      x: box.x + box.w / 2,
      y: box.y + box.h * 0.6,
      radius: box.w * 0.75,
      colour: scene.palette.counter,
      strength: 0.42,
    })
}

/** Where nobody knows what is sold: a net curtain before the lit room. */
const lace = (easel: Easel, { palette }: Scene, box: Box): void =>
  easel.part('curtains', () => {
    const { ctx } = easel
    const folds = 14
    for (let fold = 0; fold < folds; fold++) {
      const share = Math.abs(fold - (folds - 1) / 2) / (folds / 2)
      ctx.fillStyle = withAlpha(palette.light, fold % 2 ? 0.5 : 0.34)
      const [x, foot] = [box.x + (box.w * fold) / folds, box.y + box.h * (0.42 + share ** 2 * 0.34)]
      ctx.beginPath()
      ctx.moveTo(x, box.y)
      ctx.lineTo(x + box.w / folds, box.y)
      ctx.lineTo(x + box.w / folds, foot)
      ctx.arc(x + box.w / folds / 2, foot, box.w / folds / 2, 0, Math.PI)
      ctx.fill()
    }
  })

/** A pane with its frame: shelves of goods, and the thing of the book among them. */
const shopWindow = (easel: Easel, scene: Scene, box: Box, shelves: number, withHero: boolean): void => {
  const { ctx } = easel
  const { hero, palette } = scene
  const [high, low] = glassOf(scene)
  easel.part('glass', () => {
    const fill = ctx.createLinearGradient(0, box.y, 0, box.y + box.h)
    fill.addColorStop(0, high)
    fill.addColorStop(1, low)
    ctx.fillStyle = fill
    ctx.fillRect(box.x, box.y, box.w, box.h)
  })
  const wood = woodOf(scene)
  const goods = goodsOfBook(scene)
  const isShown = withHero && (isSold(hero) || hero.kind === 'creature')
  const tall = box.h / shelves
  if (goods.length === 0) lace(easel, scene, box)
  else
    easel.part('shelves', () => {
      for (let shelf = 0; shelf < shelves; shelf++) {
        const y = box.y + tall * (shelf + 1)
        const isBottom = shelf === shelves - 1
        ctx.fillStyle = mix(wood, low, isBottom ? 0 : 0.35)
        ctx.fillRect(box.x, y - tall * 0.055, box.w, tall * 0.055)
        // What the book is about has the lowest shelf to itself.
        if (isBottom && isShown) continue
        const [from, to] = [box.x + box.w * 0.05, box.x + box.w * 0.95]
        goodsOn(
          easel,
          { from, to, y: y - tall * 0.055, room: Math.min(tall * 0.8, box.w * 0.24), seed: `${shelf}` },
          goods,
          inksOf(scene),
        )
      }
    })
  if (isShown) {
    const height = Math.min(box.h * 0.42, (box.w * 0.55) / Math.max(0.3, hero.width))
    const [x, y] = [box.x + box.w / 2, box.y + box.h - tall * 0.055]
    easel.part('shadow', () => bloom(ctx, x, y, height * hero.width * 0.62, palette.deep, 0.6, 0.12))
    stampMotif(easel, hero, {
      x,
      y,
      height,
      tones: {
        body: ownColour(hero.id) ?? palette.accent,
        shade: mix(ownColour(hero.id) ?? palette.accent, palette.deep, 0.4),
        light: palette.light,
        accent: ownAccent(hero.id) ?? palette.counter,
        line: mix(palette.deep, palette.dark, 0.3),
      },
      random: easel.random.sub('hero'),
    })
  }
  easel.part('window', () => {
    ctx.fillStyle = withAlpha('#ffffff', 0.12)
    for (const [from, to] of [
      [0.08, 0.2],
      [0.24, 0.28],
    ] as const) {
      ctx.beginPath()
      ctx.moveTo(box.x + box.w * (from + 0.22), box.y)
      ctx.lineTo(box.x + box.w * (to + 0.22), box.y)
      ctx.lineTo(box.x + box.w * Math.max(0, to - 0.1), box.y + box.h)
      ctx.lineTo(box.x + box.w * Math.max(0, from - 0.1), box.y + box.h)
      ctx.fill()
    }
    ctx.strokeStyle = wood
    ctx.lineWidth = box.w * 0.03
    ctx.strokeRect(box.x, box.y, box.w, box.h)
  })
}

const doorOf = (easel: Easel, scene: Scene, box: Box): void =>
  easel.part('door', () => {
    const { ctx } = easel
    const { palette } = scene
    const wood = mix(palette.accent, palette.deep, 0.3)
    ctx.fillStyle = mix(wood, palette.deep, 0.4)
    ctx.fillRect(box.x - box.w * 0.07, box.y - box.w * 0.07, box.w * 1.14, box.h + box.w * 0.07)
    ctx.fillStyle = wood
    ctx.fillRect(box.x, box.y, box.w, box.h)
    const [high, low] = glassOf(scene)
    const fill = ctx.createLinearGradient(0, box.y, 0, box.y + box.h * 0.6)
    fill.addColorStop(0, high)
    fill.addColorStop(1, low)
    ctx.fillStyle = fill
    ctx.fillRect(box.x + box.w * 0.16, box.y + box.w * 0.16, box.w * 0.68, box.h * 0.5)
    ctx.fillStyle = mix(wood, palette.deep, 0.25)
    ctx.fillRect(box.x + box.w * 0.16, box.y + box.h * 0.68, box.w * 0.68, box.h * 0.22)
    ctx.fillRect(box.x + box.w * 0.48, box.y + box.w * 0.16, box.w * 0.04, box.h * 0.5)
    ctx.fillStyle = palette.counter
    ctx.beginPath()
    ctx.arc(box.x + box.w * 0.9, box.y + box.h * 0.56, box.w * 0.045, 0, 7)
    ctx.fill()
  })

const pavement = (easel: Easel, scene: Scene, y: number): void =>
  easel.part('pavement', () => {
    const { ctx, extent, h } = easel
    const { deep, dark, soft, mid } = scene.palette
    const fill = ctx.createLinearGradient(0, y, 0, h)
    fill.addColorStop(0, isDark(scene) ? mix(mid, dark, 0.5) : mix(soft, mid, 0.45))
    fill.addColorStop(1, mix(dark, deep, 0.5))
    ctx.fillStyle = fill
    ctx.fillRect(extent.x, y, extent.w, extent.y + extent.h - y)
    ctx.fillStyle = withAlpha(deep, 0.35)
    ctx.fillRect(extent.x, y, extent.w, h * 0.005)
  })

const signBox = ({ w, h }: Pick<Scene, 'w' | 'h'>): Box => {
  const half = Math.min(w * 0.43, h * 0.31)
  return { x: w / 2 - half, y: h * 0.07, w: half * 2, h: h * 0.27 }
}

const front = (easel: Easel, scene: Scene): void => {
  const { palette, h } = scene
  const { ctx } = easel
  const floor = h * 0.86
  brick(easel, scene, easel.extent.y, floor)
  const wood = woodOf(scene)
  const sign = signBox(scene)
  const shop: Box = { x: sign.x - sign.w * 0.015, y: sign.y + sign.h, w: sign.w * 1.03, h: floor - sign.y - sign.h }
  easel.part('wall', () => {
    ctx.fillStyle = wood
    ctx.fillRect(shop.x, shop.y, shop.w, shop.h)
    ctx.fillStyle = mix(wood, '#ffffff', 0.1)
    for (const at of [0, 0.965]) ctx.fillRect(shop.x + shop.w * at, shop.y, shop.w * 0.035, shop.h)
  })
  easel.part('sign', () => {
    ctx.fillStyle = mix(wood, palette.deep, 0.35)
    ctx.fillRect(sign.x - sign.w * 0.03, sign.y - sign.w * 0.03, sign.w * 1.06, sign.h + sign.w * 0.03)
    ctx.fillStyle = signOf(scene)
    ctx.fillRect(sign.x, sign.y, sign.w, sign.h - sign.w * 0.02)
    ctx.strokeStyle = palette.counter
    ctx.lineWidth = sign.w * 0.006
    ctx.strokeRect(sign.x + sign.w * 0.022, sign.y + sign.w * 0.022, sign.w * 0.956, sign.h - sign.w * 0.064)
  })
  const glass = { x: shop.x + shop.w * 0.06, y: shop.y + shop.h * 0.22, w: shop.w * 0.56, h: shop.h * 0.58 }
  shopWindow(easel, scene, glass, 3, true)
  lampLit(easel, glass, scene)
  doorOf(easel, scene, { x: shop.x + shop.w * 0.69, y: shop.y + shop.h * 0.24, w: shop.w * 0.24, h: shop.h * 0.76 })
  awning(
    easel,
    { x: shop.x, y: shop.y - h * 0.004, w: shop.w, h: h * 0.115 },
    { cloth: palette.accent, stripe: palette.light, dark: palette.deep },
  )
  pavement(easel, scene, floor)
  const troupe = standing(scene, { among: ['stand', 'carry', 'walk', 'side-by-side', 'strolling', 'hipshand'] })
  potsAlong(
    easel,
    [
      [shop.x + shop.w * 0.08, h * 0.1],
      [shop.x + shop.w * 0.22, h * 0.08],
      [shop.x + shop.w * 0.58, h * 0.09],
      [shop.x + shop.w * 0.985, h * 0.115],
    ],
    floor + h * 0.018,
    inksOf(scene),
  )
  if (troupe !== null)
    showTroupe(easel, troupe, {
      x: shop.x + shop.w * 0.42,
      y: floor + h * 0.03,
      height: h * 0.33,
      look: flatLook(palette),
      shade: palette.deep,
    })
  snow(easel, scene)
}

const snow = (easel: Easel, { setting, palette }: Scene): void => {
  if (setting.weather === 'snow' || setting.season === 'winter')
    paintSnowfall(easel, { colour: mix(palette.light, '#ffffff', 0.5), weight: 0.5 })
}

const signOf = ({ palette: { deep, dark } }: Scene): Colour => mix(dark, deep, 0.45)

const pane = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const floor = h * 0.875
  brick(easel, scene, easel.extent.y, h)
  const half = Math.min(w * 0.46, h * 0.34)
  const box = { x: w / 2 - half, y: h * 0.12, w: half * 2, h: floor - h * 0.12 }
  easel.part('wall', () => {
    easel.ctx.fillStyle = woodOf(scene)
    easel.ctx.fillRect(box.x - half * 0.1, box.y - half * 0.1, box.w + half * 0.2, h)
  })
  const split = box.h * 0.62
  easel.part('glass', () => {
    const { ctx } = easel
    ctx.fillStyle = glassOf(scene)[0]
    ctx.fillRect(box.x, box.y, box.w, split)
    const shade = ctx.createLinearGradient(0, box.y, 0, box.y + split)
    shade.addColorStop(0, withAlpha(palette.deep, isDark(scene) ? 0.2 : 0.12))
    shade.addColorStop(0.6, withAlpha(palette.deep, 0))
    ctx.fillStyle = shade
    ctx.fillRect(box.x, box.y, box.w, split)
  })
  shopWindow(easel, scene, { ...box, y: box.y + split, h: box.h - split }, 2, false)
  awning(
    easel,
    { x: box.x - half * 0.12, y: easel.extent.y, w: box.w + half * 0.24, h: h * 0.15 - easel.extent.y },
    { cloth: palette.accent, stripe: palette.light, dark: palette.deep },
  )
  easel.part('ledge', () => {
    easel.ctx.fillStyle = mix(woodOf(scene), palette.deep, 0.4)
    easel.ctx.fillRect(easel.extent.x, floor, easel.extent.w, h)
    easel.ctx.fillStyle = mix(woodOf(scene), '#ffffff', 0.16)
    easel.ctx.fillRect(box.x - half * 0.14, floor, box.w + half * 0.28, h * 0.012)
  })
  snow(easel, scene)
}

const street = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const { ctx, extent } = easel
  const floor = h * 0.85
  const dark = isDark(scene)
  easel.part('sky', () => {
    const sky = ctx.createLinearGradient(0, 0, 0, h * 0.6)
    sky.addColorStop(0, dark ? palette.deep : mix(palette.mid, palette.soft, 0.45))
    sky.addColorStop(1, dark ? mix(palette.mid, palette.accent, 0.25) : palette.light)
    easel.fill(sky)
  })
  const random = easel.random.sub('houses')
  const unit = Math.min(w, h * 0.68) * 0.34
  const wallHues = palette.hues
  for (let at = -16; at < 4; at++) {
    const own = random.sub(`${at}`)
    const [x, wide] = [w / 2 - unit / 2 + at * unit, unit]
    if (x + wide < extent.x || x > extent.x + extent.w) continue
    const isShop = at === 0
    const top = floor - h * (isShop ? 0.36 : own.between(0.3, 0.4))
    const colour = mix(
      mix(wallHues[((at + 16) * 2 + 1) % 5] ?? palette.soft, palette.light, 0.25),
      palette.deep,
      dark ? 0.28 : 0.02,
    )
    easel.part('buildings', () => {
      ctx.fillStyle = colour
      ctx.fillRect(x, top, wide, floor - top)
      ctx.fillStyle = mix(palette.deep, palette.accent, dark ? 0.12 : 0.3)
      ctx.beginPath()
      ctx.moveTo(x - wide * 0.04, top + 2)
      ctx.lineTo(x + wide / 2, top - wide * own.between(0.42, 0.62))
      ctx.lineTo(x + wide * 1.04, top + 2)
      ctx.fill()
      ctx.fillRect(x + wide * 0.74, top - wide * 0.42, wide * 0.11, wide * 0.34)
      ctx.fillStyle = mix(colour, palette.light, 0.45)
      ctx.fillRect(x - wide * 0.04, top - wide * 0.012, wide * 1.08, wide * 0.03)
      ctx.fillStyle = mix(colour, palette.deep, 0.35)
      ctx.fillRect(x + wide * 0.985, top, wide * 0.03, floor - top)
    })
    easel.part('window', () => {
      for (const [row, column] of [
        [0, 0],
        [0, 1],
        ...(isShop
          ? []
          : ([
              [1, 0],
              [1, 1],
            ] as const)),
      ] as const) {
        const [wx, wy] = [x + wide * (0.16 + column * 0.42), top + wide * (0.14 + row * 0.48)]
        const isLit = dark && own.chance(0.75)
        ctx.fillStyle = mix(palette.light, colour, 0.15)
        ctx.fillRect(wx - wide * 0.02, wy - wide * 0.02, wide * 0.3, wide * 0.36)
        ctx.fillStyle = isLit
          ? mix(palette.counter, palette.light, 0.35)
          : mix(palette.dark, palette.soft, dark ? 0.08 : 0.3)
        ctx.fillRect(wx, wy, wide * 0.26, wide * 0.32)
        ctx.fillStyle = mix(palette.light, colour, 0.15)
        ctx.fillRect(wx + wide * 0.12, wy, wide * 0.02, wide * 0.32)
        ctx.fillRect(wx, wy + wide * 0.15, wide * 0.26, wide * 0.02)
      }
    })
    if (isShop) {
      const box = { x: x + wide * 0.07, y: floor - wide * 0.62, w: wide * 0.5, h: wide * 0.5 }
      shopWindow(easel, scene, box, 2, false)
      lampLit(easel, box, scene)
      doorOf(easel, scene, { x: x + wide * 0.66, y: floor - wide * 0.62, w: wide * 0.26, h: wide * 0.62 })
      awning(
        easel,
        { x: x + wide * 0.02, y: floor - wide * 0.86, w: wide * 0.96, h: wide * 0.24 },
        { cloth: palette.accent, stripe: palette.light, dark: palette.deep },
      )
    } else doorOf(easel, scene, { x: x + wide * 0.38, y: floor - wide * 0.5, w: wide * 0.24, h: wide * 0.5 })
  }
  pavement(easel, scene, floor)
  potsAlong(
    easel,
    [-1.36, -0.94, -0.44, 0.46, 0.98, 1.4].map((at) => [w / 2 + at * unit, h * 0.055] as const),
    floor + h * 0.008,
    inksOf(scene),
  )
  for (const at of [-1.16, 1.16]) {
    const lamp = { x: w / 2 + at * unit, y: floor + h * 0.02, height: h * 0.24 }
    easel.part('lights', () =>
      drawLamp(ctx, {
        ...lamp,
        colour: mix(palette.deep, '#000000', 0.2),
        light: mix(palette.light, '#ffcf7a', 0.6),
        strength: dark ? 0.85 : 0,
      }),
    )
  }
  const troupe = standing(scene, { among: ['walk', 'strolling', 'stand', 'side-by-side', 'carry'] })
  if (troupe !== null)
    showTroupe(easel, troupe, {
      x: w * 0.36,
      y: floor + h * 0.04,
      height: h * 0.17,
      look: flatLook(palette),
      shade: palette.deep,
    })
  snow(easel, scene)
}

const painters: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = { front, pane, street }

const planType = (scene: Scene): TypePlan => {
  const { palette, layout, w, h } = scene
  const author = authorStack(scene, area(scene, 0.08, 0.915, 0.92, 0.968), palette.light)
  if (layout === 'front') {
    const sign = signBox(scene)
    const edge = sign.w * 0.05
    return {
      stacks: [
        titleStack(scene, {
          box: { x: sign.x + edge, y: sign.y + edge * 0.8, w: sign.w - edge * 2, h: sign.h - edge * 2 },
          ink: palette.light,
          line: palette.counter,
          anchor: 'middle',
          maxSize: 300,
          lineSize: 54,
        }),
        author,
      ],
    }
  }
  if (layout === 'pane') {
    const half = Math.min(w * 0.4, h * 0.3)
    const ink = inkOn(glassOf(scene)[0], palette)
    return {
      stacks: [
        titleStack(scene, {
          box: { x: w / 2 - half, y: h * 0.19, w: half * 2, h: h * 0.38 },
          ink,
          line: mix(palette.accent, palette.deep, 0.45),
          anchor: 'middle',
          maxSize: 330,
        }),
        author,
      ],
    }
  }
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.07, 0.05, 0.93, 0.375),
        ink: isDark(scene) ? palette.ink : palette.deep,
        anchor: 'middle',
        maxSize: 360,
      }),
      author,
    ],
  }
}

export const shopFront: Family = {
  id: 'shop-front',
  name: 'Shop Front',
  look: 'cityscape',
  templateType: 'illustrated',
  genreBuckets: [
    'Mystery:cozy',
    'Thriller:cozy',
    'Romance:small-town',
    'Romance:romcom',
    'Fantasy:cozy-fantasy',
    'Contemporary Fiction:womens-fiction',
    'Contemporary Fiction:humorous',
  ],
  moods: ['uplifting', 'romantic', 'mysterious'],
  technique: 'a flat shop front with its goods behind the glass',
  lettering: 'sign painter letters on the shop itself',
  palettes: [...palettesOf('candy'), ...palettesOf('vintage'), ...palettesOf('seaside')],
  pairings: [
    { title: 'yeseva-one', text: 'josefin' },
    { title: 'fraunces-black', text: 'dm-sans' },
    { title: 'abril-fatface', text: 'josefin' },
    { title: 'gloock', text: 'jost' },
  ],
  layouts: [
    { id: 'front', phrase: 'a shop from the front whose sign is the title', isEndless: true },
    { id: 'pane', phrase: 'the title lettered on the glass over the goods, under an awning', isEndless: true },
    { id: 'street', phrase: 'the shop in a row of gabled houses, the title over the roofs', isEndless: true },
  ],
  heroes: ['cake', 'teapot', 'book', 'cat', 'woman-standing', 'teacup', 'reader', 'couple-walking', 'potion'],
  sample: {
    title: 'Murder by the Baker’s Dozen',
    subtitle: 'A Penny Loaf mystery',
    author: 'Holly Prescott',
    summary:
      'When the judge of the village bake-off falls face down into a custard tart, the baker next door has one week to clear her bread.',
  },
  shows: (motif) => showsPeople(motif) || isSold(motif) || motif.id === 'cat',
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => painters[scene.layout]?.(easel, scene),
    grain: 0.32,
    vignette: 0.14,
  }),
}
