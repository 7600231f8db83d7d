// A process of its own that begins to write a file, says so, and waits to be killed.
import { setTimeout as wait } from 'node:timers/promises'
import { FileStorage } from '../../../src/platform/storage/file-storage.ts'

const [root = '', key = ''] = process.argv.slice(2)

// Asked for the second piece: the first one has been written.
async function* unending() {
  yield Buffer.alloc(100_000, 1)
  process.stdout.write('half\n')
  await wait(600_000)
  yield Buffer.alloc(0)
}

await new FileStorage({ root, secret: '', baseUrl: () => '' }).put(key, unending(), { contentType: 'image/jpeg' })
