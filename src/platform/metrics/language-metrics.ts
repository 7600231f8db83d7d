// What the language model is asked, what comes of it, how long it takes and what it costs.
import { Counter, Histogram, type Registry } from 'prom-client'

export interface AskedQuestion {
  readonly task: string
  readonly outcome: 'answered' | 'spared' | 'refused' | 'unavailable' | 'unusable'
  readonly seconds: number
  readonly tokens: { readonly input: number; readonly output: number }
  readonly cost: number
}

const durations = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64]

export const countQuestions = (registers: Registry[]): ((asked: AskedQuestion) => void) => {
  const questions = new Histogram({
    name: 'dustjacket_language_question_seconds',
    help: 'Questions to the language model, by task and by what came of them; spared: not asked, because it is down.',
    labelNames: ['task', 'outcome'],
    buckets: durations,
    registers,
  })
  const tokens = new Counter({
    name: 'dustjacket_language_tokens_total',
    help: 'Tokens that the language model has read (input) and written (output).',
    labelNames: ['direction'],
    registers,
  })
  const spend = new Counter({
    name: 'dustjacket_language_cost_total',
    help: 'What those tokens cost by LANGUAGE_PRICE.',
    registers,
  })
  return ({ task, outcome, seconds, tokens: { input, output }, cost }) => {
    questions.observe({ task, outcome }, seconds)
    tokens.inc({ direction: 'input' }, input)
    tokens.inc({ direction: 'output' }, output)
    spend.inc(cost)
  }
}
