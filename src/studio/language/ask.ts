// Asks the model with the patience that a task allows: in its turn, within its time, again where that may help. Never throws.
import { setTimeout as wait } from 'node:timers/promises'
import { Seats } from '../providers/seats.ts'
import { LanguageFailure, noTokens, type Tokens } from './failure.ts'
import type { LanguageTask } from './language.ts'
import type { LanguageConfig, TokenPrices } from './language-config.ts'
import { Outage } from './outage.ts'
import type { Ask, Question, Speak, Spoken } from './question.ts'
import type { Asked, LanguageWatch } from './watch.ts'

export interface AskOptions extends LanguageWatch {
  readonly config: LanguageConfig
  readonly speak: Speak
}

/** What requests ask; the other tasks belong to jobs. */
const ofRequests: ReadonlySet<LanguageTask> = new Set(['subgenre', 'moderation'])

/** How a task is asked. Jobs and requests have outages of their own: a slow model may miss every request and still serve the jobs. */
interface Pace {
  readonly patienceMs: number
  readonly mostAttempts: number
  readonly outage: Outage
}

const firstWaitMs = 500

export const asker = ({ config, speak, now, stop, onAsked, onTrouble, onRecovery }: AskOptions): Ask => {
  const { tasks, prices } = config
  const seats = new Seats(config.concurrency)
  const forJobs: Pace = { patienceMs: config.jobPatienceMs, mostAttempts: 3, outage: new Outage(now) }
  const forRequests: Pace = { patienceMs: config.requestPatienceMs, mostAttempts: 1, outage: new Outage(now) }
  // Drawing takes far longer than an answer in words, so it says nothing of those when it is too slow.
  const forDrawings: Pace = { patienceMs: config.drawingPatienceMs, mostAttempts: 2, outage: new Outage(now) }
  const paceOf = (task: LanguageTask): Pace =>
    task === 'drawing' ? forDrawings : ofRequests.has(task) ? forRequests : forJobs
  const isOut = (): boolean => [forJobs, forRequests, forDrawings].some(({ outage }) => outage.isOut)

  const attempt = async <Answer>(question: Question<Answer>, signal: AbortSignal): Promise<Spoken<Answer>> => {
    const leave = await seats.take(signal)
    try {
      return await speak(question, signal)
    } finally {
      leave()
    }
  }

  const attempts = async <Answer>(
    question: Question<Answer>,
    most: number,
    signal: AbortSignal,
  ): Promise<Spoken<Answer>> => {
    for (let made = 1; ; made++) {
      try {
        return await attempt(question, signal)
      } catch (error) {
        if (made === most || !(error instanceof LanguageFailure) || !error.mayPass) throw error
        await wait(error.waitMs ?? backOff(made), undefined, { signal })
      }
    }
  }

  return async (question, signal) => {
    const { task } = question
    if (!tasks.includes(task)) return null
    const { patienceMs, mostAttempts, outage } = paceOf(task)
    if (outage.isResting) {
      onAsked({ task, outcome: 'spared', seconds: 0, tokens: noTokens, cost: 0 })
      return null
    }
    const from = performance.now()
    const ended = (outcome: Asked['outcome'], tokens: Tokens): void =>
      onAsked({ task, outcome, seconds: (performance.now() - from) / 1000, tokens, cost: costOf(tokens, prices) })
    const inTime = AbortSignal.timeout(patienceMs)
    try {
      const within = AbortSignal.any([inTime, stop, ...(signal ? [signal] : [])])
      const { answer, tokens } = await attempts(question, mostAttempts, within)
      const wasOut = isOut()
      outage.end()
      if (wasOut && !isOut()) onRecovery()
      ended('answered', tokens)
      return answer
    } catch (error) {
      // Whoever asked is gone: that says nothing about the model.
      if (stop.aborted || signal?.aborted) return null
      const failure = failureOf(error, inTime)
      ended(failure.kind, failure.tokens)
      // Of an outage one line is enough.
      if (failure.kind !== 'unavailable' || !isOut()) onTrouble(failure, task)
      if (failure.kind === 'unavailable') outage.miss()
      return null
    }
  }
}

/** Half a second, then a whole one, each with up to half of it more: those who were turned away together do not come back together. */
const backOff = (made: number): number => firstWaitMs * 2 ** (made - 1) * (1 + Math.random() / 2)

const costOf = ({ input, output }: Tokens, prices: TokenPrices | null): number =>
  prices === null ? 0 : (input * prices.input + output * prices.output) / 1_000_000

const failureOf = (error: unknown, inTime: AbortSignal): LanguageFailure => {
  if (error instanceof LanguageFailure) return error
  if (inTime.aborted) return new LanguageFailure('unavailable', 'the model did not answer in time')
  const name = error instanceof Error ? error.name : typeof error
  return new LanguageFailure('unusable', `the model's answer could not be read (${name})`)
}
