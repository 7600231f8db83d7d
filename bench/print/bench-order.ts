// A wrap to be printed in benches: a sample book with real art, and the words that fill its back.

import type { DesignStyle } from '../../src/catalog/print.ts'
import { artSheet } from '../../src/print/geometry/art-sheet.ts'
import { wrapGeometry } from '../../src/print/geometry/wrap-geometry.ts'
import type { WrapRequest } from '../../src/print/geometry/wrap-specs.ts'
import { voiceOfDocument } from '../../src/print/render/document-voice.ts'
import type { PrintOrder } from '../../src/print/render/print-order.ts'
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import { findFamily } from '../../src/studio/families/index.ts'
import { paintWrapOrder } from '../../src/studio/press/wrap-order.ts'

const blurb = `The morning the lighthouse went dark, Mara Quill found a stranger’s coat on her kitchen chair — and a letter, in her own handwriting, that she had never written.

For nineteen years the island of Saint Brannoc has kept its secrets the way it keeps its dead: quietly, and facing the sea. But when the harbourmaster’s daughter vanishes on the night of the autumn storm, the old rules no longer hold. The ferries stop. The telephone lines fall silent. And one by one, the people Mara has trusted all her life begin to remember things that never happened.`

export const benchTexts = {
  tagline: 'Some lights were never meant to guide you home.',
  blurb,
  authorBio:
    'Elinor Vance grew up in a house without clocks on the Cornish coast. She lives in Falmouth with two whippets.',
  spineTitle: 'The Keeper of Saint Brannoc',
  spineAuthor: 'Elinor Vance',
} as const

/** Paints the art, which is most of the work of a new wrap. */
export const paintBenchOrder = async (specs: WrapRequest, style: DesignStyle): Promise<PrintOrder> => {
  const family = findFamily('mist-peaks')
  if (!family) throw new Error('there is no family mist-peaks')
  const document = sampleDocument(family)
  const art = await paintWrapOrder({
    front: { kind: 'document', document },
    sheet: artSheet(wrapGeometry(specs)),
    style,
    solidColor: null,
    spineColor: null,
    instructions: null,
    keep: null,
    attempt: 0,
  })
  const { back, spine } = art.colours
  return {
    specs,
    art: art.sheet,
    backdrop: art.backdrop,
    layout: {
      kind: 'texts',
      texts: benchTexts,
      preset: 'standard',
      voice: voiceOfDocument(document),
      spineRotation: 90,
      colors: style === 'solid' ? { back, spine } : { back: null, spine: null },
      tone: back,
    },
    front: { complete: art.frontComplete, dpi: art.frontDpi },
    metadata: { title: benchTexts.spineTitle, author: benchTexts.spineAuthor, date: new Date(0) },
  }
}
