// Proxies of the environment are for the operator's own traffic: they would resolve names anew, behind the guard.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startChild } from '../database/child-process.ts'
import { startRawServer } from './raw-server.ts'

const fetchProcess = new URL('./fetch-process.ts', import.meta.url)

describe('a proxy that the environment names', () => {
  it('is not used by a guarded fetch', async (t) => {
    const proxy = await startRawServer(t, (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nproxy'))
    const server = await startRawServer(t, (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nserver'))
    const settings = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: `http://127.0.0.1:${proxy.port}`, NO_PROXY: '' }
    Object.assign(process.env, settings)
    const child = startChild<string>(t, fetchProcess, `http://hooks.example.test:${server.port}/`)
    for (const name of Object.keys(settings)) delete process.env[name]
    assert.equal(await child.report(() => true), 'plain: proxy')
    assert.equal(await child.report((said) => said.startsWith('guarded')), 'guarded: server')
  })
})
