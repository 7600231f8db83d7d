// Makes one wrap of the sheet as the service would: a cover, its art, its print files.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { artSheet } from '../../src/print/geometry/art-sheet.ts'
import type { WrapGeometry } from '../../src/print/geometry/wrap-geometry.ts'
import { voiceOfDocument } from '../../src/print/render/document-voice.ts'
import type { PrintedWrap } from '../../src/print/render/print-order.ts'
import { printWrap } from '../../src/print/render/print-wrap.ts'
import { makeBrief } from '../../src/studio/brief/brief.ts'
import { makeCovers } from '../../src/studio/direction/make-cover.ts'
import type { CoverDocument } from '../../src/studio/document.ts'
import { hashText } from '../../src/studio/paint/random.ts'
import { type EncodedWrapArt, paintWrapOrder } from '../../src/studio/press/wrap-order.ts'
import type { Sample } from './samples.ts'
import { texts } from './texts.ts'

const documentFor = ({ family, words }: Sample): CoverDocument => {
  const { spineTitle, spineAuthor, blurb } = texts[words]
  const book = {
    title: spineTitle,
    author: spineAuthor,
    subtitle: null,
    genre: 'fantasy',
    subgenre: null,
    summary: blurb.slice(0, 400),
  }
  const brief = makeBrief(
    { ...book, audience: null, plannerYear: null },
    { prompt: null, colorPalette: null, mood: null },
  )
  const [document] = makeCovers({ brief, template: family, seed: hashText(family), count: 1 })
  if (!document) throw new Error(`${family} made no cover`)
  return document
}

const paint = (document: CoverDocument, { style }: Sample, geometry: WrapGeometry): Promise<EncodedWrapArt> =>
  paintWrapOrder({
    front: { kind: 'document', document },
    sheet: artSheet(geometry),
    style,
    solidColor: null,
    spineColor: null,
    instructions: null,
    keep: null,
    attempt: 0,
  })

/** Painting takes most of the time: whoever works on the type keeps the art in a folder and has it painted once. */
const artOf = async (
  document: CoverDocument,
  sample: Sample,
  geometry: WrapGeometry,
  folder: string | undefined,
): Promise<EncodedWrapArt> => {
  if (folder === undefined) return paint(document, sample, geometry)
  const file = join(folder, `${sample.name}.art`)
  if (existsSync(file)) return deserialize(readFileSync(file))
  const art = await paint(document, sample, geometry)
  writeFileSync(file, serialize(art))
  return art
}

export const sampleWrap = async (
  sample: Sample,
  geometry: WrapGeometry,
  artFolder: string | undefined,
): Promise<PrintedWrap> => {
  const document = documentFor(sample)
  const art = await artOf(document, sample, geometry, artFolder)
  const { request, words, preset, spineRotation, style } = sample
  const isSolid = style === 'solid'
  return printWrap({
    specs: request,
    art: art.sheet,
    backdrop: art.backdrop,
    layout: {
      kind: 'texts',
      texts: texts[words],
      preset,
      voice: voiceOfDocument(document),
      spineRotation,
      colors: { back: isSolid ? art.colours.back : null, spine: isSolid ? art.colours.spine : null },
      tone: art.colours.back,
    },
    front: { complete: art.frontComplete, dpi: art.frontDpi },
    metadata: { title: texts[words].spineTitle, author: texts[words].spineAuthor, date: new Date(0) },
  })
}
