// The client's types are those of the contract, and its version is that of its package.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { it } from 'node:test'
import { routes } from '../../sdk/src/types.generated.ts'
import { sdkVersion } from '../../sdk/src/version.ts'
import { clientTypes, clientTypesFile } from '../../tools/sdk-types/client-types.ts'

const sources = resolve(import.meta.dirname, '../../sdk/src')

it('the types of the client are what the contract says now (otherwise: npm run sdk:types)', () => {
  assert.equal(readFileSync(clientTypesFile, 'utf8'), clientTypes())
})

it('the client has a call for every operation of the contract', () => {
  const source = globSync(['client.ts', 'resources/*.ts'], { cwd: sources })
    .map((file) => readFileSync(resolve(sources, file), 'utf8'))
    .join('\n')
  for (const id of Object.keys(routes))
    assert.match(source, new RegExp(`#?connection\\.(?:call|request)\\('${id}'|call<'${id}'`), id)
})

it('the client calls itself by the version of its package', () => {
  const manifest = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../sdk/package.json'), 'utf8'))
  assert.equal(sdkVersion, manifest.version)
})
