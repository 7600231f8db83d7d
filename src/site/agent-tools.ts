// What the page on MCP says of tools, read off their definitions: what each does, what it takes, and how one is called.
import { exampleOf } from '../contract/examples.ts'
import { agentTools } from '../contract/tools.ts'
import { inputSchema, type ToolDefinition } from '../contract/tools-definition.ts'
import { createBookAndGenerateCovers } from '../contract/tools-generation.ts'
import { calculateKdpWrap } from '../contract/tools-wraps.ts'
import { requestTable } from './api/fields.ts'
import type { Facts } from './fill.ts'
import { code, table } from './tables.ts'

const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text

const tools = table(
  ['Tool', 'What it does'],
  agentTools.map(({ name, description }) => [`[${code(name)}](#${name})`, firstSentence(description)]),
)

const argumentsOf = (tool: ToolDefinition): string => {
  const schema = inputSchema(tool)
  return Object.keys(schema.properties).length === 0 ? 'No arguments.' : requestTable(schema)
}

const toolArguments = agentTools
  .map((tool) => `### ${code(tool.name)}\n\n${tool.description}\n\n${argumentsOf(tool)}`)
  .join('\n\n')

const revision = '2026-07-28'

/** What a client of the newest revision says of itself with every request. */
const meta = {
  _meta: {
    'io.modelcontextprotocol/protocolVersion': revision,
    'io.modelcontextprotocol/clientInfo': { name: 'curl', version: '8' },
    'io.modelcontextprotocol/clientCapabilities': {},
  },
}

interface ToolCall {
  readonly tool: ToolDefinition
  readonly args: Readonly<Record<string, unknown>>
}

const numeric = (value: string): unknown => (/^[\d.]+$/.test(value) ? Number(value) : value)

const shortCall: ToolCall = {
  tool: calculateKdpWrap,
  args: Object.fromEntries(
    Object.entries(exampleOf('calculateWrap').query ?? {}).map(([name, value]) => [name, numeric(value)]),
  ),
}

const longCall: ToolCall = {
  tool: createBookAndGenerateCovers,
  args: { ...exampleOf('createBook').body, count: 1, idempotency_key: 'dracula-1' },
}

const curlOfCall = (baseUrl: string, { tool, args }: ToolCall, headers: readonly string[], more: object): string => {
  const request = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool.name, arguments: args, ...more } }
  return [
    `curl ${baseUrl}/api/mcp/mcp`,
    ...['Content-Type: application/json', ...headers].map((header) => `-H "${header}"`),
    '-H "Authorization: Bearer $KEY"',
    `-d '${JSON.stringify(request, null, 2).replaceAll('\n', '\n  ')}'`,
  ].join(' \\\n  ')
}

const modernHeaders = ({ tool }: ToolCall): string[] => [
  `MCP-Protocol-Version: ${revision}`,
  'Mcp-Method: tools/call',
  `Mcp-Name: ${tool.name}`,
]

export const toolFacts = (baseUrl: string): Facts => ({
  tools,
  toolArguments,
  toolCall: curlOfCall(baseUrl, shortCall, [], {}),
  toolCallWithMeta: curlOfCall(baseUrl, longCall, modernHeaders(longCall), meta),
})
