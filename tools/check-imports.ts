// Checks the directions of imports in src/: who may know whom, and no circles. Part of `npm run lint`.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..', 'src')

const facts = ['catalog', 'contract']
const product = [
  'accounts',
  'credits',
  'books',
  'capabilities',
  'jobs',
  'templates',
  'uploads',
  'covers',
  'webhooks',
  'wraps',
  'identity',
]

/** What each room may import from, besides itself. main.ts and compose put the house together and may know all. */
const mayKnow: Readonly<Record<string, readonly string[]>> = {
  catalog: [],
  contract: ['catalog'],
  pictures: ['catalog'],
  reader: facts,
  studio: [...facts, 'pictures', 'reader'],
  platform: ['catalog'],
  html: ['catalog'],
  print: [...facts, 'pictures', 'studio'],
  config: ['platform', 'studio'],
  ...Object.fromEntries(
    product.map((room) => [room, [...facts, 'platform', 'pictures', 'studio', 'print', ...product]]),
  ),
  identity: [...facts, 'platform', 'html', ...product],
  oauth: [...facts, 'platform', 'html', ...product],
  http: [...facts, 'platform', ...product],
  site: [...facts, 'platform', 'html', 'http', ...product],
  dashboard: [...facts, 'platform', 'html', ...product],
  editor: [...facts, 'platform', 'html', 'pictures', 'studio', 'print', ...product],
  library: [...facts, 'platform', 'html', 'pictures', 'print', ...product],
  mcp: [...facts, 'platform', 'http', 'pictures', ...product],
  cli: [...facts, 'platform', 'reader', 'studio', 'print', ...product, 'config', 'compose', '.'],
}

const importPattern = /^(?:import|export)\s[^'"]*?['"](\.{1,2}\/[^'"]+)['"]|\bimport\(['"](\.[^'"]+)['"]\)/gms

const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].map(([, from, dynamic]) =>
    relative(root, resolve(root, dirname(file), from ?? dynamic ?? '')),
  )

const roomOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '.')

const isRules = (file: string): boolean => /^[^/]+\/rules\.ts$/.test(file)

/** The family whose own folder a file of the studio lies in. */
const familyOf = (file: string): string | null => /^studio\/families\/([^/]+)\//.exec(file)?.[1] ?? null

const isOwnFamily = (file: string, family: string): boolean =>
  file === `studio/families/${family}.ts` || familyOf(file) === family

/** The rooms in which a wish is done: each may know those after it, and all know what a wish is. */
const editing = 'studio/senses/editing'
const editingRooms = ['apply', 'lexicon']

const editingRoomOf = (file: string): number => editingRooms.findIndex((room) => file.startsWith(`${editing}/${room}/`))

const isAgainstTheGrain = (file: string, target: string): boolean => {
  const room = editingRoomOf(file)
  if (room === -1 || !target.startsWith(`${editing}/`) || target === `${editing}/wish.ts`) return false
  return editingRoomOf(target) < room
}

const complain = (file: string, target: string): string | null => {
  if (isAgainstTheGrain(file, target)) {
    return `${file} must not import ${target}: rooms of editing know only those after them (${editingRooms.join(', ')})`
  }
  const family = familyOf(target)
  if (family !== null && !isOwnFamily(file, family)) {
    return `${file} must not import ${target}: what several families use belongs to studio/paint`
  }
  const [room, other] = [roomOf(file), roomOf(target)]
  if (room === other || room === '.' || room === 'compose') return null
  const known = mayKnow[room]
  if (!known) return `${file}: room ${room} has no rule in tools/check-imports.ts`
  if (!known.includes(other)) return `${file} must not import ${target}: ${room} may not know ${other}`
  if (product.includes(other) && room !== 'cli' && !isRules(target)) {
    return `${file} must not import ${target}: other rooms know ${other} only by its rules.ts`
  }
  return null
}

const files = globSync('**/*.ts', { cwd: root }).toSorted()
const graph = new Map(files.map((file) => [file, importsOf(file)]))

const findCircle = (): string[] | null => {
  const done = new Set<string>()
  const walk = (file: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (done.has(file)) return null
    for (const target of graph.get(file) ?? []) {
      const circle = walk(target, [...trail, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of files) {
    const circle = walk(file, [])
    if (circle) return circle
  }
  return null
}

const complaints = [...graph]
  .flatMap(([file, targets]) => targets.map((target) => complain(file, target)))
  .filter((each) => each !== null)
/** Whoever took the picture library by itself could read with every decoder that it has. */
const ownDecoders = 'pictures/decoders.ts'
for (const file of files) {
  const isDirect = /['"]sharp['"]/.test(readFileSync(join(root, file), 'utf8'))
  if (isDirect && file !== ownDecoders) complaints.push(`${file} must take sharp from ${ownDecoders}`)
}

const circle = findCircle()
if (circle) complaints.push(`circle: ${circle.join(' -> ')}`)

process.stdout.write(
  complaints.map((each) => `${each}\n`).join('') || `imports of ${files.length} files point the right way\n`,
)
process.exitCode = complaints.length > 0 ? 1 : 0
