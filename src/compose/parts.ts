// What every part of the service is made of.
import type { Config } from '../config/config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { Rates } from '../platform/rates/rates.ts'
import type { Painter } from '../studio/painters/painter.ts'
import type { Crafts } from './crafts.ts'
import type { OpenStorage } from './open.ts'
import type { OpenLanguage } from './open-language.ts'

export interface Parts extends Omit<Crafts, 'close'> {
  readonly config: Config
  readonly log: Log
  readonly now: Clock
  readonly database: Database
  readonly files: OpenStorage
  readonly language: OpenLanguage
  /** Null: the families paint everything. */
  readonly painter: Painter | null
  readonly metrics: Metrics
  readonly rates: Rates
  readonly baseUrl: () => string
}
