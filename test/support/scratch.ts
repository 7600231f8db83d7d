// Where tests write: in memory, where the machine has enough of it to spare. What they write need not outlive them, and databases that
// wait for a disk at every commit keep the tests waiting too.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Bytes: several times what all tests hold at once. */
const enough = 6e9

const hasRoom = (folder: string): boolean => {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= enough
}

export interface Scratch {
  readonly folder: string
  remove(): void
}

export const makeScratch = (): Scratch => {
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), 'dustjacket-tests-'))
  // The database server is another user where root runs the tests.
  chmodSync(folder, 0o755)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
