// Files that claim to be pictures and are made to cost whoever decodes them.
import sharp from 'sharp'

/** A progressive JPEG whose last scan is repeated: a few bytes each, a pass over the whole picture each. */
export const jpegOfManyScans = async (scans: number, side = 1500): Promise<Uint8Array> => {
  const plain = await sharp({ create: { width: side, height: side, channels: 3, background: '#808080' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const last = plain.lastIndexOf(Buffer.from([0xff, 0xda]))
  const end = plain.length - 2
  const scan = plain.subarray(last, end)
  return Buffer.concat([plain.subarray(0, end), ...Array<Buffer>(scans).fill(scan), plain.subarray(end)])
}

/** An SVG whose nested references draw a billion rectangles. */
export const svgOfManyUses = (): Uint8Array => {
  const levels = Array.from(
    { length: 9 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><defs><rect id="l0" width="9" height="9"/>${levels.join('')}</defs><use href="#l9"/></svg>`.padEnd(
      3000,
    ),
  )
}

/** A PNG that announces far more pixels than it has bytes for. */
export const pngOfManyPixels = async (): Promise<Uint8Array> => {
  const png = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const announced = Buffer.from(png)
  announced.writeUInt32BE(60_000, 16)
  announced.writeUInt32BE(60_000, 20)
  return announced
}
