// Loads every module of the house once, so that node keeps them compiled: the many processes of the tests, which begin together, would each
// compile them for themselves.
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const source = resolve(import.meta.dirname, '../../src')

/** Modules that begin to work as soon as they are loaded. */
const begins = /(?:-process|\/main)\.ts$/

for (const file of globSync('**/*.ts', { cwd: source }))
  if (!begins.test(file)) await import(pathToFileURL(resolve(source, file)).href)
