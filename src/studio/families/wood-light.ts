// Wood light: trunks that pale into a glow, the crowns seen from the floor of the wood, a lit cabin among pines.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import { showsPeople, showTroupe } from '../figures/covers/stage.ts'
import { paintGlow } from '../paint/atmosphere/glow.ts'
import { paintRays } from '../paint/atmosphere/rays.ts'
import type { Easel } from '../paint/easel.ts'
import { isSnowy } from '../places/conditions.ts'
import { fillGround, fillSky } from '../places/ground.ts'
import { inLight, type LitScene } from '../places/in-light.ts'
import { standing } from '../places/of-book.ts'
import { settlePlace } from '../places/painted/settle-place.ts'
import { foliage, lying } from '../places/relight.ts'
import { paintFalling } from '../places/weather.ts'
import { paintCanopy, paintFerns, paintLookUp, paintPines, paintTrunks, type Ranks } from '../places/wood.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const natural = ['dusk', 'night', 'dawn'] as const

/** The light between the trunks: warm by day and at its ends, the palette's own pale light by night. */
const glowOf = (scene: LitScene): Colour => {
  const { accent, light, soft } = scene.palette
  return scene.conditions.hour === 'night' ? mix(light, soft, 0.45) : mix(accent, light, 0.45)
}

const ranksOf = (scene: LitScene): Omit<Ranks, 'from' | 'to'> => {
  const { palette, w, h } = scene
  return {
    far: h * 0.7,
    floor: h * 0.99,
    x: w * scene.random.sub('clearing').between(0.4, 0.6),
    clear: Math.min(w, h) * scene.random.sub('clear').between(0.28, 0.38),
    air: mix(mix(palette.soft, palette.mid, 0.4), glowOf(scene), 0.34),
    near: mix(palette.deep, '#000000', 0.15),
    glow: glowOf(scene),
  }
}

const path = (easel: Easel, scene: LitScene): void => {
  const { palette, w, h } = scene
  const [ranks, glow] = [ranksOf(scene), glowOf(scene)]
  fillSky(easel, h * 0.78, [
    [0, mix(palette.dark, palette.mid, 0.3)],
    [0.45, mix(ranks.air, palette.mid, 0.3)],
    [1, mix(glow, ranks.air, 0.25)],
  ])
  paintGlow(easel, { x: ranks.x, y: h * 0.52, radius: h * 0.5, colour: glow, strength: 0.95 })
  fillGround(easel, 'floor', h * 0.69, [
    [0, lying(mix(glow, ranks.air, 0.5), scene.conditions, 0.5)],
    [0.3, lying(mix(palette.mid, palette.dark, 0.5), scene.conditions, 0.6)],
    [1, ranks.near],
  ])
  paintTrunks(easel, { ...ranks, from: 0, to: 4 })
  easel.part('road', () =>
    easel.soft(12, (soft) => {
      const light = soft.createLinearGradient(0, h * 0.69, 0, h)
      light.addColorStop(0, withAlpha(glow, 0.85))
      light.addColorStop(0.6, withAlpha(glow, 0.35))
      light.addColorStop(1, withAlpha(glow, 0.05))
      soft.fillStyle = light
      soft.beginPath()
      soft.moveTo(ranks.x - w * 0.02, h * 0.7)
      soft.bezierCurveTo(ranks.x + w * 0.05, h * 0.75, ranks.x - w * 0.2, h * 0.82, ranks.x - w * 0.26, h * 1.02)
      soft.lineTo(ranks.x + w * 0.24, h * 1.02)
      soft.bezierCurveTo(ranks.x - w * 0.02, h * 0.84, ranks.x + w * 0.14, h * 0.77, ranks.x + w * 0.02, h * 0.7)
      soft.fill()
    }),
  )
  paintRays(easel, {
    x: ranks.x + w * 0.12,
    y: h * 0.12,
    colour: glow,
    length: h * 0.72,
    strength: 0.4,
    spread: 0.62,
    towards: 1.72,
  })
  paintTrunks(easel, { ...ranks, from: 4, to: 6 })
  settlePlace(easel, {
    manner: scene.manner,
    palette,
    conditions: scene.conditions,
    horizon: h * 0.7,
    light: { x: ranks.x, y: h * 0.45, strength: 0.6 },
    ground: 0.1,
  })
  const troupe = standing(scene, { facing: 'away', among: ['walk', 'stroll', 'stand', 'watching', 'hand-in-hand'] })
  if (troupe !== null)
    showTroupe(easel, troupe, {
      x: ranks.x + w * scene.random.sub('somebody').between(-0.1, 0.06),
      y: h * 0.845,
      height: h * scene.random.sub('near').between(0.17, 0.24),
      look: { manner: 'lit', light: [0.2, -0.9], dark: ranks.near, keep: 0.3, rim: glow, edge: 0.05 },
      shade: ranks.near,
      shadeStrength: 0.7,
    })
  paintFerns(easel, h * 0.99, Math.min(w, h) * 0.24, mix(ranks.near, palette.dark, 0.25), [w * 0.28, w * 0.74])
  paintCanopy(
    easel,
    (x) => h * (0.09 + 0.09 * Math.min(1, Math.abs(x - ranks.x) / (w * 0.5)) ** 2),
    foliage(
      [ranks.near, mix(ranks.near, palette.dark, 0.5), mix(palette.dark, palette.mid, 0.3)],
      scene.conditions,
    ) ?? [ranks.near, lying(ranks.near, scene.conditions, 0.5)],
    w * 0.05,
    'path',
  )
}

const lookUp = (easel: Easel, scene: LitScene): void => {
  const { palette, w, h } = scene
  const glow = glowOf(scene)
  const near = mix(palette.deep, '#000000', 0.12)
  const at = { x: w * 0.5, y: h * 0.44, radius: Math.min(w * 0.5, h * 0.37) }
  easel.part('sky', () => {
    const sky = easel.ctx.createRadialGradient(at.x, at.y, 0, at.x, at.y, at.radius * 2)
    sky.addColorStop(0, mix(palette.light, glow, 0.15))
    sky.addColorStop(0.5, mix(glow, palette.soft, 0.45))
    sky.addColorStop(0.66, mix(palette.mid, palette.dark, 0.4))
    sky.addColorStop(1, palette.deep)
    easel.fill(sky)
  })
  paintLookUp(easel, { ...at, air: mix(palette.mid, glow, 0.2), near, glow })
  paintGlow(easel, { x: at.x, y: at.y, radius: at.radius * 1.7, colour: glow, strength: 0.4 })
}

const cabin = (easel: Easel, scene: LitScene): void => {
  const { palette, conditions, random, w, h } = scene
  const { ctx } = easel
  const isWhite = isSnowy(conditions)
  const across = random.sub('side').chance(0.5)
    ? (share: number): number => w * share
    : (share: number): number => w * (1 - share)
  const glow = mix(palette.accent, palette.light, 0.35)
  const snow = isWhite ? mix(palette.light, palette.mid, 0.3) : mix(palette.mid, palette.dark, 0.55)
  fillSky(easel, h * 0.72, [
    [0, palette.deep],
    [0.5, mix(palette.dark, palette.mid, 0.5)],
    [1, mix(palette.soft, palette.mid, 0.25)],
  ])
  const slope =
    (base: number, swing: number) =>
    (x: number): number =>
      h * base - h * swing * Math.sin((x / w) * 2.3 + base * 9)
  for (const [rank, base, size] of [
    [0, 0.6, 0.13],
    [1, 0.66, 0.19],
    [2, 0.735, 0.27],
  ] as const) {
    const colour = mix(
      mix(palette.soft, palette.mid, 0.5),
      mix(palette.deep, palette.dark, 0.3),
      [0.12, 0.5, 0.86][rank] ?? 1,
    )
    const ground = slope(base, 0.02)
    const open =
      rank === 2 ? ([Math.min(across(0.4), across(0.86)), Math.max(across(0.4), across(0.86))] as const) : undefined
    paintPines(easel, {
      ground,
      size: h * size,
      colour,
      light: palette.light,
      snow: isWhite ? 1 : 0.15,
      seed: `${rank}`,
      ...(open ? { open } : {}),
    })
    easel.part('hills', () => {
      const { extent } = easel
      const fill = ctx.createLinearGradient(0, h * (base - 0.03), 0, h * (base + 0.14))
      fill.addColorStop(0, mix(colour, snow, rank === 2 ? 0.85 : 0.45))
      fill.addColorStop(1, mix(snow, palette.dark, rank === 2 ? 0.5 : 0.2))
      ctx.fillStyle = fill
      ctx.beginPath()
      ctx.moveTo(extent.x, extent.y + extent.h)
      for (let x = extent.x; x <= extent.x + extent.w + 20; x += 20) ctx.lineTo(x, ground(x))
      ctx.lineTo(extent.x + extent.w + 20, extent.y + extent.h)
      ctx.fill()
    })
  }
  settlePlace(easel, { manner: scene.manner, palette, conditions, horizon: h * 0.6, light: null, ground: 0.15 })
  const [x, y, u] = [across(0.63), h * 0.775, Math.min(w, h) * random.sub('cabin').between(0.12, 0.16)]
  easel.part('buildings', () => {
    const wall = mix(palette.deep, palette.dark, 0.4)
    ctx.fillStyle = wall
    ctx.fillRect(x - u, y - u * 0.78, u * 2, u * 0.78)
    ctx.beginPath()
    ctx.moveTo(x - u * 0.62, y - u * 0.7)
    ctx.lineTo(x, y - u * 1.62)
    ctx.lineTo(x + u * 0.62, y - u * 0.7)
    ctx.fill()
    ctx.fillStyle = isWhite ? palette.light : mix(palette.deep, '#000000', 0.2)
    ctx.beginPath()
    ctx.moveTo(x - u * 1.2, y - u * 0.74)
    ctx.lineTo(x - u * 0.9, y - u * 1.3)
    ctx.lineTo(x + u * 0.9, y - u * 1.3)
    ctx.lineTo(x + u * 1.2, y - u * 0.74)
    ctx.lineTo(x + u * 0.62, y - u * 0.74)
    ctx.lineTo(x, y - u * 1.56)
    ctx.lineTo(x - u * 0.62, y - u * 0.74)
    ctx.fill()
    ctx.fillRect(x + u * 0.62, y - u * 1.72, u * 0.22, u * 0.5)
  })
  easel.part('window', () => {
    ctx.fillStyle = mix(glow, '#fff6dc', 0.35)
    for (const [dx, dy, ww, hh] of [
      [-0.82, -0.56, 0.34, 0.34],
      [0.48, -0.56, 0.34, 0.34],
      [-0.13, -1.12, 0.26, 0.3],
      [-0.15, -0.58, 0.3, 0.58],
    ] as const)
      ctx.fillRect(x + u * dx, y + u * dy, u * ww, u * hh)
    ctx.fillStyle = mix(palette.deep, palette.dark, 0.4)
    for (const dx of [-0.665, 0.635]) {
      ctx.fillRect(x + u * dx, y - u * 0.56, u * 0.03, u * 0.34)
      ctx.fillRect(x + u * (dx - 0.16), y - u * 0.41, u * 0.34, u * 0.03)
    }
  })
  paintGlow(easel, { x, y: y - u * 0.4, radius: u * 2.6, colour: glow, strength: 0.75 })
  easel.shine('window', () =>
    easel.soft(10, (soft) => {
      const fall = soft.createLinearGradient(0, y, 0, y + u * 1.7)
      fall.addColorStop(0, withAlpha(glow, 0.55))
      fall.addColorStop(1, withAlpha(glow, 0))
      soft.fillStyle = fall
      soft.beginPath()
      soft.moveTo(x - u * 0.15, y)
      soft.lineTo(x + u * 0.15, y)
      soft.lineTo(x + u * 0.4, y + u * 1.7)
      soft.lineTo(x - u * 1.1, y + u * 1.7)
      soft.fill()
    }),
  )
  const troupe = standing(scene, { facing: 'away', among: ['walk', 'stand', 'stroll', 'watching', 'hand-in-hand'] })
  if (troupe !== null)
    showTroupe(easel, troupe, {
      x: across(0.36),
      y: h * 0.885,
      height: h * random.sub('somebody').between(0.13, 0.18),
      look: {
        manner: 'lit',
        light: [across(0) === 0 ? 0.8 : -0.8, -0.5],
        dark: mix(palette.deep, '#000000', 0.1),
        keep: 0.45,
        rim: glow,
        edge: 0.05,
      },
      shade: palette.deep,
      shadeStrength: 0.6,
    })
  paintPines(easel, {
    ground: () => h * 1.0,
    size: h * 0.46,
    colour: mix(palette.deep, '#000000', 0.15),
    light: palette.soft,
    snow: isWhite ? 0.4 : 0,
    seed: 'near',
    open: [w * 0.07, w * 0.95],
  })
}

const painters: Readonly<Record<string, (easel: Easel, scene: LitScene) => void>> = { path, crowns: lookUp, cabin }

const paint = (easel: Easel, given: Scene): void => {
  const scene = inLight(given, natural)
  painters[scene.layout]?.(easel, scene)
  const { palette, conditions, h } = scene
  paintFalling(easel, { palette, conditions, ground: h * 0.75 })
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const author = authorStack(scene, area(scene, 0.08, 0.912, 0.92, 0.965), palette.ink)
  if (layout === 'crowns')
    return {
      stacks: [
        titleStack(scene, {
          box: area(scene, 0.2, 0.29, 0.8, 0.6),
          ink: mix(palette.deep, '#000000', 0.2),
          line: palette.deep,
          anchor: 'middle',
          upper: true,
          maxSize: 260,
          leading: 0.95,
        }),
        author,
      ],
    }
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.08, layout === 'path' ? 0.07 : 0.05, 0.92, layout === 'path' ? 0.4 : 0.34),
        ink: palette.ink,
        upper: true,
        maxSize: 340,
        anchor: 'middle',
        effect: { shadow: { colour: palette.deep, blur: 0.14, alpha: 0.75 } },
      }),
      author,
    ],
  }
}

export const woodLight: Family = {
  id: 'wood-light',
  name: 'Wood Light',
  look: 'landscape',
  templateType: 'atmospheric',
  genreBuckets: [
    'Fantasy:grounded-low',
    'Fantasy:dark-fantasy',
    'Fantasy:myth-folklore',
    'Horror:folk',
    'Thriller:rural',
    'Mystery:rural',
    'Fantasy:*',
  ],
  moods: ['mysterious', 'melancholic', 'epic', 'intense'],
  technique: 'ranks of trunks in mist before a hidden light',
  lettering: 'carved capitals among the trunks',
  palettes: [...palettesOf('moonlit'), ...palettesOf('dusk')],
  pairings: [
    { title: 'cinzel-bold', text: 'cormorant-bold' },
    { title: 'cormorant-bold', text: 'josefin' },
    { title: 'forum', text: 'josefin' },
    { title: 'im-fell', text: 'cormorant-bold' },
  ],
  layouts: [
    { id: 'path', phrase: 'a path between trunks towards a light', isEndless: true },
    {
      id: 'crowns',
      phrase: 'the title in the opening of the crowns, seen from the floor of the wood',
      isEndless: true,
    },
    { id: 'cabin', phrase: 'a lit cabin among pines on a slope under a deep sky', isEndless: true },
  ],
  heroes: [
    'cloaked-traveller',
    'woman-standing',
    'man-in-coat',
    'witch',
    'hooded-figure',
    'child',
    'two-people',
    'wizard',
  ],
  sample: {
    title: 'The Oath Below Leaves',
    subtitle: 'Book one of the Rootbound',
    author: 'Isolde March',
    summary:
      'In a forest that keeps every promise made under it, a charcoal burner hears her own voice swear to something she has not yet done.',
  },
  shows: showsPeople,
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => paint(easel, scene),
    grain: 0.4,
    vignette: 0.3,
  }),
}
