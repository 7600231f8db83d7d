// The one protected resource: the MCP endpoint.

/** What every client may ask for; what a credential may do follows the account's plan. */
export const scopes = ['openid', 'email', 'offline_access'] as const

export const allScopes = scopes.join(' ')

export const resourceOf = (baseUrl: string): string => `${baseUrl}/api/mcp/mcp`

/** People type the address with and without a slash at its end. */
export const isResource = (given: string, baseUrl: string): boolean => given.replace(/\/$/, '') === resourceOf(baseUrl)
