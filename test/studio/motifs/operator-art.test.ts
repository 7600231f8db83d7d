// An operator's own drawings: shown, named, edited and painted as the studio's are.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { openPress } from '../../../src/compose/crafts.ts'
import { motifOf } from '../../../src/studio/concept/motif-of.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { ArtFault } from '../../../src/studio/motifs/art-fault.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { addArt } from '../../../src/studio/motifs/shelf.ts'
import { doneWhats, editedUnseen, editOf } from '../edit/edits.ts'
import { sampleOf } from '../senses/editing/painted.ts'
import { svgOf } from './a-drawing.ts'

const stall = svgOf(
  `<path class="body" fill="#a8683a" d="M-400 0V-560H400V0Z"/>
<g inkscape:label="awning"><path class="light" fill="#d8c7a0" d="M-500 -560L-380 -1000H380L500 -560Z"/></g>`,
)

const recordOf = (id: string): object => ({
  id,
  names: id === 'raven' ? [] : ['fruit stand'],
  never: id === 'raven' ? [] : ['cattle stall'],
  kind: 'object',
  size: 2.4,
  rests: 'stands',
  outline: 'whole',
  materials: { '*': 'wood' },
})

let folder = ''

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'art-'))
  mkdirSync(join(folder, 'market'))
  for (const id of ['market-stall', 'raven']) writeFileSync(join(folder, 'market', `${id}.svg`), stall)
  const lines = ['market-stall', 'raven'].map((id) => JSON.stringify(recordOf(id)))
  writeFileSync(join(folder, 'market', 'motifs.jsonl'), lines.join('\n'))
})
after(() => rmSync(folder, { recursive: true }))

const coverWith = (hero: string): CoverDocument => {
  const document = sampleOf('single-idea')
  return { ...document, direction: { ...document.direction, hero, companions: [] } }
}

describe("an operator's drawings", () => {
  let takeAway = (): void => undefined
  before(() => {
    takeAway = addArt(folder)
  })
  after(() => takeAway())

  it('are found, by their names too, and take the place of others', () => {
    assert.equal(findMotif('market-stall')?.width, 1)
    assert.equal(findMotif('raven')?.kind, 'object')
    assert.equal(findMotif('owl')?.kind, 'creature')
    assert.equal(motifOf('an old fruit stand'), 'market-stall')
    assert.equal(motifOf('market stall'), 'market-stall')
    assert.notEqual(motifOf('cattle market stall'), null)
    assert.equal(motifOf('cattle stall'), null)
  })

  it('have parts that edits know by their labels', () => {
    const done = editedUnseen(coverWith('market-stall'), editOf('recolour', 'awning', { colour: 'green' }))
    assert.match(doneWhats(done).join(), /awning/)
    const named = done.document.direction.adjustments.paints.flatMap((paint) => paint.named)
    assert.deepEqual(named, ['own awning'])
  })

  it('are painted in processes of their own', async () => {
    const pictures = await Promise.all(
      [folder, null].map(async (artDir) => {
        const press = openPress({ workers: 1, artDir })
        try {
          return await press.paint({ document: coverWith('raven'), asset: 'thumbnail' })
        } finally {
          await press.close()
        }
      }),
    )
    assert.equal(pictures.length, 2)
    assert.notDeepEqual(pictures[0], pictures[1])
  })

  it('are refused whole for one that is wrong, with file, line and reason', () => {
    writeFileSync(join(folder, 'market', 'raven.svg'), stall.replace('class="body"', 'class="fur"'))
    assert.throws(
      () => addArt(folder),
      (error) => error instanceof ArtFault && /raven\.svg:2: class "fur" is no tone/.test(error.message),
    )
  })
})
