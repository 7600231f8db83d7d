// A reader's shell: the lines of a document are pasted into it, in order, beside a running service.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestService } from '../support/service.ts'

export interface Workshop {
  /** Where the reader's files are written. */
  readonly folder: string
  /** What the lines print; one that fails is an error. */
  paste(lines: readonly string[]): Promise<string>
}

/** A folder that is the project's to npm, and whose `curl` is the tests' own. */
export const openWorkshop = (test: TestContext, { environment }: Pick<TestService, 'environment'>): Workshop => {
  const folder = mkdtempSync(join(tmpdir(), 'dustjacket-shell-'))
  test.after(() => rmSync(folder, { recursive: true, force: true }))
  const curl = fileURLToPath(new URL('./curl.ts', import.meta.url))
  writeFileSync(join(folder, 'curl'), `#!/bin/sh\nexec '${process.execPath}' '${curl}' "$@"\n`, { mode: 0o755 })
  // The reader is in the folder of the project; here the files that he makes stay out of it.
  const root = fileURLToPath(new URL('../../', import.meta.url))
  for (const name of ['package.json', 'bin', 'node_modules']) symlinkSync(join(root, name), join(folder, name))
  const env = { ...environment, MODELS: 'off', PATH: `${folder}:${process.env.PATH}`, HOME: process.env.HOME }
  return {
    folder,
    paste: async (lines) => (await promisify(execFile)('sh', ['-euc', lines.join('\n')], { cwd: folder, env })).stdout,
  }
}
