// Fills letters: with ink, a gradient, foil or a picture, and wears them where the effect says so.
import { paintLitShape } from '../../light/lit-shape.ts'
import { grown } from '../../paint/boxes.ts'
import type { Context, Easel, Layer, OwnLayer } from '../../paint/easel.ts'
import { distress } from '../../paint/materials/distress.ts'
import { relief } from '../../paint/materials/relief.ts'
import type { SetItem } from '../set-type.ts'
import { paintSurface } from '../surfaces/index.ts'
import { sizeOf, traceItem } from '../trace.ts'
import type { Filling } from './effect.ts'

const inked = (ctx: Context, item: SetItem, style: string): void => {
  ctx.fillStyle = style
  ctx.strokeStyle = style
  traceItem(ctx, item)
}

const letterLayer = (easel: Easel, item: SetItem): OwnLayer =>
  easel.layer((ctx) => inked(ctx, item, item.ink), { box: grown(item.box, sizeOf(item) * 0.5) })

/** Paints only where the layer has letters. */
const into = (layer: Layer, paint: (ctx: Context) => void): void => {
  const ctx = layer.canvas.getContext('2d')
  ctx.save()
  ctx.globalCompositeOperation = 'source-in'
  paint(ctx)
  ctx.restore()
}

const gradientInto = (layer: Layer, item: SetItem, colours: readonly string[]): void =>
  into(layer, (ctx) => {
    const gradient = ctx.createLinearGradient(0, item.box.y, 0, item.box.y + item.box.h)
    colours.forEach((colour, at) => {
      gradient.addColorStop(at / (colours.length - 1), colour)
    })
    ctx.fillStyle = gradient
    ctx.fillRect(layer.box.x, layer.box.y, layer.box.w, layer.box.h)
  })

const windowTint = 0.35

const pictureInto = (easel: Easel, layer: Layer, item: SetItem, fill: Extract<Filling, { kind: 'window' }>): void => {
  using picture = easel.fresh()
  fill.paint(picture, item.box)
  into(layer, (ctx) => {
    ctx.drawImage(picture.canvas, 0, 0, easel.w, easel.h)
    // The picture leans to the colour it was measured by, or its darkest parts would eat letters.
    ctx.globalCompositeOperation = 'source-atop'
    ctx.globalAlpha = fill.tint ?? windowTint
    ctx.fillStyle = fill.colour
    ctx.fillRect(layer.box.x, layer.box.y, layer.box.w, layer.box.h)
  })
}

/** Foil letters under this size (units) have hardly a level face left: they are made brighter. */
const smallFoil = 150

const smallestOf = (item: SetItem): number =>
  item.kind === 'ornament' ? sizeOf(item) : Math.min(...item.runs.map(({ size }) => size))

/** Units under which letters have no room for a surface, or for light and shade: the largest of a title, and its small words. */
const smallestSurface = { great: 90, minor: 46 } as const
const smallestLit = { great: 105, minor: 60 } as const

const hasRoom = (item: SetItem, { great, minor }: { readonly great: number; readonly minor: number }): boolean =>
  sizeOf(item) >= great && smallestOf(item) >= minor

export const paintFilling = (easel: Easel, item: SetItem): void => {
  const { fill, worn = 0 } = item.effect
  if (fill?.kind === 'foil') {
    relief(easel, (ctx) => traceItem(ctx, item), {
      metal: fill.metal,
      // Brighter and calmer than ornament: reflections as dark as the ground would eat letters.
      flat: smallestOf(item) < smallFoil ? 0.68 : 0.6,
      sweep: smallestOf(item) < smallFoil ? 0.08 : 0.13,
      box: grown(item.box, sizeOf(item) * 0.5),
      ...(fill.bevel === undefined ? {} : { bevel: fill.bevel }),
    })
    return
  }
  if (fill?.kind === 'surface') {
    if (item.kind === 'ornament' || !hasRoom(item, smallestSurface))
      inked(easel.ctx, { ...item, ink: fill.colour }, fill.colour)
    else paintSurface(easel, item, fill)
    return
  }
  if (fill?.kind === 'lit') {
    if (!hasRoom(item, smallestLit)) inked(easel.ctx, item, fill.colour)
    else
      paintLitShape(easel, (ctx) => traceItem(ctx, item), item.box, sizeOf(item), {
        ...fill.letters,
        reads: fill.colour,
      })
    return
  }
  if (!fill && worn === 0) {
    inked(easel.ctx, item, item.ink)
    return
  }
  using letters = letterLayer(easel, item)
  if (fill?.kind === 'gradient') gradientInto(letters, item, fill.colours)
  if (fill?.kind === 'window') pictureInto(easel, letters, item, fill)
  if (worn > 0) distress(letters, worn, { random: easel.random.sub('worn letters') })
  easel.lay(letters)
}
