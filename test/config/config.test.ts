// The environment: defaults, every variable, and one clear line for every value that is not allowed.
import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, it } from 'node:test'
import { billingUrlOf, ConfigError, type Environment, publicUrlOf, readConfig } from '../../src/config/config.ts'

const data = resolve('./data')

describe('the configuration', () => {
  it('of an empty environment is what the operator was promised', () => {
    assert.deepEqual(readConfig({}), {
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      trustedProxies: { kind: 'none' },
      dataDir: data,
      database: { kind: 'sqlite', file: join(data, 'dustjacket.db') },
      storage: { kind: 'files', directory: join(data, 'files') },
      role: 'all',
      workers: availableParallelism(),
      imageProvider: null,
      languageProvider: null,
      modelsDir: resolve('./models'),
      artDir: null,
      allowPrivateNetwork: true,
      demoAccount: true,
      signUp: false,
      rateLimits: true,
      logLevel: 'info',
      metricsPort: null,
    })
  })

  it('takes an empty or blank variable as unset', () => {
    const names = ['HOST', 'PORT', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'STORAGE_URL', 'ROLE', 'WORKERS']
    const more = [
      'DATABASE_DIRECT_URL',
      'METRICS_PORT',
      'MODELS',
      'MODELS_DIR',
      'ART_DIR',
      'IMAGE_PROVIDER',
      'LANGUAGE_PROVIDER',
      'LANGUAGE_TASKS',
      'LANGUAGE_PRICE',
      'DRAW_ON_DEMAND',
      'ALLOW_PRIVATE_NETWORK',
      'DEMO_ACCOUNT',
      'SIGN_UP',
      'TRUST_PROXY',
      'RATE_LIMITS',
      'LOG_LEVEL',
    ]
    for (const blank of ['', ' ', '\t\n']) {
      const environment = Object.fromEntries([...names, ...more].map((name) => [name, blank]))
      assert.deepEqual(readConfig(environment), readConfig({}))
    }
  })

  it('takes every variable', () => {
    const environment = {
      HOST: '0.0.0.0',
      PORT: ' 8080 ',
      PUBLIC_URL: 'https://covers.example.com/base/',
      DATA_DIR: '/var/lib/dustjacket',
      DATABASE_URL: 'postgres://user:secret@pooler:6432/name?sslmode=require',
      DATABASE_DIRECT_URL: 'postgres://user:secret@db:5432/name',
      STORAGE_URL: 's3://bucket/prefix?endpoint=http://127.0.0.1:9000&region=eu-central-1',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'token',
      ROLE: 'worker',
      WORKERS: '3',
      IMAGE_PROVIDER: 'embedded',
      MODELS: 'on',
      MODELS_DIR: '/opt/models',
      ART_DIR: import.meta.dirname,
      METRICS_PORT: '9100',
      ALLOW_PRIVATE_NETWORK: 'true',
      DEMO_ACCOUNT: 'true',
      SIGN_UP: 'on',
      TRUST_PROXY: '10.0.0.5, 172.16.0.0/12,fd00::/8',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'debug',
      UNRELATED: 'anything',
    }
    assert.deepEqual(readConfig(environment), {
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://covers.example.com/base',
      trustedProxies: {
        kind: 'networks',
        networks: [
          { address: '10.0.0.5', prefix: 32 },
          { address: '172.16.0.0', prefix: 12 },
          { address: 'fd00::', prefix: 8 },
        ],
      },
      dataDir: '/var/lib/dustjacket',
      database: { kind: 'postgres', url: environment.DATABASE_URL, directUrl: environment.DATABASE_DIRECT_URL },
      storage: {
        kind: 's3',
        location: { bucket: 'bucket', prefix: 'prefix', region: 'eu-central-1', endpoint: 'http://127.0.0.1:9000' },
        credentials: { accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'token' },
      },
      role: 'worker',
      workers: 3,
      imageProvider: null,
      languageProvider: null,
      modelsDir: '/opt/models',
      artDir: import.meta.dirname,
      allowPrivateNetwork: true,
      demoAccount: true,
      signUp: true,
      rateLimits: false,
      logLevel: 'debug',
      metricsPort: 9100,
    })
  })

  it('keeps database and files in the data folder, wherever that is', () => {
    const { dataDir, database, storage } = readConfig({ DATA_DIR: 'some/where' })
    assert.equal(dataDir, resolve('some/where'))
    assert.deepEqual(database, { kind: 'sqlite', file: resolve('some/where/dustjacket.db') })
    assert.deepEqual(storage, { kind: 'files', directory: resolve('some/where/files') })
  })

  it('trusts proxies by itself only where callers come by https, and then those that are not on the internet', () => {
    assert.deepEqual(readConfig({ PUBLIC_URL: 'http://covers.example.com' }).trustedProxies, { kind: 'none' })
    assert.deepEqual(readConfig({ PUBLIC_URL: 'https://covers.example.com' }).trustedProxies, { kind: 'private' })
    const PUBLIC_URL = 'https://covers.example.com'
    assert.deepEqual(readConfig({ PUBLIC_URL, TRUST_PROXY: 'none' }).trustedProxies, { kind: 'none' })
    assert.deepEqual(readConfig({ PUBLIC_URL, TRUST_PROXY: '2' }).trustedProxies, { kind: 'hops', hops: 2 })
  })

  it('makes a demo account by itself only on the embedded database', () => {
    const DATABASE_URL = 'postgresql://localhost/name'
    assert.equal(readConfig({}).demoAccount, true)
    assert.equal(readConfig({ DEMO_ACCOUNT: 'false' }).demoAccount, false)
    assert.equal(readConfig({ DATABASE_URL }).demoAccount, false)
    assert.equal(readConfig({ DATABASE_URL, DEMO_ACCOUNT: 'true' }).demoAccount, true)
  })

  it('lets webhooks reach private networks by itself only where the service listens on loopback and is called there', () => {
    for (const HOST of ['127.0.0.1', '127.8.9.1', 'localhost', '::1']) {
      assert.equal(readConfig({ HOST }).allowPrivateNetwork, true, HOST)
      assert.equal(readConfig({ HOST, ALLOW_PRIVATE_NETWORK: 'false' }).allowPrivateNetwork, false)
    }
    for (const HOST of ['0.0.0.0', '::', '10.0.0.1', 'example.com', '127.0.0.1.example.com', '127.example.com']) {
      assert.equal(readConfig({ HOST }).allowPrivateNetwork, false, HOST)
      assert.equal(readConfig({ HOST, ALLOW_PRIVATE_NETWORK: 'true' }).allowPrivateNetwork, true)
    }
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1/base', 'http://[::1]:3000']) {
      assert.equal(readConfig({ PUBLIC_URL }).allowPrivateNetwork, true, PUBLIC_URL)
      assert.equal(readConfig({ PUBLIC_URL, HOST: '0.0.0.0' }).allowPrivateNetwork, false, PUBLIC_URL)
    }
    for (const PUBLIC_URL of ['https://covers.example.com', 'http://10.0.0.1', 'http://127.0.0.1.example.com']) {
      assert.equal(readConfig({ PUBLIC_URL }).allowPrivateNetwork, false, PUBLIC_URL)
      assert.equal(readConfig({ PUBLIC_URL, ALLOW_PRIVATE_NETWORK: 'true' }).allowPrivateNetwork, true, PUBLIC_URL)
    }
  })

  it('takes a language model with its terms, and its key from where the image model has it', () => {
    const environment = {
      LANGUAGE_PROVIDER: 'compatible:qwen3:8b',
      OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1/',
      LANGUAGE_TASKS: 'edit, subgenre',
      LANGUAGE_TIMEOUT_SECONDS: '90',
      LANGUAGE_CONCURRENCY: '1',
      LANGUAGE_PRICE: '0.40/1.60',
    }
    assert.deepEqual(readConfig(environment).languageProvider, {
      provider: 'compatible',
      model: 'qwen3:8b',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      tasks: ['edit', 'subgenre'],
      requestPatienceMs: 2500,
      jobPatienceMs: 90_000,
      drawingPatienceMs: 240_000,
      concurrency: 1,
      prices: { input: 0.4, output: 1.6 },
    })
    const google = readConfig({ LANGUAGE_PROVIDER: 'google:gemini-2.5-flash', GEMINI_API_KEY: 'key' }).languageProvider
    assert.deepEqual([google?.apiKey, google?.tasks.length, google?.prices], ['key', 5, null])
    const drawing = readConfig({ ...environment, DRAW_ON_DEMAND: 'on' }).languageProvider
    assert.deepEqual(drawing?.tasks, ['edit', 'subgenre', 'drawing'])
  })

  it('takes each role and each log level', () => {
    for (const ROLE of ['all', 'api', 'worker']) assert.equal(readConfig({ ROLE }).role, ROLE)
    for (const LOG_LEVEL of ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']) {
      assert.equal(readConfig({ LOG_LEVEL }).logLevel, LOG_LEVEL)
    }
  })

  it('uses no models where they are switched off', () => {
    assert.equal(readConfig({ MODELS: 'off', MODELS_DIR: '/opt/models' }).modelsDir, null)
  })

  it('takes numbers up to their edges', () => {
    for (const port of [0, 1, 65_535]) assert.equal(readConfig({ PORT: String(port) }).port, port)
    for (const workers of [1, 256]) assert.equal(readConfig({ WORKERS: String(workers) }).workers, workers)
  })
})

const withBucket = { STORAGE_URL: 's3://bucket' }

/** Variable, values that are not allowed, what the line must say is allowed, and what else is set. */
const malformed: readonly [name: string, values: readonly string[], allowed: RegExp, besides?: Environment][] = [
  [
    'HOST',
    ['http://127.0.0.1', '127.0.0.1:3000', 'a b', '[::1]', '-x', 'x_y', '/run/socket'],
    /IP address or a host name/,
  ],
  ['PORT', ['-1', '65536', '3000.0', '3e3', '0x1', 'http', '3000a', '99999999'], /whole number from 0 to 65535/],
  ['METRICS_PORT', ['-1', '65536', 'none'], /whole number from 0 to 65535/],
  [
    'TRUST_PROXY',
    ['true', '0', '11', '10.0.0.0/33', '10.0.0.1,', 'proxy.example.com', 'fd00::/129'],
    /none, private, how many proxies .*172\.16\.0\.0\/12/,
  ],
  ['RATE_LIMITS', ['true', '100'], /on or off/],
  ['MODELS', ['yes', 'true', '/opt'], /on or off/],
  ['WORKERS', ['0', '-1', '257', '1.5', 'all', '999999999999'], /whole number from 1 to 256/],
  [
    'PUBLIC_URL',
    ['example.com', '/path', 'ftp://x', 'http://x?a=b', 'http://x#a', 'http://u@x', 'http://:p@x', 'http://'],
    /http or https URL/,
  ],
  [
    'DATABASE_URL',
    ['localhost:5432/name', 'mysql://localhost/name', 'postgres', 'http://x', '/var/db'],
    /PostgreSQL URL such as/,
  ],
  ['DATABASE_DIRECT_URL', ['localhost:5432/name', 'http://x'], /PostgreSQL URL such as/],
  [
    'STORAGE_URL',
    ['bucket', 'http://x', 's3://', 's3://B', 's3://bucket?region=x&colour=red', 's3://k:s@bucket'],
    /s3:\/\/bucket\/prefix/,
  ],
  ['AWS_ACCESS_KEY_ID', [''], /access key of the bucket/, withBucket],
  ['AWS_SECRET_ACCESS_KEY', [''], /secret key of the bucket/, { ...withBucket, AWS_ACCESS_KEY_ID: 'id' }],
  ['ROLE', ['API', 'none', 'all,api'], /all, api or worker/],
  ['IMAGE_PROVIDER', ['Embedded', 'midjourney'], /embedded/],
  [
    'LANGUAGE_PROVIDER',
    ['openai', 'openai:', 'ollama:llama', 'fal:x', 'embedded'],
    /PROVIDER:MODEL with openai, compatible or google/,
  ],
  ['OPENAI_API_KEY', [''], /the API key for LANGUAGE_PROVIDER=openai:m/, { LANGUAGE_PROVIDER: 'openai:m' }],
  ['OPENAI_COMPATIBLE_BASE_URL', [''], /the address of the server/, { LANGUAGE_PROVIDER: 'compatible:m' }],
  ['LANGUAGE_TASKS', ['all', 'subgenre,', 'edit;concept'], /direction, subgenre, concept, edit or moderation/],
  ['LANGUAGE_TIMEOUT_SECONDS', ['0', '601', '1.5'], /whole number from 1 to 600/],
  ['LANGUAGE_CONCURRENCY', ['0', '257'], /whole number from 1 to 256/],
  ['LANGUAGE_PRICE', ['1', '0.4-1.6', '1/x', '-1/2'], /prices of a million tokens/],
  ['DRAW_ON_DEMAND', ['1', 'true'], /on or off/],
  ['DRAW_ON_DEMAND', ['on'], /off, or a language model in LANGUAGE_PROVIDER/],
  ['ALLOW_PRIVATE_NETWORK', ['1', 'yes', 'TRUE'], /true or false/],
  ['DEMO_ACCOUNT', ['0', 'no', 'False'], /true or false/],
  ['SIGN_UP', ['true', 'On', 'open'], /on or off/],
  ['LOG_LEVEL', ['verbose', 'INFO', '30'], /fatal, error, warn, info, debug, trace or silent/],
]

const complaintOf = (environment: Environment): string => {
  try {
    readConfig(environment)
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.message
  }
  return assert.fail(`allowed: ${JSON.stringify(environment)}`)
}

describe('a value that is not allowed', () => {
  for (const [name, values, allowed, besides] of malformed) {
    it(`in ${name} stops the start with one line: the variable, the value, what is allowed`, () => {
      for (const value of values) {
        const complaint = complaintOf({ ...besides, [name]: value })
        assert.ok(complaint.startsWith(`${name}=`), complaint)
        assert.match(complaint, allowed)
        assert.doesNotMatch(complaint, /\n/)
        if (!value.includes('@')) assert.ok(complaint.includes(`${name}=${value} `), complaint)
      }
    })
  }

  it('is told in one line even where it has several', () => {
    assert.equal(complaintOf({ ROLE: 'api\nworker' }), 'ROLE=api worker is not allowed: expected all, api or worker')
  })

  it('never shows a password, whatever characters it has', () => {
    const passwords = [
      'secret',
      'se:cret',
      'se@cret',
      'se/cret',
      'se?cret',
      'se#cret',
      '://secret',
      ':secret@',
      'se cret',
    ]
    for (const password of passwords) {
      for (const value of [`mysql://user:${password}@host:3306/name`, `user:${password}@host/name`]) {
        const complaint = complaintOf({ DATABASE_URL: value })
        assert.doesNotMatch(complaint, /cret/)
        assert.match(complaint, /@host/)
      }
      assert.doesNotMatch(complaintOf({ PUBLIC_URL: `http://user:${password}@host` }), /cret/)
      assert.doesNotMatch(complaintOf({ STORAGE_URL: `s3://key:${password}@bucket` }), /cret/)
    }
    assert.doesNotMatch(complaintOf({ DATABASE_URL: 'mysql://host/name?user=u&password=secret&ssl=1' }), /secret/)
  })
})

describe('the public address', () => {
  const addressOf = (environment: Environment, port?: number) => publicUrlOf(readConfig(environment), port)

  it('follows from host and port, as a caller on this machine would write them', () => {
    assert.equal(addressOf({}), 'http://127.0.0.1:3000')
    assert.equal(addressOf({ HOST: 'localhost', PORT: '80' }), 'http://localhost:80')
    assert.equal(addressOf({ HOST: '0.0.0.0' }), 'http://127.0.0.1:3000')
    assert.equal(addressOf({ HOST: '::' }), 'http://127.0.0.1:3000')
    assert.equal(addressOf({ HOST: '::1' }), 'http://[::1]:3000')
    assert.equal(addressOf({ PORT: '0' }, 41234), 'http://127.0.0.1:41234')
  })

  it('is what the operator says it is, without a closing slash', () => {
    assert.equal(
      addressOf({ PUBLIC_URL: 'https://covers.example.com/', PORT: '0' }, 41234),
      'https://covers.example.com',
    )
    assert.equal(addressOf({ PUBLIC_URL: 'HTTPS://Covers.Example.com:8443/a//' }), 'https://covers.example.com:8443/a')
  })

  it('is where the bill is', () => {
    assert.equal(billingUrlOf('https://covers.example.com'), 'https://covers.example.com/dashboard/billing')
  })
})
