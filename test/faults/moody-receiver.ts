// A receiver of webhooks in a bad mood: it fails, hangs up, dawdles or never answers, and keeps everything that it was sent.
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Random } from '../../src/studio/paint/random.ts'

export interface Delivery {
  readonly keyId: string
  readonly jobId: string
  readonly event: string
  /** As it first came; every other attempt must be the same. */
  readonly body: string
  attempts: number
  acknowledged: boolean
}

const payload = z.object({ event: z.string(), jobId: z.string(), status: z.string() })

type Mood = 'good' | 'error' | 'hang up' | 'slow' | 'silent'

const slowMs = 2500

export class MoodyReceiver {
  /** By delivery id. */
  readonly deliveries = new Map<string, Delivery>()
  /** What the sender did wrong. */
  readonly complaints: string[] = []
  readonly moods = new Map<Mood, number>()
  readonly #random: Random
  readonly #secrets = new Map<string, string>()
  readonly #server = createServer((request, response) => {
    this.#receive(request, response).catch((error) => this.complaints.push(`the receiver failed: ${error}`))
  })
  #calm = false

  constructor(random: Random) {
    this.#random = random
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  /** Where the webhooks of a key go, whose secret it has been told. */
  addressFor({ keyId, webhookSecret }: { keyId: string; webhookSecret: string }): string {
    this.#secrets.set(keyId, webhookSecret)
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the receiver has no port')
    return `http://127.0.0.1:${address.port}/${keyId}`
  }

  /** From now on it accepts everything. */
  calmDown(): void {
    this.#calm = true
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Whoever is killed while sending leaves half a request.
    const body = await buffer(request).catch(() => null)
    if (body === null) return
    const delivery = this.#file(request, body.toString())
    const mood = this.#moodFor(delivery)
    this.moods.set(mood, (this.moods.get(mood) ?? 0) + 1)
    if (mood === 'silent') return
    if (mood === 'hang up') return void request.socket.destroy()
    if (mood === 'slow') await delay(slowMs)
    response.writeHead(mood === 'error' ? 500 : 204).end()
    delivery.acknowledged ||= mood !== 'error'
  }

  #file({ headers, url = '' }: IncomingMessage, body: string): Delivery {
    const id = String(headers['x-svc-delivery'])
    const keyId = url.slice(1)
    const { event, jobId, status } = payload.parse(JSON.parse(body))
    const signature = createHmac('sha256', this.#secrets.get(keyId) ?? '')
      .update(body)
      .digest('hex')
    if (headers['x-svc-signature'] !== `sha256=${signature}`)
      this.complaints.push(`delivery ${id} has a wrong signature`)
    if (event !== `job.${status}` || headers['x-svc-event'] !== event)
      this.complaints.push(`delivery ${id} says both ${event} and ${status}`)
    const known = this.deliveries.get(id) ?? { keyId, jobId, event, body, attempts: 0, acknowledged: false }
    if (known.body !== body) this.complaints.push(`delivery ${id} came with two bodies`)
    known.attempts++
    this.deliveries.set(id, known)
    return known
  }

  /** Only first attempts suffer: the pauses after later ones are longer than any test. */
  #moodFor({ attempts }: Delivery): Mood {
    if (this.#calm || attempts > 1 || this.#random.chance(0.5)) return 'good'
    return this.#random.pick(['error', 'error', 'hang up', 'hang up', 'slow', 'silent'])
  }
}
