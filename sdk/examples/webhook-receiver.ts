// A server that is told when jobs end.
// DUSTJACKET_WEBHOOK_SECRET=whsec_… PORT=8080 node webhook-receiver.ts
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { verifyWebhook, WebhookSignatureError } from 'dustjacket-sdk'

const secret = process.env.DUSTJACKET_WEBHOOK_SECRET ?? ''

const server = createServer(async (request, response) => {
  try {
    const body = await buffer(request)
    const event = await verifyWebhook({ body, signatureHeader: request.headers['x-svc-signature'], secret })
    // Answer first, work later: the service waits ten seconds at most. It may also send an event twice; X-SVC-Delivery tells.
    response.writeHead(204).end()
    if (event.event === 'job.completed' && event.operation === 'generate') {
      console.log(`${event.data.covers.length} covers for book ${event.data.bookId}`)
    } else console.log(`${event.event} ${event.jobId ?? ''}`)
  } catch (error) {
    if (!(error instanceof WebhookSignatureError)) throw error
    response.writeHead(400).end()
  }
})

server.listen(Number(process.env.PORT ?? 8080), () => console.log(`listening at ${JSON.stringify(server.address())}`))
