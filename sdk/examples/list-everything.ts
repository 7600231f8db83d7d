// Walks through all books of the account and their covers.
// DUSTJACKET_URL=… DUSTJACKET_KEY=… node list-everything.ts
import { Dustjacket } from 'dustjacket-sdk'

const client = new Dustjacket({
  apiKey: process.env.DUSTJACKET_KEY ?? '',
  baseUrl: process.env.DUSTJACKET_URL ?? '',
})

const { total_available, tier } = await client.credits.get()
console.log(`${total_available} credits left on the plan ${tier}`)

for await (const book of client.books.list()) {
  const { covers } = await client.covers.listForBook(book.bookId)
  console.log(`${book.title} (${book.genre}): ${covers.map(({ coverId }) => coverId).join(', ') || 'no cover yet'}`)
}
