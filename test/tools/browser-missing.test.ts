// A machine without a browser: its tests are skipped and counted, with a line that says what to install; whoever insists on one hears of it.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { describe, it } from 'node:test'

const browserTests = 'test/oauth/browser.test.ts'

interface Run {
  readonly code: number
  readonly out: string
}

/** Runs node with a browser that is not there. */
const runWithout = (words: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<Run> => {
  // Told that it is part of this run, the runner would report to it.
  const { NODE_TEST_CONTEXT, REQUIRE_BROWSER, ...environment } = process.env
  const env = { ...environment, CHROMIUM: '/there/is/none', ...settings }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, words, { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out: `${out}${err}` }),
    )
  })
}

describe('without a browser', () => {
  it('tests that need one are skipped, counted, and say what to install', async () => {
    const { code, out } = await runWithout(['--test', '--test-reporter=tap', browserTests])
    assert.equal(code, 0, out)
    assert.match(out, /# SKIP there is no browser for .*apt-get install chromium-headless-shell/)
    assert.match(out, /^# pass 0$/m)
    assert.match(out, /^# fail 0$/m)
    assert.match(out, /^# skipped 3$/m)
  })

  it('tests that insist on one fail', async () => {
    const { code, out } = await runWithout(['--test', '--test-reporter=tap', browserTests], { REQUIRE_BROWSER: '1' })
    assert.notEqual(code, 0, out)
    assert.match(out, /^# skipped 0$/m)
  })

  it('the test command that insists on one ends with the line, before it starts anything', async () => {
    const { code, out } = await runWithout(['test/run.ts', browserTests], { REQUIRE_BROWSER: '1' })
    assert.equal(code, 1)
    assert.match(out, /^there is no browser for .*\n$/)
  })
})
