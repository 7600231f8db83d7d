#!/usr/bin/env node
// Starts the dustjacket command on Node 24: this one if it is new enough, else the one the project has installed.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const needed = 24
const command = new URL('../src/cli/main.ts', import.meta.url)
const installed = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url))

if (Number.parseInt(process.versions.node, 10) >= needed) {
  // Compiled code is kept between starts, which makes them a third faster.
  module.enableCompileCache()
  await import(command.href)
} else if (existsSync(installed)) {
  const child = spawn(installed, [fileURLToPath(command), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
} else {
  process.stderr.write(`dustjacket needs Node ${needed} or newer; this is ${process.version}\n`)
  process.exitCode = 1
}
