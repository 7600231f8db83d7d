// The pictures of templates: files of the repository, so that nobody starts a painting by asking for one.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { templateIds } from '../../src/catalog/templates.ts'
import { openCrafts } from '../../src/compose/crafts.ts'
import { previewFile } from '../../src/templates/previews.ts'
import { acceptingOnly, startTestService } from '../support/service.ts'

const remedy = 'run npm run templates:previews'

describe('the pictures of templates', () => {
  it('are there for each template and for nothing else, and are small', async () => {
    const folder = dirname(previewFile('any'))
    const expected = templateIds.map((id) => `${id}.jpg`).toSorted()
    assert.deepEqual(readdirSync(folder).toSorted(), expected, remedy)
    for (const id of templateIds) {
      assert.ok(statSync(previewFile(id)).size < 25_000, `${id} is too large: ${remedy}`)
      const { width, height, format } = await sharp(previewFile(id)).metadata()
      assert.deepEqual({ width, height, format }, { width: 400, height: 640, format: 'jpeg' }, `${id}: ${remedy}`)
    }
  })

  it('are served as they lie there, and no painting is started by anybody who asks', async (test) => {
    const crafts = openCrafts({ workers: 1, modelsDir: null, artDir: null })
    let painted = 0
    const paint = (): Promise<never> => {
      painted++
      return Promise.reject(new Error('nobody paints here'))
    }
    const { service, stop } = await startTestService('sqlite', acceptingOnly, {
      ...crafts,
      press: { paint, paintCover: paint, paintWrap: paint, edit: paint, follow: paint },
    })
    test.after(stop)
    for (const id of templateIds) {
      const answer = await fetch(`http://127.0.0.1:${service.port}/templates/${id}/preview.jpg`)
      assert.equal(answer.status, 200)
      assert.deepEqual(Buffer.from(await answer.arrayBuffer()), readFileSync(previewFile(id)))
    }
    assert.equal(painted, 0)
  })
})
