// The messages that the tagger of remarks is fitted to: lists of several hands, in which [[ ]] stands around every word that asks for no change.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Piece, piecesOf } from '../../src/studio/senses/editing/remarks/pieces.ts'

export interface Message {
  /** Which hand wrote it. */
  readonly list: string
  readonly text: string
  readonly pieces: readonly Piece[]
  /** Whether each piece is part of a remark. */
  readonly remarks: readonly boolean[]
}

const lists = fileURLToPath(new URL('./texts/', import.meta.url))

/** A line without its brackets, and where they stood. */
const unbracketed = (
  line: string,
): { readonly text: string; readonly spans: readonly (readonly [number, number])[] } => {
  const spans: [number, number][] = []
  let text = ''
  for (const [at, part] of line.split(/\[\[|\]\]/).entries()) {
    if (at % 2 === 1) spans.push([text.length, text.length + part.length])
    text += part
  }
  return { text, spans }
}

const messageOf = (list: string, line: string): Message => {
  const { text, spans } = unbracketed(line)
  const pieces = piecesOf(text)
  const remarks = pieces.map(({ from, to }) => spans.some(([start, end]) => from >= start && to <= end))
  return { list, text, pieces, remarks }
}

export const trainingMessages = (): readonly Message[] =>
  globSync('*.txt', { cwd: lists })
    .toSorted()
    .flatMap((name) =>
      readFileSync(`${lists}${name}`, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => messageOf(basename(name, '.txt'), line)),
    )

export const fingerprintOf = (messages: readonly Message[]): string =>
  createHash('sha256')
    .update(JSON.stringify(messages.map(({ text, remarks }) => [text, remarks])))
    .digest('hex')
    .slice(0, 16)
