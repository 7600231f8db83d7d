// What the service counts about itself, as Prometheus reads it. Each process counts its own; Prometheus adds them up.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { OperationName } from '../catalog/operations.ts'
import type { Database } from './database/database.ts'
import { countPictures, type EndedPicture } from './picture-metrics.ts'

export interface Metrics {
  jobAccepted(operation: OperationName, credits: number): void
  /** `seconds` from acceptance to the end, waiting included. */
  jobEnded(end: {
    readonly operation: OperationName
    readonly outcome: 'completed' | 'failed'
    readonly seconds: number
    readonly settled: number
    readonly refunded: number
  }): void
  /** What the attempt made of its delivery; `queued`: it is tried again. */
  webhookAttempted(outcome: 'delivered' | 'failed' | 'queued'): void
  toolCalled(tool: string, outcome: 'answered' | 'refused'): void
  /** A question to the language model, and what came of it. */
  languageAsked(asked: {
    readonly task: string
    readonly outcome: 'answered' | 'spared' | 'refused' | 'unavailable' | 'unusable'
    readonly seconds: number
    readonly tokens: { readonly input: number; readonly output: number }
    readonly cost: number
  }): void
  /** An order to an image model, and what came of it. */
  pictureEnded(end: EndedPicture): void
  /** The Prometheus text format. */
  text(): Promise<string>
  readonly contentType: string
}

const durations = [0.5, 1, 2, 5, 10, 20, 40, 80, 160, 320, 640]

export const createMetrics = (database: Database): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const accepted = new Counter({
    name: 'dustjacket_jobs_accepted_total',
    help: 'Jobs accepted by this process.',
    labelNames: ['operation'],
    registers,
  })
  const duration = new Histogram({
    name: 'dustjacket_job_duration_seconds',
    help: 'From acceptance to the end of jobs that this process ended.',
    labelNames: ['operation', 'outcome'],
    buckets: durations,
    registers,
  })
  const credits = new Counter({
    name: 'dustjacket_credits_total',
    help: 'Credits that this process moved: reserved, settled or refunded.',
    labelNames: ['movement'],
    registers,
  })
  const webhooks = new Counter({
    name: 'dustjacket_webhook_attempts_total',
    help: 'Attempts to deliver a webhook, by what came of them.',
    labelNames: ['outcome'],
    registers,
  })
  const tools = new Counter({
    name: 'dustjacket_tool_calls_total',
    help: 'Calls of MCP tools, by tool and by what came of them.',
    labelNames: ['tool', 'outcome'],
    registers,
  })
  const questions = new Histogram({
    name: 'dustjacket_language_question_seconds',
    help: 'Questions to the language model, by task and by what came of them; spared: not asked, because it is down.',
    labelNames: ['task', 'outcome'],
    buckets: [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64],
    registers,
  })
  const tokens = new Counter({
    name: 'dustjacket_language_tokens_total',
    help: 'Tokens that the language model has read (input) and written (output).',
    labelNames: ['direction'],
    registers,
  })
  const languageCost = new Counter({
    name: 'dustjacket_language_cost_total',
    help: 'What those tokens cost by LANGUAGE_PRICE.',
    registers,
  })
  new Gauge({
    name: 'dustjacket_jobs',
    help: 'Jobs that wait or run, in the whole service.',
    labelNames: ['status'],
    registers,
    async collect() {
      for (const status of ['queued', 'processing'] as const) {
        const { count } = await database.read
          .selectFrom('jobs')
          .select((row) => row.fn.countAll<number>().as('count'))
          .where('status', '=', status)
          .executeTakeFirstOrThrow()
        this.set({ status }, count)
      }
    },
  })

  return {
    jobAccepted: (operation, reserved) => {
      accepted.inc({ operation })
      credits.inc({ movement: 'reserved' }, reserved)
    },
    jobEnded: ({ operation, outcome, seconds, settled, refunded }) => {
      duration.observe({ operation, outcome }, seconds)
      credits.inc({ movement: 'settled' }, settled)
      credits.inc({ movement: 'refunded' }, refunded)
    },
    webhookAttempted: (outcome) => webhooks.inc({ outcome }),
    toolCalled: (tool, outcome) => tools.inc({ tool, outcome }),
    languageAsked: ({ task, outcome, seconds, tokens: { input, output }, cost }) => {
      questions.observe({ task, outcome }, seconds)
      tokens.inc({ direction: 'input' }, input)
      tokens.inc({ direction: 'output' }, output)
      languageCost.inc(cost)
    },
    pictureEnded: countPictures(registers),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
