// The art under the type: fetched for the measures of the book, and stretched panel by panel while it is not there yet.
import type { BookSpecs, Box, SheetGeometry } from '../../../src/editor/wire.ts'

interface Picture {
  readonly image: HTMLImageElement
  /** Of the sheet that it was made for. */
  readonly geometry: SheetGeometry
}

export interface Art {
  /** Another picture has another number. */
  version(): number
  draw(ctx: CanvasRenderingContext2D, geometry: SheetGeometry, scale: number): void
  /** Fetches the art for a book of these measures. */
  want(specs: BookSpecs, geometry: SheetGeometry): void
}

const panels = ['back', 'spine', 'front'] as const

const drawPart = (ctx: CanvasRenderingContext2D, { image, geometry }: Picture, from: Box, to: Box, scale: number) => {
  const [across, down] = [image.naturalWidth / geometry.width, image.naturalHeight / geometry.height]
  ctx.drawImage(
    image,
    from.x * across,
    from.y * down,
    from.width * across,
    from.height * down,
    to.x * scale,
    to.y * scale,
    to.width * scale,
    to.height * scale,
  )
}

export const artFrom = (urlOf: (specs: BookSpecs) => string, onArrival: () => void): Art => {
  let shown: Picture | null = null
  let wanted = ''
  let version = 0

  return {
    version: () => version,
    want: (specs, geometry) => {
      const url = urlOf(specs)
      if (url === wanted) return
      wanted = url
      const image = new Image()
      image.addEventListener('load', () => {
        if (url !== wanted) return
        shown = { image, geometry }
        version += 1
        onArrival()
      })
      image.src = url
    },
    draw: (ctx, geometry, scale) => {
      ctx.fillStyle = '#8a857c'
      ctx.fillRect(0, 0, geometry.width * scale, geometry.height * scale)
      if (!shown) return
      const whole = { x: 0, y: 0 }
      // Panels drawn apart would show seams; they are only stretched while the sheet is another.
      if (shown.geometry.width === geometry.width && shown.geometry.height === geometry.height) {
        const { width, height } = geometry
        drawPart(ctx, shown, { ...whole, width, height }, { ...whole, width, height }, scale)
        return
      }
      for (const panel of panels) {
        const [from, to] = [shown.geometry.panels[panel], geometry.panels[panel]]
        drawPart(ctx, shown, from.bleed, to.bleed, scale)
        drawPart(ctx, shown, from.face, to.face, scale)
      }
    },
  }
}
