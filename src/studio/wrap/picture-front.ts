// A front that is only a picture: fitted to the face without stretching it, and carried on where it does not reach.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { extend } from '../senses/raster/extend.ts'
import { cropPicture, type Picture, resizePicture } from '../senses/raster/picture.ts'
import { frontScale } from './paint-front.ts'
import { settleExtension } from './settle-extension.ts'
import type { WrapSheet } from './wrap-sheet.ts'

export interface PictureFront {
  readonly canvas: Canvas
  readonly scale: number
  /** Whether every side was filled with what plausibly continues the picture. */
  readonly complete: boolean
  /** How many pixels of the picture an inch of the print shows. */
  readonly dpi: number
}

/** A picture may lose this share of its length for a face of nearly its shape; more could be a title. */
const mostCropped = 0.04

export const canvasOf = ({ width, height, rgb }: Picture): Canvas => {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(width, height)
  for (let at = 0, from = 0; from < rgb.length; at += 4, from += 3) {
    image.data[at] = rgb[from] ?? 0
    image.data[at + 1] = rgb[from + 1] ?? 0
    image.data[at + 2] = rgb[from + 2] ?? 0
    image.data[at + 3] = 255
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}

/** Where the picture stands on a face that it does not fill, as shares of the room before it: each attempt another. */
const places = [0.5, 0.38, 0.62, 0.25, 0.75] as const

export const paintPictureFront = async (picture: Picture, sheet: WrapSheet, attempt: number): Promise<PictureFront> => {
  const place = places[attempt % places.length] ?? 0.5
  const { face, bleed } = sheet.front
  const fits = [face.width / picture.width, face.height / picture.height]
  const size = Math.min(Math.max(...fits), Math.min(...fits) * (1 + mostCropped))
  const scaled = await resizePicture(picture, Math.round(picture.width * size), Math.round(picture.height * size))
  const width = Math.min(scaled.width, face.width)
  const height = Math.min(scaled.height, face.height)
  const placed = cropPicture(scaled, {
    left: Math.floor((scaled.width - width) / 2),
    top: Math.floor((scaled.height - height) / 2),
    width,
    height,
  })
  const left = face.left - bleed.left + Math.floor((face.width - width) * place)
  const top = face.top - bleed.top + Math.floor((face.height - height) * place)
  const sides = { left, top, right: bleed.width - left - width, bottom: bleed.height - top - height }
  const { picture: extended, complete } = await extend(placed, sides)
  if (!complete) settleExtension(extended, { left, top, width, height })
  return { canvas: canvasOf(extended), scale: frontScale(sheet), complete, dpi: Math.round(sheet.dpi / size) }
}
