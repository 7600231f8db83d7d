// Secrets the service makes for itself on first start and keeps in its data folder.
import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeToOthers, keepFolderPrivate } from './private-files.ts'

export interface Secrets {
  /** Signs URLs of files. */
  readonly urlSigning: string
}

/** Reads the secrets, making them first where there are none. Processes that start together end up with the same. */
export const openSecrets = (dataDir: string): Secrets => {
  const file = join(dataDir, 'secrets.json')
  keepFolderPrivate(dataDir)
  closeToOthers(file)
  return read(file) ?? create(file)
}

const create = (file: string): Secrets => {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const secrets: Secrets = { urlSigning: randomBytes(32).toString('base64url') }
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
  try {
    // Unlike a rename, a link never replaces what another process has put there first.
    linkSync(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return read(file) ?? unreadable(file)
}

const read = (file: string): Secrets | undefined => {
  try {
    const { urlSigning } = JSON.parse(readFileSync(file, 'utf8'))
    return typeof urlSigning === 'string' && urlSigning.length >= 32 ? { urlSigning } : unreadable(file)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const unreadable = (file: string): never => {
  throw new Error(
    `${file} is damaged: restore it, or remove it to make new secrets (URLs given out so far stop working)`,
  )
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
