// dustjacket backup: a copy that a service can be started on, made while another one writes.
import assert from 'node:assert/strict'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { it } from 'node:test'
import { aBook } from '../books/a-book.ts'
import { callCommand } from '../support/command.ts'
import { eventually } from '../support/eventually.ts'
import { onService, startBeside } from '../support/service.ts'

onService('sqlite', 'a backup', (running) => {
  it('of a busy service is a data folder in which every confirmed book and every file is found', async (test) => {
    const home = mkdtempSync(join(tmpdir(), 'dustjacket-backup-'))
    test.after(() => rmSync(home, { recursive: true, force: true }))
    const { apiKey: key } = await running().openAccount()
    const ticket = await running().call('POST', '/api/v1/uploads', { key, body: { content_type: 'image/png' } })
    const { upload_url: url, upload_id: upload } = Object(ticket.json)
    const { status: stored } = await fetch(url, {
      method: 'PUT',
      body: 'picture',
      headers: { 'content-type': 'image/png' },
    })
    assert.equal(stored, 200)
    const confirmed: string[] = []
    let busy = true
    const author = async () => {
      while (busy) {
        const { status, json } = await running().call('POST', '/api/v1/books', { key, body: aBook() })
        if (status === 201) confirmed.push(Object(json).bookId)
      }
    }
    const writing = author()
    await eventually('some books', () => confirmed.length >= 5)
    const before = [...confirmed]
    const folder = join(home, 'copy')
    const { status, out, err } = await callCommand(running().environment, 'backup', '--out', folder, '--json')
    busy = false
    await writing
    assert.deepEqual([status, err], [0, ''])
    assert.deepEqual(JSON.parse(out), { folder })
    assert.equal(statSync(folder).mode & 0o077, 0)
    const [file = ''] = globSync(`files/**/${basename(upload)}`, { cwd: folder })
    assert.equal(readFileSync(join(folder, file), 'utf8'), 'picture')

    const restored = await startBeside({ environment: { DATA_DIR: folder } })
    test.after(() => restored.stop())
    const { json } = await restored.service.call('GET', '/api/v1/books?limit=100', { key })
    const ids = Object(json).books.map(({ bookId }: { bookId: string }) => bookId)
    assert.deepEqual(
      before.filter((id) => !ids.includes(id)),
      [],
    )
    const verified = await callCommand({ DATA_DIR: folder }, 'credits', 'verify', '--json')
    assert.equal(JSON.parse(verified.out).mismatches, 0)
  })

  it('never writes over what is there', async () => {
    const { environment } = running()
    const { status, out, err } = await callCommand(environment, 'backup', '--out', String(environment.DATA_DIR))
    assert.deepEqual([status, out], [1, ''])
    assert.match(err, /is there already; name a new folder/)
  })
})

onService('postgres', 'a backup', (running) => {
  it('is left to the tools of the database server', async () => {
    const { status, err } = await callCommand(running().environment, 'backup', '--out', 'nowhere')
    assert.equal(status, 1)
    assert.match(err, /use pg_dump/)
  })
})
