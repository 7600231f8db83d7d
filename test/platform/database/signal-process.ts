// A process that sends a signal whenever it is told to.
import { sendSignal } from '../../../src/platform/database/database.ts'
import { openPlace, type Place } from '../../support/databases.ts'
import { givenTask, ordered, report } from './child-process.ts'

const database = openPlace(givenTask<Place>())
const rounds = [1, 2, 3, 4, 5].map((round) => ordered(`send ${round}`))
report(0)
for (const [index, order] of rounds.entries()) {
  await order
  await database.transact(async (trx) => sendSignal(trx, 'jobs'))
  report(index + 1)
}
