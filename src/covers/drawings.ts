// Drawings on demand: what a concept asks for and nobody has drawn is drawn once for an account by the language model. Whatever goes wrong, the cover
// is painted without it.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Concept } from '../contract/concept.ts'
import type { Log } from '../platform/log.ts'
import { contentTypeOf } from '../platform/storage/media-types.ts'
import { readWhole } from '../platform/storage/read-whole.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type MadeDrawing, madeDrawingSchema } from '../studio/drawings/made-drawing.ts'
import { type WantedThing, wantedThing } from '../studio/drawings/wanted-thing.ts'
import type { Language } from '../studio/language/language.ts'
import type { Reader, Whose } from '../studio/reader/reader.ts'

export interface DrawingRoom {
  readonly storage: Storage
  readonly reader: Pick<Reader, 'judge' | 'drawing'>
  readonly language: Pick<Language, 'drawing' | 'secondOpinion'>
  readonly log: Log
  /** Whether the language model may draw. */
  readonly drawsOnDemand: boolean
}

/** What the model was asked for, and what came of it: null where that cannot be shown. It is not asked again. */
const keptSchema = z.object({
  thing: z.string(),
  drawing: madeDrawingSchema.nullable(),
  why: z.string().nullable(),
})

type Kept = z.infer<typeof keptSchema>

const keyOf = (accountId: string, { name }: WantedThing): string =>
  `drawings/${accountId}/${createHash('sha256').update(name).digest('hex').slice(0, 32)}.json`

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}

/** What cannot be read any more was never kept. */
const readKept = async (storage: Storage, key: string): Promise<Kept | null> => {
  const bytes = await readWhole(storage, key)
  return bytes && (keptSchema.safeParse(parsed(bytes)).data ?? null)
}

/** Asks for a drawing; null where there is no answer, so that another cover may ask again. */
const ask = async (
  { reader, language }: DrawingRoom,
  whose: Whose,
  thing: WantedThing,
  signal: AbortSignal,
): Promise<Kept | null> => {
  const isAllowed = async (prompt: string): Promise<boolean> => {
    const { allowed } = await reader.judge(whose, { prompt })
    return allowed && (await language.secondOpinion({ prompt }, signal))?.allowed !== false
  }
  const refused = (why: string): Kept => ({ thing: thing.name, drawing: null, why })
  if (!(await isAllowed(thing.name))) return refused('may not be asked for')
  const answer = await language.drawing(thing.name, signal)
  if (answer === null) return null
  const judged = await reader.drawing(whose, { thing, ...answer }, signal)
  if (!judged.isGood) return refused(judged.why)
  const { drawing, labels } = judged
  // Callers may read them.
  if (!(await isAllowed(labels.join(', ')))) return refused('has parts whose names may not be shown')
  return { thing: thing.name, drawing, why: null }
}

/** Jobs that want the same at the same time wait for one answer. */
const asking = new Map<string, Promise<Kept | null>>()

const keep = async (room: DrawingRoom, whose: Whose, thing: WantedThing, signal: AbortSignal): Promise<Kept | null> => {
  const { storage, log } = room
  const key = keyOf(whose.accountId, thing)
  const kept = await readKept(storage, key)
  if (kept) return kept
  const made = await ask(room, whose, thing, signal)
  if (made === null) return null
  await storage.put(key, Buffer.from(JSON.stringify(made)), { contentType: contentTypeOf(key) })
  const { why } = made
  log.info({ thing: thing.name, accountId: whose.accountId, key, ...(why && { why }) }, 'asked for a drawing')
  return made
}

const keepOnce = (room: DrawingRoom, whose: Whose, thing: WantedThing, signal: AbortSignal): Promise<Kept | null> => {
  const key = keyOf(whose.accountId, thing)
  const running =
    asking.get(key) ??
    keep(room, whose, thing, signal)
      .catch((error) => {
        if (!signal.aborted) room.log.warn({ err: error, thing: thing.name }, 'did without a drawing')
        return null
      })
      .finally(() => asking.delete(key))
  asking.set(key, running)
  return running
}

/** What is drawn for the book of this concept; never throws. */
export const drawingsFor = async (
  room: DrawingRoom,
  concept: Concept,
  whose: Whose,
  signal: AbortSignal,
): Promise<readonly MadeDrawing[]> => {
  const thing = room.drawsOnDemand ? wantedThing(concept) : null
  const drawing = thing && (await keepOnce(room, whose, thing, signal))?.drawing
  return drawing ? [drawing] : []
}
