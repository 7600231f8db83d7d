// What the image provider needs to know of each protocol: how an order looks, and how pictures and refusals are told.
import type { IncomingHttpHeaders } from 'node:http'

export interface Received {
  readonly method: string
  /** With its query. In orders it is the path of the protocol alone. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface ImageOrder {
  readonly words: string
  /** The pixels that a fair answer has; null: those of the picture that was sent. */
  readonly size: { readonly width: number; readonly height: number } | null
  readonly seed: number | null
  readonly picture: Buffer | null
  /** As the protocol wants it: see `maskMeans`. */
  readonly mask: Buffer | null
  /** Where the mask may be painted over. */
  readonly maskMeans: 'transparent' | 'white'
}

export type Reply =
  | { readonly status: number; readonly json: unknown; readonly retryAfter?: number }
  | { readonly status: number; readonly bytes: Buffer; readonly retryAfter?: number }

export interface House {
  /** The protocol's own root: pictures that are fetched later lie below it. */
  readonly at: string
  readonly shelve: (path: string, reply: Reply) => void
}

export interface Protocol {
  /** null: the request is no order. */
  read(request: Received): Promise<ImageOrder | null>
  /** null: success without a picture. */
  painted(picture: Buffer | null, house: House): Reply
  refused(house: House): Reply
  failed(status: number, message: string): Reply
  settings(root: string, key: string): Readonly<Record<string, string>>
}

/** A value in parsed JSON, at the end of a path of names; undefined when there is none. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  )

export const jsonOf = (body: Buffer): unknown => JSON.parse(body.toString('utf8'))

export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The bytes of a data URI or of plain base64. */
export const bytesOf = (value: unknown): Buffer | null =>
  typeof value === 'string' ? Buffer.from(value.replace(/^data:[^,]*,/, ''), 'base64') : null

/** `2:3` as pixels of about a megapixel. */
export const sizeOfAspect = (aspect: string): { width: number; height: number } => {
  const [across = 1, down = 1] = aspect.split(':').map(Number)
  const unit = Math.sqrt((1024 * 1024) / (across * down))
  return { width: Math.round(across * unit), height: Math.round(down * unit) }
}

/** `1024x1536` as pixels. */
export const sizeOf = (size: string): { width: number; height: number } => {
  const [width = 1024, height = 1024] = size.split('x').map(Number)
  return { width: width || 1024, height: height || 1024 }
}

export const pixelsOf = (width: unknown, height: unknown): { width: number; height: number } | null =>
  typeof width === 'number' && typeof height === 'number' ? { width, height } : null
