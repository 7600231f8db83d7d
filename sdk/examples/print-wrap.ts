// A print wrap of a cover: from the size of the book to the PDF for the printer.
// DUSTJACKET_URL=… DUSTJACKET_KEY=… node print-wrap.ts COVER_ID
import { writeFile } from 'node:fs/promises'
import { Dustjacket } from 'dustjacket-sdk'

const client = new Dustjacket({
  apiKey: process.env.DUSTJACKET_KEY ?? '',
  baseUrl: process.env.DUSTJACKET_URL ?? '',
})

const size = { trimWidth: 6, trimHeight: 9, pageCount: 320, paperType: 'cream' } as const
const { spineWidth, fullWidth, fullHeight } = await client.wraps.calculate(size)
console.log(`The sheet is ${fullWidth} x ${fullHeight} inches, its spine ${spineWidth}.`)

const ticket = await client.wraps.create({
  ...size,
  coverId: process.argv[2] ?? '',
  designStyle: 'solid',
  blurb: 'Nobody has lit the lamp for a year. Tonight it burns.',
  spineTitle: 'The Lighthouse Keeper',
})
const { result } = await client.jobs.wait(ticket)

// The texts can be changed as often as you like; rendering is free.
const { warnings } = await client.wraps.render(result.wrapId, { tagline: 'The light is on.' })
for (const warning of warnings) console.log(`warning: ${warning}`)

const pdf = await client.wraps.download(result.wrapId, 'wrap_pdf')
await writeFile(pdf.name, pdf.stream())
console.log(pdf.name)
