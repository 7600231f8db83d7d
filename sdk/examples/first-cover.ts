// From a book to a cover on disk.
// DUSTJACKET_URL=https://covers.example.com DUSTJACKET_KEY=svc_sk_… node first-cover.ts
import { writeFile } from 'node:fs/promises'
import { Dustjacket } from 'dustjacket-sdk'

const client = new Dustjacket({
  apiKey: process.env.DUSTJACKET_KEY ?? '',
  baseUrl: process.env.DUSTJACKET_URL ?? '',
})

const book = await client.books.create({
  title: 'The Lighthouse Keeper',
  author: 'A. Writer',
  genre: 'mystery',
  subgenre: 'rural',
  summary: 'A storm, a locked lamp room, and a keeper who was never on the list.',
})

const ticket = await client.covers.generate({ bookId: book.bookId, count: 1, mood: 'mysterious' })
const job = await client.jobs.wait(ticket, { onProgress: ({ status }) => console.log(status) })

for (const cover of job.result.covers) {
  const file = await client.covers.download(cover.coverId, 'preview')
  await writeFile(file.name, file.stream())
  console.log(`${file.name}: ${cover.prompt}`)
}
