// Builds every part by hand, in order; this folder is the only place that knows all of them.
import type { FastifyInstance } from 'fastify'
import { type Config, publicUrlOf } from '../config/config.ts'
import { createCallRecorder } from '../dashboard/call-recorder.ts'
import { startMetricsServer } from '../http/metrics-server.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
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

/** Starts the parts this process is to run. It serves, or works, when the promise resolves. */
export const startService = async (
  config: Config,
  log: Log,
  now: Clock = systemClock,
  crafts: Crafts = openCrafts(config),
): Promise<Service> => {
  let currentBaseUrl = publicUrlOf(config)
  const baseUrl = () => currentBaseUrl
  const database = await openDatabase(config, log)
  const { press, printShop, typesetter, senses, reader } = crafts
  const metrics = createMetrics(database)
  const language = openLanguage(config, { log, metrics, now, reader })
  const painter = await openPainter(config, metrics)
  const files = openStorage(config, baseUrl, now)
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
  const stopWorking = config.role === 'api' ? async () => {} : startWorking(parts)
  return {
    database,
    baseUrl,
    stop: async () => {
      await app?.close()
      await calls.stop()
      await stopWorking()
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
