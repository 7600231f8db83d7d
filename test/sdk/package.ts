// The client as partners get it: built, packed, and unpacked where a project would have it.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '..', '..')
const run = promisify(execFile)

/** Node's own, whichever runs the tests: the one in the PATH may be older than the examples need. */
const tsc = [process.execPath, resolve(root, 'node_modules', 'typescript', 'bin', 'tsc')] as const

export interface PartnerProject {
  /** Where the package is installed and the examples lie. */
  readonly folder: string
  /** What the package consists of. */
  readonly files: readonly string[]
  remove(): void
}

/** A project that has installed the packed client, with the examples as its own code. */
export const installPackage = async (): Promise<PartnerProject> => {
  const place = mkdtempSync(join(tmpdir(), 'dustjacket-sdk-'))
  const folder = join(place, 'project')
  const installed = join(folder, 'node_modules', 'dustjacket-sdk')
  mkdirSync(installed, { recursive: true })
  const { archive, files } = await pack(place)
  await run('tar', ['-xzf', archive, '-C', installed, '--strip-components=1'])
  cpSync(resolve(root, 'sdk', 'examples'), folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  return { folder, files, remove: () => rmSync(place, { recursive: true, force: true }) }
}

/** Builds beside the sources, never among them. */
const pack = async (place: string): Promise<{ archive: string; files: readonly string[] }> => {
  const source = join(place, 'source')
  cpSync(resolve(root, 'sdk'), source, { recursive: true, filter: (path) => !path.endsWith('/dist') })
  const [node, compiler] = tsc
  await run(node, [compiler, '-p', join(source, 'tsconfig.build.json')])
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--offline'], { cwd: source })
  const report = JSON.parse(stdout)
  const [{ filename, files }] = Array.isArray(report) ? report : Object.values(report)
  return { archive: join(source, filename), files: files.map(({ path }: { path: string }) => path) }
}

/** Checks the examples against the packed declarations, as a project on Node would. */
export const checkTypes = async ({ folder }: PartnerProject): Promise<void> => {
  symlinkSync(resolve(root, 'node_modules', '@types'), join(folder, 'node_modules', '@types'))
  symlinkSync(resolve(root, 'node_modules', 'undici-types'), join(folder, 'node_modules', 'undici-types'))
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023'],
    module: 'nodenext',
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  const [node, compiler] = tsc
  await run(node, [compiler, '-p', folder])
}
