// Opens the embedded database: one file, shared by every process of this machine that opens it.
import { mkdirSync, watch, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Kysely } from 'kysely'
import { closeToOthers, keepFolderPrivate, makeFilePrivate } from '../private-files.ts'
import { createDatabase, type Database, type Signals } from './database.ts'
import { Listeners } from './listeners.ts'
import type { Schema } from './schema.ts'
import { SqliteDialect } from './sqlite-dialect.ts'

export const openSqlite = (file: string): Database => {
  const directory = dirname(file)
  keepFolderPrivate(directory)
  makeFilePrivate(file)
  // SQLite gives those that it makes beside the file the rights of the file; older ones may have more.
  for (const beside of ['-wal', '-shm', '-journal']) closeToOthers(`${file}${beside}`)
  const signals = openFileSignals(join(directory, 'signals'))
  return createDatabase({
    dialect: 'sqlite',
    kysely: new Kysely<Schema>({ dialect: new SqliteDialect(file) }),
    signals,
    isTransient: () => false,
  })
}

/** Signals between processes of one machine: sending touches a file, listening watches its folder. */
const openFileSignals = (directory: string): Signals => {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const listeners = new Listeners()
  const watcher = watch(directory, { persistent: false }, (_event, channel) => {
    if (channel) listeners.wake(channel)
  })
  return {
    listen: (channel, wake) => listeners.add(channel, wake),
    send: (channels) => {
      for (const channel of channels) {
        listeners.wake(channel)
        try {
          writeFileSync(join(directory, channel), '')
        } catch {
          // A full disk, say.
        }
      }
    },
    close: async () => watcher.close(),
  }
}
