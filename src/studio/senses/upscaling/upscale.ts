// Enlarges an encoded picture to exactly the pixels that print wants, without inventing what is not there.
// For pictures that nobody has a document of; a cover of our own is painted again at the larger size instead.
import { sharp } from '../../../pictures/decoders.ts'
import { printJpeg } from '../../press/encode.ts'
import type { Models } from '../models/open-models.ts'
import { blended, type Shares } from './blend.ts'
import { type Compression, detailShares } from './detail-shares.ts'
import { enlarge, standardTile } from './enlarge.ts'
import { jpegQuality } from './jpeg-quality.ts'
import { asSharp, cropped, type Pixels, resized, toPixels } from './pixels.ts'

export type UpscaleOrder = { readonly image: Uint8Array; readonly width: number; readonly height: number }

export type Upscaled = {
  /** JPEG, sRGB with its profile, 300 DPI, colours not subsampled. */
  readonly image: Uint8Array
  readonly method: 'network' | 'lanczos'
  readonly shares: Shares
}

const none: Shares = { edges: 0, quiet: 0 }

/** Pictures above this are refused before they are decoded. */
const largestPixels = 100_000_000

const decode = (image: Uint8Array): Promise<Pixels> =>
  toPixels(
    sharp(image, { limitInputPixels: largestPixels })
      .autoOrient()
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .removeAlpha(),
  )

/** The middle of the picture in the proportions of the target: it is never stretched. */
const inProportion = (source: Pixels, width: number, height: number): Pixels => {
  const wanted = {
    width: Math.round((source.height * width) / height),
    height: Math.round((source.width * height) / width),
  }
  const across = Math.max(1, Math.min(source.width, wanted.width))
  const down = Math.max(1, Math.min(source.height, wanted.height))
  if (across === source.width && down === source.height) return source
  const [left, top] = [Math.floor((source.width - across) / 2), Math.floor((source.height - down) / 2)]
  return cropped(source, { left, top, width: across, height: down })
}

const compressionOf = async (image: Uint8Array): Promise<Compression | null> => {
  const quality = jpegQuality(image)
  if (quality === null) return null
  const { chromaSubsampling } = await sharp(image).metadata()
  return { quality, chromaSubsampling: chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0' }
}

export const upscale = async (models: Models, { image, width, height }: UpscaleOrder): Promise<Upscaled> => {
  const source = inProportion(await decode(image), width, height)
  const smooth = await resized(source, width, height)
  const factor = width / source.width
  const session = factor > 1 ? await models.session('realesr-animevideov3') : null
  const shares = session ? await detailShares(session, source, factor, await compressionOf(image)) : none
  if (!session || Math.max(shares.edges, shares.quiet) === 0)
    return { image: await printJpeg(asSharp(smooth)), method: 'lanczos', shares: none }
  const detailed = await enlarge(session, source, smooth, standardTile)
  return { image: await printJpeg(asSharp(blended(detailed, smooth, shares))), method: 'network', shares }
}
