// Where the authorization server is found.

export const oauthPaths = {
  authorization: '/oauth2/authorize',
  token: '/oauth2/token',
  jwks: '/oauth2/jwks',
  registration: '/oauth2/register',
  revocation: '/oauth2/revoke',
} as const

/** The page on which a person decides. Its cookie is bound to this path. */
export const interactionPath = '/oauth2/interaction'

export const metadataPaths = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'] as const
