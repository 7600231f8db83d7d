// Counts the scans of a JPEG by its markers alone. Every scan goes over the whole picture once more, and a scan that says nothing takes a
// few bytes: a small file could keep a decoder busy for minutes.

/** Encoders write 10 for colours in progression, and 18 for four inks. */
export const mostScans = 32

const startOfScan = 0xda
const endOfImage = 0xd9

/**
 * Only these are followed by their length. A decoder that resumes at a restart passes over markers which do not exist: were a length read
 * behind one, further scans could hide in it.
 */
const hasLength = (marker: number): boolean => marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd9)

/** In the coded data of a scan, FF stands before a zero or a restart; anything else is the next marker. */
const isPartOfScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

/** How many scans there are, as far as the markers can be followed. No more are counted than `most` and one. */
export const countScans = (jpeg: Uint8Array, most = mostScans): number => {
  let scans = 0
  let at = 2
  while (at + 1 < jpeg.length && scans <= most) {
    // Between segments decoders pass over whatever is no marker, and over fill bytes.
    const marker = jpeg[at] === 0xff ? (jpeg[at + 1] ?? 0) : 0
    if (marker === 0 || marker === 0xff) at += 1
    else if (marker === endOfImage) break
    else if (!hasLength(marker)) at += 2
    else {
      if (marker === startOfScan) scans += 1
      at = afterSegment(jpeg, at)
      if (marker === startOfScan) at = afterCodedData(jpeg, at)
    }
  }
  return scans
}

/** A length that is too short to hold itself is taken for the least: the walk always goes on. */
const afterSegment = (jpeg: Uint8Array, at: number): number =>
  at + 2 + Math.max(2, ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0))

const afterCodedData = (jpeg: Uint8Array, from: number): number => {
  for (let at = from; at + 1 < jpeg.length; at++)
    if (jpeg[at] === 0xff && jpeg[at + 1] !== 0xff && !isPartOfScan(jpeg[at + 1] ?? 0)) return at
  return jpeg.length
}
