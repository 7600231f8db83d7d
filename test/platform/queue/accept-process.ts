// A process that accepts one job whenever it is told to.
import { openPlace, type Place } from '../../support/databases.ts'
import { givenTask, ordered, report } from '../database/child-process.ts'
import { accept } from './worker.ts'

const { place, accountId } = givenTask<{ place: Place; accountId: string }>()
const rounds = [1, 2, 3].map((round) => ordered(`accept ${round}`))
const database = openPlace(place)
report('ready')
for (const order of rounds) {
  await order
  report(await accept(database, { accountId }))
}
