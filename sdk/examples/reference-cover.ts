// A cover in the spirit of a picture of your own.
// DUSTJACKET_URL=… DUSTJACKET_KEY=… node reference-cover.ts picture.jpg
import { readFile } from 'node:fs/promises'
import { Dustjacket } from 'dustjacket-sdk'

const client = new Dustjacket({
  apiKey: process.env.DUSTJACKET_KEY ?? '',
  baseUrl: process.env.DUSTJACKET_URL ?? '',
})

const picture = await readFile(process.argv[2] ?? 'picture.jpg')
const { upload_id } = await client.uploads.upload(picture, 'image/jpeg')

const { bookId } = await client.books.create({
  title: 'Cold Harbour',
  author: 'A. Writer',
  genre: 'historical-fiction',
})
const ticket = await client.covers.generateFromReference({
  bookId,
  instructions: 'The same light and the same quiet, but by the sea.',
  reference_upload_ids: [upload_id],
})

const { result } = await client.jobs.wait(ticket)
console.log(result.covers[0]?.signedUrl)
