// The XML that S3 answers with: pages of ListObjectsV2, and the code of an error. Only the few tags that are needed.

export interface ListedObject {
  readonly name: string
  readonly size: number
  readonly modifiedAt: Date
}

export interface ListingPage {
  readonly objects: readonly ListedObject[]
  /** Null on the last page. */
  readonly nextToken: string | null
}

/** Throws rather than leave out what it cannot read: a sweep must not take a broken list for a short one. */
export const parseListing = (xml: string): ListingPage => {
  if (!/<ListBucketResult[\s>]/.test(xml)) throw new Error('S3 answered a listing with something else.')
  const objects = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = '']) => readEntry(entry))
  const truncated = textOf(xml, 'IsTruncated')?.trim() === 'true'
  return { objects, nextToken: truncated ? required(xml, 'NextContinuationToken') : null }
}

/** `NoSuchKey`, `AccessDenied` and the like; null when there is none. */
export const parseErrorCode = (xml: string): string | null => textOf(xml, 'Code')

const readEntry = (entry: string): ListedObject => {
  const size = Number(required(entry, 'Size'))
  const modifiedAt = new Date(required(entry, 'LastModified'))
  if (!Number.isSafeInteger(size) || Number.isNaN(modifiedAt.getTime()))
    throw new Error('S3 listed an object with an unreadable size or time.')
  return { name: required(entry, 'Key'), size, modifiedAt }
}

const required = (xml: string, tag: string): string => {
  const text = textOf(xml, tag)
  if (text === null || text === '') throw new Error(`S3 sent a listing without ${tag}.`)
  return text
}

// Text between tags never holds a bare `<`, so that this cannot run over into the next element.
const textOf = (xml: string, tag: string): string | null => {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  return text === undefined ? null : decodeEntities(text)
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

// One pass: decoding twice would turn `&amp;lt;` into `<`.
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (entity, hex, decimal, name) => {
    if (name) return namedEntities[name.toLowerCase()] ?? entity
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
