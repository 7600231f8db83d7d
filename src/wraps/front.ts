// The front of a wrap: the document of its cover, with the picture it stands on, or, for a cover that is only a picture, its best one; and
// the voice of its type.
import { type Cover, findAsset } from '../covers/rules.ts'
import { JobFailure } from '../jobs/rules.ts'
import type { Reads } from '../platform/database/database.ts'
import { readWhole } from '../platform/storage/read-whole.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { WrapVoice } from '../print/layout/voice.ts'
import { voiceOfDocument } from '../print/render/document-voice.ts'
import { voiceOfPicture } from '../print/render/picture-voice.ts'
import type { SizedArt } from '../studio/art/shape-art.ts'
import { type CoverDocument, documentSchema } from '../studio/document.ts'
import type { WrapOrder } from '../studio/press/wrap-order.ts'

type Front = WrapOrder['front']

/** What a cover has for a front, before the picture of an image model is fitted to the book. */
type GivenFront =
  | Exclude<Front, { kind: 'art' }>
  | { readonly kind: 'art'; readonly document: CoverDocument; readonly picture: SizedArt }

interface Places {
  readonly reads: Reads
  readonly storage: Storage
}

export const frontOf = async ({ reads, storage }: Places, cover: Cover): Promise<GivenFront> => {
  if (cover.document !== null) {
    const document = documentSchema.parse(JSON.parse(cover.document))
    if (document.art === null) return { kind: 'document', document }
    const { picture: key, width, height } = document.art
    return { kind: 'art', document, picture: { picture: await read(storage, key), width, height } }
  }
  const asset = (await findAsset(reads, cover.id, 'full')) ?? (await findAsset(reads, cover.id, 'preview'))
  return { kind: 'picture', image: await read(storage, asset?.storage_key) }
}

const read = async (storage: Storage, key: string | undefined): Promise<Uint8Array> => {
  const picture = key === undefined ? null : await readWhole(storage, key)
  if (!picture) throw new JobFailure('generation_failed', 'The picture of the cover is gone.')
  return picture
}

/** The faces are those of the document; the colours are those that are seen. */
export const voiceOfFront = async (front: Front): Promise<WrapVoice> => {
  if (front.kind === 'document') return voiceOfDocument(front.document)
  const voice = await voiceOfPicture(front.image)
  return front.kind === 'picture' ? voice : { ...voiceOfDocument(front.document), palette: voice.palette }
}
