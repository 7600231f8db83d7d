// Covers that are only a picture: their assets are made from it, with the models and without.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { openStorage } from '../../src/compose/open.ts'
import { readConfig } from '../../src/config/config.ts'
import { drawn } from '../support/drawn.ts'
import { eventually } from '../support/eventually.ts'
import { type StartedService, startTestService } from '../support/service.ts'
import { jobIdOf, openShop } from './shop.ts'

/** Small, because models take their time for every pixel. */
const [width, height] = [120, 192]

/** A cover: a sky, a hill, and a title in big letters. */
const aPicture = (): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 320 512">
    <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#123"/><stop offset="1" stop-color="#c86"/></linearGradient></defs>
    <rect width="320" height="512" fill="url(#g)"/><path d="M0 400 Q160 300 320 400 V512 H0 Z" fill="#231"/>
    <rect x="60" y="80" width="200" height="14" fill="#fff"/><rect x="60" y="110" width="14" height="60" fill="#fff"/>
    <rect x="100" y="110" width="14" height="60" fill="#fff"/><rect x="140" y="110" width="60" height="14" fill="#fff"/></svg>`
  return sharp(drawn(svg)).removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
}

const modelsAreThere = existsSync(new URL('../../models/migan-pipeline-v2.onnx', import.meta.url))

for (const models of modelsAreThere ? ['off', 'on'] : ['off']) {
  describe(`a cover that is only a picture, models ${models}`, () => {
    let started: StartedService
    before(async () => {
      started = await startTestService('sqlite', { MODELS: models })
    })
    after(() => started.stop())

    it('gets its square, its version without text and its print size, each of the right shape', async () => {
      const { service } = started
      const shop = await openShop(service)
      const cover = await shop.addCover()
      const { storage } = openStorage(readConfig(service.environment), () => service.baseUrl, Date.now)
      await storage.put(`covers/${cover}/preview.jpg`, await aPicture(), { contentType: 'image/jpeg' })
      const square = ['audiobook-cover', {}, 1600, 1600] as const
      const sizes: readonly (readonly [name: string, body: object, wide: number, high: number])[] = [
        // Eight times the width by a model takes longer than a test may.
        ...(models === 'off' ? [square] : []),
        ['remove-text', {}, width, height],
        ['upscale', { sourceAsset: 'preview' }, width * 2, height * 2],
      ]
      for (const [name, body, wide, high] of sizes) {
        const id = jobIdOf(await shop.call('POST', `/api/v1/covers/${cover}/${name}`, body))
        const job = await eventually(`the end of ${name}`, async () => {
          const { json } = await shop.call('GET', `/api/v1/jobs/${id}`)
          return ['completed', 'failed'].includes(Object(json).status) && Object(json)
        })
        assert.equal(job.status, 'completed', JSON.stringify(job.error))
        const picture = Buffer.from(await (await fetch(job.result.covers[0].signedUrl)).arrayBuffer())
        const seen = await sharp(picture).metadata()
        assert.deepEqual([seen.format, seen.width, seen.height], ['jpeg', wide, high])
      }
    })

    it('cannot be varied or edited: that fails, costs nothing and says why', async () => {
      const shop = await openShop(started.service)
      const cover = await shop.addCover()
      const id = jobIdOf(await shop.call('POST', `/api/v1/covers/${cover}/edit-image`, { prompt: 'gold title' }))
      const job = await eventually('the end of the edit', async () => {
        const { json } = await shop.call('GET', `/api/v1/jobs/${id}`)
        return Object(json).status === 'failed' && Object(json)
      })
      assert.deepEqual([job.error.code, job.credits_used], ['generation_failed', 0])
      assert.match(job.error.message, /only a picture/)
    })
  })
}
