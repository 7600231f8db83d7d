// HTTP by hand on a socket: what fetch would never send, and every byte that comes back.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type RawAnswer, readAnswer } from './raw-answer.ts'

/** Sends bytes and reads until the other side closes the connection. */
export const exchange = async (port: number, ...bytes: readonly (string | Uint8Array)[]): Promise<RawAnswer[]> => {
  const connection = await RawConnection.open(port)
  for (const each of bytes) connection.send(each)
  await connection.closed
  return connection.rest()
}

export class RawConnection {
  readonly #socket: Socket
  #received = Buffer.alloc(0)
  #read = 0
  #wake = () => {}
  #over = false
  /** Settles when the connection is over, however it ends. */
  readonly closed: Promise<void>

  private constructor(socket: Socket) {
    this.#socket = socket
    const { promise, resolve } = Promise.withResolvers<void>()
    this.closed = promise
    socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk])
      this.#wake()
    })
    // A server may close with our bytes unread: what it said before that is what counts.
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#over = true
      this.#wake()
      resolve()
    })
  }

  /** With `allowHalfOpen`, our end stays open when the other side has closed its own. */
  static async open(port: number, { allowHalfOpen = false } = {}): Promise<RawConnection> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen })
    await once(socket, 'connect')
    return new RawConnection(socket)
  }

  send(bytes: string | Uint8Array): void {
    if (typeof bytes === 'string') this.#socket.write(bytes, 'latin1')
    else this.#socket.write(bytes)
  }

  /** Says that nothing more will be sent. */
  finish(): void {
    this.#socket.end()
  }

  destroy(): void {
    this.#socket.destroy()
  }

  /** Everything that has come so far, read or not. */
  received(): string {
    return this.#received.toString()
  }

  /** Waits for the next answer; undefined when the connection ends without one. */
  async next(): Promise<RawAnswer | undefined> {
    for (;;) {
      const answer = this.#take()
      if (answer || this.#over) return answer
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** The complete answers that have come and that nobody has read. */
  rest(): RawAnswer[] {
    const answers: RawAnswer[] = []
    for (let answer = this.#take(); answer; answer = this.#take()) answers.push(answer)
    return answers
  }

  #take(): RawAnswer | undefined {
    const found = readAnswer(this.#received.subarray(this.#read))
    if (!found) return undefined
    this.#read += found.length
    // Interim answers, such as 100 Continue, are passed over.
    return found.answer.status < 200 ? this.#take() : found.answer
  }
}
