// Files that are no pictures, or that cost whoever decodes them, used as references.
import { type Answer, callAt } from '../../support/call.ts'
import { type Attack, noticed, type Target } from '../attack.ts'
import { jpegOfManyScans, pngOfManyPixels, svgOfManyUses } from '../hostile-pictures.ts'
import { publicUrl } from '../service-under-attack.ts'

interface HostileFile {
  readonly type: string
  readonly bytes: Uint8Array
}

/** To the service by loopback, whatever it calls itself; to the bucket as the ticket has it. */
const put = ({ call }: Target, url: string, { type, bytes }: HostileFile): Promise<Answer> => {
  const { origin, pathname, search } = new URL(url)
  const options = { headers: { 'content-type': type }, body: bytes }
  return origin === publicUrl
    ? call('PUT', `${pathname}${search}`, options)
    : callAt(origin, 'PUT', `${pathname}${search}`, options)
}

/** A ticket, the bytes, and a job that would use them. */
const refer = async (target: Target, file: HostileFile, announced?: number): Promise<Answer[]> => {
  const { call, attacker } = target
  const ticket = await call('POST', '/api/v1/uploads', {
    key: attacker.apiKey,
    body: { content_type: file.type, ...(announced === undefined ? {} : { size_bytes: announced }) },
  })
  const { upload_id, upload_url } = Object(ticket.json)
  if (ticket.status !== 200) return [ticket]
  // Whoever takes the bytes may hang up on them.
  const sent = await put(target, upload_url, file).catch(() => null)
  const used = await call('POST', '/api/v1/covers/generate-reference', {
    key: attacker.apiKey,
    body: { bookId: attacker.bookId, instructions: 'In the spirit of this.', reference_upload_ids: [upload_id] },
  })
  return [ticket, ...(sent ? [sent] : []), used]
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
    const answers = await Promise.all([...files, ...files].map((file) => refer(target, file, file.bytes.length)))
    return noticed(answers.flat())
  },
}

export const largeUploads: Attack = {
  name: 'uploads of 60 MB, announced as small or not at all',
  strike: async (target) => {
    const png = await pngOfManyPixels()
    const file = { type: 'image/png', bytes: Buffer.concat([png, Buffer.alloc(60 << 20)]) }
    const answers = [...(await refer(target, file, 5000)), ...(await refer(target, file))]
    const taken = answers.filter(({ status }) => status === 202)
    return noticed(answers, taken.length > 0 ? ['an upload was used that is larger than allowed'] : [])
  },
}
