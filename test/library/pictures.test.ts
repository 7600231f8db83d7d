// Covers after pictures that people send with a form.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import sharp from 'sharp'
import { acceptingOnly, onService } from '../support/service.ts'
import { complaintAt, leadsTo, multipart, newReader, sendPictures, uploadOf } from './a-reader.ts'

onService(
  'sqlite',
  'covers after pictures',
  (running) => {
    it('are ordered once with pictures that can be used, and it is said beside the field what is wrong with others', async () => {
      const { visitor, owner, ordered } = await newReader(running())
      const own = await owner.addBook()
      const page = await visitor.get(`/library/books/${own}`)
      const { action: path, fields } = uploadOf(page, `/library/books/${own}/generate-reference`)
      const bytes = await sharp({ create: { width: 400, height: 640, channels: 3, background: '#446688' } })
        .png({ compressionLevel: 0 })
        .toBuffer()
      const typed = { ...fields, instructions: 'The cold light' }
      const send = (pictures: Parameters<typeof multipart>[1], wish = typed) =>
        sendPictures(running(), visitor, path, multipart(wish, pictures))
      const refusals = {
        'At least one reference image is required.': [],
        'At most 4 reference images are allowed.': Array.from({ length: 5 }, () => ({ type: 'image/png', bytes })),
        'content_type must be one of image/jpeg, image/png, image/webp.': [{ type: 'image/gif', bytes }],
        'The upload has 8 bytes; at least 1024 are needed.': [{ type: 'image/png', bytes: bytes.subarray(0, 8) }],
      }
      for (const [message, pictures] of Object.entries(refusals)) {
        const page = await send(pictures)
        assert.ok(page.status === 400 || page.status === 415, page.text)
        assert.equal(complaintAt(page, 'paint-after-pictures'), message)
        assert.match(page.text, /The cold light/)
      }
      const nothingSaid = await send([{ type: 'image/png', bytes }], { ...typed, instructions: ' ' })
      assert.equal(complaintAt(nothingSaid, 'paint-after-instructions'), 'instructions are required.')
      const tooMuch = await send([{ type: 'image/png', bytes: new Uint8Array(51 * 2 ** 20) }])
      assert.equal(tooMuch.status, 413)
      assert.match(tooMuch.text, /<h1>[\s\S]*larger than 50 MiB/)
      leadsTo(await send([{ type: 'image/png', bytes }]), `/library/books/${own}`)
      leadsTo(await send([{ type: 'image/png', bytes }]), `/library/books/${own}`)
      assert.deepEqual(await ordered(), ['generate_reference'])
    })
  },
  acceptingOnly,
)
