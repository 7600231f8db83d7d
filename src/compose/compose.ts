// Builds every part by hand, in order; this folder is the only place that knows all of them.

import type { FastifyInstance } from 'fastify'
import { type Config, publicUrlOf } from '../config/config.ts'
import { createCallRecorder } from '../dashboard/call-recorder.ts'
import { startMetricsServer } from '../http/metrics-server.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { createRates, noRates } from '../platform/rates/rates.ts'
import { addArt } from '../studio/motifs/shelf.ts'
import { createApp } from './app.ts'
import { type Crafts, openCrafts } from './crafts.ts'
import { openDatabase, openStorage } from './open.ts'
import { openLanguage } from './open-language.ts'
import { openPainter } from './open-painter.ts'
import type { Parts } from './parts.ts'
import { startWorking } from './working.ts'

export interface Service {
  readonly database: Database
  /** Where callers reach it. */
  readonly baseUrl: () => string
  stop(): Promise<void>
}

interface Circumstances {
  readonly now?: Clock
  readonly crafts?: Crafts
  /** Aborted while the service still starts: it begins no work. */
  readonly stop?: AbortSignal
}

/** Starts the parts this process is to run. It serves, or works, when the promise resolves. */
export const startService = async (
  config: Config,
  log: Log,
  { now = systemClock, crafts = openCrafts(config), stop }: Circumstances = {},
): Promise<Service> => {
  // Before anything is opened: a drawing that cannot be shown stops the start.
  if (config.artDir !== null) addArt(config.artDir)
  let currentBaseUrl = publicUrlOf(config)
  const baseUrl = () => currentBaseUrl
  const database = await openDatabase(config, log)
  const { press, printShop, typesetter, senses, reader } = crafts
  const metrics = createMetrics(database)
  const language = openLanguage(config, { log, metrics, now, reader })
  const painter = await openPainter(config, metrics)
  const files = openStorage(config, baseUrl, now)
  const rates = config.rateLimits ? createRates({ database, log, now }) : noRates
  const parts: Parts = {
    config,
    log,
    now,
    database,
    files,
    press,
    printShop,
    typesetter,
    senses,
    reader,
    language,
    painter,
    metrics,
    rates,
    baseUrl,
  }

  const calls = createCallRecorder({ database, log, now })
  const app = config.role === 'worker' ? null : createApp(parts, calls)
  const metricsServer =
    config.metricsPort === null
      ? null
      : await startMetricsServer(metrics, { host: config.host, port: config.metricsPort, log })
  try {
    const port = await app?.listen({ host: config.host, port: config.port }).then(() => portOf(app))
    currentBaseUrl = publicUrlOf(config, port)
  } catch (error) {
    metricsServer?.close()
    await database.close()
    throw error
  }
  const works = config.role !== 'api' && stop?.aborted !== true
  const stopWorking = works ? startWorking(parts) : async () => {}
  return {
    database,
    baseUrl,
    stop: async () => {
      // Side by side: one after the other, their patience would add up to more than a supervisor's.
      await Promise.all([stopWorking(), app?.close()])
      await calls.stop()
      await rates.stop()
      language.close()
      metricsServer?.close()
      await crafts.close()
      await database.close()
    },
  }
}

const portOf = (app: FastifyInstance): number | undefined => {
  const [address] = app.addresses()
  return typeof address === 'object' ? address.port : undefined
}
