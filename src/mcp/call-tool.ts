// One call of a tool: limited, run, counted, logged; whatever comes of it is a result that the agent can read.
import type { CallToolResult } from '@modelcontextprotocol/server'
import { Fault, fault } from '../catalog/fault.ts'
import type { Credential } from '../contract/endpoint.ts'
import type { Fields } from '../contract/parse.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { Agent } from './agent.ts'
import { Refusal, refusalResult } from './refusal.ts'
import { refuseUnknown, type Tool, type ToolAnswer } from './tool.ts'

interface Parts {
  readonly log: Log
  readonly metrics: Metrics
  /** Refuses a credential that calls too often. */
  readonly limit: (credential: Credential) => void
}

export type CallTool = (tool: Tool, args: Fields, agent: Agent) => Promise<CallToolResult>

export const createCallTool = ({ log, metrics, limit }: Parts): CallTool => {
  const refused = (error: unknown, line: object): CallToolResult => {
    const known = error instanceof Refusal ? error.fault : error
    const refusal = known instanceof Fault ? known : fault('internal_error', { cause: known })
    if (refusal.status >= 500) {
      log.error({ ...line, err: refusal.cause ?? refusal, code: refusal.code }, 'tool call failed')
    } else log.info({ ...line, code: refusal.code }, 'tool call refused')
    return error instanceof Refusal ? refusalResult(refusal, error.nextStep) : refusalResult(refusal)
  }

  return async (tool, args, agent) => {
    const { definition } = tool
    const { accountId } = agent.credential
    const line = { requestId: agent.requestId, tool: definition.name, accountId }
    try {
      limit(agent.credential)
      refuseUnknown(tool, args)
      const answer = await tool.run(args, agent)
      log.info(line, 'tool call')
      metrics.toolCalled(definition.name, 'answered')
      return resultOf(answer)
    } catch (error) {
      metrics.toolCalled(definition.name, 'refused')
      return refused(error, line)
    }
  }
}

/** Structured content also as text, for clients that read only that; then every picture with its caption before it. */
const resultOf = ({ output, pictures = [] }: ToolAnswer): CallToolResult => ({
  content: [
    { type: 'text', text: JSON.stringify(output) },
    ...pictures.flatMap(({ caption, jpeg }): CallToolResult['content'] => [
      { type: 'text', text: caption },
      { type: 'image', data: Buffer.from(jpeg).toString('base64'), mimeType: 'image/jpeg' },
    ]),
  ],
  structuredContent: { ...Object(output) },
})
