// A cover after a picture is composed like it: asked for and painted over HTTP.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import { analyseReference } from '../../src/studio/senses/references/analyse-reference.ts'
import { centreOf } from '../../src/studio/senses/references/grid.ts'
import { eventually } from '../support/eventually.ts'
import { onService } from '../support/service.ts'
import { jobIdOf, openShop, type Shop } from './shop.ts'

/** Somebody under a wide sky, this far from the left edge. */
const somebodyAt = (x: number): Uint8Array<ArrayBuffer> => {
  const canvas = createCanvas(400, 600)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#cfdfe8'
  ctx.fillRect(0, 0, 400, 600)
  ctx.fillStyle = '#2c2a33'
  ctx.fillRect(x - 45, 300, 90, 270)
  ctx.arc(x, 270, 40, 0, Math.PI * 2)
  ctx.fill()
  return new Uint8Array(canvas.toBuffer('image/png'))
}

const upload = async (shop: Shop, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const ticket = Object((await shop.call('POST', '/api/v1/uploads', { content_type: 'image/png' })).json)
  const headers = { 'content-type': 'image/png' }
  assert.equal((await fetch(ticket.upload_url, { method: 'PUT', headers, body: bytes })).status, 200)
  return ticket.upload_id
}

const coverOf = async (shop: Shop, path: string, wish: object) => {
  const jobId = jobIdOf(await shop.call('POST', path, wish))
  const { status, result, error } = await eventually('the end of the job', async () => {
    const job = Object((await shop.call('GET', `/api/v1/jobs/${jobId}`)).json)
    return ['completed', 'failed'].includes(job.status) && job
  })
  assert.equal(status, 'completed', JSON.stringify(error))
  return result.covers[0]
}

/** Where the weight of the cover's art lies, from 0 at its left edge to 1. Its type has a place of its own. */
const weightOf = async (shop: Shop, wish: object): Promise<number> => {
  const { coverId } = await coverOf(shop, '/api/v1/covers/generate-reference', wish)
  const { signedUrl } = await coverOf(shop, `/api/v1/covers/${coverId}/remove-text`, {})
  const art = await fetch(signedUrl)
  const { composition } = await analyseReference(new Uint8Array(await art.arrayBuffer()))
  return centreOf(composition.mass.grid).x
}

onService('sqlite', 'a cover after a picture', (running) => {
  it('has its weight on the side of the picture, and on the other where the picture is mirrored or words say so', async () => {
    const shop = await openShop(running())
    const bookId = await shop.addBook({ genre: 'science-fiction', subgenre: 'hard-sf' })
    const left = await upload(shop, somebodyAt(100))
    const right = await upload(shop, somebodyAt(300))
    const wish = { bookId, instructions: 'Follow the picture.' }
    const onLeft = await weightOf(shop, { ...wish, reference_upload_ids: [left] })
    const onRight = await weightOf(shop, { ...wish, reference_upload_ids: [right] })
    const told = await weightOf(shop, {
      bookId,
      instructions: 'Follow the picture, but with the hero on the right.',
      reference_upload_ids: [left],
    })
    assert.ok(onLeft < onRight - 0.1, `${onLeft} and ${onRight}`)
    assert.ok(onLeft < told - 0.1, `${onLeft} and ${told}`)
  })
})
