// Structured logs on standard error: one JSON object a line, or lines for people when that is a terminal.
import { type DestinationStream, type Logger, pino } from 'pino'
import { build as prettyStream } from 'pino-pretty'

export type Log = Logger

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

export const createLog = (level: LogLevel, destination: DestinationStream = standardError()): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    destination,
  )

const standardError = (): DestinationStream =>
  process.stderr.isTTY
    ? prettyStream({ colorize: true, translateTime: 'SYS:HH:MM:ss', destination: 2, sync: true })
    : bufferedStandardError()

/** Lines are gathered for half a second: a system call for each would cost more than the line itself. */
const bufferedStandardError = (): DestinationStream => {
  const lines = pino.destination({ fd: 2, sync: true, minLength: 4096, periodicFlush: 500 })
  process.once('exit', () => lines.flushSync())
  return lines
}

interface ErrorDescription {
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly stack?: string | undefined
  readonly cause?: ErrorDescription
}

/** Only these parts of an error: drivers attach rows and parameters to theirs, and those may hold what is secret. */
const describeError = (error: unknown): ErrorDescription => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
