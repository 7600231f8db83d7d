// Velvet dark: two people so near that only the light at their edges is seen.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
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
import { paintSmoke } from '../paint/atmosphere/smoke.ts'
import type { Easel } from '../paint/easel.ts'
import { bloom, fillSky } from '../places/ground.ts'
import { lightDoor } from '../places/rooms.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  embrace: { among: ['brow', 'kiss', 'facing', 'parent-hugging', 'friends', 'hug-self', 'to-heart'], facing: 'side' },
  beneath: {
    among: ['arm-in-arm', 'apart', 'watching', 'side-by-side', 'friends', 'pockets', 'akimbo', 'hero'],
    down: -13,
  },
  petals: { among: ['kiss', 'brow', 'lift', 'waltz', 'parent-hugging', 'arch', 'to-heart', 'crossed'] },
}

const paintPetals = (easel: Easel, colour: Colour, dark: Colour, count: number): void =>
  easel.part('leaves', () => {
    const random = easel.random.sub('petals')
    const { ctx, extent } = easel
    for (let petal = 0; petal < count; petal++) {
      const size = easel.h * random.between(0.008, 0.028) * (petal % 7 === 0 ? 2 : 1)
      ctx.save()
      ctx.translate(extent.x + random.next() * extent.w, random.next() ** 0.7 * easel.h)
      ctx.rotate(random.between(0, 6.3))
      ctx.scale(1, random.between(0.35, 0.8))
      const fill = ctx.createRadialGradient(-size * 0.3, -size * 0.3, 0, 0, 0, size)
      fill.addColorStop(0, colour)
      fill.addColorStop(1, dark)
      ctx.fillStyle = fill
      ctx.globalAlpha = random.between(0.65, 1)
      ctx.beginPath()
      ctx.moveTo(-size, 0)
      ctx.bezierCurveTo(-size * 0.8, -size, size * 0.6, -size, size, -size * 0.1)
      ctx.bezierCurveTo(size * 0.7, size * 0.8, -size * 0.7, size * 0.9, -size, 0)
      ctx.fill()
      ctx.restore()
    }
  })

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, layout, w, h } = scene
  const { deep, dark, mid, soft, accent, light } = palette
  const troupe = troupeFor(
    scene,
    { ...wishes[layout], cloth: clothOn(palette, dark), emptyHanded: true },
    { ...twoLovers, pose: 'embracing', who: 'a young woman and a dangerous man', dress: 'evening gown; black suit' },
  )
  const look: FigureLook = {
    manner: 'lit',
    light: [0.7, -0.7],
    dark: deep,
    keep: 0.42,
    rim: mix(accent, light, 0.4),
    backRim: mix(soft, accent, 0.3),
    edge: 0.03,
  }
  if (layout === 'beneath') {
    fillSky(easel, h, [
      [0, mix(dark, deep, 0.5)],
      [1, deep],
    ])
    const tall = h * 0.6
    lightDoor(
      easel,
      { x: w * 0.32, y: h * 0.8 - tall, w: w * 0.36, h: tall },
      mix(accent, soft, 0.25),
      dark,
      h * 0.24,
      0,
    )
    if (troupe === null) return
    const height = heightIn(troupe, w * 0.64, h * 0.56)
    showTroupe(easel, troupe, {
      x: centred(troupe, w / 2, height),
      y: h * 0.845,
      height,
      look: { ...look, keep: 0.2, rim: accent },
      shade: deep,
      shadeStrength: 0.9,
    })
    return
  }
  fillSky(easel, h, [
    [0, deep],
    [0.5, mix(dark, mid, layout === 'petals' ? 0.9 : 0.55)],
    [1, deep],
  ])
  bloom(easel.ctx, w * 0.6, h * 0.4, Math.min(w, h) * 0.75, accent, 0.5)
  paintSmoke(easel, { colour: mix(mid, soft, 0.5), x: w * 0.3, y: h * 0.8, height: h * 0.7, strength: 0.4 })
  if (troupe === null) return
  if (layout === 'embrace') {
    const height = Math.min(h * 1.32, (w * 1.2 * 1000) / troupe.ensemble.box.w)
    showTroupe(easel, troupe, { x: centred(troupe, w / 2, height), y: h * 0.07 + height, height, look })
    const { ctx, extent } = easel
    const fade = ctx.createLinearGradient(0, h * 0.5, 0, h * 0.8)
    fade.addColorStop(0, withAlpha(deep, 0))
    fade.addColorStop(1, withAlpha(deep, 0.96))
    ctx.fillStyle = fade
    ctx.fillRect(extent.x, h * 0.5, extent.w, h)
  } else {
    const height = heightIn(troupe, w * 0.86, h * 0.62)
    showTroupe(easel, troupe, {
      x: centred(troupe, w / 2, height),
      y: h * 0.9,
      height,
      look,
      shade: deep,
      shadeStrength: 0.8,
    })
    paintPetals(easel, accent, mix(accent, deep, 0.6), 90)
  }
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const low = layout === 'embrace'
  return {
    stacks: [
      titleStack(scene, {
        box: low ? area(scene, 0.07, 0.6, 0.93, 0.885) : area(scene, 0.07, 0.045, 0.93, 0.265),
        ink: palette.ink,
        line: mix(palette.accent, palette.light, 0.3),
        anchor: low ? 'bottom' : 'middle',
        maxSize: 400,
        leading: 0.88,
        effect: { shadow: { colour: palette.deep, blur: 0.12, alpha: 0.8 } },
      }),
      authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), palette.ink, 86),
    ],
  }
}

export const velvetDark: Family = {
  id: 'velvet-dark',
  name: 'Velvet Dark',
  look: 'figure',
  templateType: 'atmospheric',
  genreBuckets: ['Romance:dark-romance', 'Romance:romantic-suspense', 'Romance:erotic', 'Romance:paranormal-monster'],
  moods: ['romantic', 'intense', 'mysterious'],
  technique: 'figures in the dark with light at their edges',
  lettering: 'sharp high-contrast letters in the dark',
  palettes: palettesOf('blood'),
  pairings: [
    { title: 'playfair', text: 'montserrat' },
    { title: 'cinzel-bold', text: 'montserrat' },
    { title: 'cormorant-bold', text: 'montserrat' },
    { title: 'abril-fatface', text: 'josefin' },
  ],
  layouts: [
    { id: 'embrace', phrase: 'two faces close together, huge, the title in the dark below', isEndless: true },
    { id: 'beneath', phrase: 'figures seen from below in a doorway of light', isEndless: true },
    { id: 'petals', phrase: 'figures among falling petals', isEndless: true },
  ],
  heroes: [
    'couple-embrace',
    'couple-dancing',
    'two-people',
    'man-in-coat',
    'woman-in-gown',
    'couple-walking',
    'woman-standing',
    'hooded-figure',
  ],
  sample: {
    title: 'Crown of Teeth',
    subtitle: 'He collects debts. She is one.',
    author: 'Vesper Kane',
    summary:
      'To save her brother, an auctioneer marries the man who bought every debt in the city, and finds her own name in his ledger.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: onStage(scene, paint), grain: 0.45, vignette: 0.4 }),
}
