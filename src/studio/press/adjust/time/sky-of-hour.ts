// The sky of an hour: its colours are laid where the sky of the picture is seen, between whatever stands before it.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Colour } from '../../../colour/colour.ts'
import type { Adjustments } from '../../../direction/adjustments.ts'
import type { Box, Easel } from '../../../paint/easel.ts'
import { freeCanvas } from '../../../paint/free-canvas.ts'
import type { SkyMap } from './sky-map.ts'

type Hour = NonNullable<Adjustments['hour']>

interface SkyPlan {
  /** From the top of the sky to its foot. */
  readonly colours: readonly Colour[]
  readonly strength: number
}

const skies: Readonly<Record<Hour, SkyPlan>> = {
  dusk: { colours: ['#5a3a78', '#b9496a', '#f0703a', '#ffb459', '#ffd98a'], strength: 0.82 },
  dawn: { colours: ['#8fb6dc', '#d9c3d8', '#f8c4b4', '#ffe2b0'], strength: 0.62 },
  day: { colours: ['#3c8ed8', '#7fbdee', '#d0ebfa'], strength: 0.66 },
  night: { colours: ['#070d22', '#101d45', '#22376d'], strength: 0.6 },
}

/** The sky as a mask to paint through. */
const maskOf = ({ columns, rows, shares }: SkyMap): Canvas => {
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  for (const [at, share] of shares.entries()) image.data[at * 4 + 3] = 255 * share
  ctx.putImageData(image, 0, 0)
  return canvas
}

/** Lays the sky of the hour where the sky of the picture was told before. */
export const laySky = (easel: Easel, hour: Hour, picture: Box, map: SkyMap): void => {
  const mask = maskOf(map)
  const { colours, strength } = skies[hour]
  using sky = easel.layer((ctx) => {
    const wash = ctx.createLinearGradient(0, picture.y, 0, Math.max(map.foot, picture.y + picture.h * 0.4))
    for (const [at, colour] of colours.entries()) wash.addColorStop(at / (colours.length - 1), colour)
    ctx.fillStyle = wash
    ctx.fillRect(easel.extent.x, 0, easel.extent.w, easel.h)
    ctx.globalCompositeOperation = 'destination-in'
    ctx.imageSmoothingQuality = 'high'
    ctx.drawImage(mask, easel.extent.x, 0, easel.extent.w, easel.h)
  })
  easel.lay(sky, { blend: 'source-atop', alpha: strength })
  freeCanvas(mask)
}
