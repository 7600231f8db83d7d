// Structured logs: one JSON object a line, or lines for people when the output is a terminal.
import { type DestinationStream, type Logger, pino } from 'pino'
import { build as prettyStream } from 'pino-pretty'

export type Log = Logger

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

// Whatever is logged by accident, these never leave the process.
const secretPaths = ['authorization', 'apiKey', 'password', 'secret', 'webhookSecret', 'signature']
const redact = { paths: secretPaths.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]), censor: '[hidden]' }

export const createLog = (level: LogLevel, destination: DestinationStream = standardOutput()): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact }, destination)

const standardOutput = (): DestinationStream =>
  process.stdout.isTTY
    ? prettyStream({ colorize: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', sync: true })
    : pino.destination({ fd: 1, sync: true })
