// The catalogue of the APIs, by RFC 9727: a linkset with the endpoints and where each is described.

export const apiCatalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

export const apiCatalog = (base: string): object => ({
  linkset: [
    {
      anchor: `${base}/.well-known/api-catalog`,
      item: [{ href: `${base}/api/v1` }, { href: `${base}/api/mcp/mcp` }],
    },
    {
      anchor: `${base}/api/v1`,
      'service-desc': [{ href: `${base}/openapi.json`, type: 'application/vnd.oai.openapi+json' }],
      'service-doc': [
        { href: `${base}/docs`, type: 'text/html' },
        { href: `${base}/reference`, type: 'text/html' },
        { href: `${base}/llms.txt`, type: 'text/plain' },
      ],
      'service-meta': [{ href: `${base}/auth.md`, type: 'text/markdown' }],
      status: [{ href: `${base}/api/v1/health`, type: 'application/json' }],
    },
    {
      anchor: `${base}/api/mcp/mcp`,
      'service-desc': [{ href: `${base}/server.json`, type: 'application/json' }],
      'service-doc': [{ href: `${base}/docs/mcp`, type: 'text/html' }],
      'service-meta': [
        { href: `${base}/.well-known/oauth-protected-resource`, type: 'application/json' },
        { href: `${base}/.well-known/oauth-authorization-server`, type: 'application/json' },
      ],
      status: [{ href: `${base}/api/v1/health`, type: 'application/json' }],
    },
  ],
})
