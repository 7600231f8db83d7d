// The operator's image model, with its way to the network, its patience and whoever counts its pictures. Nothing of it is loaded without one.
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import { guardedFetch } from '../platform/fetch/guarded-fetch.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { Painter } from '../studio/painters/painter.ts'
import type { FetchElsewhere } from '../studio/painters/provider-fetch.ts'

/** How often a provider that paints in the background is asked whether it has finished. */
const pollMs = 500

export const openPainter = async (config: Config, metrics: Pick<Metrics, 'pictureEnded'>): Promise<Painter | null> => {
  if (config.imageProvider === null) return null
  const { openPainter: open } = await import('../studio/painters/open-painter.ts')
  return open(config.imageProvider, {
    patience: {
      now: Date.now,
      random: Math.random,
      wait: (ms, signal) => delay(ms, undefined, { signal }),
      timeout: (ms) => AbortSignal.timeout(ms),
    },
    fetchElsewhere: elsewhere(config.imageProvider.timeoutMs, config.allowPrivateNetwork),
    pollMs,
    onPicture: metrics.pictureEnded,
  })
}

/** Where an answer points is no address of the operator's: it is fetched like one that a caller gave. */
const elsewhere =
  (totalMs: number, allowPrivate: boolean): FetchElsewhere =>
  async (url, { headers, maxBytes, signal }) => {
    const limits = { connectMs: 10_000, totalMs, maxBytes, read: 'whole', allowPrivate } as const
    const asked = {
      method: 'GET',
      headers: Object.fromEntries(headers),
      ...limits,
      ...(signal ? { signal } : {}),
    } as const
    const { status, headers: told, body } = await guardedFetch(url, asked)
    const plain = Object.entries(told).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    )
    return { status, headers: new Headers(plain), body }
  }
