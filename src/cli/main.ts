// The dustjacket command, as a process: its words, its environment, its standard streams.
import { call } from './call.ts'

process.exitCode = await call(process.argv.slice(2), {
  environment: process.env,
  input: process.stdin,
  out: process.stdout,
  err: process.stderr,
})
