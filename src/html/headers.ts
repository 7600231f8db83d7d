// The headers of a page for people. They replace the ones of the API, which allow a browser nothing at all.

/** Every page leads machines to the list of the APIs. */
export const catalogLink = '</.well-known/api-catalog>; rel="api-catalog"'

export interface PagePolicy {
  /**
   * Where the forms of the page may lead besides this site. A browser applies it to the redirect after a form too, so a
   * page whose form ends at another site must name that site.
   */
  readonly formTargets?: readonly string[]
}

const contentSecurityPolicy = ({ formTargets = [] }: PagePolicy = {}): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export const pageHeaders = (policy?: PagePolicy): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(policy),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  link: catalogLink,
})
