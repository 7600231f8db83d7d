// A painter that works at the tests' own image provider: with a clock that only pauses turn, and time-outs that come when told.
import { readConfig } from '../../src/config/config.ts'
import { openPainter } from '../../src/studio/painters/open-painter.ts'
import type { PictureEnd } from '../../src/studio/painters/order-desk.ts'
import type { Painter } from '../../src/studio/painters/painter.ts'
import type { FetchElsewhere } from '../../src/studio/painters/provider-fetch.ts'

export interface PainterAtWork {
  readonly painter: Painter
  /** Every pause so far, in ms. */
  readonly pauses: readonly number[]
  /** One for each attempt: aborting it is what time does. */
  readonly timeouts: readonly AbortController[]
  readonly ends: readonly PictureEnd[]
  /** Addresses away from the provider that were asked for. */
  readonly elsewhere: readonly string[]
}

export const painterAt = (settings: Readonly<Record<string, string>>): PainterAtWork => {
  const config = readConfig(settings).imageProvider
  if (!config) throw new Error('the settings name no image provider')
  const pauses: number[] = []
  const timeouts: AbortController[] = []
  const ends: PictureEnd[] = []
  const elsewhere: string[] = []
  let clock = 1_700_000_000_000
  const fetchElsewhere: FetchElsewhere = async (url) => {
    elsewhere.push(url)
    throw new Error('there is no network in tests')
  }
  const painter = openPainter(config, {
    patience: {
      now: () => clock,
      random: () => 0.5,
      wait: async (ms, signal) => {
        signal.throwIfAborted()
        pauses.push(ms)
        clock += ms
      },
      timeout: () => {
        const controller = new AbortController()
        timeouts.push(controller)
        return controller.signal
      },
    },
    fetchElsewhere,
    pollMs: 1,
    onPicture: (end) => ends.push(end),
  })
  return { painter, pauses, timeouts, ends, elsewhere }
}
