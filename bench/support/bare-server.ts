// The yardstick: the same framework, one indexed query on the same database, then the same bytes. No checks, no logs.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { openDatabase } from '../../src/compose/open.ts'
import { readConfig } from '../../src/config/config.ts'
import { createLog } from '../../src/platform/log.ts'

const [answerFile = '', secretHash = ''] = process.argv.slice(2)
const answer = readFileSync(answerFile)
const database = await openDatabase(readConfig(process.env), createLog('silent'))

const app = Fastify()
app.get('/', async (_request, reply) => {
  await database.read.selectFrom('api_keys').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst()
  return reply.header('content-type', 'application/json; charset=utf-8').send(answer)
})
const url = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`bare server ready on ${url}\n`)
process.once('SIGTERM', async () => {
  await app.close()
  await database.close()
})
