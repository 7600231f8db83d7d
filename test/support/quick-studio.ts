// A service whose jobs are real but for the painting: flat pictures of the right size. For what callers do with covers and wraps; what
// painted ones are like is asked elsewhere.
import { createHash } from 'node:crypto'
import { after, before, describe } from 'node:test'
import sharp from 'sharp'
import { openStorage } from '../../src/compose/open.ts'
import { readConfig } from '../../src/config/config.ts'
import { lazyCoverWorks } from '../../src/covers/works.ts'
import { startJobRunner } from '../../src/jobs/runner.ts'
import { createLog } from '../../src/platform/log.ts'
import { noLanguage } from '../../src/studio/language/language.ts'
import type { Painter } from '../../src/studio/painters/painter.ts'
import { editOrder } from '../../src/studio/press/edit-order.ts'
import { followReferences } from '../../src/studio/press/follow-references.ts'
import type { Press } from '../../src/studio/press/press.ts'
import { assetFormats, thumbnailFormat } from '../../src/studio/press/sheet.ts'
import { openModels } from '../../src/studio/senses/models/open-models.ts'
import { performTask } from '../../src/studio/senses/perform-task.ts'
import { openSenses } from '../../src/studio/senses/senses.ts'
import { lazyWrapWorks } from '../../src/wraps/works.ts'
import { keptCrafts } from './kept-crafts.ts'
import { ownReader } from './own-reader.ts'
import { acceptingOnly, type StartedService, startTestService, type TestService } from './service.ts'

const flatPicture = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg({ chromaSubsampling: '4:4:4' })
    .withMetadata({ density: 300 })
    .toBuffer()

/** Another colour for every document, so that covers can be told apart. */
const colourOf = (order: object): string =>
  `#${createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 6)}`

const paintFlat: Press['paint'] = ({ document, asset }) => {
  const { w, h } = (asset === 'thumbnail' ? thumbnailFormat : assetFormats[asset]).pixels
  return flatPicture(w, h, colourOf(document))
}

export const flatPress: Press = {
  paint: paintFlat,
  paintCover: async (order) => ({ picture: await paintFlat(order), account: 'It shows one colour.' }),
  paintWrap: async ({ sheet, attempt }) => {
    const background = colourOf({ attempt })
    const [columns, rows] = [12, 8]
    return {
      sheet: await flatPicture(sheet.width, sheet.height, background),
      backArt: await flatPicture(300, 480, background),
      colours: { front: background, back: background, spine: background },
      backdrop: {
        columns,
        rows,
        light: new Float32Array(columns * rows).fill(0.03),
        range: new Float32Array(columns * rows),
      },
      frontComplete: true,
      frontDpi: 300,
    }
  },
  edit: async (order) => editOrder(order, { looks: false }),
  follow: followReferences,
}

interface QuickStudio {
  stop(): Promise<void>
}

interface Hands {
  readonly press?: Press
  readonly painter?: Painter | null
  /** Whether the families stand in for a painter that fails. */
  readonly fallsBack?: boolean
}

/** Works for a service that only accepts. */
export const openQuickStudio = (
  { database, clock, baseUrl, environment }: TestService,
  { press = flatPress, painter = null, fallsBack = false }: Hands = {},
): QuickStudio => {
  const now = () => clock.now
  const log = createLog('silent')
  const { storage } = openStorage(readConfig(environment), () => baseUrl, now)
  const { printShop } = keptCrafts({ workers: 1, modelsDir: null })
  const senses = openSenses({ directory: null, run: performTask(openModels({ directory: null })) })
  const room = { database, storage, press, senses, reader: ownReader, log, painter, fallsBack, now }
  const runner = startJobRunner({
    database,
    storage,
    log,
    now,
    works: {
      ...lazyCoverWorks({ ...room, language: noLanguage, drawsOnDemand: false }),
      ...lazyWrapWorks({ ...room, printShop }),
    },
    slots: 2,
    onEnd: () => {},
  })
  return {
    stop: async () => {
      await runner.stop(5_000)
    },
  }
}

/** Describes a suite against such a service. */
export const onQuickStudio = (name: string, suite: (running: () => TestService) => void): void => {
  describe(name, () => {
    let started: StartedService | undefined
    let studio: QuickStudio | undefined
    before(async () => {
      started = await startTestService('sqlite', acceptingOnly)
      studio = openQuickStudio(started.service)
    })
    after(async () => {
      await studio?.stop()
      await started?.stop()
    })
    suite(() => {
      if (!started) throw new Error('the service only runs while tests do')
      return started.service
    })
  })
}
