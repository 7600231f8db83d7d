// Fits painted art to a sheet of other measures, so that a book may get more pages or another binding without being painted anew. Faces
// are stretched to the new faces; what a wider bleed or a turn-in needs beyond them is mirrored.
import { type Sharp, sharp } from '../../pictures/decoders.ts'
import { printJpeg } from '../../studio/press/encode.ts'
import type { Patch } from '../../studio/wrap/wrap-sheet.ts'
import { artSheet } from '../geometry/art-sheet.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'

interface PanelPatch {
  readonly face: Patch
  readonly bleed: Patch
}

const panelsOf = (geometry: WrapGeometry): readonly PanelPatch[] => {
  const { back, spine, front } = artSheet(geometry)
  // The spine has bleed at its head and foot only, as high as that of its neighbours.
  const spineFace = { ...spine.bleed, top: back.face.top, height: back.face.height }
  return [back, { bleed: spine.bleed, face: spineFace }, front]
}

const margins = ({ face, bleed }: PanelPatch) => ({
  left: face.left - bleed.left,
  top: face.top - bleed.top,
  right: bleed.left + bleed.width - face.left - face.width,
  bottom: bleed.top + bleed.height - face.top - face.height,
})

type Margins = ReturnType<typeof margins>

const perSide = (value: (side: keyof Margins) => number): Margins => ({
  left: value('left'),
  top: value('top'),
  right: value('right'),
  bottom: value('bottom'),
})

const refitPanel = async (art: Uint8Array, from: PanelPatch, to: PanelPatch): Promise<Buffer> => {
  const [across, down] = [to.face.width / from.face.width, to.face.height / from.face.height]
  const [old, wanted] = [margins(from), margins(to)]
  const grown = perSide((side) => Math.round(old[side] * (side === 'left' || side === 'right' ? across : down)))
  const cut = perSide((side) => Math.max(0, grown[side] - wanted[side]))
  const added = perSide((side) => Math.max(0, wanted[side] - grown[side]))
  return sharp(art)
    .extract(from.bleed)
    .resize({
      width: to.face.width + grown.left + grown.right,
      height: to.face.height + grown.top + grown.bottom,
      fit: 'fill',
    })
    .extract({
      left: cut.left,
      top: cut.top,
      width: to.face.width + grown.left + grown.right - cut.left - cut.right,
      height: to.face.height + grown.top + grown.bottom - cut.top - cut.bottom,
    })
    .extend({ ...added, extendWith: 'mirror' })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

const isSame = (one: WrapGeometry, other: WrapGeometry): boolean =>
  JSON.stringify(artSheet(one)) === JSON.stringify(artSheet(other))

/** The art of a sheet as it lies on another. Art that fits already comes back as it is. */
export const refitArt = async (art: Uint8Array, from: WrapGeometry, to: WrapGeometry): Promise<Uint8Array> =>
  isSame(from, to) ? art : printJpeg(await refitted(art, from, to))

const refitted = async (art: Uint8Array, from: WrapGeometry, to: WrapGeometry): Promise<Sharp> => {
  const [old, wanted] = [panelsOf(from), panelsOf(to)]
  const { width, height } = artSheet(to)
  const panels = await Promise.all(
    wanted.map(async (panel, index) => {
      const source = old[index]
      if (!source) throw new Error('a sheet has three panels')
      return { input: await refitPanel(art, source, panel), left: panel.bleed.left, top: panel.bleed.top }
    }),
  )
  return sharp({ create: { width, height, channels: 3, background: '#000000' } }).composite(panels)
}

/** What is left of a resolution where the front was stretched. */
export const refitDpi = (dpi: number, from: WrapGeometry, to: WrapGeometry): number => {
  const [one, other] = [artSheet(from).front.face, artSheet(to).front.face]
  return dpi / Math.max(1, other.width / one.width, other.height / one.height)
}
