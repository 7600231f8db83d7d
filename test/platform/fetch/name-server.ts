// A name server on the loopback that knows a few names.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { TestContext } from 'node:test'

export interface NameServer {
  /** As resolvers want it named. */
  readonly address: string
  readonly asked: readonly string[]
}

const typeA = 1
const typeAAAA = 28

/** Names with their addresses; an unknown name does not exist, and to the name `silent.test` it never answers. */
export const startNameServer = async (
  test: TestContext,
  names: Readonly<Record<string, readonly string[]>>,
): Promise<NameServer> => {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = readQuestion(query)
    asked.push(`${type === typeA ? 'A' : 'AAAA'} ${name}`)
    if (name === 'silent.test') return
    const records = (names[name] ?? []).filter((each) => each.includes(':') === (type === typeAAAA)).map(recordOf)
    const flags = names[name] ? 0x8180 : 0x8183
    const head = Buffer.alloc(12)
    for (const [index, value] of [query.readUInt16BE(0), flags, 1, records.length].entries())
      head.writeUInt16BE(value, index * 2)
    socket.send(Buffer.concat([head, query.subarray(12, end), ...records]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  test.after(() => socket.close())
  return { address: `127.0.0.1:${socket.address().port}`, asked }
}

const readQuestion = (query: Buffer): { name: string; type: number; end: number } => {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** An answer for the name of the question, at offset 12. */
const recordOf = (address: string): Buffer => {
  const bytes = address.includes(':')
    ? address.split(':').flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    : address.split('.').map(Number)
  const type = address.includes(':') ? typeAAAA : typeA
  return Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes])
}
