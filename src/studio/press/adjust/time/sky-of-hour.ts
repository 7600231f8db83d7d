// The sky of an hour: its colours are laid where the sky of the picture is seen, between whatever stands before it.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Colour } from '../../../colour/colour.ts'
import type { Adjustments } from '../../../direction/adjustments.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Box, Easel } from '../../../paint/easel.ts'
import { freeCanvas } from '../../../paint/free-canvas.ts'
import { type Picture, readPicture } from '../../../paint/materials/picture.ts'
import { runningOn } from '../running-on.ts'
import { smallPicture, toneIn } from '../tone-of-art.ts'
import { skyWithin } from './expanse.ts'

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

/** Pixels across in which the sky is told from what stands before it. */
const mostPixels = 800
/** Distance of colours (of 255 a channel) up to which a pixel is sky: little at night, when all is of one colour. */
const near = { dark: 7, light: 30 } as const
/** As many times that distance, and a pixel is not sky. */
const far = 2.4
/** A sky is at least this share of the picture. */
const leastSky = 0.1

interface SkyMask {
  readonly canvas: Canvas
  /** Share of the picture that is sky. */
  readonly share: number
  /** Where it ends, in units. */
  readonly foot: number
}

/** How surely every pixel has the colour that the sky has around there. */
const likeSky = (easel: Easel, { columns, rows, data }: Picture, picture: Box): Float32Array => {
  const ground = skyWithin(easel, picture)
  const { light } = toneIn(smallPicture(easel), { ...picture, h: picture.h * 0.4 })
  const close = near.dark + (near.light - near.dark) * light
  const like = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const told = ground.rowAt((row + 0.5) / rows, columns)
    const low = 1 - smooth(0.68, 0.86, (((row + 0.5) / rows) * easel.h - picture.y) / picture.h)
    for (let column = 0; column < columns; column++) {
      const at = (row * columns + column) * 4
      const apart = Math.hypot(
        (data[at] ?? 0) - (told[column * 3] ?? 0),
        (data[at + 1] ?? 0) - (told[column * 3 + 1] ?? 0),
        (data[at + 2] ?? 0) - (told[column * 3 + 2] ?? 0),
      )
      like[row * columns + column] = (1 - smooth(close, close * far, apart)) * low
    }
  }
  return like
}

/** Shares of the picture's height in which the sky begins. */
const begins = [0.03, 0.2] as const

const maskOf = (easel: Easel, picture: Box): SkyMask => {
  const step = easel.w / Math.min(mostPixels, easel.canvas.width)
  const small = readPicture(easel, step)
  const { columns, rows } = small
  const like = likeSky(easel, small, picture)
  const from = { x: (picture.x - easel.extent.x) / step, y: picture.y / step }
  const isWithin = (at: number, [first, last]: readonly [number, number]): boolean => {
    const [x, y] = [(at % columns) - from.x, Math.floor(at / columns) - from.y]
    const [wide, tall] = [picture.w / step, picture.h / step]
    return x >= 0 && x < wide && y >= tall * first && y < tall * last
  }
  const sky = runningOn(like, columns, (at) => isWithin(at, begins))
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  const perRow = new Float32Array(rows)
  for (const [at, share] of sky.entries()) {
    image.data[at * 4 + 3] = 255 * share
    const row = Math.floor(at / columns)
    if (share > 0 && isWithin(at, [0, 1])) perRow[row] = (perRow[row] ?? 0) + share
  }
  ctx.putImageData(image, 0, 0)
  const total = perRow.reduce((sum, row) => sum + row, 0)
  let above = 0
  const last = perRow.findIndex((row) => {
    above += row
    return above > total * 0.97
  })
  return { canvas, share: (total * step * step) / (picture.w * picture.h), foot: (Math.max(0, last) + 1) * step }
}

/** Lays the sky of the hour. Says whether there is a sky to be seen. */
export const laySky = (easel: Easel, hour: Hour, picture: Box): boolean => {
  const mask = maskOf(easel, picture)
  const isSeen = mask.share >= leastSky
  if (isSeen) {
    const { colours, strength } = skies[hour]
    using sky = easel.layer((ctx) => {
      const wash = ctx.createLinearGradient(0, picture.y, 0, Math.max(mask.foot, picture.y + picture.h * 0.4))
      for (const [at, colour] of colours.entries()) wash.addColorStop(at / (colours.length - 1), colour)
      ctx.fillStyle = wash
      ctx.fillRect(easel.extent.x, 0, easel.extent.w, easel.h)
      ctx.globalCompositeOperation = 'destination-in'
      ctx.drawImage(mask.canvas, easel.extent.x, 0, easel.extent.w, easel.h)
    })
    easel.lay(sky, { blend: 'source-atop', alpha: strength })
  }
  freeCanvas(mask.canvas)
  return isSeen
}
