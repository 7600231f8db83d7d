// Agents of every kind: the official client of today in both eras, and the one of the years before.
import assert from 'node:assert/strict'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { z } from 'zod'
import type { TestService } from '../support/service.ts'

const listedTool = z.looseObject({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  inputSchema: z.looseObject({ type: z.literal('object'), properties: z.record(z.string(), z.unknown()) }),
  outputSchema: z.looseObject({ type: z.literal('object') }),
  annotations: z.strictObject({
    readOnlyHint: z.boolean(),
    destructiveHint: z.boolean(),
    idempotentHint: z.boolean(),
    openWorldHint: z.boolean(),
  }),
})

export type ListedTool = z.infer<typeof listedTool>

const toolResult = z.object({
  isError: z.boolean().optional(),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  content: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('text'), text: z.string() }),
      z.object({ type: z.literal('image'), data: z.string(), mimeType: z.string() }),
    ]),
  ),
})

export type ToolResult = z.infer<typeof toolResult>

type Arguments = Readonly<Record<string, unknown>>

export interface TestAgent {
  readonly instructions: string | undefined
  tools(): Promise<ListedTool[]>
  /** Whatever the tool answers, refusals too. */
  call(name: string, args?: Arguments): Promise<ToolResult>
  close(): Promise<void>
}

export const clientKinds = ['2026', '2025', 'sdk 1.x'] as const

export type ClientKind = (typeof clientKinds)[number]

const me = { name: 'test', version: '1.0.0' }

/** An agent that has said hello. */
export const connect = async ({ port }: TestService, key: string, kind: ClientKind = '2026'): Promise<TestAgent> => {
  const url = new URL(`http://127.0.0.1:${port}/api/mcp/mcp`)
  const options = { requestInit: { headers: { authorization: `Bearer ${key}` } } }
  const client =
    kind === 'sdk 1.x'
      ? new OldClient(me)
      : new Client(me, { versionNegotiation: { mode: kind === '2025' ? 'legacy' : { pin: '2026-07-28' } } })
  if (client instanceof OldClient) await client.connect(new OldTransport(url, options))
  else await client.connect(new StreamableHTTPClientTransport(url, options))
  return {
    instructions: client.getInstructions(),
    tools: async () => z.array(listedTool).parse((await client.listTools()).tools),
    call: async (name, args = {}) => toolResult.parse(await client.callTool({ name, arguments: { ...args } })),
    close: () => client.close(),
  }
}

/** What a tool answered, once it is proven to be no refusal, and its text to say the same. */
export const outputOf = (result: ToolResult): Record<string, unknown> => {
  const [first] = result.content
  assert.ok(first?.type === 'text')
  assert.notEqual(result.isError, true, first.text)
  assert.ok(result.structuredContent)
  assert.deepEqual(JSON.parse(first.text), result.structuredContent)
  return result.structuredContent
}

const refusal = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string().min(1),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
  next_step: z.string().min(1),
})

/** The refusal in a result: readable by agents, and without structured content that would have to fit the output schema. */
export const refusalIn = (result: ToolResult): z.infer<typeof refusal> => {
  assert.equal(result.isError, true, JSON.stringify(result.content))
  assert.equal(result.structuredContent, undefined)
  const [first, ...rest] = result.content
  assert.ok(first?.type === 'text')
  assert.deepEqual(rest, [])
  return refusal.parse(JSON.parse(first.text))
}

export const imagesIn = ({ content }: ToolResult): Buffer[] =>
  content.flatMap((each) => (each.type === 'image' ? [Buffer.from(each.data, 'base64')] : []))
