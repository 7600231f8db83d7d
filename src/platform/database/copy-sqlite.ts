// A copy of the embedded database as it was at one moment, made while others write to it.
import { backup, DatabaseSync } from 'node:sqlite'
import { makeFilePrivate } from '../private-files.ts'

export const copySqlite = async (file: string, copy: string): Promise<void> => {
  makeFilePrivate(copy)
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    // All pages in one step: a step that finds new writes would begin again, and a busy service never stops writing.
    await backup(source, copy, { rate: 0x7fffffff })
  } finally {
    source.close()
  }
}
