// A tool: its definition in the contract together with what it does.
import { z } from 'zod'
import { fault } from '../catalog/fault.ts'
import { type Fields, parseFields } from '../contract/parse.ts'
import { type InputSchema, idempotencyKey, inputSchema, type ToolDefinition } from '../contract/tools-definition.ts'
import { includeImages } from '../contract/tools-generation.ts'
import type { Agent } from './agent.ts'

/** A picture small enough to be shown in a conversation. */
export interface InlinePicture {
  /** What it shows: agents get several at once. */
  readonly caption: string
  readonly jpeg: Uint8Array
}

export interface ToolAnswer<Output = unknown> {
  readonly output: Output
  readonly pictures?: readonly InlinePicture[]
}

export interface Tool {
  readonly definition: ToolDefinition
  readonly input: InputSchema
  /** Arguments come as they were sent: the endpoints judge them. */
  run(args: Fields, agent: Agent): Promise<ToolAnswer>
}

export const tool = <Output>(
  definition: ToolDefinition<Output>,
  run: (args: Fields, agent: Agent) => Promise<ToolAnswer<Output>>,
): Tool => ({ definition, input: inputSchema(definition), run })

/** Refuses what the tool does not take: an agent that misspells an argument must not pay for something else. */
export const refuseUnknown = ({ definition: { name }, input }: Tool, args: Fields): void => {
  const allowed = Object.keys(input.properties)
  const unknown = Object.keys(args).find((each) => !allowed.includes(each))
  if (unknown === undefined) return
  throw fault('invalid_field_value', {
    message: `${name} has no argument "${unknown.slice(0, 100)}"; it takes ${allowed.join(', ') || 'none'}.`,
    details: { field: unknown.slice(0, 100), allowed },
  })
}

const repeatable = z.object({ idempotency_key: idempotencyKey })

export const idempotencyKeyIn = ({ idempotency_key }: Fields): string | null =>
  parseFields(repeatable, { idempotency_key }, []).idempotency_key ?? null

const flag = (name: string, value: unknown): boolean =>
  parseFields(z.object({ [name]: includeImages }), { [name]: value }, [])[name] ?? true

/** Whether pictures are wanted inline. */
export const wantsImages = ({ include_images }: Fields): boolean => flag('include_images', include_images)
export const wantsImage = ({ include_image }: Fields): boolean => flag('include_image', include_image)

/** The arguments without those that stand elsewhere in a call of the API. */
export const omit = (args: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)))
