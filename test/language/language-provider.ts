// A real HTTP server that speaks the protocols of the language providers and answers as a test says, or misbehaves.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { LanguageTask } from '../../src/studio/language/language.ts'
import { aConcept, noDrawing } from './answers.ts'
import { type Answers, canaryKey, type Manner, type ProtocolName, protocols, reply } from './replies.ts'

export { canaryKey, type Manner, type ProtocolName, protocols } from './replies.ts'

/** A question as it came. */
export interface ReceivedQuestion {
  readonly protocol: ProtocolName
  readonly task: LanguageTask
  readonly path: string
  readonly instructions: string
  /** What the user message holds between its marks. */
  readonly texts: Readonly<Record<string, unknown>>
  readonly user: string
  readonly body: string
}

export interface LanguageProvider {
  readonly questions: readonly ReceivedQuestion[]
  /** The most questions that were open at one time. */
  readonly mostAtOnce: number
  /** What each task is answered from now on. */
  answer(answers: Answers): void
  /** The next questions are met in these manners, one each; those after them are answered. */
  behave(...manners: readonly Manner[]): void
  alwaysBehave(manner: Manner): void
  reset(): void
  settings(protocol: ProtocolName): Readonly<Record<string, string>>
  baseUrl(protocol: ProtocolName): string
  close(): Promise<void>
}

const usual: Answers = {
  subgenre: { subgenre: 'none' },
  concept: aConcept(),
  direction: { mood: 'mysterious', palette: 'own', scene: '' },
  edit: { edits: [], keep: [], unread: [], nothing: 'vague' },
  moderation: { verdict: 'allowed', field: 'none' },
  drawing: noDrawing,
}

export const startLanguageProvider = async (): Promise<LanguageProvider> => {
  const questions: ReceivedQuestion[] = []
  const script: Manner[] = []
  let always: Manner = 'answer'
  let answers: Answers = usual
  let open = 0
  let mostAtOnce = 0

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const question = read(request.url ?? '', await text(request))
    questions.push(question)
    const manner = script.shift() ?? always
    const { status, headers, body } = reply(question, manner, answers)
    if (status !== null) response.writeHead(status, headers).end(body)
  }

  const server = createServer((request, response) => {
    open += 1
    mostAtOnce = Math.max(mostAtOnce, open)
    response.on('close', () => {
      open -= 1
    })
    serve(request, response).catch((error) => response.writeHead(400).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
  const baseUrl = (protocol: ProtocolName): string => `${origin}/${protocol}/v1`
  return {
    questions,
    get mostAtOnce() {
      return mostAtOnce
    },
    answer: (wanted) => {
      answers = { ...usual, ...wanted }
    },
    behave: (...manners) => script.push(...manners),
    alwaysBehave: (manner) => {
      always = manner
    },
    reset: () => {
      questions.length = 0
      script.length = 0
      always = 'answer'
      answers = usual
      mostAtOnce = 0
    },
    baseUrl,
    settings: (protocol) => ({
      LANGUAGE_PROVIDER: `${protocol}:test-model`,
      OPENAI_BASE_URL: baseUrl('openai'),
      OPENAI_COMPATIBLE_BASE_URL: baseUrl('compatible'),
      GOOGLE_GENERATIVE_AI_BASE_URL: baseUrl('google'),
      OPENAI_API_KEY: canaryKey,
      OPENAI_COMPATIBLE_API_KEY: canaryKey,
      GOOGLE_GENERATIVE_AI_API_KEY: canaryKey,
    }),
    close: async () => {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const schemaBody = z.looseObject({ properties: z.record(z.string(), z.unknown()) })
const said = z.union([
  z.string(),
  z.array(z.looseObject({ text: z.string() })).transform((parts) => parts[0]?.text ?? ''),
])
const messages = z.array(z.looseObject({ role: z.string(), content: said })).transform(([system, user]) => ({
  instructions: system?.content ?? '',
  user: user?.content ?? '',
}))

/** How each protocol carries instructions, texts and the shape of the answer. A question without a strict shape is none. */
const carried = {
  openai: z
    .looseObject({
      input: messages,
      store: z.literal(false),
      text: z.looseObject({
        format: z.looseObject({ type: z.literal('json_schema'), strict: z.literal(true), schema: schemaBody }),
      }),
    })
    .transform(({ input, text: { format } }) => ({ ...input, schema: format.schema })),
  compatible: z
    .looseObject({
      messages,
      temperature: z.literal(0),
      seed: z.number(),
      response_format: z.looseObject({
        type: z.literal('json_schema'),
        json_schema: z.looseObject({ strict: z.literal(true), schema: schemaBody }),
      }),
    })
    .transform(({ messages: sent, response_format: format }) => ({ ...sent, schema: format.json_schema.schema })),
  google: z
    .looseObject({
      systemInstruction: z.looseObject({ parts: said }),
      contents: z.array(z.looseObject({ parts: said })),
      generationConfig: z.looseObject({
        responseMimeType: z.literal('application/json'),
        responseJsonSchema: schemaBody,
        temperature: z.literal(0),
        seed: z.number(),
      }),
    })
    .transform(({ systemInstruction, contents, generationConfig }) => ({
      instructions: systemInstruction.parts,
      user: contents[0]?.parts ?? '',
      schema: generationConfig.responseJsonSchema,
    })),
} as const

const taskByField: Readonly<Record<string, LanguageTask>> = {
  subgenre: 'subgenre',
  subjects: 'concept',
  scene: 'direction',
  edits: 'edit',
  verdict: 'moderation',
  svg: 'drawing',
}

const read = (path: string, body: string): ReceivedQuestion => {
  const protocol = protocols.find((name) => path.startsWith(`/${name}/`))
  if (!protocol) throw new Error(`no protocol speaks at ${path}`)
  const { instructions, user, schema } = carried[protocol].parse(JSON.parse(body))
  const task = Object.keys(schema.properties).flatMap((field) => taskByField[field] ?? [])[0]
  const [, json] = /^<texts>\n(.*)\n<\/texts>$/s.exec(user) ?? []
  if (!task || json === undefined) throw new Error(`no question: ${user}`)
  const texts = z.record(z.string(), z.unknown()).parse(JSON.parse(json))
  return { protocol, task, path, instructions, texts, user, body }
}
