// References made for tests: six pictures in plainly different manners, drawn from numbers alone.
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { Random } from '../../../../src/studio/paint/random.ts'
import { analyseReference } from '../../../../src/studio/senses/references/analyse-reference.ts'
import type { ReferenceReading } from '../../../../src/studio/senses/references/reading.ts'

type Draw = (ctx: SKRSContext2D, random: Random) => void

const [width, height] = [640, 960]

const strokes = (ctx: SKRSContext2D, random: Random, colours: readonly [string, ...string[]]): void => {
  for (let at = 0; at < 2600; at++) {
    const [x, y] = [random.between(-30, width), random.between(-30, height)]
    const turn = Math.sin(x / 170) + y / 400
    const length = random.between(40, 110)
    ctx.strokeStyle = random.pick(colours)
    ctx.globalAlpha = random.between(0.5, 0.95)
    ctx.lineWidth = random.between(7, 18)
    ctx.lineCap = 'round'
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(x + length / 2, y + 20 * turn, x + length * Math.cos(turn), y + length * Math.sin(turn))
    ctx.stroke()
  }
  ctx.globalAlpha = 1
}

const warmOils: Draw = (ctx, random) => {
  ctx.fillStyle = '#8a3d1c'
  ctx.fillRect(0, 0, width, height)
  strokes(ctx, random, ['#c8641f', '#e08a2e', '#a8431d', '#f0b04a', '#7a2f1a', '#d9772b', '#5c2414'])
}

const coldGeometry: Draw = (ctx) => {
  ctx.fillStyle = '#0f3c6e'
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = '#2f86c4'
  ctx.fillRect(0, height / 2, width / 2, height / 2)
  ctx.fillStyle = '#bfe3f2'
  ctx.beginPath()
  ctx.arc(width / 2, height * 0.42, 190, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = '#0a2546'
  ctx.beginPath()
  ctx.moveTo(width / 2, height * 0.3)
  ctx.lineTo(width, height)
  ctx.lineTo(width / 2, height)
  ctx.fill()
}

const sepiaEtching: Draw = (ctx, random) => {
  ctx.fillStyle = '#e6d4ac'
  ctx.fillRect(0, 0, width, height)
  ctx.strokeStyle = '#4a3218'
  for (let row = 0; row < 150; row++) {
    const y = row * 6.5
    const dark = Math.sin(y / 90) * 0.5 + 0.5
    ctx.lineWidth = 0.8 + 2 * dark
    ctx.beginPath()
    for (let x = 60; x <= width - 60; x += 12)
      ctx.lineTo(x, y + 14 * Math.sin(x / 60 + y / 120) + random.between(-0.6, 0.6))
    ctx.stroke()
  }
}

const neonNight: Draw = (ctx, random) => {
  ctx.fillStyle = '#0a0716'
  ctx.fillRect(0, 0, width, height)
  for (let at = 0; at < 46; at++) {
    const colour = random.pick(['#ff2bd1', '#19e3ff', '#8a2bff', '#ff2b7a'])
    const [x, y] = [random.between(0, width), random.between(height * 0.2, height)]
    ctx.shadowColor = colour
    ctx.shadowBlur = 30
    ctx.fillStyle = colour
    ctx.fillRect(x, y, random.between(5, 12), random.between(30, 130))
  }
  ctx.shadowBlur = 0
}

const pastelWash: Draw = (ctx, random) => {
  ctx.fillStyle = '#fbf4ee'
  ctx.fillRect(0, 0, width, height)
  for (let at = 0; at < 130; at++) {
    const [x, y] = [random.between(0, width), random.between(0, height)]
    const reach = random.between(50, 150)
    const colour = random.pick(['#f4b9c4', '#b9d9ef', '#f7dcae', '#c9e4c8', '#d9c6ea'])
    const wash = ctx.createRadialGradient(x, y, reach * 0.2, x, y, reach)
    wash.addColorStop(0, `${colour}70`)
    wash.addColorStop(0.85, `${colour}90`)
    wash.addColorStop(1, `${colour}00`)
    ctx.fillStyle = wash
    ctx.fillRect(x - reach, y - reach, reach * 2, reach * 2)
  }
}

const greyPhotograph: Draw = (ctx, random) => {
  const image = ctx.createImageData(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const hills = 0.5 + 0.3 * Math.sin(x / 90) * Math.cos(y / 130) + 0.12 * Math.sin(x / 23 + y / 31)
      const lit = hills * (0.35 + 0.65 * (1 - y / height))
      const value = 255 * Math.min(1, Math.max(0, lit + random.between(-0.05, 0.05)))
      const at = (y * width + x) * 4
      image.data.set([value, value, value, 255], at)
    }
  ctx.putImageData(image, 0, 0)
}

const drawings = { warmOils, coldGeometry, sepiaEtching, neonNight, pastelWash, greyPhotograph }

export type SyntheticName = keyof typeof drawings

export const syntheticNames = [
  'warmOils',
  'coldGeometry',
  'sepiaEtching',
  'neonNight',
  'pastelWash',
  'greyPhotograph',
] as const satisfies readonly SyntheticName[]

/** A JPEG, as most references are. */
export const syntheticReference = (name: SyntheticName): Promise<Uint8Array> => {
  const canvas = createCanvas(width, height)
  drawings[name](canvas.getContext('2d'), new Random(7).sub(name))
  return sharp(canvas.toBuffer('image/png')).jpeg({ quality: 88 }).toBuffer()
}

const readings = new Map<SyntheticName, Promise<ReferenceReading>>()

/** What is read in one of them; read once, because every file here asks. */
export const syntheticReading = (name: SyntheticName): Promise<ReferenceReading> => {
  const reading = readings.get(name) ?? syntheticReference(name).then(analyseReference)
  readings.set(name, reading)
  return reading
}
