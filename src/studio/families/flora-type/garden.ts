// The garden around and behind the letters: ground, flowers, hero; and the few blooms that pass before the letters.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { luminanceOf } from '../../colour/contrast.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { grown } from '../../paint/boxes.ts'
import { lerp } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { arrange, type FloraPalette, floraPalette } from '../../paint/flora/arrangement.ts'
import { bloomColours, leafColours } from '../../paint/flora/flora-colours.ts'
import { flowers } from '../../paint/flora/flowers.ts'
import { leaf } from '../../paint/flora/leaves.ts'
import { sprig } from '../../paint/flora/sprigs.ts'
import { standingFlower, standingKinds } from '../../paint/flora/standing-flowers.ts'
import { paper } from '../../paint/materials/paper.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import type { Random } from '../../paint/random.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'
import { nestOf, spotsOf } from './beds.ts'

export const isPale = ({ palette }: Scene): boolean => luminanceOf(palette.mid) > 0.34

const groundOf = (scene: Scene): Colour => {
  const { deep, dark, light, mid } = scene.palette
  return isPale(scene) ? mix(light, mid, 0.3) : mix(dark, deep, 0.3)
}

const floraOf = ({ palette }: Scene): FloraPalette =>
  floraPalette({
    flowers: [palette.hues[0], palette.hues[1], palette.hues[2], palette.hues[3]],
    greens: [palette.counter, mix(palette.counter, palette.deep, 0.4), mix(palette.counter, palette.soft, 0.35)],
    fruit: palette.accent,
    heart: mix(palette.deep, palette.accent, 0.25),
    stamen: palette.hues[4],
  })

const kinds = ['peony', 'anemone', 'rose', 'cosmos', 'poppy', 'daisy'] as const
const fullKinds = ['rose', 'peony', 'anemone'] as const

const paintGround = (easel: Easel, scene: Scene): void => {
  const ground = groundOf(scene)
  easel.fill(ground)
  const { ctx, w, h } = easel
  const glow = isPale(scene) ? mix(ground, '#ffffff', 0.6) : mix(ground, scene.palette.mid, 0.55)
  drawGlow(ctx, { x: w / 2, y: h * 0.42, radius: Math.max(w, h) * 0.62, colour: glow, strength: 0.6 })
  if (!easel.isProof) paper(easel, { kind: 'smooth', strength: 0.3 })
}

const paintHero = (easel: Easel, scene: Scene, title: Box): void => {
  const { palette, hero } = scene
  const nest = nestOf(scene, title)
  const half = (nest.height * hero.width) / 2
  const box = withinSheet(
    easel,
    grown(
      { x: nest.x - half * 1.4, y: nest.y - nest.height * 1.1, w: half * 2.8, h: nest.height * 1.2 },
      spareOf(nest.height, hero),
    ),
  )
  const tones = isPale(scene)
    ? { body: mix(palette.dark, palette.deep, 0.3), shade: palette.deep, light: palette.soft, line: palette.light }
    : { body: mix(palette.light, palette.soft, 0.3), shade: palette.soft, light: palette.light, line: palette.dark }
  using layer = easel.layer(
    (ctx) => {
      drawMotif(ctx, hero, {
        ...nest,
        tones: { ...tones, accent: palette.accent },
        random: easel.random.sub('hero'),
      })
      ctx.globalCompositeOperation = 'source-atop'
      const fall = ctx.createLinearGradient(nest.x - half, nest.y - nest.height, nest.x + half, nest.y)
      fall.addColorStop(0.2, withAlpha(palette.light, 0.2))
      fall.addColorStop(0.5, withAlpha(palette.mid, 0))
      fall.addColorStop(1, withAlpha(mix(palette.dark, palette.deep, 0.5), 0.5))
      ctx.fillStyle = fall
      ctx.fillRect(box.x, box.y, box.w, box.h)
    },
    { box },
  )
  castShadow(easel, layer, { blur: 20, dx: 4, dy: 12, alpha: 0.35 })
  easel.lay(layer)
}

/** Tall flowers that grow up through the title at both sides, low in the middle. */
const paintStems = (easel: Easel, { palette, hero }: Scene, top: number): void => {
  const { w, h } = easel
  const random = easel.random.sub('stems')
  const green = leafColours(palette.counter)
  const count = 23
  const order = random.shuffled(Array.from({ length: count }, (_, at) => at))
  using layer = easel.layer((ctx) => {
    for (const at of order) {
      const share = at / (count - 1)
      const aside = Math.abs(share - 0.5) * 2
      const room = hero.width > 0.9 ? 0.34 : 0.2
      const height = lerp(h * 0.16, h * 1.02 - top, aside < room ? 0 : 0.5 + aside * 0.5) * random.between(0.7, 1.02)
      standingFlower(
        ctx,
        random.pick(standingKinds),
        { x: w * lerp(-0.01, 1.01, share) + random.bell() * 20, y: h * 1.02, height },
        bloomColours(random.pick([palette.hues[0], palette.hues[1], palette.hues[2], palette.hues[3]])),
        green,
        random.sub(`stem ${at}`),
      )
    }
  })
  castShadow(easel, layer, { blur: 16, dx: 4, dy: 8, alpha: 0.25 })
  easel.part('blooms', () => easel.lay(layer))
}

/** Flowers keep off all letters: one that is cut by a petal is another letter. */
const heartOf = (zones: readonly Box[]): readonly Box[] => zones.map((zone) => grown(zone, zone.h > 300 ? 10 : 50))

export const paintGarden = (easel: Easel, scene: Scene, { zones }: SetType): void => {
  paintGround(easel, scene)
  const { layout, w, h } = scene
  const title = zones.find((zone) => zone.h > 150) ?? zones[0] ?? { x: 0, y: h * 0.3, w, h: h * 0.2 }
  if (layout === 'stems') paintStems(easel, scene, title.y + title.h + h * 0.02)
  const isOver = layout === 'bower' || layout === 'stems'
  if (isOver) paintHero(easel, scene, title)
  arrange(easel, spotsOf(scene), {
    palette: floraOf(scene),
    flowers: [...kinds],
    avoid: heartOf(zones),
    green: 1.15,
    random: easel.random.sub('garden'),
  })
  if (!isOver) paintHero(easel, scene, title)
}

interface Corner {
  readonly x: number
  readonly y: number
  readonly outward: number
}

const drawCornerLeaves = (
  ctx: Context,
  { palette }: Scene,
  { x, y, outward }: Corner,
  radius: number,
  random: Random,
): void => {
  const green = leafColours(palette.counter)
  for (const [lean, kind] of [
    [-0.75, 'leafy'],
    [0.75, 'berry'],
  ] as const)
    sprig(
      ctx,
      kind,
      { x, y, turn: outward + lean, length: radius * 2.5 },
      { leaf: green, fruit: palette.accent },
      random.sub(kind),
    )
  for (const lean of [-1.15, -0.3, 0.35, 1.1])
    leaf(ctx, { x, y, turn: outward + lean, length: radius * 1.65, fat: 0.42, isToothed: true }, green, random)
}

const drawCornerBloom = (ctx: Context, { palette }: Scene, { x, y }: Corner, radius: number, random: Random): void => {
  const bloom = bloomColours(random.pick([palette.hues[0], palette.hues[1], palette.hues[2]]), {
    heart: mix(palette.deep, palette.accent, 0.25),
    stamen: palette.hues[4],
  })
  flowers[random.pick(fullKinds)](ctx, { x, y, radius, turn: random.between(0, 6), tilt: 0.12 }, bloom, random)
}

/** Two blooms that sit beside the first and the last broad line of the title, over the edge of the sheet where it leaves little room. */
export const paintBefore = (easel: Easel, scene: Scene, type: SetType): void => {
  if (easel.without.has('blooms')) return
  const title = type.stacks.flatMap(({ items }) => items).find((item) => item.kind === 'lines' && item.role === 'title')
  if (title?.kind !== 'lines') return
  const widest = Math.max(...title.runs.map(({ box }) => box.w))
  const broad = title.runs.filter(({ box }) => box.w > widest * 0.72)
  const first = broad[0]
  const last = broad.at(-1)
  if (!first || !last) return
  const random = easel.random.sub('before')
  const radius = Math.min(140, first.box.h * 0.5, Math.sqrt(title.box.w * title.box.h) * 0.105)
  // A petal's breadth from the letters.
  const off = radius * 1.12
  const left: Corner = {
    x: first.box.x - off,
    y: first.box.y + first.box.h * 0.12,
    outward: -2.5,
  }
  const right: Corner = {
    x: last.box.x + last.box.w + off,
    y: last.box.y + last.box.h * 0.9,
    outward: 0.5,
  }
  using layer = easel.layer((ctx) => {
    for (const [corner, size, chance] of [
      [left, radius, random.sub('left')],
      [right, radius * 0.92, random.sub('right')],
    ] as const) {
      easel.part('leaves', () => drawCornerLeaves(ctx, scene, corner, size, chance), ctx)
      easel.part('blooms', () => drawCornerBloom(ctx, scene, corner, size, chance), ctx)
    }
  })
  castShadow(easel, layer, { blur: 12, dx: 3, dy: 9, alpha: 0.35 })
  easel.lay(layer)
}
