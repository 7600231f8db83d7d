// A start that cannot succeed: one line on standard error, exit status 1, at once.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { dialects } from '../support/databases.ts'
import { emptyHome } from '../support/homes.ts'
import { spawnService } from '../support/service-process.ts'

const takenPort = async (test: TestContext): Promise<string> => {
  const holder = createServer()
  holder.listen(0, '127.0.0.1')
  await once(holder, 'listening')
  test.after(() => holder.close())
  return String((holder.address() as AddressInfo).port)
}

/** A process may take its time to start on a busy machine, but none to end after its last words. */
const lingeringMs = 5_000

const assertRefused = async (test: TestContext, environment: Readonly<Record<string, string>>): Promise<string> => {
  const service = spawnService(test, environment)
  const [complaint] = await once(service.child.stderr, 'data')
  const saidAt = Date.now()
  assert.equal(await service.ended, 1, String(complaint))
  assert.ok(Date.now() - saidAt < lingeringMs)
  assert.equal(service.out(), '')
  assert.match(service.err(), /^dustjacket: [^\n]+\n$/)
  return service.err()
}

describe('a start', () => {
  for (const dialect of dialects) {
    it(`on a port that is taken says so and ends [${dialect}]`, async (test) => {
      const environment = await emptyHome(test, dialect)
      const port = await takenPort(test)
      const complaint = await assertRefused(test, { ...environment, PORT: port })
      assert.match(complaint, new RegExp(`EADDRINUSE.*${port}`))
    })
  }

  it('with a value that is not allowed names the variable, the value and what is allowed', async (test) => {
    const environment = await emptyHome(test, 'sqlite')
    const complaint = await assertRefused(test, { ...environment, ROLE: 'nobody' })
    assert.equal(complaint, 'dustjacket: ROLE=nobody is not allowed: expected all, api or worker\n')
  })

  it('with a drawing that cannot be shown names its file, its line and the reason', async (test) => {
    const environment = await emptyHome(test, 'sqlite')
    const folder = mkdtempSync(join(tmpdir(), 'art-'))
    test.after(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'animals'))
    writeFileSync(join(folder, 'animals', 'motifs.jsonl'), '\n{"id":"yak"}\n')
    const complaint = await assertRefused(test, { ...environment, ART_DIR: folder })
    assert.match(complaint, /animals\/motifs\.jsonl:2: kind: /)
  })

  it('without its database server says where it looked, without the password', async (test) => {
    const environment = await emptyHome(test, 'sqlite')
    const DATABASE_URL = 'postgres://user:secret@127.0.0.1:1/name'
    const complaint = await assertRefused(test, { ...environment, DATABASE_URL })
    assert.match(complaint, /ECONNREFUSED 127\.0\.0\.1:1/)
    assert.doesNotMatch(complaint, /secret/)
  })

  it('that the database server turns away says why, without the password', async (test) => {
    const { DATABASE_URL = '', ...environment } = await emptyHome(test, 'postgres')
    const url = new URL(DATABASE_URL)
    url.pathname = '/no_such_database'
    const missing = await assertRefused(test, { ...environment, DATABASE_URL: url.href })
    assert.match(missing, /no_such_database.*does not exist/)
    url.password = 'wrong-password'
    const turnedAway = await assertRefused(test, { ...environment, DATABASE_URL: url.href })
    assert.match(turnedAway, /authentication failed/)
    assert.doesNotMatch(turnedAway, /wrong-password/)
  })

  it('in a data folder that is a file says so', async (test) => {
    const { DATA_DIR = '' } = await emptyHome(test, 'sqlite')
    const file = join(DATA_DIR, 'file')
    writeFileSync(file, '')
    assert.match(await assertRefused(test, { DATA_DIR: file }), /EEXIST|ENOTDIR/)
  })
})
