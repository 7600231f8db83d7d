// Folders and files that nobody but their owner may read: they hold keys, hashes of passwords and what customers have sent.
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'

/** Makes the folder where there is none. One that others could look into is closed to them. */
export const keepFolderPrivate = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  closeToOthers(folder)
}

/** Makes an empty file where there is none, so that whoever fills it does not make one that others can read. */
export const makeFilePrivate = (file: string): void => {
  closeSync(openSync(file, 'a', 0o600))
  closeToOthers(file)
}

/** Takes from everybody but the owner what they may do with a file or folder; nothing where there is none. */
export const closeToOthers = (path: string): void => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || (found.mode & 0o077) === 0) return
  try {
    chmodSync(path, found.mode & 0o700)
  } catch (error) {
    // Whose it is not cannot close it: a folder that the operator's machine has mounted, say.
    if (!(error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'EROFS'))) throw error
  }
}
