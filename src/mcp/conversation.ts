// The protocol: MCP of 2026-07-28 and of the years before, from one endpoint, without sessions. Loaded with the first request.
import {
  createMcpHandler,
  isLegacyRequest,
  isSpecType,
  type Tool as ListedTool,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { serviceName, serviceVersion } from '../catalog/versions.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Caller } from '../contract/inside.ts'
import { outputSchema } from '../contract/tools-definition.ts'
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
import type { Tool } from './tool.ts'
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
  })
  const listed = tools.map(listedTool)
  const byName = new Map(tools.map((tool) => [tool.definition.name, tool]))

  /** The library's plain server: its other one looks tools up in an object, where it would find a `constructor` that nobody has made. */
  const serverFor = (caller: Caller): Server => {
    const agent = agentOf(caller)
    const server = new Server(
      { name: serviceName, title: 'Dustjacket', version: serviceVersion },
      { capabilities: { tools: { listChanged: false } }, instructions, cacheHints },
    )
    server.setRequestHandler('tools/list', () => ({ tools: listed }))
    server.setRequestHandler('tools/call', ({ params: { name, arguments: args } }) => {
      const tool = byName.get(name)
      if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Tool ${name} not found`)
      return callTool(tool, { ...args }, agent)
    })
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

/** Clients of 2025 get one JSON answer too. */
const answerLegacy = async (server: Server, request: Request): Promise<Response> => {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request)
  } finally {
    await server.close()
  }
}

/** The schemas only describe: arguments are judged by the endpoints, whose faults say more than a validator could. */
const listedTool = ({ definition, input }: Tool): ListedTool => {
  const { name, title, description, hints } = definition
  const about = {
    name,
    title,
    description,
    inputSchema: input,
    outputSchema: outputSchema(definition),
    annotations: hints,
  }
  if (!isSpecType.Tool(about)) throw new Error(`${name} is not what the protocol calls a tool`)
  return about
}
