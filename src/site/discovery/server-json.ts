// How the MCP registry describes a server.
import { serviceVersion } from '../../catalog/versions.ts'

const schema = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'

/** Names in the registry begin with the host, read from its end: `com.example.covers/dustjacket`. */
const nameOf = (base: string): string => {
  const labels = new URL(base).hostname
    .replaceAll(/[^a-zA-Z\d.]/g, '')
    .split('.')
    .filter(Boolean)
  return `${labels.toReversed().join('.') || 'local'}/dustjacket`
}

export const serverJson = (base: string): object => ({
  $schema: schema,
  name: nameOf(base),
  title: 'Dustjacket',
  description: 'Book covers and print wraps: generate, edit, upscale and prepare them for print.',
  version: serviceVersion,
  websiteUrl: base,
  remotes: [
    {
      type: 'streamable-http',
      url: `${base}/api/mcp/mcp`,
      headers: [
        {
          name: 'Authorization',
          description: 'Bearer and a partner API key; not needed where the client signs in by OAuth.',
          isRequired: false,
          isSecret: true,
        },
      ],
    },
  ],
})
