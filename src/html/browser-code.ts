// The code that runs in browsers: TypeScript modules under web/, served with their types taken off. All of it stands under one
// hash, so that modules find each other by the paths they are written with, and browsers may keep them for ever.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { PageFile } from './files.ts'

const folder = join(import.meta.dirname, '..', '..', 'web')
const type = 'text/javascript; charset=utf-8'

export interface BrowserCode {
  /** The path of a module for a script element, and of all that it imports, for the browser to fetch at once. */
  readonly entry: (name: string) => { readonly path: string; readonly imports: readonly string[] }
  readonly find: (path: string) => PageFile | undefined
}

/** Node warns that this may change. Our Node is pinned, and operators should not be asked to wonder about it. */
const quietly = <Result>(work: () => Result): Result => {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return work()
  } finally {
    process.emitWarning = emitWarning
  }
}

const importPattern = /^\s*(?:import|export)\b[^'"]*?['"](\.[^'"]+)['"]/gm

const importsOf = (name: string, code: string): string[] =>
  [...code.matchAll(importPattern)].map(([, from = '']) => posix.join(dirname(name), from))

/** Every module that one imports, directly or not. */
const reachable = (name: string, sources: ReadonlyMap<string, string>, seen = new Set<string>()): Set<string> => {
  for (const target of importsOf(name, sources.get(name) ?? '')) {
    if (seen.has(target)) continue
    seen.add(target)
    reachable(target, sources, seen)
  }
  return seen
}

const readModules = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*.ts', { cwd: folder })
      .toSorted()
      .map((name) => [name, quietly(() => stripTypeScriptTypes(readFileSync(join(folder, name), 'utf8')))]),
  )

const build = (): BrowserCode => {
  const sources = readModules()
  const hash = createHash('sha256')
  for (const [name, code] of sources) hash.update(name).update('\0').update(code).update('\0')
  const root = `/assets/code/${hash.digest('base64url').slice(0, 12)}`
  const files = new Map(
    [...sources].map(([name, code]) => {
      const path = `${root}/${name}`
      const bytes = Buffer.from(code)
      return [path, { path, type, bytes, zipped: gzipSync(bytes) }]
    }),
  )
  return {
    entry: (name) => {
      if (!sources.has(name)) throw new Error(`there is no ${name} in web/`)
      return { path: `${root}/${name}`, imports: [...reachable(name, sources)].map((each) => `${root}/${each}`) }
    },
    find: (path) => files.get(path),
  }
}

let built: BrowserCode | undefined

/** Made when the first page needs it. */
export const browserCode = (): BrowserCode => {
  built ??= build()
  return built
}
