// What a client says about itself, brought into the form that the authorization server takes. Real clients send nulls, empty
// strings, grants that we do not offer, and addresses of their own computer as if they were web sites.

export type ClientMetadata = Readonly<Record<string, unknown>>

export type Judged =
  | { readonly kind: 'good'; readonly metadata: ClientMetadata }
  | { readonly kind: 'bad'; readonly error: RegistrationError; readonly description: string }

type RegistrationError = 'invalid_redirect_uri' | 'invalid_client_metadata'

const bad = (error: RegistrationError, description: string): Judged => ({ kind: 'bad', error, description })

/** Everything else is left out: we would only have to keep it. */
const keptText = { client_name: 100, client_uri: 500, policy_uri: 500, tos_uri: 500, software_id: 200 } as const

const authMethods = ['none', 'client_secret_basic', 'client_secret_post']
const grants = ['authorization_code', 'refresh_token']
const mostRedirects = 10
const longestRedirect = 1000

export const judgeRegistration = (given: unknown): Judged => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return bad('invalid_client_metadata', 'the body must be a JSON object')
  }
  const fields: ClientMetadata = Object.fromEntries(Object.entries(given))
  const redirects = listOf(fields.redirect_uris)
  const flaw = flawOf(redirects)
  if (flaw !== null) return bad('invalid_redirect_uri', flaw)
  const method = fields.token_endpoint_auth_method
  if (isGiven(method) && !authMethods.includes(String(method))) {
    return bad('invalid_client_metadata', `token_endpoint_auth_method must be one of ${authMethods.join(', ')}`)
  }
  return {
    kind: 'good',
    metadata: {
      ...keptTexts(fields),
      redirect_uris: redirects,
      // A native client may come back on any port of its own computer.
      application_type: redirects.every(isHttps) ? 'web' : 'native',
      grant_types: grantsOf(fields.grant_types),
      response_types: ['code'],
      token_endpoint_auth_method: isGiven(method) ? method : 'none',
    },
  }
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((each) => typeof each === 'string' && each !== ''))] : []

const grantsOf = (value: unknown): string[] => {
  const offered = grants.filter((grant) => listOf(value).includes(grant))
  return offered.includes('authorization_code') ? offered : grants
}

const keptTexts = (fields: ClientMetadata): ClientMetadata =>
  Object.fromEntries(
    Object.entries(keptText).flatMap(([name, longest]) => {
      const value = fields[name]
      if (typeof value !== 'string' || value.trim() === '' || value.length > longest) return []
      const isAddress = name.endsWith('_uri')
      return isAddress && !/^https?:\/\//i.test(value) ? [] : [[name, value]]
    }),
  )

const isHttps = (address: string): boolean => URL.parse(address)?.protocol === 'https:'

const flawOf = (redirects: readonly string[]): string | null => {
  if (redirects.length === 0) return 'redirect_uris must name at least one address'
  if (redirects.length > mostRedirects) return `redirect_uris must name at most ${mostRedirects} addresses`
  return redirects.map(flawOfRedirect).find((flaw) => flaw !== null) ?? null
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** `com.example.app:` belongs to whoever has example.com; a scheme without a domain belongs to whichever app comes first. */
const reverseDomain = /^[a-z][a-z\d-]*(\.[a-z\d][a-z\d-]*)+:$/

const flawOfRedirect = (address: string): string | null => {
  const url = URL.parse(address)
  if (!url || address.length > longestRedirect) return 'every redirect_uri must be an absolute address'
  if (/[\s\\\p{C}]/u.test(address)) return 'a redirect_uri must not contain white space or backslashes'
  if (address.includes('#')) return 'a redirect_uri must not have a fragment'
  if (url.username || url.password) return 'a redirect_uri must not carry a user name or password'
  return flawOfScheme(url)
}

const flawOfScheme = ({ protocol, hostname }: URL): string | null => {
  switch (protocol) {
    case 'https:':
      return loopback.has(hostname) ? 'use http for redirects to the own computer' : null
    case 'http:':
      return loopback.has(hostname) ? null : 'a redirect_uri must use https, unless it leads to the own computer'
    default:
      return reverseDomain.test(protocol)
        ? null
        : `a redirect_uri must use https, http on the own computer, or a scheme in reverse-domain form such as com.example.app: and not ${protocol}`
  }
}
