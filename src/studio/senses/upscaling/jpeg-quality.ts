// Reads from a JPEG's own tables how strongly it was compressed.

/** The table of the standard at quality 50 sums to this in its brightness part. */
const sumAtHalf = 3707
const tableLength = 64

/** Quality on the usual scale of 1 to 100; null for anything but a JPEG. */
export const jpegQuality = (bytes: Uint8Array): number | null => {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.length < 4 || view.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  while (at + 4 <= view.length && view[at] === 0xff) {
    const marker = view[at + 1]
    const length = view.readUInt16BE(at + 2)
    if (marker === 0xda) return null
    // The first table is the one for brightness; its precision is in the high half of the byte before it.
    if (marker === 0xdb && at + 5 + tableLength <= view.length && (view[at + 4] ?? 0) < 0x10) {
      const sum = view.subarray(at + 5, at + 5 + tableLength).reduce((total, step) => total + step, 0)
      const percent = (sum / sumAtHalf) * 100
      const quality = percent <= 100 ? (200 - percent) / 2 : 5000 / percent
      return Math.min(100, Math.max(1, Math.round(quality)))
    }
    at += 2 + length
  }
  return null
}
