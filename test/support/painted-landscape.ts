// Pictures for tests: a landscape in oils of a sort, the same for the same seed, and edits of pictures that were sent.
import { resolve } from 'node:path'
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { ImageOrder } from './image-protocols/protocol.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** What an order comes to: a new landscape, or the picture that was sent with its free part painted anew. */
export const paintOrder = async (order: ImageOrder, manner: string): Promise<Buffer> => {
  if (manner === 'malformed') return Buffer.from('this is no picture, whatever its name says')
  if (manner === 'absurd') return flatPicture({ width: 10_000, height: 10_000 })
  const size = manner === 'other-size' ? { width: 640, height: 400 } : (order.size ?? (await sizeOfPicture(order)))
  const seed = order.seed ?? seedOf(order.words)
  const fresh =
    manner === 'calm' ? await encode(calmSky(size, seed)) : await landscape(size, seed, manner === 'lettered')
  return order.picture ? repaint(order.picture, fresh, order, size) : fresh
}

const sizeOfPicture = async ({ picture }: ImageOrder): Promise<Size> =>
  picture ? sharp(picture).metadata() : { width: 1024, height: 1024 }

const landscapes = new Map<string, Promise<Buffer>>()

/** Painted once: tests ask for the same one again and again. */
const landscape = (size: Size, seed: number, lettered: boolean): Promise<Buffer> => {
  const name = [size.width, size.height, seed, lettered].join()
  const painted = landscapes.get(name) ?? encode(paintLandscape(size, seed, lettered))
  landscapes.set(name, painted)
  return painted
}

/** The picture stays where the mask forbids; without a mask half of the new one shines through everywhere. */
const repaint = async (picture: Buffer, fresh: Buffer, order: ImageOrder, { width, height }: Size): Promise<Buffer> => {
  const raw = { width, height, channels: 3 } as const
  const kept = await sharp(picture).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const free = order.mask
    ? await freePart(order.mask, order.maskMeans, { width, height })
    : Buffer.alloc(width * height, 128)
  const painted = await sharp(fresh)
    .joinChannel(free, { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer()
  return sharp(kept, { raw })
    .composite([{ input: painted, raw: { ...raw, channels: 4 } }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const freePart = (mask: Buffer, means: 'transparent' | 'white', { width, height }: Size): Promise<Buffer> => {
  const resized = sharp(mask).resize(width, height, { fit: 'fill' })
  const channel =
    means === 'white' ? resized.greyscale().extractChannel(0) : resized.ensureAlpha().extractChannel(3).negate()
  return channel.raw().toBuffer()
}

const flatPicture = ({ width, height }: Size): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#335577' } })
    .png({ compressionLevel: 9 })
    .toBuffer()

const encode = (canvas: Canvas): Promise<Buffer> =>
  sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()

const seedOf = (words: string): number => [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)

/** mulberry32: small, and the same everywhere. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** From green to blue: a warm one is now and then taken for skin by the check of pictures, whose verdict no test may hang on. */
const hueFrom = (random: () => number): number => 150 + random() * 80

const paintLandscape = ({ width, height }: Size, seed: number, lettered: boolean): Canvas => {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  const random = randomFrom(seed)
  const hue = hueFrom(random)
  paintSky(pen, { width, height }, hue, random)
  for (let range = 0; range < 6; range += 1) paintRange(pen, { width, height }, hue, range, random)
  if (lettered) paintLetters(pen, { width, height })
  return canvas
}

const calmSky = ({ width, height }: Size, seed: number): Canvas => {
  const canvas = createCanvas(width, height)
  const random = randomFrom(seed)
  paintSky(canvas.getContext('2d'), { width, height }, hueFrom(random), random)
  return canvas
}

const paintSky = (pen: SKRSContext2D, { width, height }: Size, hue: number, random: () => number): void => {
  const sky = pen.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, `hsl(${hue}, 42%, 20%)`)
  sky.addColorStop(0.55, `hsl(${hue + 40}, 48%, 62%)`)
  sky.addColorStop(1, `hsl(${hue + 60}, 52%, 76%)`)
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, height)
  const [x, y] = [width * (0.25 + random() * 0.5), height * (0.34 + random() * 0.14)]
  const sun = pen.createRadialGradient(x, y, width * 0.03, x, y, width * 0.6)
  sun.addColorStop(0, 'rgba(255, 246, 222, 0.95)')
  sun.addColorStop(0.14, 'rgba(255, 236, 190, 0.55)')
  sun.addColorStop(1, 'rgba(255, 230, 180, 0)')
  pen.fillStyle = sun
  pen.fillRect(0, 0, width, height)
}

/** One range of hills, nearer and darker with its number. */
const paintRange = (
  pen: SKRSContext2D,
  { width, height }: Size,
  hue: number,
  range: number,
  random: () => number,
): void => {
  const waves = [1, 2.3, 5.1, 11.7].map((pace) => ({ pace, shift: random() * 7, reach: height * (0.06 / pace) }))
  const foot = height * (0.5 + range * 0.085)
  const crest = (x: number): number =>
    waves.reduce((y, { pace, shift, reach }) => y + Math.sin((x / width) * 6 * pace + shift) * reach, foot)
  const slope = pen.createLinearGradient(0, foot - height * 0.1, 0, foot + height * 0.2)
  slope.addColorStop(0, `hsl(${hue + 20}, ${26 + range * 4}%, ${52 - range * 8}%)`)
  slope.addColorStop(1, `hsl(${hue + 40}, ${22 + range * 3}%, ${60 - range * 8}%)`)
  pen.fillStyle = slope
  pen.beginPath()
  pen.moveTo(0, height)
  for (let x = 0; x <= width; x += 4) pen.lineTo(x, crest(x))
  pen.lineTo(width, height)
  pen.fill()
  if (range < 3) return
  for (let tree = 0; tree < 26; tree += 1)
    paintTree(pen, random() * width, crest, height * 0.012 * (range - 1) * (0.6 + random()))
}

const paintTree = (pen: SKRSContext2D, x: number, crest: (x: number) => number, tall: number): void => {
  const y = crest(x) + tall * 0.2
  pen.beginPath()
  pen.moveTo(x, y - tall * 2)
  pen.lineTo(x + tall * 0.45, y)
  pen.lineTo(x - tall * 0.45, y)
  pen.fill()
}

const letterFont = resolve(import.meta.dirname, '../../assets/fonts/anton/Anton_400Regular.ttf')

const paintLetters = (pen: SKRSContext2D, { width, height }: Size): void => {
  pen.fillStyle = '#ffffff'
  pen.textAlign = 'center'
  GlobalFonts.registerFromPath(letterFont, 'Lettering')
  pen.font = `${Math.round(width * 0.2)}px Lettering`
  pen.fillText('THE LOST', width / 2, height * 0.24)
  pen.fillText('KINGDOM', width / 2, height * 0.38)
}
