// A worker that makes wraps without painting: the real jobs, rows and files, and a press that answers at once.
import type { TestContext } from 'node:test'
import { startJobRunner } from '../../src/jobs/runner.ts'
import { createLog } from '../../src/platform/log.ts'
import type { PrintOrder } from '../../src/print/render/print-order.ts'
import type { PrintShop } from '../../src/print/render/print-shop.ts'
import type { Press } from '../../src/studio/press/press.ts'
import type { WrapOrder } from '../../src/studio/press/wrap-order.ts'
import { openSenses } from '../../src/studio/senses/senses.ts'
import { wrapWorks } from '../../src/wraps/work.ts'
import type { TestService } from '../support/service.ts'
import { storageOf } from './bindery.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

let sheets = 0

/** Every sheet is another one, so that tests can tell them apart. */
const paintWrap: Press['paintWrap'] = async ({ keep }) => ({
  sheet: bytes(`${keep ? 'extended' : 'painted'} sheet ${++sheets}`),
  backArt: bytes('back'),
  colours: { front: '#101010', back: '#202020', spine: '#303030' },
  backdrop: { columns: 2, rows: 1, light: new Float32Array([0.25, 0.5]), range: new Float32Array(2) },
  frontComplete: keep !== null,
  frontDpi: 300,
})

const noLayout = {
  schemaVersion: 1,
  spineRotation: 90,
  colors: { back: null, spine: null, text: '#ffffff', accent: '#ffffff' },
} as const

const print: PrintShop['print'] = async ({ layout, front }) => ({
  state: layout.kind === 'state' ? layout.state : { ...noLayout, textBlocks: [] },
  report: {
    blocks: [{ id: 'blurb', fontSize: 11, heightPx: 100, overflowsPanel: false }],
    warnings: front.complete ? [] : [{ code: 'front_outpaint_incomplete', message: 'A band is left.' }],
  },
  flat: bytes('flat'),
  preview: bytes('preview'),
  pdf: bytes('pdf'),
})

interface Hands {
  readonly paintWrap?: Press['paintWrap']
  readonly print?: PrintShop['print']
}

export interface QuickBindery {
  /** What the press and the print shop were asked for. */
  readonly painted: readonly WrapOrder[]
  readonly printed: readonly PrintOrder[]
}

/** Works until the test ends. */
export const openBindery = (test: TestContext, service: TestService, hands: Hands = {}): QuickBindery => {
  const painted: WrapOrder[] = []
  const printed: PrintOrder[] = []
  const storage = storageOf(service)
  const runner = startJobRunner({
    database: service.database,
    storage,
    log: createLog('silent'),
    now: () => service.clock.now,
    works: wrapWorks({
      database: service.database,
      storage,
      press: {
        paint: () => Promise.reject(new Error('no cover is painted here')),
        paintCover: () => Promise.reject(new Error('no cover is painted here')),
        edit: () => Promise.reject(new Error('no cover is edited here')),
        follow: () => Promise.reject(new Error('no cover follows references here')),
        paintWrap: (order, signal) => {
          painted.push(order)
          return (hands.paintWrap ?? paintWrap)(order, signal)
        },
      },
      printShop: {
        print: (order, signal) => {
          printed.push(order)
          return (hands.print ?? print)(order, signal)
        },
      },
      senses: openSenses({ directory: null, run: () => Promise.reject(new Error('nothing is looked at here')) }),
      log: createLog('silent'),
      painter: null,
      fallsBack: false,
      now: () => service.clock.now,
    }),
    slots: 2,
    onEnd: () => {},
  })
  test.after(() => runner.stop(5_000))
  return { painted, printed }
}

export const quickPaint = paintWrap
export const quickPrint = print
