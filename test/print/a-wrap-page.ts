// A wrap ready to be written: art, a title, a spine, a blurb, all where they belong.
import { join } from 'node:path'
import sharp from 'sharp'
import { inPoints } from '../../src/print/geometry/boxes.ts'
import { type WrapGeometry, wrapGeometry } from '../../src/print/geometry/wrap-geometry.ts'
import type { WrapRequest } from '../../src/print/geometry/wrap-specs.ts'
import type { TextRun, WrapPage } from '../../src/print/pdf/wrap-page.ts'

const fontFolder = join(import.meta.dirname, '..', '..', 'assets', 'fonts')

const font = (file: string): string => join(fontFolder, file)

export const fonts = {
  garamond: font('eb-garamond/EBGaramond_500Medium.ttf'),
  inter: font('inter/Inter_500Medium.ttf'),
  hebrew: font('frank-ruhl-libre/FrankRuhlLibre_500Medium.ttf'),
  thai: font('noto-sans-thai/NotoSansThai_500Medium.ttf'),
  chinese: font('noto-serif-sc/NotoSerifSC_700Bold_GB2312.ttf'),
  korean: font('nanum-myeongjo/NanumMyeongjo_800ExtraBold.ttf'),
} as const

export const paperback: WrapRequest = {
  trimWidth: 6,
  trimHeight: 9,
  pageCount: 200,
  paperType: 'white',
  bindingType: 'paperback',
}

export const hardcover: WrapRequest = { ...paperback, pageCount: 250, bindingType: 'hardcover' }

const jpegs = new Map<string, Promise<Buffer>>()

/** A plain JPEG: large on paper, small on disk; each size is encoded once. */
export const plainJpeg = (width: number, height: number): Promise<Buffer> => {
  const key = `${width} x ${height}`
  const create = { width, height, channels: 3, background: '#e8dcc0' } as const
  const jpeg = jpegs.get(key) ?? sharp({ create }).jpeg().withIccProfile('srgb').toBuffer()
  jpegs.set(key, jpeg)
  return jpeg
}

export const aRun = (changes: Partial<TextRun>): TextRun => ({
  text: 'The Last Ember',
  fonts: [fonts.garamond],
  size: 20,
  color: '#102030',
  x: 100,
  y: 100,
  rotation: 0,
  upright: false,
  direction: 'ltr',
  letterSpacing: 0,
  wordSpacing: 0,
  ...changes,
})

/** What a line of 8 points needs with a sixteenth of an inch clear of each fold; a thinner spine could only have smaller type. */
const leastSpine = 8 + 2 * 4.5

const typeOf = (geometry: WrapGeometry): TextRun[] => {
  const [back, front, spine] = [geometry.back.safe, geometry.front.safe, geometry.spine.face].map(inPoints)
  if (!back || !front || !spine) throw new Error('a wrap has three panels')
  const middle = spine.x + spine.width / 2
  return [
    aRun({ x: front.x + 20, y: front.y + 100, size: 36 }),
    aRun({ text: 'A blurb that fits.', x: back.x + 20, y: back.y + 100, size: 11 }),
    ...(geometry.canHaveSpineText && spine.width >= leastSpine
      ? [aRun({ text: 'Ember', x: middle - 2.5, y: spine.y + 100, size: 8, rotation: 90 as const })]
      : []),
  ]
}

export const aWrapPage = async (
  request: WrapRequest = paperback,
  { extra = [] }: { readonly extra?: readonly TextRun[] } = {},
): Promise<WrapPage> => {
  const geometry = wrapGeometry(request)
  const { width, height } = geometry.artPixels
  return {
    geometry,
    art: await plainJpeg(width, height),
    shapes: [{ ...inPoints(geometry.barcode), color: '#ffffff' }],
    type: [...typeOf(geometry), ...extra],
    metadata: { title: 'The Last Ember', author: 'Ava Valentine', date: new Date('2026-01-02T03:04:05Z') },
  }
}
