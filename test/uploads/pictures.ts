// Pictures of every kind that callers send, good and bad, made by the same library that reads them, or by hand.
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

interface Wish {
  readonly width?: number
  readonly height?: number
}

/** Noise, so that no picture is too small by being too simple. */
const noise = ({ width = 260, height = 390 }: Wish = {}) =>
  sharp({
    create: { width, height, channels: 3, background: '#336699', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

/** As large as one likes: noise takes seconds for what nobody looks at. */
export const flatJpeg = ({ width, height }: Required<Wish>): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()

export const jpeg = (wish?: Wish): Promise<Buffer> => noise(wish).jpeg({ quality: 60 }).toBuffer()
export const png = (wish?: Wish): Promise<Buffer> => noise(wish).png().toBuffer()
export const webp = (wish?: Wish): Promise<Buffer> => noise(wish).webp({ quality: 60 }).toBuffer()

export const gif = (): Promise<Buffer> => noise().gif().toBuffer()
export const sixteenBitPng = (): Promise<Buffer> => noise().toColourspace('rgb16').png().toBuffer()
export const cmykJpeg = (): Promise<Buffer> => noise().toColourspace('cmyk').jpeg().toBuffer()

/** Lies on its side until the turn that the file asks for. */
export const turnedJpeg = (wish: Wish): Promise<Buffer> =>
  noise(wish).jpeg().withMetadata({ orientation: 6 }).toBuffer()

export const animatedWebp = async ({ width = 260, height = 320, frames = 3 } = {}): Promise<Buffer> => {
  const frame = await noise({ width, height }).png().toBuffer()
  return sharp(
    Array.from({ length: frames }, () => frame),
    { join: { animated: true } },
  )
    .webp({ quality: 40 })
    .toBuffer()
}

export const cutShort = (picture: Buffer): Buffer => picture.subarray(0, Math.floor(picture.length * 0.6))

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** About a hundred kilobytes that would unfold to 2.7 gigabytes of colour: black and white, a bit for each of 900 million pixels. */
export const bombPng = (): Buffer => {
  const side = 30_000
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A JPEG whose last scan is said again and again: each time the whole picture is gone over, for a few bytes. */
export const jpegOfScans = async (scans: number, { width = 320, height = 480 }: Wish = {}): Promise<Buffer> => {
  const picture = await sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const last = picture.lastIndexOf(Buffer.from([0xff, 0xda]))
  const end = picture.length - 2
  const scan = picture.subarray(last, end)
  const missing = scans - picture.toString('latin1').split('\xff\xda').length + 1
  return Buffer.concat([
    picture.subarray(0, end),
    ...Array.from({ length: missing }, () => scan),
    picture.subarray(end),
  ])
}

/** A drawing that calls itself a picture by its name only. */
export const svg = (): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600">${'<g/>'.repeat(500)}</svg>`)
