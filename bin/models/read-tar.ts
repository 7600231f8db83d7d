// Reads a stream of a tar archive and keeps only the wanted files; stops reading as soon as it has them all.
const block = 512

const textOf = (header: Buffer, from: number, length: number): string => {
  const field = header.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? length : end)
}

const pathOf = (header: Buffer): string => {
  const prefix = textOf(header, 345, 155)
  const name = textOf(header, 0, 100)
  return prefix ? `${prefix}/${name}` : name
}

const sizeOf = (header: Buffer): number => {
  const size = Number.parseInt(textOf(header, 124, 12).trim() || '0', 8)
  if (Number.isNaN(size)) throw new Error('not a tar archive')
  return size
}

/** A long path stands in a header of its own before the file it names. */
const pathInRecords = (records: Buffer): string | null =>
  /(?:^|\n)\d+ path=([^\n]+)\n/.exec(records.toString('utf8'))?.[1] ?? null

/** The wanted files by their paths; those that the archive lacks are absent. */
export const readTar = async (
  archive: AsyncIterable<Buffer>,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Buffer>> => {
  const found = new Map<string, Buffer>()
  let pending: Buffer[] = []
  let pendingBytes = 0
  let path: string | null = null
  let longPath: string | null = null
  let isRecords = false
  let body = 0
  let padded = 0

  const take = (bytes: number): Buffer => {
    const all = pending.length === 1 && pending[0] ? pending[0] : Buffer.concat(pending)
    pending = [all.subarray(bytes)]
    pendingBytes = all.length - bytes
    return all.subarray(0, bytes)
  }

  for await (const chunk of archive) {
    pending.push(chunk)
    pendingBytes += chunk.length
    while (true) {
      if (path === null) {
        if (pendingBytes < block) break
        const header = take(block)
        if (header.every((byte) => byte === 0)) continue
        const kind = textOf(header, 156, 1)
        isRecords = kind === 'x'
        path = longPath ?? pathOf(header)
        if (!isRecords) longPath = null
        body = sizeOf(header)
        padded = Math.ceil(body / block) * block
      }
      const keep = isRecords || wanted.has(path)
      if (!keep && pendingBytes < padded) {
        // Skipped without being gathered: archives hold files of hundreds of megabytes that nobody asked for.
        padded -= pendingBytes
        pending = []
        pendingBytes = 0
        break
      }
      if (pendingBytes < padded) break
      const content = take(padded).subarray(0, body)
      if (isRecords) longPath = pathInRecords(content)
      else if (keep) found.set(path, Buffer.from(content))
      path = null
      if (found.size === wanted.size) return found
    }
  }
  return found
}
