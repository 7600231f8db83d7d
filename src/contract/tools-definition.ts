// What a tool of the agents' door is: the one description that its schemas, its listing and its documentation come from.
import { z } from 'zod'
import { textLimits } from '../catalog/limits.ts'
import type { Operation } from './operation.ts'
import { text } from './text.ts'
import { sentence } from './values.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** What a careful client may want to know before it lets an agent call the tool. */
export interface ToolHints {
  readonly readOnlyHint: boolean
  /** Whether it may replace what is there. */
  readonly destructiveHint: boolean
  /** Whether a second call with the same arguments changes nothing more. */
  readonly idempotentHint: boolean
  /** Whether it reaches places outside the service. */
  readonly openWorldHint: boolean
}

export interface ToolDefinition<Output = unknown> {
  readonly name: string
  readonly title: string
  /** When to use it, what it costs, what to call next. */
  readonly description: string
  readonly hints: ToolHints
  readonly input: InputSources
  readonly output: z.ZodType<Output>
}

/** Keeps the type of a tool's output. */
export const defineTool = <Output>(definition: ToolDefinition<Output>): ToolDefinition<Output> => definition

const inside = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false } as const

export const reads: ToolHints = { ...inside, readOnlyHint: true, idempotentHint: true }
/** Makes something new each time. */
export const adds: ToolHints = inside
/** Makes what can only be made once. */
export const addsOnce: ToolHints = { ...inside, idempotentHint: true }
export const replaces: ToolHints = { ...inside, destructiveHint: true }
export const replacesOnce: ToolHints = { ...replaces, idempotentHint: true }
export const fetches: ToolHints = { ...inside, openWorldHint: true }

interface InputSources {
  /** Schemas of the API whose fields the tool takes over, limits and all. */
  readonly from?: readonly (z.ZodType | null)[]
  /** Fields of theirs that the tool does not take. */
  readonly without?: readonly string[]
  /** Fields that only the tool has. */
  readonly and?: z.ZodRawShape
  /** Fields that callers must send, though the schema leaves it to the rules to say so. */
  readonly required?: readonly string[]
}

const fieldsOf = (schema: z.ZodType) => {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', override: keepDefault })
  return { properties, required }
}

/** A value that is transformed on its way in loses its default, unless it is put back from the description. */
const keepDefault: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ zodSchema, jsonSchema }) => {
  const standard = z.globalRegistry.get(zodSchema)?.default
  if (typeof standard === 'number' || typeof standard === 'string') jsonSchema.default = standard
}

export interface InputSchema extends JsonSchema {
  readonly properties: JsonSchema
  readonly required: readonly string[]
}

/** The JSON Schema of a tool's arguments. It is closed: agents learn of a misspelt argument instead of paying for it. */
export const inputSchema = ({ input }: ToolDefinition): InputSchema => {
  const { from = [], without = [], and = {}, required = [] } = input
  const sources = [z.object(and), ...from].filter((each) => each !== null).map(fieldsOf)
  const properties = Object.fromEntries(sources.flatMap((source) => Object.entries(source.properties)))
  const names = new Set([...sources.flatMap((source) => source.required), ...required])
  for (const name of without) {
    delete properties[name]
    names.delete(name)
  }
  return { type: 'object', properties, required: [...names], additionalProperties: false }
}

/** `type: ["string", "null"]` is sound, but not every client can read it; as alternatives every one can. */
const portable = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(portable)
  if (typeof schema !== 'object' || schema === null) return schema
  const { type, ...rest }: { type?: unknown } = schema
  const kept = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, portable(value)]))
  if (type === undefined) return kept
  return Array.isArray(type)
    ? { anyOf: type.map((each) => ({ type: each })), ...kept }
    : { type: portable(type), ...kept }
}

export const outputSchema = ({ output }: ToolDefinition): JsonSchema => {
  const { $schema: _, ...schema } = z.toJSONSchema(output, { io: 'output' })
  return { ...Object(portable(schema)) }
}

/** What an operation answers with a status; a tool that adds nothing to it answers the same. */
export const answerOf = <Answer>(
  { id, answers }: Operation<unknown, unknown, Answer>,
  status: number,
): z.ZodType<Answer> => {
  const schema = answers[status]?.schema
  if (!schema) throw new Error(`${id} answers no ${status} with a body`)
  return schema
}

/** What a tool takes to be safe to repeat. */
export const idempotencyKey = text(textLimits.idempotencyKey).optional().meta({
  description:
    'Any string of your own, new for each piece of work. Calling again with the same one answers with what the first call started and charges nothing.',
})

export const nextStep = sentence.meta({ maxLength: 2000, description: 'What to do next.' })

/** Agents poll; work that an OAuth token started has no webhook to announce it. */
export const notForAgents = ['webhookUrl'] as const

/** What the description of a tool says that starts a job. */
export const polling = 'Answers at once with a jobId: call get_generation_status with it until the job has ended.'
