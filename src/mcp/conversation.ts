// The protocol: MCP of 2026-07-28 and of the years before, from one endpoint, without sessions. Loaded with the first request.
import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  type StandardSchemaWithJSON,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { serviceName, serviceVersion } from '../catalog/versions.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Caller } from '../contract/inside.ts'
import type { Fields } from '../contract/parse.ts'
import { type JsonSchema, outputSchema } from '../contract/tools-definition.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { Rates } from '../platform/rates/rates.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type Inspect, keepUpload } from '../uploads/rules.ts'
import { createAgents } from './agent.ts'
import { createCallTool } from './call-tool.ts'
import { createFetchPicture } from './fetch-picture.ts'
import { createGallery } from './gallery.ts'
import { instructions } from './instructions.ts'
import { keepToToolRate } from './tool-rate.ts'
import { createTools } from './tools/index.ts'

export interface ConversationParts {
  readonly endpoints: readonly Endpoint[]
  readonly database: Database
  readonly storage: Storage
  readonly inspect: Inspect
  readonly allowPrivateNetwork: boolean
  readonly log: Log
  readonly metrics: Metrics
  readonly rates: Rates
}

export type Converse = (request: Request, caller: Caller) => Promise<Response>

const minute = 60_000

/** The list of tools is the same for everybody and changes only with the version. */
const cacheHints = {
  'tools/list': { ttlMs: 5 * minute, cacheScope: 'public' },
  'server/discover': { ttlMs: 60 * minute, cacheScope: 'public' },
} as const

export const createConversation = (parts: ConversationParts): Converse => {
  const { endpoints, database, storage, inspect, log } = parts
  const agentOf = createAgents(endpoints)
  const callTool = createCallTool({ ...parts, limit: keepToToolRate(parts.rates) })
  const tools = createTools({
    gallery: createGallery({ storage, reads: database.read }),
    fetchPicture: createFetchPicture({ allowPrivate: parts.allowPrivateNetwork }),
    keepUpload: (caller, upload, bytes) => keepUpload({ storage, inspect }, caller, upload, bytes),
  }).map((tool) => ({ tool, input: asIs(tool.input), output: asIs(outputSchema(tool.definition)) }))

  const serverFor = (caller: Caller): McpServer => {
    const agent = agentOf(caller)
    const server = new McpServer(
      { name: serviceName, title: 'Dustjacket', version: serviceVersion },
      { capabilities: { tools: { listChanged: false } }, instructions, cacheHints },
    )
    forgetInherited(server)
    for (const { tool, input, output } of tools) {
      const { name, title, description, hints } = tool.definition
      const about = { title, description, inputSchema: input, outputSchema: output, annotations: hints }
      server.registerTool(name, about, (args) => callTool(tool, args, agent))
    }
    return server
  }

  const callers = new WeakMap<Request, Caller>()
  const modern = createMcpHandler(
    ({ requestInfo }) => {
      const caller = requestInfo && callers.get(requestInfo)
      if (!caller) throw new Error('a conversation was begun without a caller')
      return serverFor(caller)
    },
    // Legacy requests never get there: the way of the library would answer each of them with a stream.
    {
      legacy: 'reject',
      responseMode: 'auto',
      onerror: (error) => log.debug({ err: error }, 'refused by the protocol'),
    },
  )

  return async (request, caller) => {
    if (await isLegacyRequest(request)) return answerLegacy(serverFor(caller), request)
    callers.set(request, caller)
    return modern.fetch(request)
  }
}

/** The library looks tools up in a plain object, where it would find a `constructor` that nobody has registered. */
const forgetInherited = (server: McpServer): void => {
  Object.setPrototypeOf(Reflect.get(server, '_registeredTools'), null)
}

/** Clients of 2025 get one JSON answer too. */
const answerLegacy = async (server: McpServer, request: Request): Promise<Response> => {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request)
  } finally {
    await server.close()
  }
}

/** A schema that only describes: arguments are judged by the endpoints, whose faults say more than a validator could. */
const asIs = (schema: JsonSchema): StandardSchemaWithJSON<Fields> => ({
  '~standard': {
    version: 1,
    vendor: 'dustjacket',
    validate: (value) => ({ value: { ...Object(value) } }),
    jsonSchema: { input: () => schema, output: () => schema },
  },
})
