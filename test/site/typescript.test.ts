// The TypeScript of the documentation is compiled against the client, as a reader's compiler would.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { it } from 'node:test'
import { promisify } from 'node:util'
import { publicPages } from '../../src/site/pages.ts'

const root = resolve(import.meta.dirname, '..', '..')

const typescriptBlocks = (markdown: string): string[] =>
  [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block = '']) => block)

/** What the pages have introduced before: a client and the ids of the story. */
const known = `import { Dustjacket, DustjacketError, verifyWebhook, WebhookSignatureError } from 'dustjacket-sdk'
declare const client: Dustjacket
declare const bookId: string, coverId: string, jobId: string, wrapId: string
declare const bytes: Uint8Array
export const used = [client, bookId, coverId, jobId, wrapId, bytes, DustjacketError, verifyWebhook, WebhookSignatureError]
`

/** Each block in a scope of its own; its imports go to the top of the file. */
const moduleOf = (block: string): string => {
  const imports = block.match(/^import (?!.*dustjacket-sdk).*$/gm) ?? []
  const rest = block.replaceAll(/^import .*$/gm, '')
  return `${imports.join('\n')}\n${known}\nexport const run = async () => {\n${rest}\n}\n`
}

const compilerOptions = {
  target: 'es2024',
  module: 'nodenext',
  types: ['node'],
  typeRoots: [join(root, 'node_modules', '@types')],
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  paths: { 'dustjacket-sdk': [join(root, 'sdk', 'src', 'index.ts')] },
}

it('the TypeScript of every page compiles against the client', async (test) => {
  const folder = mkdtempSync(join(tmpdir(), 'dustjacket-snippets-'))
  test.after(() => rmSync(folder, { recursive: true, force: true }))
  const blocks = publicPages.flatMap(({ path, markdown }) =>
    typescriptBlocks(markdown('https://covers.example.com')).map((block) => ({ path, block })),
  )
  assert.ok(blocks.length > 20)
  blocks.forEach(({ path, block }, at) => {
    writeFileSync(join(folder, `${path.replaceAll('/', '_')}-${at}.ts`), moduleOf(block))
  })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  const compiler = join(root, 'node_modules', '.bin', 'tsc')
  const { stdout } = await promisify(execFile)(compiler, ['-p', folder]).catch((error) => error)
  assert.equal(stdout, '')
})
