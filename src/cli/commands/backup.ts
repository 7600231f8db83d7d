// dustjacket backup
import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Config } from '../../config/config.ts'
import { copySqlite } from '../../platform/database/copy-sqlite.ts'
import { closeToOthers } from '../../platform/private-files.ts'
import type { OfficeCommand } from '../command.ts'
import { UsageError } from '../usage-error.ts'

export const backup: OfficeCommand = {
  name: 'backup',
  usage: 'backup --out DIR',
  summary:
    'copies database, files and secrets of a data folder, also while the service runs; the copy is a data folder',
  run: async ({ config }, given) => {
    const folder = resolve(given.required('out'))
    given.end()
    const file = embeddedFile(config)
    if (existsSync(folder)) throw new UsageError(`--out ${folder} is there already; name a new folder`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // The database first: a file is written before the row that names it, so every file that the copy names is there to be copied.
    await copySqlite(file, join(folder, basename(file)))
    const parts = ['secrets.json', ...(config.storage.kind === 'files' ? [basename(config.storage.directory)] : [])]
    for (const part of parts) await copyPart(config.dataDir, folder, part)
    return { folder }
  },
}

const embeddedFile = ({ database }: Config): string => {
  if (database.kind === 'sqlite') return database.file
  throw new UsageError('backup copies a data folder; for PostgreSQL use pg_dump, as docs/operate.md says')
}

/** What is still on its way in belongs to nobody yet. */
const isArriving = (path: string): boolean => basename(path) === '.incoming'

const copyPart = async (from: string, to: string, part: string): Promise<void> => {
  const source = join(from, part)
  if (!existsSync(source)) return
  const copy = join(to, part)
  await cp(source, copy, { recursive: true, preserveTimestamps: true, filter: (path) => !isArriving(path) })
  closeToOthers(copy)
}
