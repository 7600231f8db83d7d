// A caller of a service whose art is painted by a local image provider, and what the house has kept of it.
import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { after, before, describe } from 'node:test'
import { openPainter } from '../../src/compose/open-painter.ts'
import { readConfig } from '../../src/config/config.ts'
import { documentSchema } from '../../src/studio/document.ts'
import type { Press } from '../../src/studio/press/press.ts'
import { type Fields, jobIdOf, openShop, type Shop } from '../covers/shop.ts'
import { type ImageProvider, startImageProvider } from '../support/image-provider.ts'
import { flatPress, openQuickStudio } from '../support/quick-studio.ts'
import { acceptingOnly, type StartedService, startTestService, type TestService } from '../support/service.ts'
import { finished, storageOf } from '../wraps/bindery.ts'

export interface AiHouse {
  readonly service: TestService
  readonly provider: ImageProvider
}

type Settings = Readonly<Record<string, string>>

/** Describes a suite against a service with an image provider of its own. */
const onHouse = (
  name: string,
  suite: (house: () => AiHouse) => void,
  open: (provider: ImageProvider) => Promise<StartedService>,
): void => {
  describe(name, () => {
    let provider: ImageProvider | undefined
    let started: StartedService | undefined
    before(async () => {
      provider = await startImageProvider()
      started = await open(provider)
    })
    after(async () => {
      await started?.stop()
      await provider?.close()
    })
    suite(() => {
      if (!started || !provider) throw new Error('the service only runs while tests do')
      return { service: started.service, provider }
    })
  })
}

/** A house whole; `settings` say what the operator wants of the image model. */
export const onAiHouse = (name: string, suite: (house: () => AiHouse) => void, settings: Settings = {}): void =>
  onHouse(name, suite, (provider) => startTestService('sqlite', { ...provider.settings('openai'), ...settings }))

/** A house that delivers flat sheets: for what the image model is asked, and what becomes of its answer. */
export const onQuickAiHouse = (
  name: string,
  suite: (house: () => AiHouse) => void,
  { settings = {}, press = flatPress }: { readonly settings?: Settings; readonly press?: Press } = {},
): void =>
  onHouse(name, suite, async (provider) => {
    const started = await startTestService('sqlite', acceptingOnly)
    const config = readConfig({ ...started.service.environment, ...provider.settings('openai'), ...settings })
    const painter = await openPainter(config, { pictureEnded: () => {} })
    const fallsBack = config.imageProvider?.fallback === 'embedded'
    const studio = openQuickStudio(started.service, { press, painter, fallsBack })
    return {
      service: started.service,
      stop: async () => {
        await studio.stop()
        await started.stop()
      },
    }
  })

export interface AiShop extends Shop {
  /** Orders work and waits for its end. */
  ordered(path: string, body: Fields): Promise<Fields & { readonly result: Fields }>
  /** The ids of new covers, painted in a plain family. */
  paintCovers(count: number): Promise<readonly string[]>
  credits(): Promise<number>
}

export const openAiShop = async ({ service }: AiHouse): Promise<AiShop> => {
  const shop = await openShop(service)
  const ordered: AiShop['ordered'] = async (path, body) =>
    finished(shop, jobIdOf(await shop.call('POST', `/api/v1/${path}`, body)))
  return {
    ...shop,
    ordered,
    paintCovers: async (count) => {
      const bookId = await shop.addBook()
      const job = await ordered('covers/generate', { bookId, count, templateId: 'swiss-grid' })
      assert.equal(job.status, 'completed', JSON.stringify(job.error))
      return coverIdsOf(job)
    },
    credits: async () => Number(Object((await shop.call('GET', '/api/v1/credits')).json).total_available),
  }
}

export const coverIdsOf = (job: Fields): readonly string[] =>
  Object(job.result).covers.map(({ coverId }: { coverId: string }) => coverId)

/** The document of a cover, as the house keeps it. */
export const documentOf = async ({ service }: AiHouse, coverId: string) => {
  const { document } = await service.database.read
    .selectFrom('covers')
    .select('document')
    .where('id', '=', coverId)
    .executeTakeFirstOrThrow()
  return documentSchema.parse(JSON.parse(document ?? ''))
}

/** The bytes of a cover's art. */
export const artOf = async (house: AiHouse, coverId: string): Promise<Buffer> => {
  const { art } = await documentOf(house, coverId)
  assert.ok(art, 'the cover stands on no picture')
  return fileAt(house, art.picture)
}

export const fileAt = async ({ service }: AiHouse, key: string): Promise<Buffer> => {
  const stored = await storageOf(service).read(key)
  assert.ok(stored, `there is no file ${key}`)
  return buffer(stored.body)
}
