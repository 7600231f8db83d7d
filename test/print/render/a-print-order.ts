// Orders to the print shop: painted art, its light, texts.
import { createCanvas } from '@napi-rs/canvas'
import { artSheet } from '../../../src/print/geometry/art-sheet.ts'
import { wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'
import type { WrapRequest } from '../../../src/print/geometry/wrap-specs.ts'
import type { OrderedLayout, PrintOrder } from '../../../src/print/render/print-order.ts'
import { encodeJpeg } from '../../../src/studio/press/encode.ts'
import { backdropOf } from '../../../src/studio/wrap/backdrop.ts'
import { aVoice, someTexts } from '../layout/a-wrap-layout.ts'

export const specs: WrapRequest = {
  trimWidth: 5,
  trimHeight: 8,
  pageCount: 301,
  paperType: 'white',
  bindingType: 'paperback',
}

type PaintedArt = Pick<PrintOrder, 'art' | 'backdrop'>

/** Dusk over the whole sheet; `isLoud`: with bright spots all over the back. */
const paint = async (request: WrapRequest, isLoud: boolean): Promise<PaintedArt> => {
  const { width, height, front, back } = artSheet(wrapGeometry(request))
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const dusk = ctx.createLinearGradient(0, 0, 0, height)
  dusk.addColorStop(0, '#1b2a4a')
  dusk.addColorStop(1, '#0a0f1c')
  ctx.fillStyle = dusk
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = '#d9a441'
  ctx.fillRect(front.safe.left, front.safe.top, front.safe.width / 2, front.safe.height / 3)
  ctx.fillStyle = '#f4f4f4'
  const step = 46
  if (isLoud)
    for (let x = back.bleed.left; x < back.bleed.width; x += step)
      for (let y = 0; y < height; y += step) ctx.fillRect(x, y, step / 2, step / 2)
  return { art: await encodeJpeg(canvas), backdrop: backdropOf(canvas) }
}

const painted = new Map<string, Promise<PaintedArt>>()

const artFor = (request: WrapRequest, isLoud: boolean): Promise<PaintedArt> => {
  const key = JSON.stringify([request, isLoud])
  const art = painted.get(key) ?? paint(request, isLoud)
  painted.set(key, art)
  return art
}

export const byTexts = (changes: Partial<Extract<OrderedLayout, { kind: 'texts' }>> = {}): OrderedLayout => ({
  kind: 'texts',
  texts: someTexts,
  preset: 'standard',
  voice: aVoice,
  spineRotation: 90,
  colors: { back: null, spine: null },
  tone: aVoice.palette.mid,
  ...changes,
})

export const anOrder = async ({
  isLoud = false,
  ...changes
}: Partial<PrintOrder> & { readonly isLoud?: boolean } = {}): Promise<PrintOrder> => ({
  specs,
  ...(await artFor(changes.specs ?? specs, isLoud)),
  layout: byTexts(),
  front: { complete: true, dpi: 300 },
  metadata: { title: 'The Keeper', author: 'Elinor Vance', date: new Date('2026-01-02T03:04:05Z') },
  ...changes,
})
