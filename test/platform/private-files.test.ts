// What the service keeps is for the eyes of its owner: new data folders, those of older versions, and backups.
import assert from 'node:assert/strict'
import { chmodSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { callCommand } from '../support/command.ts'
import { acceptingOnly, onService, startBeside } from '../support/service.ts'

const openTo = (path: string): number => statSync(path).mode & 0o077

/** Everything right in a folder, and the folder, that others could open. */
const readableIn = (folder: string): string[] =>
  [folder, ...globSync('*', { cwd: folder }).map((name) => join(folder, name))].filter((path) => openTo(path) !== 0)

onService(
  'sqlite',
  'the data folder',
  (running) => {
    it('of a new service is its owner’s alone, with the database and all that SQLite lays beside it', async () => {
      const folder = String(running().environment.DATA_DIR)
      await running().openAccount()
      const files = globSync('dustjacket.db*', { cwd: folder })
      assert.deepEqual(files.toSorted(), ['dustjacket.db', 'dustjacket.db-shm', 'dustjacket.db-wal'])
      assert.deepEqual(readableIn(folder), [])
    })

    it('that an older version has left open is closed at the start', async () => {
      const folder = String(running().environment.DATA_DIR)
      for (const path of [folder, ...globSync('dustjacket.db*', { cwd: folder }).map((name) => join(folder, name))])
        chmodSync(path, 0o755)
      chmodSync(join(folder, 'secrets.json'), 0o644)
      const { stop } = await startBeside(running())
      await stop()
      assert.deepEqual(readableIn(folder), [])
    })

    it('is copied into a backup that is no more open, whatever the umask', async (test) => {
      const home = mkdtempSync(join(tmpdir(), 'dustjacket-private-'))
      const before = process.umask(0)
      test.after(() => {
        process.umask(before)
        rmSync(home, { recursive: true, force: true })
      })
      const folder = join(home, 'copy')
      const { status, err } = await callCommand(running().environment, 'backup', '--out', folder)
      assert.deepEqual([status, err], [0, ''])
      assert.deepEqual(readableIn(folder), [])
    })
  },
  acceptingOnly,
)

onService(
  'postgres',
  'the data folder',
  (running) => {
    it('beside a database server is its owner’s alone too', () => {
      assert.deepEqual(readableIn(String(running().environment.DATA_DIR)), [])
    })
  },
  acceptingOnly,
)
