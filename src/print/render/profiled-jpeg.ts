// Writes into an encoded JPEG that it is sRGB at print resolution. The encoder can too, but converts every pixel from sRGB to sRGB first.
import { printDpi } from '../../catalog/print.ts'
import { srgbProfile } from '../pdf/srgb-profile.ts'

const [startOfImage, app0, app2] = [0xffd8, 0xffe0, 0xffe2]

const segment = (marker: number, data: Uint8Array): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(marker, 0)
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** `JFIF`, version 1.1, dots per inch, no thumbnail. */
const resolution = Buffer.from([0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0])
resolution.writeUInt16BE(printDpi, 8)
resolution.writeUInt16BE(printDpi, 10)

/** The profile is small enough for one segment, the first of one. */
const profileSegment = async (): Promise<Buffer> =>
  segment(app2, Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1'), await srgbProfile()]))

/** `jpeg`: as an encoder wrote it, without a profile. */
export const profiledJpeg = async (jpeg: Buffer): Promise<Buffer> => {
  if (jpeg.readUInt16BE(0) !== startOfImage) throw new Error('the encoder wrote no JPEG')
  const rest = jpeg.readUInt16BE(2) === app0 ? 4 + jpeg.readUInt16BE(4) : 2
  return Buffer.concat([jpeg.subarray(0, 2), segment(app0, resolution), await profileSegment(), jpeg.subarray(rest)])
}
