// Opens the painter that an operator has configured: words and shapes for its model, on top of a desk that sees orders through.
import { sharp } from '../../pictures/decoders.ts'
import { bringBack, fitEdit } from './fitted-edit.ts'
import { areaAround, type FreeArea, freeAreaOf } from './free-area.ts'
import { editFactsOf, factsOf, type ModelFacts } from './model-facts.ts'
import { openBrush } from './open-brush.ts'
import { orderDesk, type PainterWork, type PictureEnd } from './order-desk.ts'
import { type ArtExtension, type ArtOrder, type Painter, PainterFailure } from './painter.ts'
import type { ImageProviderName, PainterConfig } from './painter-config.ts'
import type { Patience } from './persist.ts'
import { ownPicture, type Picture } from './picture.ts'
import type { FetchElsewhere } from './provider-fetch.ts'
import { nearestShape } from './shapes.ts'
import { editWords, extendWords, type Manner, paintWords } from './words.ts'

export interface PainterParts {
  readonly patience: Patience
  readonly fetchElsewhere: FetchElsewhere
  /** Between two questions whether a picture is ready. */
  readonly pollMs: number
  readonly onPicture: (end: PictureEnd) => void
}

export const openPainter = (config: PainterConfig, parts: PainterParts): Painter => {
  const { provider, model, editModel, price } = config
  const name = model === null ? provider : `${provider}:${model}`
  const facts = factsOf(provider, model)
  const editFacts = editFactsFor(config)
  const desk = orderDesk({ ...config, ...parts, painter: name, brush: openBrush(config, parts) })

  const paintOver = (
    work: PainterWork,
    order: { readonly words: string; readonly seed: number; readonly picture: Picture; readonly free: FreeArea | null },
    signal: AbortSignal,
  ): Promise<Uint8Array> => {
    const { words, seed, picture, free } = order
    const shape = nearestShape(editFacts.shapes, picture)
    const make: Parameters<typeof desk>[2] = async (paint) => {
      const fitted = await fitEdit(picture, free, shape)
      const ground = { picture: fitted.picture, free: fitted.area }
      const result = await paint({ words, shape, seed: seedOf(seed), ground })
      return bringBack(result, fitted, shape, picture, free)
    }
    return desk(work, price ?? editFacts.price ?? 0, make, signal)
  }

  return {
    name,
    can: { edit: editFacts.edits !== 'no', extend: editFacts.edits === 'masked', seed: keepsSeeds.has(provider) },
    paint: async (order, signal) => {
      const shape = nearestShape(facts.shapes, order)
      const words = paintWords(order.document, await mannerOf(order), order)
      const stroke = { words, shape, seed: seedOf(order.seed), ground: null }
      return desk('paint', price ?? facts.price ?? 0, async (paint) => (await paint(stroke)).bytes, signal)
    },
    edit: async ({ picture: bytes, words, mask, seed }, signal) => {
      if (editFacts.edits === 'no') throw cannot(name, 'edit', editModel)
      const picture = await ownPicture(bytes)
      const free = mask && (await freeAreaOf(mask, picture))
      return paintOver('edit', { words: editWords(words), seed, picture, free }, signal)
    },
    extend: async ({ picture: bytes, margins, words, seed }, signal) => {
      if (editFacts.edits !== 'masked') throw cannot(name, 'extend', editModel)
      const old = await ownPicture(bytes)
      const picture = await laidOut(old, margins)
      const free = areaAround(old, margins)
      return paintOver('extend', { words: extendWords(words), seed, picture, free }, signal)
    },
  }
}

/** Their models paint the same for the same seed; those of OpenAI take none, and of others nobody knows. */
const keepsSeeds: ReadonlySet<ImageProviderName> = new Set([
  'google',
  'fal',
  'replicate',
  'black-forest-labs',
  'comfyui',
  'automatic1111',
])

/** A graph of the operator's own says nothing about whether the shipped one for edits would run. */
const editFactsFor = ({ provider, model, editModel, workflows }: PainterConfig): ModelFacts => {
  const facts = editFactsOf(provider, model, editModel)
  return provider === 'comfyui' && workflows.paint && !workflows.edit ? { ...facts, edits: 'no' } : facts
}

const seedOf = (seed: number): number => seed >>> 1

const cannot = (name: string, what: string, editModel: string | null): PainterFailure =>
  new PainterFailure('unavailable', `${editModel ?? name} cannot ${what} pictures`)

/** Loaded with the first order: every family comes along. */
const mannerOf = async ({ document }: ArtOrder): Promise<Manner | null> => {
  const { findFamily } = await import('../families/index.ts')
  const family = findFamily(document.template)
  if (!family) return null
  const layout = family.layouts.find(({ id }) => id === document.direction.layout)
  return { technique: family.technique, layout: layout?.phrase ?? null }
}

/** The picture in the middle of its new size, its mirror image around it as a first idea of what may stand there. */
const laidOut = async ({ bytes }: Picture, margins: ArtExtension['margins']): Promise<Picture> => {
  const { data, info } = await sharp(bytes)
    .extend({ ...margins, extendWith: 'mirror' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
