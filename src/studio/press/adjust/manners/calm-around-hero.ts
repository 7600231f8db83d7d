// Makes a cover plainer: nothing is left but the hero on one flat ground.
import { createCanvas } from '@napi-rs/canvas'
import type { Rgb } from '../../../colour/colour.ts'
import type { Easel } from '../../../paint/easel.ts'
import { groundOf, lightOf } from '../tone-of-art.ts'

/** Share of the sheet under which there is no hero that could stand alone, and over which it is the whole picture. */
const least = 0.012
const most = 0.6
/** How much of a picture without a hero of its own is covered. */
const cover = 0.7
/** Distance of light (0 to 1) under which the hero is lost on the ground. */
const lost = 0.2
/** Share of the hero's size that is right around it. */
const beside = 0.25

const meanWhere = (data: Uint8ClampedArray, weightAt: (nth: number) => number): Rgb => {
  const sums = [0, 0, 0, 0]
  for (let nth = 0; nth < data.length / 4; nth += 3) {
    const weight = weightAt(nth)
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + weight * (data[nth * 4 + channel] ?? 0)
    sums[3] = (sums[3] ?? 0) + weight
  }
  const weight = Math.max(1, sums[3] ?? 0)
  return [(sums[0] ?? 0) / weight, (sums[1] ?? 0) / weight, (sums[2] ?? 0) / weight]
}

/** Whether a pixel is in or near the box that the hero fills. */
const nearHero = (things: Uint8Array, width: number): ((nth: number) => boolean) => {
  let [left, right, top, bottom] = [width, 0, things.length / width, 0]
  for (let nth = 0; nth < things.length; nth++) {
    if ((things[nth] ?? 0) < 200) continue
    const [x, y] = [nth % width, Math.floor(nth / width)]
    ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]
  }
  const [across, down] = [(right - left) * beside, (bottom - top) * beside]
  return (nth) => {
    const [x, y] = [nth % width, Math.floor(nth / width)]
    return x >= left - across && x <= right + across && y >= top - down && y <= bottom
  }
}

/** The colour of the edges, or where the hero is lost on it, of what is right around the hero. */
const flatGround = (easel: Easel, data: Uint8ClampedArray, things: Uint8Array): Rgb => {
  const edges = groundOf(easel).colour
  const hero = lightOf(meanWhere(data, (nth) => (things[nth] ?? 0) / 255))
  if (Math.abs(hero - lightOf(edges)) >= lost) return edges
  const isNear = nearHero(things, easel.canvas.width)
  const around = meanWhere(data, (nth) => (isNear(nth) ? 1 - (things[nth] ?? 0) / 255 : 0))
  if (Math.abs(hero - lightOf(around)) >= lost) return around
  const end = hero < 0.5 ? 255 : 0
  const far = (channel: 0 | 1 | 2): number => around[channel] * 0.35 + end * 0.65
  return [far(0), far(1), far(2)]
}

/** `things` says how much of every pixel (of 255) is the hero. */
export const calmAroundHero = (easel: Easel, things: Uint8Array): void => {
  const { width, height } = easel.canvas
  const { data } = easel.ctx.getImageData(0, 0, width, height)
  const covered = things.reduce((sum, share) => sum + share, 0) / 255 / things.length
  const isAlone = covered >= least && covered <= most
  const [red, green, blue] = flatGround(easel, data, things)
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(width, height)
  for (let nth = 0; nth < things.length; nth++) {
    image.data[nth * 4] = red
    image.data[nth * 4 + 1] = green
    image.data[nth * 4 + 2] = blue
    image.data[nth * 4 + 3] = (isAlone ? 1 : cover) * (255 - (things[nth] ?? 0))
  }
  ctx.putImageData(image, 0, 0)
  easel.spend({ canvas, box: { x: 0, y: 0, w: easel.w, h: easel.h }, scale: easel.scale })
}
