// What every part of the service is made of.
import type { Config } from '../config/config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { Painter } from '../studio/painters/painter.ts'
import type { OpenPress, OpenPrintShop, OpenSenses, OpenStorage, OpenTypesetter } from './open.ts'
import type { OpenLanguage } from './open-language.ts'

export interface Parts {
  readonly config: Config
  readonly log: Log
  readonly now: Clock
  readonly database: Database
  readonly files: OpenStorage
  readonly press: OpenPress
  readonly printShop: OpenPrintShop
  readonly typesetter: OpenTypesetter
  readonly senses: OpenSenses
  readonly language: OpenLanguage
  /** Null: the families paint everything. */
  readonly painter: Painter | null
  readonly metrics: Metrics
  readonly baseUrl: () => string
}
