// Reference images that agents bring in: fetched through the guard or sent along, checked at once, kept like any other upload.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { describe, it, type TestContext } from 'node:test'
import { openShop } from '../covers/shop.ts'
import { acceptingOnly, onBothServices, startTestService } from '../support/service.ts'
import { cutShort, jpeg, png, webp } from '../uploads/pictures.ts'
import { connect, outputOf, refusalIn } from './clients.ts'

/** A server of pictures that answers as the test says; it ends with the test. */
const startPictures = async (test: TestContext, listener: RequestListener): Promise<string> => {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  test.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return `http://127.0.0.1:${address.port}`
}

onBothServices(
  'a reference image of an agent',
  (running) => {
    const openAgency = async () => {
      const shop = await openShop(running())
      return { ...shop, agent: await connect(running(), shop.apiKey) }
    }

    it('is fetched from a URL, over redirects, whatever type the server claims, and can be used', async (test) => {
      const picture = await jpeg()
      const seen: string[] = []
      const base = await startPictures(test, ({ url = '', headers }, response) => {
        seen.push(`${url} ${headers.authorization ?? ''}${headers.cookie ?? ''}`)
        if (url === '/start') response.writeHead(302, { location: '/next?x=1' }).end()
        else if (url === '/next?x=1') response.writeHead(308, { location: `${base}/picture` }).end()
        else response.writeHead(200, { 'content-type': 'text/plain' }).end(picture)
      })
      const { agent, addBook } = await openAgency()
      const kept = outputOf(await agent.call('upload_reference_image', { image_url: `${base}/start` }))
      assert.deepEqual([kept.content_type, kept.size_bytes], ['image/jpeg', picture.length])
      assert.deepEqual(seen, ['/start ', '/next?x=1 ', '/picture '])
      const wish = { bookId: await addBook(), instructions: 'colder', reference_upload_ids: [kept.upload_id] }
      assert.equal(outputOf(await agent.call('generate_cover_from_reference', wish)).operation, 'generate_reference')
    })

    it('may be sent along in base64, with or without the beginning of a data URL', async () => {
      const { agent } = await openAgency()
      const [tall, wide] = [await png({ width: 260, height: 300 }), await webp({ width: 600, height: 400 })]
      for (const [image_base64, type] of [
        [tall.toString('base64'), 'image/png'],
        [`data:image/webp;base64,${wide.toString('base64')}`, 'image/webp'],
        [wide.toString('base64url'), 'image/webp'],
      ])
        assert.equal(outputOf(await agent.call('upload_reference_image', { image_base64 })).content_type, type)
    })

    it('is refused at once where it cannot be used, and says why', async (test) => {
      const { agent } = await openAgency()
      const [good, small] = [await jpeg(), await jpeg({ width: 100, height: 100 })]
      const base = await startPictures(test, ({ url = '' }, response) => {
        if (url === '/loop') response.writeHead(302, { location: '/loop' }).end()
        else if (url === '/gone') response.writeHead(404).end()
        else if (url === '/bare') response.writeHead(302).end()
        else if (url === '/ftp') response.writeHead(302, { location: 'ftp://127.0.0.1/x' }).end()
        else if (url === '/large') response.writeHead(200, { 'content-length': 2 ** 30 }).write('x')
        else {
          // In pieces, so that no length is announced.
          response.write(Buffer.alloc(6 * 2 ** 20))
          response.end()
        }
      })
      const cases: readonly (readonly [args: object, code: string])[] = [
        [{ image_url: `${base}/x`, image_base64: good.toString('base64') }, 'invalid_field_value'],
        [{ image_url: 7 }, 'invalid_field_type'],
        [{ image_url: 'picture.jpg' }, 'invalid_field_value'],
        [{ image_url: 'file:///etc/passwd' }, 'invalid_field_value'],
        [{ image_url: 'http://user:secret@127.0.0.1/' }, 'invalid_field_value'],
        [{ image_url: 'http://127.0.0.1:22/' }, 'invalid_field_value'],
        [{ image_url: `http://127.0.0.1/${'x'.repeat(2000)}` }, 'field_too_long'],
        ...['loop', 'gone', 'bare', 'ftp'].map(
          (path) => [{ image_url: `${base}/${path}` }, 'invalid_field_value'] as const,
        ),
        [{ image_url: `${base}/large` }, 'file_too_large'],
        [{ image_url: `${base}/longer` }, 'file_too_large'],
        [{ image_base64: 'not base64!' }, 'invalid_field_value'],
        [{ image_base64: Buffer.alloc(512 * 1024 + 1).toString('base64') }, 'file_too_large'],
        [{ image_base64: Buffer.from(`GIF89a${'x'.repeat(2000)}`).toString('base64') }, 'unsupported_media_type'],
        [{ image_base64: good.subarray(0, 500).toString('base64') }, 'file_too_small'],
        [{ image_base64: cutShort(good).toString('base64') }, 'invalid_upload'],
        [{ image_base64: small.toString('base64') }, 'invalid_image_dimensions'],
      ]
      for (const [args, code] of cases) {
        const { error } = refusalIn(await agent.call('upload_reference_image', { ...args }))
        assert.equal(error.code, code, error.message)
        assert.equal(/secret|passwd/.test(error.message), false)
      }
    })

    it('of one account is of no use to another', async () => {
      const { agent } = await openAgency()
      const image_base64 = (await jpeg()).toString('base64')
      const { upload_id } = outputOf(await agent.call('upload_reference_image', { image_base64 }))
      const other = await openAgency()
      const wish = { bookId: await other.addBook(), instructions: 'x', reference_upload_ids: [upload_id] }
      assert.equal(
        refusalIn(await other.agent.call('generate_cover_from_reference', wish)).error.code,
        'invalid_upload',
      )
    })
  },
  acceptingOnly,
)

const apart = {
  'told so': { ALLOW_PRIVATE_NETWORK: 'false' },
  'because it is called from outside': { PUBLIC_URL: 'https://covers.example.test' },
}

for (const [why, settings] of Object.entries(apart)) {
  describe(`a service that keeps away from its own network, ${why}`, () => {
    it('fetches no image from it', async (test) => {
      const { service, stop } = await startTestService('sqlite', { ...acceptingOnly, ...settings })
      test.after(stop)
      let visits = 0
      const base = await startPictures(test, (_request, response) => {
        visits++
        response.writeHead(200).end()
      })
      const { apiKey } = await service.openAccount()
      const agent = await connect(service, apiKey)
      for (const image_url of [
        base,
        base.replace('127.0.0.1', 'localhost'),
        'http://169.254.169.254/latest',
        'http://[::1]/',
      ]) {
        const { error } = refusalIn(await agent.call('upload_reference_image', { image_url }))
        assert.equal(error.code, 'invalid_field_value')
        assert.match(error.message, /not public|no address/)
      }
      assert.equal(visits, 0)
    })
  })
}

describe('a service that may reach its own network', () => {
  it('still fetches nothing from the link itself, nor the metadata of a cloud, however they are spelt', async (test) => {
    const { service, stop } = await startTestService('sqlite', { ...acceptingOnly, ALLOW_PRIVATE_NETWORK: 'true' })
    test.after(stop)
    const { apiKey } = await service.openAccount()
    const agent = await connect(service, apiKey)
    for (const host of [
      '169.254.169.254',
      '2852039166',
      '0xa9.0xfe.0xa9.0xfe',
      '[fe80::1]',
      '[fd00:ec2::254]',
      '[::ffff:169.254.169.254]',
      '[64:ff9b::169.254.169.254]',
      '[2002:a9fe:a9fe::1]',
    ]) {
      const image_url = `http://${host}/latest/meta-data/`
      const { error } = refusalIn(await agent.call('upload_reference_image', { image_url }))
      assert.match(error.message, /not public/, host)
    }
  })

  it('is led there by no redirect either', async (test) => {
    const { service, stop } = await startTestService('sqlite', { ...acceptingOnly, ALLOW_PRIVATE_NETWORK: 'true' })
    test.after(stop)
    const base = await startPictures(test, (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    )
    const { apiKey } = await service.openAccount()
    const agent = await connect(service, apiKey)
    const { error } = refusalIn(await agent.call('upload_reference_image', { image_url: base }))
    assert.match(error.message, /not public/)
  })
})
