// Tests that need a browser: skipped, and counted, on a machine that has none, unless `REQUIRE_BROWSER` insists on one.
import { it as always, type TestFn } from 'node:test'
import type { Browser } from 'playwright-core'
import { noBrowser, startBrowser as start } from './browser.ts'

/** Why browser tests are skipped; null where they are run, or must be. */
export const whySkipped = (): string | null => (process.env.REQUIRE_BROWSER === '1' ? null : noBrowser())

export const it = (name: string, test: TestFn): void => {
  always(name, { skip: whySkipped() ?? false }, test)
}

/** None where the tests are skipped. */
export const startBrowser = async (): Promise<Browser | undefined> => (whySkipped() === null ? start() : undefined)
