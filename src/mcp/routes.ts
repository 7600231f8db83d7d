// The agents' door on the server: guards first, then the protocol.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Fault, fault } from '../catalog/fault.ts'
import { refuseOvergrownJson } from '../contract/json-bounds.ts'
import { refuseEncodedBody } from '../http/content-encoding.ts'
import { turnOfBody } from '../http/large-bodies.ts'
import { keepToPlan } from '../http/rate-limit.ts'
import { abandonedSignal } from '../platform/abandoned.ts'
import { authenticateAgent, challenge, type VerifyAccessToken } from './authentication.ts'
import type { ConversationParts, Converse } from './conversation.ts'
import { corsHeaders, preflightHeaders, refuseStrangers } from './visitors.ts'

const mcpPath = '/api/mcp/mcp'

interface Parts extends ConversationParts {
  readonly baseUrl: () => string
  readonly verifyAccessToken: VerifyAccessToken
}

export const registerMcp = (app: FastifyInstance, parts: Parts): void => {
  const { baseUrl, database, verifyAccessToken, log } = parts
  const keep = keepToPlan(parts.rates)

  // Loaded with the first request: the protocol's libraries would slow every start and weigh on processes that need none.
  let loading: Promise<Converse> | undefined
  const converse = () => {
    loading ??= import('./conversation.ts').then(({ createConversation }) => createConversation(parts))
    return loading
  }

  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { host, origin } = request.headers
    refuseStrangers({ host, origin }, baseUrl())
    reply.headers(corsHeaders(origin))
  }

  const authenticate = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { authorization } = request.headers
    const doorkeeper = { reads: database.read, verifyAccessToken }
    const credential = await authenticateAgent(doorkeeper, authorization).catch((error) => {
      if (!(error instanceof Fault)) throw fault('internal_error', { cause: error })
      if (error.status === 401) reply.header('www-authenticate', challenge(baseUrl(), mcpPath, authorization))
      throw error
    })
    request.credential = credential
    keep(credential, reply)
  }

  const readable = async (request: FastifyRequest): Promise<void> => refuseEncodedBody(request)

  app.options(mcpPath, { onRequest: admit }, async (_request, reply) =>
    reply.code(204).headers(preflightHeaders).send(),
  )

  app.post(mcpPath, { onRequest: [admit, authenticate, readable] }, async (request, reply) => {
    const { credential, id: requestId } = request
    if (!credential) throw new Error('the agents’ door was passed without a credential')
    await turnOfBody(request.body)
    if (request.body instanceof Uint8Array) refuseOvergrownJson(request.body)
    const answer = await (await converse())(webRequest(request, baseUrl()), {
      credential,
      requestId,
      signal: abandonedSignal(reply.raw),
    })
    if (answer.status >= 500) log.error({ requestId, status: answer.status }, 'the protocol failed')
    // Nothing here streams: even what is framed as events is complete at once.
    const body = Buffer.from(await answer.arrayBuffer())
    return reply.code(answer.status).headers(Object.fromEntries(answer.headers)).send(body)
  })
}

/** Of the headers only what the protocol reads: the credential stays here. */
const webRequest = ({ headers, body }: FastifyRequest, baseUrl: string): Request => {
  const read = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && (name === 'content-type' || name.startsWith('mcp-')) ? [[name, value]] : [],
  )
  return new Request(`${baseUrl}${mcpPath}`, {
    method: 'POST',
    // One JSON answer is all that ever comes, so it does not matter what else a client would accept.
    headers: [...read, ['accept', 'application/json, text/event-stream']],
    body: body instanceof Uint8Array ? new Uint8Array(body) : null,
  })
}
