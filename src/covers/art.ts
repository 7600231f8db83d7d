// The pictures that an image model paints for covers: commissioned, judged, kept on the shelf, and found again for every asset.
import type { AssetType } from '../catalog/assets.ts'
import type { EditReport } from '../contract/edit-report.ts'
import { JobFailure, type Workload } from '../jobs/rules.ts'
import type { Database } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { readWhole } from '../platform/storage/read-whole.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { CommissionedArt } from '../studio/art/commission-art.ts'
import { asksForPicture, isOfPicture } from '../studio/art/picture-edit.ts'
import { reportOfModel } from '../studio/art/report-of-model.ts'
import type { CoverDocument } from '../studio/document.ts'
import type { Painter } from '../studio/painters/painter.ts'
import type { EditAnswer } from '../studio/press/edit-order.ts'
import { assetFormats } from '../studio/press/sheet.ts'
import type { Senses } from '../studio/senses/senses.ts'
import { commissioner } from './commission.ts'
import { findSquareOf } from './store.ts'

interface ArtRoom {
  readonly database: Database
  readonly storage: Storage
  readonly senses: Senses
  readonly log: Log
  /** Null: the families paint everything. */
  readonly painter: Painter | null
  /** Whether the families paint what the image model did not. */
  readonly fallsBack: boolean
}

/** A document, and the picture that its type stands on; null where the family paints. */
export interface Standing {
  readonly document: CoverDocument
  readonly picture: Uint8Array | null
  /** The picture at the size of a print, for assets that want it. */
  readonly enlarged?: Uint8Array
}

/** A picture, and the key of the square that was made for it and must be kept with the cover, if one was. */
export interface AssetPicture {
  readonly picture: Uint8Array
  readonly squareKey: string | null
}

/** What an asset is painted on. */
export interface AssetStanding {
  readonly standing: Standing
  readonly squareKey: string | null
}

const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const

export const keepArt = ({ database, storage, senses, log, painter, fallsBack }: ArtRoom) => {
  const { commission, commissionOrNone } = commissioner({ senses, log, fallsBack })
  const front = assetFormats.preview.pixels

  /** New art for a document; its family paints where there is no model, or where the model fails and may be replaced. */
  const paint = async (load: Workload, coverId: string, document: CoverDocument): Promise<Standing> => {
    const plain = { document: { ...document, art: null }, picture: null }
    if (!painter) return plain
    const ask = (seed: number) =>
      painter.paint({ document: plain.document, width: front.w, height: front.h, seed }, load.signal)
    const made = await commissionOrNone(load, document.seed, ask)
    return made ? stand(load, coverId, document, { made, painter, words: document.prompt }) : plain
  }

  /** The document on the picture it has. */
  const keep = async (document: CoverDocument): Promise<Standing> => ({
    document,
    picture: document.art === null ? null : await read(document.art.picture),
  })

  const canPaintOver = painter?.can.edit ?? false

  /** Whether the image model is asked for another picture. */
  const repaints = (source: CoverDocument, { outcomes }: EditAnswer): boolean =>
    source.art !== null &&
    asksForPicture(
      outcomes.map(({ edit }) => edit),
      canPaintOver,
    )

  /** What comes of an edit; of what the image model is asked for, only that it is. */
  const reportOf = (source: CoverDocument, edited: EditAnswer): EditReport =>
    painter && repaints(source, edited) ? reportOfModel(edited.outcomes, painter.name) : edited.report

  /** An edited cover: on the same picture, unless the wish is about what the picture shows. */
  const edit = async (
    load: Workload,
    coverId: string,
    source: CoverDocument,
    edited: EditAnswer,
  ): Promise<Standing> => {
    if (source.art === null || !repaints(source, edited)) return keep(edited.document)
    if (!painter) throw new JobFailure('provider_error', 'This service has no image model now to change the picture.')
    const document = paintedNotLaid(source, edited)
    const words = wordsForPicture(edited)
    const picture = await read(source.art.picture)
    const ask = (seed: number) =>
      canPaintOver
        ? painter.edit({ picture, words, mask: null, seed }, load.signal)
        : painter.paint({ document: { ...document, art: null }, width: front.w, height: front.h, seed }, load.signal)
    const made = await commission(load, source.seed, ask)
    return stand(load, coverId, document, { made, painter, words: canPaintOver ? words : document.prompt })
  }

  /** The picture that an asset is made on: as a square, or at print size, as it wants. */
  const forAsset = async (
    load: Workload,
    coverId: string,
    document: CoverDocument,
    asset: AssetType,
  ): Promise<AssetStanding> => {
    if (document.art === null) return { standing: { document, picture: null }, squareKey: null }
    const { pixels } = assetFormats[asset]
    const { picture, squareKey } =
      pixels.w === pixels.h
        ? await squareOf(load, coverId, document, document.art.picture)
        : { picture: await read(document.art.picture), squareKey: null }
    if (pixels.h <= front.h) return { standing: { document, picture }, squareKey }
    const order = { image: picture, width: pixels.w, height: pixels.h }
    const { image: enlarged } = await senses.upscale(order, load.signal)
    return { standing: { document, picture, enlarged }, squareKey }
  }

  /** Made once for all covers that stand on the picture, or the print size would show another square than the preview. */
  const squareOf = async (
    load: Workload,
    coverId: string,
    document: CoverDocument,
    key: string,
  ): Promise<AssetPicture> => {
    const kept = await findSquareOf(database.read, key)
    if (kept !== undefined) return { picture: await read(kept), squareKey: null }
    const picture = await read(key)
    const extended = await extendToSquare(load, document, picture)
    const square = extended ?? { picture: (await senses.square(picture, load.signal)).image, format: 'jpeg' as const }
    return { picture: square.picture, squareKey: await shelve(load, coverId, square) }
  }

  const extendToSquare = async (load: Workload, document: CoverDocument, picture: Uint8Array) => {
    if (!painter?.can.extend || document.art === null) return null
    const { width, height } = document.art
    const missing = Math.abs(height - width)
    const sides = { before: Math.floor(missing / 2), after: Math.ceil(missing / 2) }
    const isTall = height > width
    const margins = {
      left: isTall ? sides.before : 0,
      right: isTall ? sides.after : 0,
      top: isTall ? 0 : sides.before,
      bottom: isTall ? 0 : sides.after,
    }
    if (missing === 0) return null
    const ask = (seed: number) => painter.extend({ picture, margins, words: document.prompt, seed }, load.signal)
    return commissionOrNone(load, document.seed, ask)
  }

  interface Commissioned {
    readonly made: CommissionedArt
    readonly painter: Painter
    readonly words: string
  }

  const stand = async (
    load: Workload,
    coverId: string,
    document: CoverDocument,
    { made, painter: { name }, words }: Commissioned,
  ): Promise<Standing> => {
    const { width, height } = made
    const picture = await shelve(load, coverId, made)
    return { document: { ...document, art: { picture, width, height, painter: name, words } }, picture: made.picture }
  }

  const shelve = async (
    load: Workload,
    coverId: string,
    { picture, format }: Pick<CommissionedArt, 'picture' | 'format'>,
  ): Promise<string> => {
    const key = `covers/${coverId}/art-${newId()}.${extensions[format]}`
    await load.shelf.put(key, picture)
    return key
  }

  const read = async (key: string): Promise<Uint8Array> => {
    const picture = await readWhole(storage, key)
    if (!picture) throw new JobFailure('generation_failed', 'The picture of the cover is gone.')
    return picture
  }

  return { paint, keep, edit, repaints, reportOf, forAsset }
}

/** What is told to whoever paints: told of a title, a model would paint one. */
const wordsForPicture = ({ outcomes }: EditAnswer): string =>
  outcomes.flatMap(({ edit, asked }) => (isOfPicture(edit) ? [asked] : [])).join(', ')

/** The edited document, without the light and weather that the model paints into the picture: they would act twice. */
const paintedNotLaid = (source: CoverDocument, edited: EditAnswer): CoverDocument => {
  const { document, outcomes } = edited
  if (outcomes.every(({ reason }) => reason !== null))
    return {
      ...source,
      prompt: `${source.prompt} Changed: ${wordsForPicture(edited)}, as the image model understands it.`,
    }
  const { hour, season, air, manner } = source.direction.adjustments
  const { direction } = document
  return {
    ...document,
    direction: { ...direction, adjustments: { ...direction.adjustments, hour, season, air, manner } },
  }
}
