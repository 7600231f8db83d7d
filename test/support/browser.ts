// A real browser: the Chromium that npm brings along, unpacked once an installation; where it brings none, the machine's own.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import packed from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'))
const { version } = JSON.parse(readFileSync(manifest, 'utf8'))

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache')

/** Several test files may come here at once: each unpacks for itself, the first to finish is kept, whole. */
const unpack = async (): Promise<string> => {
  const home = join(cache, `chromium-${version}`)
  if (existsSync(home)) return join(home, 'chromium')
  const { TMPDIR: before } = process.env
  mkdirSync(cache, { recursive: true })
  const mine = mkdtempSync(join(cache, 'chromium-'))
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

/** Where systems keep theirs: the one without a window first, which takes two thirds of the work. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The packed one would be taken for a shell script on another processor. */
const isPacked = process.platform === 'linux' && process.arch === 'x64'

/** `CHROMIUM` names the one to use, whatever else there is. */
const ownChromium = (): string | undefined =>
  (process.env.CHROMIUM ? [process.env.CHROMIUM] : usualPlaces).find((place) => existsSync(place))

/** Why there is no browser, and what would help; null where there is one. */
export const noBrowser = (): string | null => {
  if (ownChromium() || (isPacked && !process.env.CHROMIUM)) return null
  return `there is no browser for ${process.platform} ${process.arch}: install one (on Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM`
}

const chromiumPath = async (): Promise<string> => {
  if (isPacked && !process.env.CHROMIUM) return unpack()
  const own = ownChromium()
  if (own) return own
  throw new Error(noBrowser() ?? '')
}

/**
 * Unpacking turns TMPDIR elsewhere for a while, where other tests of the same process would put their files: so it is done before any of them.
 */
export const unpackBrowser = async (): Promise<void> => {
  if (noBrowser() === null) await chromiumPath()
}

export const startBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
