// Files that are no pictures, or that cost whoever decodes them, used as references.
import type { Answer } from '../../support/call.ts'
import { type Attack, noticed, type Target } from '../attack.ts'
import { jpegOfManyScans, pngOfManyPixels, svgOfManyUses } from '../hostile-pictures.ts'

interface HostileFile {
  readonly type: string
  readonly bytes: Uint8Array
}

/** A ticket, the bytes, and a job that would use them. */
const refer = async ({ call, attacker }: Target, { type, bytes }: HostileFile): Promise<Answer[]> => {
  const ticket = await call('POST', '/api/v1/uploads', {
    key: attacker.apiKey,
    body: { content_type: type, size_bytes: bytes.length },
  })
  const { upload_id, upload_url } = Object(ticket.json)
  if (ticket.status !== 200) return [ticket]
  const { pathname, search } = new URL(upload_url)
  const put = await call('PUT', `${pathname}${search}`, { headers: { 'content-type': type }, body: bytes })
  const used = await call('POST', '/api/v1/covers/generate-reference', {
    key: attacker.apiKey,
    body: { bookId: attacker.bookId, instructions: 'In the spirit of this.', reference_upload_ids: [upload_id] },
  })
  return [ticket, put, used]
}

export const hostilePictures: Attack = {
  name: 'pictures that cost their decoder',
  strike: async (target) => {
    const files: readonly HostileFile[] = [
      { type: 'image/jpeg', bytes: await jpegOfManyScans(2500) },
      { type: 'image/png', bytes: svgOfManyUses() },
      { type: 'image/png', bytes: await pngOfManyPixels() },
      { type: 'image/webp', bytes: Buffer.alloc(200_000, 'RIFF0000WEBPVP8 ') },
    ]
    const answers = await Promise.all([...files, ...files].map((file) => refer(target, file)))
    return noticed(answers.flat())
  },
}
