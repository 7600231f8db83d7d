// What the senses' process can do: one entry for each sense, from an input to an output that can both be sent between processes.
// A new sense is one entry here, one case in perform-task.ts and one method in senses.ts.
import type { ReadBook } from '../../reader/concepts/book-text.ts'
import { type Texts, trainedReader } from '../../reader/trained-reader.ts'
import { type Embedder, openEmbedder } from './embedding/embed.ts'
import type { Models } from './models/open-models.ts'
import { classifyPicture } from './pictures/classify-picture.ts'
import { inspectPicture } from './pictures/inspect-picture.ts'
import {
  type ExtendOrder,
  extendImage,
  findLetteringInImage,
  removeTextFromImage,
  squareImage,
} from './raster/encoded.ts'
import { analyseReference } from './references/analyse-reference.ts'
import { type UpscaleOrder, upscale } from './upscaling/upscale.ts'

export const senseTasks = (models: Models) => {
  let embedder: Embedder | null = null
  const reader = trainedReader()
  return {
    embed: async (texts: readonly string[]): Promise<Float32Array[] | null> => {
      embedder ??= await openEmbedder(models)
      return embedder?.embed(texts) ?? null
    },
    readEdits: (message: string) => reader.edits(message),
    readConcept: (book: ReadBook) => reader.concept(book),
    readVerdict: (texts: Texts) => reader.verdict(texts),
    classifyPicture: (image: Uint8Array) => classifyPicture(models, image),
    upscale: (order: UpscaleOrder) => upscale(models, order),
    inspectPicture: (image: Uint8Array) => inspectPicture(image),
    readReference: async (image: Uint8Array) => analyseReference(image, await models.session('ppocr-detection')),
    findLettering: (image: Uint8Array) => findLetteringInImage(models, image),
    removeText: (image: Uint8Array) => removeTextFromImage(models, image),
    square: (image: Uint8Array) => squareImage(models, image),
    extend: (order: ExtendOrder) => extendImage(order),
  }
}

type Tasks = ReturnType<typeof senseTasks>
export type SenseName = keyof Tasks
type SenseInput<Name extends SenseName> = Parameters<Tasks[Name]>[0]
type SenseOutput<Name extends SenseName> = Awaited<ReturnType<Tasks[Name]>>

/** What is sent to the process, and what it answers. */
export type SenseTask = { [Name in SenseName]: { readonly sense: Name; readonly input: SenseInput<Name> } }[SenseName]
export type SenseAnswer = {
  [Name in SenseName]: { readonly sense: Name; readonly output: SenseOutput<Name> }
}[SenseName]
