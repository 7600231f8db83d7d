// A sender as a process of its own, to be killed.
import { createLog } from '../../src/platform/log.ts'
import { startWebhookSender } from '../../src/webhooks/sender.ts'
import { givenTask, report } from '../platform/database/child-process.ts'
import { openPlace, type Place } from '../support/databases.ts'

const { place, leaseMs } = givenTask<{ place: Place; leaseMs: number }>()
startWebhookSender({
  database: openPlace(place),
  log: createLog('silent'),
  now: Date.now,
  allowPrivateNetwork: true,
  lookEveryMs: 50,
  leaseMs,
})
report('started')
