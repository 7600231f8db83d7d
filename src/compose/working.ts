// What works in the background: jobs, webhooks, chores.

import { lazyCoverWorks } from '../covers/works.ts'
import { startJobRunner } from '../jobs/runner.ts'
import { repeat } from '../platform/repeat.ts'
import { startWebhookSender } from '../webhooks/sender.ts'
import { lazyWrapWorks } from '../wraps/works.ts'
import { choresOf } from './chores.ts'
import type { Parts } from './parts.ts'

/** Jobs that run are given this long to finish when the service stops; the rest is handed to others. */
const jobGraceMs = 15_000
const webhookGraceMs = 12_000

/** Returns the way to stop them. */
export const startWorking = (parts: Parts): (() => Promise<void>) => {
  const { config, database, files, press, printShop, senses, reader, language, painter, log, now, metrics } = parts
  const { storage } = files
  const art = { senses, reader, log, painter, fallsBack: config.imageProvider?.fallback === 'embedded' }
  const drawsOnDemand = config.languageProvider?.tasks.includes('drawing') ?? false
  const runner = startJobRunner({
    database,
    storage,
    log,
    now,
    works: {
      ...lazyCoverWorks({ ...art, database, storage, press, language, drawsOnDemand, now }),
      ...lazyWrapWorks({ ...art, database, storage, press, printShop, now }),
    },
    // One more than can paint: while one job is written down, another is already at the press; and those that wait for the image model.
    slots: config.workers + 1 + (config.imageProvider?.concurrency ?? 0),
    onEnd: metrics.jobEnded,
  })
  const { allowPrivateNetwork } = config
  const sender = startWebhookSender({
    database,
    log,
    now,
    allowPrivateNetwork,
    onAttempt: metrics.webhookAttempted,
  })
  const chores = choresOf(parts).map((chore) => repeat(chore, log))
  return async () => {
    await Promise.all([runner.stop(jobGraceMs), sender.stop(webhookGraceMs), ...chores.map((stop) => stop())])
  }
}
