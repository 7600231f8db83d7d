// The grounds of scratched titles: torn walls, a looming thing, stained paper, a flood of colour.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { luminanceOf } from '../../colour/contrast.ts'
import type { Palette } from '../../colour/palette.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import type { Box, Easel, OwnLayer } from '../../paint/easel.ts'
import { concrete } from '../../paint/materials/concrete.ts'
import { distress, grunge } from '../../paint/materials/distress.ts'
import { paper } from '../../paint/materials/paper.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { splatter } from '../../paint/materials/splatter.ts'
import type { Tones } from '../../paint/pen.ts'
import { drawMotif, stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { clawMarks, drawHairs, type Scratch, traceScratch } from './scratch.ts'

export const blackOf = ({ deep }: Palette): Colour => mix(deep, '#000000', 0.35)

/** What reads on the loud colour. */
export const inkOnAccent = (palette: Palette): Colour =>
  luminanceOf(palette.accent) > 0.42 ? blackOf(palette) : mix(palette.light, '#ffffff', 0.35)

const unitOf = ({ w, h }: Scene): number => Math.min(w, h * 0.625)

/** The hero as large as a box allows, standing on its lower edge, with the wear of an old print. */
const heroLayer = (easel: Easel, { hero }: Scene, box: Box, tones: Tones, wear: number): OwnLayer => {
  const height = Math.min(box.h, box.w / hero.width)
  const foot = hero.rests === 'ground' || hero.rests === 'water' ? box.y + box.h : box.y + (box.h + height) / 2
  const layer = easel.layer((ctx) =>
    drawMotif(ctx, hero, { x: box.x + box.w / 2, y: foot, height, tones, random: easel.random.sub('hero') }),
  )
  if (wear > 0 && !easel.isProof) distress(layer, wear, { kind: 'grunge', random: easel.random.sub('wear') })
  return layer
}

/** The cuts of the blow that opened the wall. */
const gashesOf = (scene: Scene, top: number, bottom: number): Scratch[] => {
  const unit = unitOf(scene)
  const random = scene.random.sub('gashes')
  return clawMarks(random, {
    x: scene.w / 2,
    y: (top + bottom) / 2,
    length: (bottom - top) * 1.12,
    angle: Math.PI / 2 + random.pick([-1, 1]) * 0.34,
    gap: unit * 0.21,
    width: unit * 0.125,
    count: 4,
  })
}

const traceAll = (ctx: Easel['ctx'], easel: Easel, gashes: readonly Scratch[], grow: number): void => {
  ctx.beginPath()
  for (const gash of gashes) traceScratch(ctx, gash, easel.noise, grow)
  ctx.fill()
}

/** Fresh plaster along the cuts, and the glare behind the wall in them. */
const openWall = asPart(
  'scratches',
  (easel: Easel, { palette, w }: Scene, gashes: readonly Scratch[], middle: number, reach: number): void => {
    easel.ctx.fillStyle = withAlpha(mix(palette.mid, palette.soft, 0.4), 0.8)
    traceAll(easel.ctx, easel, gashes, 7)
    using glare = easel.layer((ctx) => {
      const light = ctx.createRadialGradient(w / 2, middle, 0, w / 2, middle, reach)
      light.addColorStop(0, mix(palette.accent, palette.light, 0.35))
      light.addColorStop(0.5, palette.accent)
      light.addColorStop(1, mix(palette.accent, palette.deep, 0.45))
      ctx.fillStyle = light
      traceAll(ctx, easel, gashes, 0)
    })
    castShadow(easel, glare, { blur: 46, colour: palette.accent, blend: 'screen', alpha: 0.5 })
    easel.lay(glare)
  },
)

export const paintGashes = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, w, h } = scene
  const unit = unitOf(scene)
  const top = Math.max(h * 0.1, ...zones.filter(({ y }) => y < h * 0.4).map((zone) => zone.y + zone.h)) + unit * 0.04
  const bottom = Math.min(h * 0.97, ...zones.filter(({ y }) => y > h * 0.6).map(({ y }) => y)) - unit * 0.05
  const [middle, tall] = [(top + bottom) / 2, bottom - top]
  concrete(easel, { colour: mix(palette.deep, palette.dark, 0.8), strength: 0.9 })
  const gashes = gashesOf(scene, top, bottom)
  openWall(easel, scene, gashes, middle, tall * 0.6)
  grunge(easel, { colour: palette.deep, amount: 0.3, edges: 0.9 })
  easel.ctx.strokeStyle = withAlpha(palette.soft, 0.18)
  const hairs = { x: 0, y: top, w, h: tall }
  easel.part('scratches', () => drawHairs(easel.ctx, easel.random.sub('hairs'), hairs, Math.PI / 2 + 0.3, 40))
  const bone = mix(palette.light, palette.soft, 0.15)
  const tones = {
    body: bone,
    shade: mix(palette.soft, palette.mid, 0.35),
    light: mix(palette.light, '#ffffff', 0.4),
    accent: palette.accent,
    line: blackOf(palette),
  }
  using hero = heroLayer(
    easel,
    scene,
    { x: w / 2 - unit * 0.4, y: top + tall * 0.08, w: unit * 0.8, h: tall * 0.84 },
    tones,
    0.2,
  )
  castShadow(easel, hero, { blur: 26, dx: 10, dy: 18, alpha: 0.75 })
  castShadow(easel, hero, { blur: 5, dx: 3, dy: 5, alpha: 0.6 })
  easel.lay(hero)
}

export const paintLooming = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, w, h } = scene
  const unit = unitOf(scene)
  const title = zones.reduce<Box | null>((tallest, zone) => (tallest && tallest.h > zone.h ? tallest : zone), null)
  const low = title ? title.y : h * 0.5
  easel.fill(blackOf(palette))
  paintGlow(easel, { x: w / 2, y: h * 0.32, radius: unit * 0.85, colour: palette.dark, strength: 0.9 })
  const tones = {
    body: palette.accent,
    shade: mix(palette.accent, palette.deep, 0.45),
    light: mix(palette.accent, palette.light, 0.28),
    accent: mix(palette.light, palette.accent, 0.1),
    line: blackOf(palette),
  }
  const box = { x: w * 0.04, y: h * 0.1, w: w * 0.92, h: Math.max(low - h * 0.02, h * 0.42) }
  using layer = heroLayer(easel, scene, box, tones, 0.3)
  castShadow(easel, layer, { blur: 70, colour: palette.accent, blend: 'screen', alpha: 0.28 })
  easel.lay(layer)
  const dusk = easel.ctx.createLinearGradient(0, low - h * 0.03, 0, low + h * 0.09)
  dusk.addColorStop(0, withAlpha(blackOf(palette), 0))
  dusk.addColorStop(1, withAlpha(blackOf(palette), 0.9))
  easel.ctx.fillStyle = dusk
  easel.ctx.fillRect(0, low - h * 0.03, w, h)
  grunge(easel, { colour: palette.deep, amount: 0.3, edges: 0.8 })
}

export const paintBled = (easel: Easel, scene: Scene, zones: readonly Box[], stain: Colour): void => {
  const { palette, w, h } = scene
  const top = Math.max(h * 0.2, ...zones.filter(({ y }) => y < h * 0.45).map((zone) => zone.y + zone.h))
  const bottom = Math.min(h * 0.95, ...zones.filter(({ y }) => y > h * 0.6).map(({ y }) => y))
  const tall = bottom - top
  paper(easel, {
    kind: 'aged',
    colour: mix(palette.light, '#ffffff', 0.25),
    stain: mix(palette.soft, palette.mid, 0.4),
    strength: 0.55,
  })
  const random = easel.random.sub('stains')
  easel.ctx.fillStyle = stain
  const isClean = easel.without.has('blood')
  const some = easel.wantsFewer('splatter') ? 0.25 : 1
  if (!isClean) {
    const x = w * random.between(0.3, 0.7)
    const far = { x, y: top + tall * 0.62, reach: tall * 0.62, drops: 130 * some, pool: 0, random: random.sub('far') }
    easel.part('splatter', () => splatter(easel.ctx, far))
  }
  const black = blackOf(palette)
  const tones = {
    body: black,
    shade: black,
    light: mix(black, palette.mid, 0.4),
    accent: stain,
    line: mix(palette.light, '#ffffff', 0.25),
  }
  using hero = heroLayer(easel, scene, { x: w * 0.12, y: top + tall * 0.14, w: w * 0.76, h: tall * 0.8 }, tones, 0.16)
  easel.lay(hero)
  if (isClean) return
  const x = w * random.between(0.35, 0.65)
  const near = { x, y: top + tall * 0.5, reach: tall * 0.34, drops: 60 * some, pool: 0, random: random.sub('near') }
  easel.part('splatter', () => splatter(easel.ctx, near))
}

export const paintFlood = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, w, h } = scene
  const top = Math.max(h * 0.2, ...zones.filter(({ y }) => y < h * 0.5).map((zone) => zone.y + zone.h))
  easel.fill(palette.accent)
  easel.soft(160, (ctx) => {
    ctx.fillStyle = withAlpha(mix(palette.accent, palette.light, 0.4), 0.5)
    ctx.fillRect(w * 0.15, top, w * 0.7, (h - top) * 0.4)
  })
  grunge(easel, { colour: mix(palette.accent, palette.deep, 0.6), amount: 0.02, edges: 1.3 })
  const { hero } = scene
  const height = Math.min((h - top) * 1.02, (w * 0.98) / hero.width)
  stampMotif(easel, hero, {
    x: w / 2,
    y: Math.max(h * 0.86, top + height * 1.02),
    height,
    tones: {
      body: blackOf(palette),
      shade: blackOf(palette),
      light: mix(blackOf(palette), palette.accent, 0.22),
      accent: inkOnAccent(palette) === blackOf(palette) ? palette.light : inkOnAccent(palette),
      line: mix(palette.accent, palette.deep, 0.25),
    },
    random: easel.random.sub('hero'),
  })
}
