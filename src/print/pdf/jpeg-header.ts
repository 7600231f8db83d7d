// What the header of a JPEG says: its size and how many colours it has. The picture itself goes into the file untouched.

export interface JpegHeader {
  readonly width: number
  readonly height: number
  readonly components: number
}

/** Markers that begin a frame: all of 0xc0 to 0xcf but tables, arithmetic conditioning and extensions. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Null where the bytes are no JPEG. */
export const readJpegHeader = (bytes: Uint8Array): JpegHeader | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), components: view.getUint8(at + 9) }
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}
