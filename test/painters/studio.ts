// What the tests of painters share: an image provider that runs while they do, an order, and ways to look at pictures and failures.
import assert from 'node:assert/strict'
import { after, before, beforeEach } from 'node:test'
import { inspect } from 'node:util'
import sharp from 'sharp'
import { makeCovers } from '../../src/studio/direction/make-cover.ts'
import { type ArtOrder, PainterFailure, type PainterFailureKind } from '../../src/studio/painters/painter.ts'
import { aBrief } from '../studio/a-brief.ts'
import { canaryKey, type ImageProvider, type ProtocolName, startImageProvider } from '../support/image-provider.ts'
import { type PainterAtWork, painterAt } from './painter-at.ts'

/** Call it inside a suite: the provider runs while its tests do, and forgets between them. */
export const imageProviderFor = (): (() => ImageProvider) => {
  let server: ImageProvider | undefined
  before(async () => {
    server = await startImageProvider()
  })
  after(() => server?.close())
  beforeEach(() => server?.reset())
  return () => {
    if (!server) throw new Error('the image provider only runs while tests do')
    return server
  }
}

const brief = aBrief({ genre: 'fantasy', subgenre: 'epic-fantasy', title: 'The Hollow Crown' })
const [document] = makeCovers({ brief, template: 'mist-peaks', seed: 3, count: 1 })
assert.ok(document)
export const order: ArtOrder = { document, width: 1600, height: 2560, seed: 4_000_000_000 }
export const never = new AbortController().signal

/** Models that edit with a mask, for providers where the usual one does not. */
const editors: Readonly<Partial<Record<ProtocolName, string>>> = {
  compatible: 'house-editor',
  fal: 'fal-ai/flux-general/inpainting',
  replicate: 'black-forest-labs/flux-fill-dev',
  'black-forest-labs': 'flux-pro-1.0-fill',
}

/** The painter at a provider, with a model that edits. */
export const editorAt = (
  server: ImageProvider,
  name: ProtocolName,
  more: Readonly<Record<string, string>> = {},
): PainterAtWork => {
  const editor = editors[name]
  return painterAt({ ...server.settings(name), ...(editor ? { IMAGE_EDIT_MODEL: editor } : {}), ...more })
}

export const failureOf = async (painting: Promise<unknown>): Promise<PainterFailure> => {
  const error = await painting.then(
    () => assert.fail('it was painted'),
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof PainterFailure, String(error))
  return error
}

export const fails = async (painting: Promise<unknown>, kind: PainterFailureKind): Promise<PainterFailure> => {
  const failure = await failureOf(painting)
  assert.equal(failure.kind, kind, failure.message)
  assert.ok(!inspect(failure, { depth: 9, showHidden: true }).includes(canaryKey))
  return failure
}

export const pixelsOf = async (png: Uint8Array) => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  return { width: info.width, height: info.height, channels: info.channels, at }
}

/** A flat picture: whatever is painted into it shows. */
export const flat = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#ff00ff' } })
    .png()
    .toBuffer()
export const magenta = [255, 0, 255]

/** May be painted over in its left half. */
export const leftHalf = async (width: number, height: number): Promise<Buffer> => {
  const right = await sharp({ create: { width: width / 2, height, channels: 4, background: '#000000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}
