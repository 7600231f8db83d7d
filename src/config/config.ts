// The environment, read once into one typed value. A value that is not allowed stops the start with one line.
import { statSync } from 'node:fs'
import { isIP, isIPv4 } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { type LogLevel, logLevels } from '../platform/log.ts'
import type { S3Credentials } from '../platform/storage/s3-client.ts'
import { parseStorageUrl, type S3Location } from '../platform/storage/storage-url.ts'
import type { TrustedProxies } from '../platform/trusted-proxies.ts'
import type { LanguageConfig } from '../studio/language/language-config.ts'
import type { PainterConfig } from '../studio/painters/painter-config.ts'
import { imageProvider } from './image-provider.ts'
import { languageProvider } from './language-provider.ts'
import { trustedProxies } from './trust-proxy.ts'
import { type Environment, oneOf, plainUrl, type Read, readerOf, refuse, trueOrFalse, wholeNumber } from './values.ts'

export { ConfigError, type Environment } from './values.ts'

export type DatabaseConfig =
  | { readonly kind: 'sqlite'; readonly file: string }
  | {
      readonly kind: 'postgres'
      readonly url: string
      /** The server itself, where `url` leads to a pooler. */
      readonly directUrl: string | null
    }

export type StorageConfig =
  | { readonly kind: 'files'; readonly directory: string }
  | { readonly kind: 's3'; readonly location: S3Location; readonly credentials: S3Credentials }

const roles = ['all', 'api', 'worker'] as const

export type Role = (typeof roles)[number]

export interface Config {
  readonly host: string
  readonly port: number
  /** null: known once the server listens. */
  readonly publicUrl: string | null
  /** Who may say where a request comes from. */
  readonly trustedProxies: TrustedProxies
  readonly dataDir: string
  readonly database: DatabaseConfig
  readonly storage: StorageConfig
  readonly role: Role
  readonly workers: number
  /** The image model that paints the art; null: the studio's own families do. */
  readonly imageProvider: PainterConfig | null
  /** The language model that helps to understand words; null: the offline senses alone. */
  readonly languageProvider: LanguageConfig | null
  /** Where the offline models are; null: none are used. */
  readonly modelsDir: string | null
  /** Where the operator's own motifs are; null: the studio's alone are shown. */
  readonly artDir: string | null
  readonly allowPrivateNetwork: boolean
  readonly demoAccount: boolean
  /** Whether anybody may open an account on the web. */
  readonly signUp: boolean
  /** Whether requests of keys and people are held to their rates. */
  readonly rateLimits: boolean
  readonly logLevel: LogLevel
  /** null: no metrics are served. */
  readonly metricsPort: number | null
}

export const readConfig = (environment: Environment): Config => {
  const read = readerOf(environment)
  const host = hostName(read('HOST') ?? '127.0.0.1')
  const dataDir = resolve(read('DATA_DIR') ?? './data')
  const database = databaseConfig(read, dataDir)
  const publicUrl = optional(read('PUBLIC_URL'), (value) => plainUrl('PUBLIC_URL', value))
  return {
    host,
    port: wholeNumber('PORT', read('PORT'), 3000, { min: 0, max: 65_535 }),
    publicUrl,
    trustedProxies: trustedProxies(read, publicUrl),
    dataDir,
    database,
    storage: storageConfig(read, dataDir),
    role: oneOf('ROLE', read('ROLE'), roles, 'all'),
    workers: wholeNumber('WORKERS', read('WORKERS'), availableParallelism(), { min: 1, max: 256 }),
    imageProvider: imageProvider(read),
    languageProvider: languageProvider(read),
    modelsDir: modelsDirectory(read),
    artDir: artDirectory(read),
    allowPrivateNetwork: trueOrFalse(
      'ALLOW_PRIVATE_NETWORK',
      read('ALLOW_PRIVATE_NETWORK'),
      isLoopback(host) && isOfThisMachine(publicUrl),
    ),
    demoAccount: trueOrFalse('DEMO_ACCOUNT', read('DEMO_ACCOUNT'), database.kind === 'sqlite'),
    signUp: oneOf('SIGN_UP', read('SIGN_UP'), ['on', 'off'], 'off') === 'on',
    rateLimits: oneOf('RATE_LIMITS', read('RATE_LIMITS'), ['on', 'off'], 'on') === 'on',
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL'), logLevels, 'info'),
    metricsPort: optional(read('METRICS_PORT'), (value) =>
      wholeNumber('METRICS_PORT', value, 0, { min: 0, max: 65_535 }),
    ),
  }
}

const optional = <T>(value: string | undefined, parse: (value: string) => T): T | null =>
  value === undefined ? null : parse(value)

const hostPattern = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i

const hostName = (value: string): string =>
  isIP(value) || hostPattern.test(value) ? value : refuse('HOST', value, 'an IP address or a host name')

/** The install step puts them into the repository's own folder. */
const shippedModels = resolve(import.meta.dirname, '..', '..', 'models')

const modelsDirectory = (read: Read): string | null =>
  oneOf('MODELS', read('MODELS'), ['on', 'off'], 'on') === 'off' ? null : resolve(read('MODELS_DIR') ?? shippedModels)

const artDirectory = (read: Read): string | null =>
  optional(read('ART_DIR'), (value) =>
    statSync(value, { throwIfNoEntry: false })?.isDirectory() ? resolve(value) : refuse('ART_DIR', value, 'a folder'),
  )

const databaseConfig = (read: Read, dataDir: string): DatabaseConfig => {
  const url = postgresUrl(read, 'DATABASE_URL')
  const directUrl = postgresUrl(read, 'DATABASE_DIRECT_URL')
  return url === null ? { kind: 'sqlite', file: join(dataDir, 'dustjacket.db') } : { kind: 'postgres', url, directUrl }
}

const postgresUrl = (read: Read, name: string): string | null => {
  const value = read(name)
  if (value === undefined) return null
  const url = URL.parse(value)
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return value
  return refuse(name, value, 'a PostgreSQL URL such as postgres://user:password@host:5432/name')
}

const storageConfig = (read: Read, dataDir: string): StorageConfig => {
  const value = read('STORAGE_URL')
  if (value === undefined) return { kind: 'files', directory: join(dataDir, 'files') }
  const location = s3Location(value)
  const accessKeyId = read('AWS_ACCESS_KEY_ID')
  const secretAccessKey = read('AWS_SECRET_ACCESS_KEY')
  if (!accessKeyId) return refuse('AWS_ACCESS_KEY_ID', '', 'the access key of the bucket in STORAGE_URL')
  if (!secretAccessKey) return refuse('AWS_SECRET_ACCESS_KEY', '', 'the secret key of the bucket in STORAGE_URL')
  const sessionToken = read('AWS_SESSION_TOKEN')
  return { kind: 's3', location, credentials: { accessKeyId, secretAccessKey, sessionToken } }
}

const s3Location = (value: string): S3Location => {
  try {
    return parseStorageUrl(value)
  } catch (error) {
    return refuse('STORAGE_URL', value, `s3://bucket/prefix?endpoint=…&region=… (${messageOf(error)})`)
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))

/** Behind a proxy a service listens on loopback and is everybody's all the same: its callers are strangers. */
const isOfThisMachine = (publicUrl: string | null): boolean =>
  publicUrl === null || isLoopback(new URL(publicUrl).hostname.replace(/^\[(.*)\]$/, '$1'))

/** `{base_url}`: `PUBLIC_URL`, or the address itself. A server on all interfaces is reached by loopback from where it runs. */
export const publicUrlOf = ({ publicUrl, host, port: configured }: Config, port: number = configured): string => {
  if (publicUrl !== null) return publicUrl
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

export const billingUrlOf = (baseUrl: string): string => `${baseUrl}/dashboard/billing`
