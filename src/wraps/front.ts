// The front of a wrap: the document of its cover or, for a cover that is only a picture, its best picture; and the voice of its type.
import { buffer } from 'node:stream/consumers'
import { type Cover, findAsset } from '../covers/rules.ts'
import { JobFailure } from '../jobs/rules.ts'
import type { Reads } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { voiceOf, type WrapVoice } from '../print/layout/voice.ts'
import { voiceOfPicture } from '../print/render/picture-voice.ts'
import { documentSchema } from '../studio/document.ts'
import type { WrapOrder } from '../studio/press/wrap-order.ts'

type Front = WrapOrder['front']

interface Places {
  readonly reads: Reads
  readonly storage: Storage
}

export const frontOf = async ({ reads, storage }: Places, cover: Cover): Promise<Front> => {
  if (cover.document !== null) {
    return { kind: 'document', document: documentSchema.parse(JSON.parse(cover.document)) }
  }
  const asset = (await findAsset(reads, cover.id, 'full')) ?? (await findAsset(reads, cover.id, 'preview'))
  const stored = asset && (await storage.read(asset.storage_key))
  if (!stored) throw new JobFailure('generation_failed', 'The picture of the cover is gone.')
  return { kind: 'picture', image: await buffer(stored.body) }
}

export const voiceOfFront = async (front: Front): Promise<WrapVoice> =>
  front.kind === 'document' ? voiceOf(front.document) : voiceOfPicture(front.image)
