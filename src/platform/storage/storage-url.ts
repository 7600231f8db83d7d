// STORAGE_URL, `s3://bucket/prefix?endpoint=…&region=…`: read, or refused in one sentence.
import { isStorageKey } from './keys.ts'

export interface S3Location {
  readonly bucket: string
  /** Without slashes at its ends; empty for the whole bucket. */
  readonly prefix: string
  readonly region: string
  /** Without a closing slash; undefined for AWS itself. */
  readonly endpoint: string | undefined
}

const defaultRegion = 'us-east-1'
// Every object's name must stay under S3's 1,024 bytes with the longest key behind the prefix.
const maxPrefixLength = 256

export const parseStorageUrl = (text: string): S3Location => {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:') throw new Error('It must look like s3://bucket/prefix?endpoint=…&region=….')
  if (url.username || url.password) throw new Error('Credentials do not belong in it; set the usual AWS variables.')
  if (url.port || url.hash) throw new Error('It must have neither a port nor a fragment.')
  for (const name of url.searchParams.keys()) {
    if (name !== 'endpoint' && name !== 'region') throw new Error(`It has an unknown parameter "${name}".`)
    if (url.searchParams.getAll(name).length > 1) throw new Error(`It gives "${name}" twice.`)
  }
  return {
    bucket: readBucket(url.hostname),
    prefix: readPrefix(url.pathname),
    region: readRegion(url.searchParams.get('region')),
    endpoint: readEndpoint(url.searchParams.get('endpoint')),
  }
}

const readBucket = (name: string): string => {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) return name
  throw new Error('Its bucket name must have 3 to 63 lower-case letters, digits, dots and hyphens.')
}

const readPrefix = (path: string): string => {
  const prefix = path.replace(/^\/|\/$/g, '')
  if (prefix === '' || (prefix.length <= maxPrefixLength && isStorageKey(prefix))) return prefix
  throw new Error('Its prefix may have only letters, digits, dots, hyphens and underscores between single slashes.')
}

const readRegion = (region: string | null): string => {
  if (region === null) return defaultRegion
  if (/^[a-z0-9-]{1,64}$/.test(region)) return region
  throw new Error('Its region must be a name such as eu-central-1.')
}

const readEndpoint = (text: string | null): string | undefined => {
  if (text === null) return undefined
  const url = URL.parse(text)
  const plain = url && !url.username && !url.password && !url.search && !url.hash
  if (!plain || !/^https?:$/.test(url.protocol)) throw new Error('Its endpoint must be an http or https URL.')
  return url.href.replace(/\/+$/, '')
}
