// Somebody who uses the service on behalf of a partner, one thing after another, whatever befalls the service meanwhile.
import { setTimeout as delay } from 'node:timers/promises'
import type { OperationName } from '../../src/catalog/operations.ts'
import type { Random } from '../../src/studio/paint/random.ts'
import { type Answer, callAt } from '../support/call.ts'
import { badRequests } from './bad-requests.ts'
import type { Diary } from './diary.ts'
import type { Fleet } from './fleet.ts'
import type { Partner } from './partner.ts'

interface CallerOptions {
  readonly partner: Partner
  readonly fleet: Fleet
  readonly diary: Diary
  readonly random: Random
  /** With so many jobs in the air it waits for their ends. */
  readonly patience: number
}

interface JobWish {
  readonly operation: OperationName
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Painted faster than any other. */
const template = 'bold-statement'

const pauseMs = 250
const triesWithKey = 60

/** Not answered: the connection broke, the service failed, or it was too busy with its own start to read the request. */
const isAnswered = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && answer.status < 500 && answer.status !== 408

/** Good answers, and refusals that an honest caller must expect. */
const expected = new Set([200, 202, 402, 409, 429])

export class Caller {
  readonly #options: CallerOptions
  #keys = 0

  constructor(options: CallerOptions) {
    this.#options = options
  }

  async act(): Promise<void> {
    const { partner, random, patience } = this.#options
    await delay(random.between(0, 2 * pauseMs))
    const choice = random.next()
    if (partner.open.size >= patience || choice < 0.35) return this.#poll()
    if (choice < 0.45) return this.#askBadly()
    if (choice < 0.5) return this.#look()
    const wish = this.#wish()
    if (random.chance(0.6)) await this.#orderWithKey(wish)
    else await this.#orderOnce(wish)
  }

  #wish(): JobWish {
    const { partner, random } = this.#options
    const [coverId] = random.shuffled(partner.covers)
    const body = random.chance(0.85) ? { webhookUrl: partner.webhookUrl } : {}
    const choice = coverId === undefined ? 0 : random.next()
    const onCover = `/api/v1/covers/${coverId}`
    if (choice < 0.5) {
      const [bookId] = random.shuffled(partner.bookIds)
      const wanted = { ...body, bookId, count: random.whole(1, 2), templateId: template }
      return { operation: 'generate', path: '/api/v1/covers/generate', body: wanted }
    }
    if (choice < 0.7) {
      const count = random.whole(1, 2)
      return { operation: 'variation', path: `${onCover}/variations`, body: { ...body, count } }
    }
    if (choice < 0.82) return { operation: 'audiobook_cover', path: `${onCover}/audiobook-cover`, body }
    if (choice < 0.94) return { operation: 'remove_text', path: `${onCover}/remove-text`, body }
    return { operation: 'upscale', path: `${onCover}/upscale`, body: { ...body, sourceAsset: 'preview' } }
  }

  /** Without a key, whoever gets no answer does not know whether there is a job. */
  async #orderOnce(wish: JobWish): Promise<void> {
    const answer = await this.#post(wish, null)
    if (!isAnswered(answer)) this.#options.diary.lost++
    else this.#accepted(answer, wish, null)
  }

  /** With a key one asks until there is an answer; sometimes twice at once, and sometimes again afterwards. */
  async #orderWithKey(wish: JobWish): Promise<void> {
    const { partner, random, diary } = this.#options
    const key = `${partner.keyId.slice(-6)}-${random.whole(0, 1e9)}-${this.#keys++}`
    const insist = async (): Promise<void> => {
      for (let tries = 0; tries < triesWithKey; tries++) {
        const answer = await this.#post(wish, key)
        if (isAnswered(answer)) return this.#accepted(answer, wish, key)
        await delay(pauseMs)
      }
      // The job of an unanswered request may have been made all the same.
      diary.lost++
    }
    await Promise.all(random.chance(0.3) ? [insist(), insist()] : [insist()])
    if (random.chance(0.3)) await insist()
  }

  #post({ path, body }: JobWish, key: string | null): Promise<Answer | undefined> {
    return this.#call('POST', path, body, key === null ? {} : { 'idempotency-key': key })
  }

  #accepted(answer: Answer, { operation }: JobWish, key: string | null): void {
    const { partner, diary } = this.#options
    if (!expected.has(answer.status)) diary.complaints.push(`${operation} was answered ${answer.status} ${answer.text}`)
    if (answer.status !== 202 && answer.status !== 200) return
    if (answer.status === 200) diary.replays++
    const jobId = String(Object(answer.json).jobId)
    diary.acknowledge(jobId, { accountId: partner.accountId, keyId: partner.keyId, operation }, key)
    if (!diary.seenEnds.has(jobId)) partner.open.add(jobId)
  }

  async #poll(): Promise<void> {
    const { partner, random, diary } = this.#options
    const [jobId] = random.shuffled([...partner.open])
    if (jobId === undefined) return
    const answer = await this.#call('GET', `/api/v1/jobs/${jobId}`)
    if (!isAnswered(answer)) return
    if (answer.status !== 200) return void diary.complaints.push(`job ${jobId} was answered ${answer.status}`)
    const { status, result } = Object(answer.json)
    if (status !== 'completed' && status !== 'failed') return
    diary.sawEnd(jobId, status)
    partner.open.delete(jobId)
    const [first] = result?.covers ?? []
    if (first) await this.#download(first.signedUrl)
    for (const { coverId } of result?.covers ?? []) if (!partner.covers.includes(coverId)) partner.covers.push(coverId)
  }

  /** What one process has signed, any other must serve. */
  async #download(signedUrl: string): Promise<void> {
    const { pathname, search } = new URL(signedUrl)
    const answer = await this.#call('HEAD', `${pathname}${search}`)
    if (isAnswered(answer) && answer.status !== 200)
      this.#options.diary.complaints.push(`a signed URL was answered ${answer.status}: ${pathname}`)
  }

  async #look(): Promise<void> {
    const { random, diary } = this.#options
    const path = random.pick(['/api/v1/credits', '/api/v1/jobs?limit=5', '/api/v1/jobs?status=failed', '/api/v1/books'])
    const answer = await this.#call('GET', path)
    if (isAnswered(answer) && answer.status !== 200) diary.complaints.push(`GET ${path} was answered ${answer.status}`)
  }

  async #askBadly(): Promise<void> {
    const { partner, random, diary } = this.#options
    const { method, path, body, refusal } = random.pick(badRequests(partner))
    const answer = await this.#call(method, path, body)
    if (!isAnswered(answer)) return
    const code = `${answer.status} ${Object(answer.json).error?.code}`
    if (code !== refusal) diary.complaints.push(`${method} ${path} was answered ${code} instead of ${refusal}`)
  }

  /** The answer, or nothing where the connection broke. */
  async #call(method: string, path: string, body?: unknown, headers = {}): Promise<Answer | undefined> {
    const { partner, fleet, random, diary } = this.#options
    const address = fleet.someAddress(random)
    if (address === undefined) return undefined
    const from = Date.now()
    try {
      const options = { key: partner.apiKey, headers, ...(body === undefined ? {} : { body }) }
      const answer = await callAt(address, method, path, options)
      const code = Object(answer.json).error?.code ?? ''
      diary.count(`${answer.status} ${code}`.trim())
      if (answer.status >= 500) {
        diary.failures.push({ what: `${method} ${path}: ${answer.status} ${code}`, from, to: Date.now() })
      }
      return answer
    } catch {
      diary.count('no answer')
      return undefined
    }
  }
}
