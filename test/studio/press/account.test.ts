// The account of a cover: it names what is seen on it, and nothing that was only planned.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { motifPhrase } from '../../../src/studio/brief/motif-phrases.ts'
import { makeCovers } from '../../../src/studio/direction/make-cover.ts'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { families } from '../../../src/studio/families/index.ts'
import { allMotifs } from '../../../src/studio/motifs/find-motif.ts'
import { understudyOf } from '../../../src/studio/paint/characters/cast.ts'
import type { Easel } from '../../../src/studio/paint/easel.ts'
import { accountOf } from '../../../src/studio/press/account.ts'
import { designOf } from '../../../src/studio/press/design-of-document.ts'
import { planOf } from '../../../src/studio/press/draft-cover.ts'
import { lacking } from '../../../src/studio/press/lacking.ts'
import { paintDescribed } from '../../../src/studio/press/paint-order.ts'
import { familyOf } from '../../../src/studio/press/scene-of-document.ts'
import { paintSmall, smallSheet } from '../../../src/studio/press/small-painting.ts'
import { textsOf } from '../../../src/studio/press/texts.ts'
import { setPlan } from '../../../src/studio/type/set-plan.ts'
import { aBrief } from '../a-brief.ts'
import { edited, editOf } from '../edit/edits.ts'
import { sampleOf } from '../senses/editing/painted.ts'

const typeOf = (document: CoverDocument) => {
  const design = designOf(familyOf(document), document, smallSheet)
  return setPlan(planOf(design, document, smallSheet), textsOf(document))
}

const accountBy = (document: CoverDocument, easel: Easel): string =>
  accountOf(document, familyOf(document), { easel, type: typeOf(document) })

const pixels = (easel: Easel): string =>
  Buffer.from(easel.ctx.getImageData(0, 0, easel.canvas.width, easel.canvas.height).data).toString('base64')

/** Books that a template is given though they are not made for each other: what is planned is then least likely to be painted. */
const books = [
  aBrief({
    title: 'The Raven and the Lighthouse',
    genre: 'mystery',
    summary:
      'A raven, a pocket watch and a fox lead the keeper through snow and storm to a castle by the sea at night.',
  }),
  aBrief({
    title: 'Two Wolves and a Violin',
    genre: 'romance',
    summary: 'In a village among mountains a violin, a red rose and a sailboat bring two rivals together in rain.',
  }),
]

const coversOf = (template: string): readonly CoverDocument[] =>
  books.flatMap((brief, seed) => makeCovers({ brief, template, seed, count: 1 }))

describe('the account of a cover', () => {
  for (const family of families)
    it(`names nothing that was planned for ${family.id} unless it is seen, and no thing that nobody drew`, () => {
      for (const document of [sampleDocument(family), ...coversOf(family.id)]) {
        using shown = paintSmall(document)
        const account = accountBy(document, shown)
        const { hero, companions } = document.direction
        for (const id of new Set([hero, ...companions])) {
          using bare = id === hero ? paintSmall(document, { hidesHero: true }) : paintSmall(lacking(document, [id]))
          const isNamed = account.includes(motifPhrase(id))
          if (isNamed) assert.notEqual(pixels(bare), pixels(shown), `${id} is not to be seen: ${account}`)
        }
        const isTold = (id: string) => new RegExp(`(?:shows|,|and) ${motifPhrase(id)}(?=,| and|\\.)`).test(account)
        for (const { id } of allMotifs().filter((motif) => isTold(motif.id))) {
          const drawn = [...shown.things].map(motifPhrase)
          assert.ok(drawn.includes(motifPhrase(id)), `nobody drew ${id}: ${account}`)
        }
      }
    })

  it('says who stands in for a hero that has no character of its own', () => {
    const { id, kind } = allMotifs().find(({ id: each }) => understudyOf(each) !== undefined) ?? assert.fail()
    assert.equal(kind, 'creature')
    const source = sampleOf('big-character')
    const reading = { ...source.brief.reading, motifs: [{ id, score: 2 }] }
    const document = { ...source, brief: { ...source.brief, reading }, direction: { ...source.direction, hero: id } }
    using shown = paintSmall(document)
    const player = motifPhrase(understudyOf(id) ?? assert.fail())
    assert.ok(
      accountBy(document, shown).includes(`It shows ${player}, which stands in for ${motifPhrase(id)}`),
      accountBy(document, shown),
    )
  })

  it('loses what an edit takes away, and gains what one adds', async () => {
    const source = sampleOf('gothic-manor')
    const told = async (document: CoverDocument) => (await paintDescribed({ document, asset: 'preview' })).account
    const plain = await told(source)
    assert.doesNotMatch(plain, /owl/)
    const added = edited(source, editOf('add', 'owl')).document
    assert.match(await told(added), /It shows .*an owl/)
    assert.doesNotMatch(await told(edited(added, editOf('remove', 'owl')).document), /owl/)
  })

  it('says of an image model’s picture only what was asked of it', () => {
    const source = sampleOf('gothic-manor')
    const art = { picture: 'x.png', width: 1600, height: 2560, painter: 'openai:some-model', words: 'a quiet harbour' }
    const document = { ...source, art }
    using shown = paintSmall(source)
    shown.things.clear()
    const account = accountBy(document, shown)
    assert.match(
      account,
      /by the image model openai:some-model, and nobody has checked what it shows; it was asked for: “a quiet harbour”/,
    )
    assert.doesNotMatch(account, /It shows|In the picture/)
  })
})
