// Flowers arranged: sprigs behind, blooms before them, all in one light that falls off into the ground.
import { type Colour, mix, shift, withAlpha } from '../../colour/colour.ts'
import type { Point } from '../atmosphere/point.ts'
import { tau } from '../curves.ts'
import type { Box, Context, Easel, Layer } from '../easel.ts'
import { castShadow } from '../materials/shadow.ts'
import type { Random } from '../random.ts'
import { bloomColours, leafColours } from './flora-colours.ts'
import { type FlowerKind, flowers, withoutFlower } from './flowers.ts'
import { type SprigKind, sprig } from './sprigs.ts'

export interface BloomSpot extends Point {
  readonly kind: FlowerKind
  readonly radius: number
  readonly colour: Colour
  readonly heart?: Colour
  readonly tilt?: number
}

export interface SprigSpot extends Point {
  readonly kind: SprigKind
  readonly turn: number
  readonly length: number
  /** 0 near, 1 sunk into the ground. */
  readonly depth?: number
}

export interface Arrangement {
  readonly sprigs: readonly SprigSpot[]
  readonly blooms: readonly BloomSpot[]
  readonly leaf: Colour
  readonly fruit: Colour
  /** What far leaves sink into. */
  readonly ground: Colour
  /** 0 for airy petals, 1 for velvet: deep folds and lights that keep their colour. */
  readonly velvet?: number
}

/** Flowers of one kind and colour are painted in so many variants and then laid turned and scaled: petals are dear. */
const variants = 2

const drawBlooms = (easel: Easel, ctx: Context, { blooms, velvet = 0 }: Arrangement, random: Random): void => {
  if (easel.without.has('blooms')) return
  const painted = new Map<string, Layer>()
  const paint = ({ kind, colour, heart }: BloomSpot, variant: number): Layer => {
    const radius = Math.max(
      ...blooms.filter((other) => other.kind === kind && other.colour === colour).map((other) => other.radius),
    )
    const deep = shift(colour, { l: -0.24 - velvet * 0.12, c: 1.1, h: -6 })
    const light = shift(colour, { l: 0.17 - velvet * 0.08, c: 0.58 + velvet * 0.4 })
    const colours = bloomColours(colour, heart ? { deep, light, heart } : { deep, light })
    const box = { x: -radius * 1.4, y: -radius * 1.4, w: radius * 2.8, h: radius * 2.8 }
    return easel.layer(
      (own) => flowers[kind](own, { x: 0, y: 0, radius }, colours, random.sub(`${kind} ${colour} ${variant}`)),
      { box },
    )
  }
  for (const [at, spot] of blooms.entries()) {
    if (easel.without.has(withoutFlower(spot.kind))) continue
    const stream = random.sub(`bloom ${at}`)
    const variant = stream.whole(1, variants)
    const key = `${spot.kind} ${spot.colour} ${variant}`
    const layer = painted.get(key) ?? paint(spot, variant)
    painted.set(key, layer)
    const size = (spot.radius * 2.8) / layer.box.w
    ctx.save()
    ctx.translate(spot.x, spot.y)
    ctx.scale(size, size * (1 - (spot.tilt ?? 0)))
    ctx.rotate(stream.between(0, tau))
    ctx.drawImage(layer.canvas, layer.box.x, layer.box.y, layer.box.w, layer.box.h)
    ctx.restore()
  }
}

const drawSprigs = (easel: Easel, ctx: Context, { sprigs, leaf, fruit, ground }: Arrangement, random: Random): void => {
  const painted = new Map<string, Layer>()
  const length = Math.max(...sprigs.map((spot) => spot.length))
  const box = { x: -length * 0.1, y: -length * 0.42, w: length * 1.38, h: length * 0.84 }
  for (const [at, spot] of sprigs.entries()) {
    const stream = random.sub(`sprig ${at}`)
    const depth = Math.round((spot.depth ?? 0) * 2) / 2
    const key = `${spot.kind} ${depth}`
    const colours = { leaf: leafColours(mix(leaf, ground, depth)), fruit: mix(fruit, ground, depth * 0.8) }
    const layer =
      painted.get(key) ??
      easel.layer((own) => sprig(own, spot.kind, { x: 0, y: 0, turn: 0, length }, colours, random.sub(key)), { box })
    painted.set(key, layer)
    const size = spot.length / length
    ctx.save()
    ctx.translate(spot.x, spot.y)
    ctx.rotate(spot.turn)
    ctx.scale(size, stream.chance(0.5) ? size : -size)
    ctx.drawImage(layer.canvas, layer.box.x, layer.box.y, layer.box.w, layer.box.h)
    ctx.restore()
  }
}

/** Draws on the context of a layer of the easel. */
export const drawArrangement = (easel: Easel, ctx: Context, whole: Arrangement, random: Random): void => {
  const sprigs = easel.some('leaves', whole.sprigs)
  const arrangement = { ...whole, sprigs, blooms: easel.some('blooms', whole.blooms) }
  ctx.imageSmoothingQuality = 'low'
  easel.part('leaves', () => drawSprigs(easel, ctx, arrangement, random), ctx)
  easel.part('blooms', () => drawBlooms(easel, ctx, arrangement, random), ctx)
}

export interface Lighting {
  /** Where light comes from. */
  readonly from: Point
  readonly reach: number
  readonly shade: Colour
  readonly strength: number
  readonly shadow?: number
  readonly box?: Box
}

/** Draws on a layer of its own, lets it sink into shade away from the light, and lays it with a shadow. */
export const layLit = (easel: Easel, draw: (ctx: Context) => void, lighting: Lighting): void => {
  const { from, reach, shade, strength, shadow = 0.5, box } = lighting
  using layer = easel.layer(draw, box ? { box } : {})
  const ctx = layer.canvas.getContext('2d')
  const dusk = ctx.createRadialGradient(from.x, from.y, reach * 0.25, from.x, from.y, reach)
  dusk.addColorStop(0, withAlpha(shade, 0))
  dusk.addColorStop(0.45, withAlpha(shade, strength * 0.35))
  dusk.addColorStop(1, withAlpha(shade, strength))
  ctx.globalCompositeOperation = 'source-atop'
  ctx.fillStyle = dusk
  ctx.fillRect(layer.box.x, layer.box.y, layer.box.w, layer.box.h)
  if (shadow > 0) castShadow(easel, layer, { blur: 34, dx: 8, dy: 26, alpha: shadow })
  easel.lay(layer)
}
