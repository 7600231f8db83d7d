// What the service counts about itself, as Prometheus reads it. Each process counts its own; Prometheus adds them up.
import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import type { OperationName } from '../../catalog/operations.ts'
import type { Database } from '../database/database.ts'
import { countJobs, type EndedJob } from './job-metrics.ts'
import { type AskedQuestion, countQuestions } from './language-metrics.ts'
import { countPictures, type EndedPicture } from './picture-metrics.ts'

export interface Metrics {
  jobAccepted(operation: OperationName, credits: number): void
  jobEnded(end: EndedJob): void
  /** What the attempt made of its delivery; `queued`: it is tried again. */
  webhookAttempted(outcome: 'delivered' | 'failed' | 'queued'): void
  toolCalled(tool: string, outcome: 'answered' | 'refused'): void
  /** A question to the language model, and what came of it. */
  languageAsked(asked: AskedQuestion): void
  /** An order to an image model, and what came of it. */
  pictureEnded(end: EndedPicture): void
  /** The Prometheus text format. */
  text(): Promise<string>
  readonly contentType: string
}

export const createMetrics = (database: Database): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
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
  return {
    ...countJobs(registers, database),
    webhookAttempted: (outcome) => webhooks.inc({ outcome }),
    toolCalled: (tool, outcome) => tools.inc({ tool, outcome }),
    languageAsked: countQuestions(registers),
    pictureEnded: countPictures(registers),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
