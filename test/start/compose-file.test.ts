// compose.yaml, as far as it can be checked without a Docker engine: exact images, closed containers, least rights.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig } from '../../src/config/config.ts'

const root = new URL('../../', import.meta.url)
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8')

const service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  read_only: z.literal(true),
  tmpfs: z.array(z.string()).nonempty(),
  cap_drop: z.tuple([z.literal('ALL')]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()),
  ports: z.array(z.string()).default([]),
  deploy: z.looseObject({ resources: z.object({ limits: z.object({ memory: z.string().regex(/^\d+[mg]$/) }) }) }),
})

/** Fails where a container is not closed. */
const services = () =>
  z.object({ services: z.record(z.string(), service) }).parse(parse(textOf('compose.yaml'), { merge: true })).services

const environmentOf = (name: string): Readonly<Record<string, string>> => services()[name]?.environment ?? {}

const policy = z.object({
  Statement: z.array(
    z.object({ Effect: z.literal('Allow'), Action: z.array(z.string()), Resource: z.array(z.string()) }),
  ),
})

describe('the compose file', () => {
  it('closes every container: nothing to write to, no capability, no more rights, bounded memory', () => {
    const all = Object.entries(services())
    assert.deepEqual(all.map(([name]) => name).toSorted(), ['api', 'bucket', 'database', 'proxy', 'storage', 'worker'])
    for (const [name, { security_opt, cap_add }] of all) {
      assert.deepEqual(security_opt, ['no-new-privileges:true'], name)
      assert.deepEqual(cap_add, name === 'proxy' ? ['NET_BIND_SERVICE'] : [], name)
    }
  })

  it('names every image by its exact version, as the Dockerfile does with the Node that the tests run on', () => {
    for (const [name, { image }] of Object.entries(services()))
      assert.match(image, /:(\d+\.\d+(\.\d+)?(-[a-z]+)?|RELEASE\.[\dTZ-]+)$/, name)
    const bases = [...textOf('Dockerfile').matchAll(/^FROM node:(\S+)/gm)].map(([, tag]) => tag)
    const { devDependencies } = JSON.parse(textOf('package.json'))
    assert.deepEqual(new Set(bases), new Set([`${devDependencies.node}-trixie-slim`]))
  })

  it('starts the service with settings that it takes, behind one proxy', () => {
    for (const role of ['api', 'worker']) {
      const config = readConfig(environmentOf(role))
      assert.equal(config.role, role)
      assert.deepEqual(config.trustedProxies, { kind: 'hops', hops: 1 })
      assert.deepEqual(services()[role]?.ports, [], 'only the proxy reaches it')
    }
  })

  it('gives the service a user of its own that may use its files in its bucket and nothing else', () => {
    const { MINIO_ROOT_USER, MINIO_ROOT_PASSWORD } = environmentOf('storage')
    const { SERVICE_USER, SERVICE_PASSWORD, POLICY = '' } = environmentOf('bucket')
    for (const role of ['api', 'worker']) {
      const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, ...others } = environmentOf(role)
      assert.deepEqual([AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY], [SERVICE_USER, SERVICE_PASSWORD])
      for (const value of Object.values(others)) assert.equal(value.includes(String(MINIO_ROOT_PASSWORD)), false)
    }
    assert.notEqual(SERVICE_USER, MINIO_ROOT_USER)
    assert.notEqual(SERVICE_PASSWORD, MINIO_ROOT_PASSWORD)
    const { storage } = readConfig(environmentOf('api'))
    assert.ok(storage.kind === 's3')
    const { bucket, prefix } = storage.location
    const allowed = policy
      .parse(JSON.parse(POLICY))
      .Statement.flatMap(({ Action, Resource }) => Action.map((action) => `${action} ${Resource.join()}`))
    const files = `arn:aws:s3:::${bucket}/${prefix}/*`
    assert.deepEqual(allowed, [
      `s3:ListBucket arn:aws:s3:::${bucket}`,
      `s3:GetObject ${files}`,
      `s3:PutObject ${files}`,
      `s3:DeleteObject ${files}`,
    ])
  })
})
