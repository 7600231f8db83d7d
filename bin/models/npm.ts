// Asks npm, with whatever registry, proxy and credentials it is configured with.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Inside an installation npm names its own script; outside, the one on the path is taken. */
const command = (): { readonly file: string; readonly first: readonly string[]; readonly shell: boolean } => {
  const script = process.env.npm_execpath
  if (script?.endsWith('npm-cli.js')) return { file: process.execPath, first: [script], shell: false }
  return { file: 'npm', first: [], shell: process.platform === 'win32' }
}

export const npm = async (args: readonly string[], directory: string): Promise<string> => {
  const { file, first, shell } = command()
  const { stdout } = await run(file, [...first, ...args, '--silent'], { cwd: directory, shell, maxBuffer: 16 << 20 })
  return stdout.trim()
}
