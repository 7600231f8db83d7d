// A font is embedded whole even where the shaper's memory moves between two of its tables.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { embeddedFont } from '../../../src/print/pdf/embedded-font.ts'
import { openFont } from '../../../src/print/pdf/font-file.ts'
import { newPdf } from '../../../src/print/pdf/pdf-objects.ts'
import { fontPath } from '../../../src/studio/type/font-files.ts'

const descriptorBy = async (moves: boolean): Promise<string> => {
  const file = await openFont(fontPath('garamond'))
  const { face } = file.font
  const table = face.referenceTable.bind(face)
  const handedOut: ArrayBuffer[] = []
  face.referenceTable = (tag) => {
    const data = Uint8Array.from(table(tag) ?? [])
    if (moves) for (const buffer of handedOut.splice(0)) structuredClone(buffer, { transfer: [buffer] })
    handedOut.push(data.buffer)
    return data
  }
  const pdf = newPdf('1.4')
  const bodies: string[] = []
  const font = embeddedFont(file)
  font.codeOf(40, 'A')
  const add = (body: string): ReturnType<typeof pdf.add> => {
    bodies.push(body)
    return pdf.add(body)
  }
  font.write({ ...pdf, add }, ['across'])
  return bodies.find((body) => body.includes('/FontDescriptor')) ?? ''
}

it('has the same box and slant, wherever its tables lay', async () => {
  const still = await descriptorBy(false)
  assert.match(still, /\/FontBBox \[-?\d/)
  assert.equal(await descriptorBy(true), still)
})
