#!/usr/bin/env node
// Brings the optional models into models/ after an installation. It never fails one: whatever is missing has a fallback.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const needed = 24
const script = fileURLToPath(new URL('models/install.ts', import.meta.url))
const installed = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url))
const wish = (process.env.DUSTJACKET_MODELS ?? process.env.MODELS ?? '').toLowerCase()
const node = Number.parseInt(process.versions.node, 10) >= needed ? process.execPath : installed

if (wish === 'off') process.stdout.write('models: not installed, as wished\n')
else if (existsSync(node)) spawnSync(node, [script], { stdio: 'inherit' })
else
  process.stdout.write(`models: not installed, that needs Node ${needed} or newer; later: node bin/install-models.js\n`)
