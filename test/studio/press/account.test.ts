// The account of a cover: it names what is seen on it, and nothing that was only planned.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { makeBrief } from '../../../src/studio/brief/brief.ts'
import { makeCovers } from '../../../src/studio/direction/make-cover.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { families } from '../../../src/studio/families/index.ts'
import { allMotifs } from '../../../src/studio/motifs/find-motif.ts'
import { motifPhrase } from '../../../src/studio/motifs/motif-phrase.ts'
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
import { paintedSamples } from '../painted-samples.ts'
import { sampleOf } from '../senses/editing/painted.ts'

const typeOf = (document: CoverDocument) => {
  const design = designOf(familyOf(document), document, smallSheet)
  return setPlan(planOf(design, document, smallSheet), textsOf(document))
}

const accountBy = (document: CoverDocument, easel: Easel): string =>
  accountOf(document, familyOf(document), { easel, type: typeOf(document) })

const pixels = ({ canvas }: Easel): Buffer => canvas.data()

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

const things = allMotifs().map(({ id }) => ({ id, phrase: motifPhrase(id) }))

/** The things that an account says the cover shows: "a reader lost in a book" is no book, and hills may be scenery. */
const toldIn = (account: string): readonly string[] => {
  const [shown = ''] = account.match(/It shows [^.]*\./) ?? []
  return things
    .filter(({ phrase }) => new RegExp(`(?:shows|,|and) ${phrase}(?=,| and|\\.)`).test(shown))
    .map(({ id }) => id)
}

const drawnOnly = (account: string, shown: Easel): void => {
  const drawn = [...shown.things].map(motifPhrase)
  for (const id of toldIn(account)) assert.ok(drawn.includes(motifPhrase(id)), `nobody drew ${id}: ${account}`)
}

/** Whatever was planned and is named changes the picture when it goes. */
const seenOnly = (account: string, document: CoverDocument, shown: Easel): void => {
  const told = new Set(toldIn(account))
  const { hero, companions } = document.direction
  for (const id of new Set([hero, ...companions]).intersection(told)) {
    using bare = id === hero ? paintSmall(document, { hidesHero: true }) : paintSmall(lacking(document, [id]))
    assert.ok(!pixels(bare).equals(pixels(shown)), `${id} is not to be seen: ${account}`)
  }
}

/** Every so many templates are painted for such a book too: they share their painters, who say what they paint. */
const stride = 4

describe('the account of a cover', () => {
  paintedSamples().forEach(({ document, easel }) => {
    it(`names nothing that was planned for ${document.template} unless it is seen, and no thing that nobody drew`, () => {
      const account = accountBy(document, easel)
      seenOnly(account, document, easel)
      drawnOnly(account, easel)
    })
  })

  families.forEach(({ id: template }, row) => {
    const brief = books[Math.floor(row / stride) % books.length]
    if (row % stride !== 0 || !brief) return
    it(`is as honest of ${template} for a book that it was not made for`, () => {
      for (const document of makeCovers({ brief, template, seed: row, count: 1 })) {
        using shown = paintSmall(document)
        const account = accountBy(document, shown)
        seenOnly(account, document, shown)
        drawnOnly(account, shown)
      }
    })
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

describe('the account of a cover that was asked for in words', () => {
  const wished = (named: readonly string[], prompt: string) => {
    const { book } = aBrief({ title: 'The Fox', summary: 'A fox.' })
    const brief = makeBrief(book, { prompt, colorPalette: null, mood: null }, null, [], named)
    const [document] = makeCovers({ brief, template: null, seed: 5, count: 1 })
    assert.ok(document)
    const easel = paintSmall(document)
    return { document, easel, account: accountBy(document, easel) }
  }

  it('names what nobody has drawn', () => {
    const { account } = wished(['wombat', 'skateboard'], 'a wombat on a skateboard')
    assert.match(account, /“wombat” was asked for, and nobody has drawn it/)
    assert.doesNotMatch(account, /“skateboard”[^.]*nobody has drawn/)
  })

  it('names what stands for something near, and what has found no place', () => {
    const { account, easel } = wished(['sousaphone'], 'a sousaphone')
    const isShown = easel.things.has('tuba')
    assert.match(account, isShown ? /“sousaphone” is shown as a tuba/ : /“sousaphone” was asked for, and has no place/)
  })

  it('says nothing of wishes where none were named', () => {
    assert.doesNotMatch(wished([], 'in blue').account, /asked for|is shown as/)
  })
})
