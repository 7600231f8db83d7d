// The one way to the picture library. It could read some twenty formats, among them SVG and PDF, which are drawn by programs in the file and
// may name others: here only the decoders of JPEG, PNG and WebP can be reached, in every process that loads it, whatever the bytes claim.
import sharp from 'sharp'

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

export type { Metadata, Region, Sharp } from 'sharp'
export { sharp }
