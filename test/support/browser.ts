// A real browser: the Chromium that npm brings along, unpacked once a machine.
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import packed from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'))
const { version } = JSON.parse(readFileSync(manifest, 'utf8'))

/** Several test files may come here at once: each unpacks for itself, the first to finish is kept, whole. */
const unpack = async (): Promise<string> => {
  const home = join(tmpdir(), `dustjacket-chromium-${version}`)
  if (existsSync(home)) return join(home, 'chromium')
  const { TMPDIR: before } = process.env
  const mine = mkdtempSync(join(tmpdir(), 'dustjacket-chromium-'))
  process.env.TMPDIR = mine
  try {
    await packed.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  try {
    renameSync(mine, home)
  } catch (error) {
    rmSync(mine, { recursive: true, force: true })
    if (!existsSync(home)) throw error
  }
  return join(home, 'chromium')
}

export const startBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await unpack(), args: ['--no-sandbox', '--disable-gpu'] })
