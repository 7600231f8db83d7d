// What can go wrong, and what to do about it.
// DUSTJACKET_URL=… DUSTJACKET_KEY=… node when-it-fails.ts BOOK_ID
import { Dustjacket, DustjacketError, JobFailedError } from 'dustjacket-sdk'

const client = new Dustjacket({
  apiKey: process.env.DUSTJACKET_KEY ?? '',
  baseUrl: process.env.DUSTJACKET_URL ?? '',
})

try {
  // Your own key makes the call safe to repeat even after a crash: the second time it answers with the same job.
  const ticket = await client.covers.generate({ bookId: process.argv[2] ?? '' }, { idempotencyKey: 'order-1234' })
  const { result } = await client.jobs.wait(ticket, { timeoutMs: 120_000 })
  console.log(`${result.covers.length} covers`)
} catch (error) {
  if (error instanceof JobFailedError) {
    console.log(`The job failed (${error.reason.code}); its credits have been given back.`)
  } else if (error instanceof DustjacketError && error.is('insufficient_credits')) {
    console.log(`${error.details.required} credits needed, ${error.details.balance} left: ${error.details.billing_url}`)
  } else if (error instanceof DustjacketError) {
    console.log(`${error.code}: ${error.message} (request ${error.requestId})`)
  } else throw error
}
