// The senses as the service uses them: understanding and repair that need models or much memory, each with an honest fallback.
// The work is done by `run`: a process of its own in the service (see sensesProcess), the same process in tools and tests.
import type { Concept } from '../../contract/concept.ts'
import type { EditReading } from '../../contract/edit.ts'
import type { ReadBook } from '../../reader/concepts/book-text.ts'
import type { Texts } from '../../reader/trained-reader.ts'
import type { NetworkVerdict } from '../../reader/verdicts/read-verdict.ts'
import { openModels } from './models/open-models.ts'
import type { PictureVerdict } from './pictures/classify-picture.ts'
import type { SeenPicture } from './pictures/inspect-picture.ts'
import type { ExtendedImage, ExtendOrder, ImageWithoutText, Lettering, SquareImage } from './raster/encoded.ts'
import type { ReferenceReading } from './references/reading.ts'
import type { SenseAnswer, SenseName, SenseTask } from './tasks.ts'
import type { Upscaled, UpscaleOrder } from './upscaling/upscale.ts'

type Run = (task: SenseTask, signal?: AbortSignal, tenant?: string) => Promise<SenseAnswer>
type AnswerOf<Name extends SenseName> = Extract<SenseAnswer, { sense: Name }>

export type Senses = {
  /** Sentences as vectors of meaning; null without the model. */
  readonly embed: (texts: readonly string[], signal?: AbortSignal, tenant?: string) => Promise<Float32Array[] | null>
  /** What a message about a cover asks for. */
  readonly readEdits: (message: string, signal?: AbortSignal, tenant?: string) => Promise<EditReading>
  /** What the cover of a book should show. */
  readonly readConcept: (book: ReadBook, signal?: AbortSignal, tenant?: string) => Promise<Concept>
  /** Whether texts may be printed and painted, as the network judges them together. */
  readonly readVerdict: (texts: Texts, signal?: AbortSignal, tenant?: string) => Promise<NetworkVerdict>
  /** Whether a picture may be used; not known without the model. */
  readonly classifyPicture: (image: Uint8Array, signal?: AbortSignal, tenant?: string) => Promise<PictureVerdict>
  /** An encoded picture at exactly these pixels; by Lanczos without the model. */
  readonly upscale: (order: UpscaleOrder, signal?: AbortSignal) => Promise<Upscaled>
  /** Whether letters stand in art that was to have none; not known without the model. */
  readonly findLettering: (image: Uint8Array, signal?: AbortSignal) => Promise<Lettering>
  /** A cover without its text; found by strokes and filled by diffusion without the models. */
  readonly removeText: (image: Uint8Array, signal?: AbortSignal) => Promise<ImageWithoutText>
  /** A cover as a true square, its text whole; text is looked for by strokes without the model. */
  readonly square: (image: Uint8Array, signal?: AbortSignal) => Promise<SquareImage>
  /** A picture with more on its sides; needs no model. */
  readonly extend: (order: ExtendOrder, signal?: AbortSignal) => Promise<ExtendedImage>
  /** What bytes that claim to be a picture are; null for whatever cannot be decoded to its end. */
  readonly inspectPicture: (image: Uint8Array, signal?: AbortSignal, tenant?: string) => Promise<SeenPicture | null>
  /** The art direction in a picture. */
  readonly readReference: (image: Uint8Array, signal?: AbortSignal, tenant?: string) => Promise<ReferenceReading>
}

/** The script that performs the tasks, and on what terms a pool runs it. */
export const sensesProcess = (directory: string | null) => ({
  script: new URL('./senses-process.ts', import.meta.url),
  options: {
    // Networks for large pictures leave more behind than the next task needs.
    replaceAboveBytes: 700 << 20,
    idleMs: 2 * 60_000,
    environment: { SENSES_MODELS: directory ?? '' },
  },
})

interface Lane {
  /** How many processes it has. */
  readonly size: number
  /** How long one of them may work on a task. */
  readonly limitMs?: number
}

export type SenseLane = 'words' | 'looks' | 'repairs'

/**
 * Who waits for whom: words are read in another process than pictures are looked at, and both in others than those that repair pictures for
 * minutes. So nobody's pictures hold up somebody's book, and of those who look there are two, of which nobody has both.
 */
export const senseLanes: Readonly<Record<SenseLane, Lane>> = {
  words: { size: 1 },
  // The largest pictures that are allowed take some seconds. What takes longer was made to.
  looks: { size: 2, limitMs: 20_000 },
  repairs: { size: 1 },
}

export const laneOf: Readonly<Record<SenseName, SenseLane>> = {
  embed: 'words',
  readEdits: 'words',
  readConcept: 'words',
  readVerdict: 'words',
  inspectPicture: 'looks',
  classifyPicture: 'looks',
  readReference: 'looks',
  findLettering: 'repairs',
  removeText: 'repairs',
  square: 'repairs',
  extend: 'repairs',
  upscale: 'repairs',
}

/** The answer, known to be of the sense that was asked. */
const isOf = <Name extends SenseName>(sense: Name, answer: SenseAnswer): answer is AnswerOf<Name> =>
  answer.sense === sense

const mixedUp = (sense: SenseName, answer: SenseAnswer): Error =>
  new Error(`expected an answer of ${sense} but received one of ${answer.sense}`)

export const openSenses = ({ run, directory }: { readonly run: Run; readonly directory: string | null }): Senses => {
  const models = openModels({ directory })
  return {
    // Without its model nothing needs to be started to say so.
    embed: async (texts, signal, tenant) => {
      if (!models.available('minilm')) return null
      const answer = await run({ sense: 'embed', input: texts }, signal, tenant)
      if (!isOf('embed', answer)) throw mixedUp('embed', answer)
      return answer.output
    },
    readEdits: async (message, signal, tenant) => {
      const answer = await run({ sense: 'readEdits', input: message }, signal, tenant)
      if (!isOf('readEdits', answer)) throw mixedUp('readEdits', answer)
      return answer.output
    },
    readConcept: async (book, signal, tenant) => {
      const answer = await run({ sense: 'readConcept', input: book }, signal, tenant)
      if (!isOf('readConcept', answer)) throw mixedUp('readConcept', answer)
      return answer.output
    },
    readVerdict: async (texts, signal, tenant) => {
      const answer = await run({ sense: 'readVerdict', input: texts }, signal, tenant)
      if (!isOf('readVerdict', answer)) throw mixedUp('readVerdict', answer)
      return answer.output
    },
    classifyPicture: async (image, signal, tenant) => {
      if (!models.available('nsfw-mobilenet')) return { known: false }
      const answer = await run({ sense: 'classifyPicture', input: image }, signal, tenant)
      if (!isOf('classifyPicture', answer)) throw mixedUp('classifyPicture', answer)
      return answer.output
    },
    upscale: async (order, signal) => {
      const answer = await run({ sense: 'upscale', input: order }, signal)
      if (!isOf('upscale', answer)) throw mixedUp('upscale', answer)
      return answer.output
    },
    findLettering: async (image, signal) => {
      if (!models.available('ppocr-detection')) return { known: false }
      const answer = await run({ sense: 'findLettering', input: image }, signal)
      if (!isOf('findLettering', answer)) throw mixedUp('findLettering', answer)
      return answer.output
    },
    removeText: async (image, signal) => {
      const answer = await run({ sense: 'removeText', input: image }, signal)
      if (!isOf('removeText', answer)) throw mixedUp('removeText', answer)
      return answer.output
    },
    square: async (image, signal) => {
      const answer = await run({ sense: 'square', input: image }, signal)
      if (!isOf('square', answer)) throw mixedUp('square', answer)
      return answer.output
    },
    extend: async (order, signal) => {
      const answer = await run({ sense: 'extend', input: order }, signal)
      if (!isOf('extend', answer)) throw mixedUp('extend', answer)
      return answer.output
    },
    inspectPicture: async (image, signal, tenant) => {
      const answer = await run({ sense: 'inspectPicture', input: image }, signal, tenant)
      if (!isOf('inspectPicture', answer)) throw mixedUp('inspectPicture', answer)
      return answer.output
    },
    readReference: async (image, signal, tenant) => {
      const answer = await run({ sense: 'readReference', input: image }, signal, tenant)
      if (!isOf('readReference', answer)) throw mixedUp('readReference', answer)
      return answer.output
    },
  }
}
