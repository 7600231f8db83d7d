// The pictures of a wrap: its art with what is blended into it, and the flat sheet with its type, large and small.
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import { printDpi } from '../../catalog/print.ts'
import { type Sharp, sharp } from '../../pictures/decoders.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import type { WrapLayout } from '../layout/layout-wrap.ts'
import { paintGlows, paintShadings, paintShapes, paintType } from '../layout/paint-type.ts'
import { plainPanels } from './plain-panels.ts'
import { profiledJpeg } from './profiled-jpeg.ts'

sharp.concurrency(1)
sharp.cache(false)

const scale = printDpi / 72

/** The press paints in sRGB: nothing has to be converted. */
export const decodeSheet = async (art: Uint8Array): Promise<Canvas> => {
  const { data, info } = await sharp(art, { ignoreIcc: true }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const canvas = createCanvas(info.width, info.height)
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  canvas.getContext('2d').putImageData(new ImageData(pixels, info.width, info.height), 0, 0)
  return canvas
}

/** What print files cannot hold apart from the art: plain grounds with shades on them. */
export const blendGrounds = (canvas: Canvas, { state, shadings, glows }: WrapLayout, geometry: WrapGeometry): void => {
  const ctx = canvas.getContext('2d')
  paintShapes(ctx, plainPanels(geometry, state.colors), scale)
  paintShadings(ctx, shadings, scale)
  paintGlows(ctx, glows, scale)
}

export const addType = (canvas: Canvas, layout: WrapLayout): void => paintType(canvas.getContext('2d'), layout, scale)

/** Printers and shops want colours that are not subsampled. Codes made for the picture would spare some bytes for twice the time. */
const printJpeg = async (picture: Sharp): Promise<Buffer> =>
  profiledJpeg(await picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer())

const pictureOf = (canvas: Canvas): Sharp =>
  sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4 } }).removeAlpha()

export const encodeArt = (canvas: Canvas): Promise<Buffer> => printJpeg(pictureOf(canvas))

/** Art is rounded up to whole pixels, a flat sheet to the nearest: the last row or column may be one too many. */
export const encodeFlat = (canvas: Canvas, { pixels }: WrapGeometry): Promise<Buffer> =>
  printJpeg(pictureOf(canvas).extract({ left: 0, top: 0, ...pixels }))

const previewWidth = 1600

export const encodePreview = async (flat: Uint8Array): Promise<Buffer> => {
  const small = sharp(flat, { ignoreIcc: true }).resize(previewWidth)
  return profiledJpeg(await small.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer())
}
