// The official conformance suite, for both revisions, against a running service: nothing fails but what the baselines explain.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { acceptingOnly, onService } from '../support/service.ts'
import { startProxy } from './conformance-proxy.ts'

const suite = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'))

const run = (args: readonly string[]): Promise<{ readonly code: unknown; readonly output: string }> => {
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; output: string }>()
  execFile(process.execPath, [suite, ...args], { maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
    resolve({ code: error ? error.code : 0, output: `${stdout}${stderr}` }),
  )
  return promise
}

onService(
  'sqlite',
  'the door of agents, held against the conformance suite',
  (running) => {
    for (const revision of ['2026-07-28', '2025-11-25']) {
      it(`keeps to ${revision}, but for what its baseline explains`, async (test) => {
        const results = mkdtempSync(join(tmpdir(), 'dustjacket-conformance-'))
        test.after(() => rmSync(results, { recursive: true, force: true }))
        const { apiKey } = await running().openAccount()
        const url = `${await startProxy(test, running().port, apiKey)}/api/mcp/mcp`
        const baseline = join(import.meta.dirname, `conformance-baseline-${revision}.yml`)
        const options = ['--requirements', revision, '--expected-failures', baseline, '-o', results]
        const { code, output } = await run(['server', '--url', url, ...options])
        assert.equal(code, 0, output.slice(output.indexOf('=== SUMMARY')))
        assert.match(output, /✓ tools-list/)
      })
    }
  },
  acceptingOnly,
)
