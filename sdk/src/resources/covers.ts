// Covers: made, changed, read and downloaded. What makes something returns the ticket of a job.
import type { CallOptions, Connection, MakingOptions } from '../connection.ts'
import { UnexpectedAnswerError } from '../errors.ts'
import { fetchFile } from '../files.ts'
import type { JobTicket } from '../job-types.ts'
import { ticketOf } from '../tickets.ts'
import type {
  AssetType,
  CoverDetail,
  CoverList,
  EditFields,
  GenerateFields,
  JobNotes,
  Operations,
  ReferenceFields,
  UpscaleFields,
  VariationFields,
} from '../types.generated.ts'

export class Covers {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Generates 1 to 5 covers for a book. One credit each. */
  async generate(fields: GenerateFields, options?: MakingOptions): Promise<JobTicket<'generate'>> {
    return ticketOf('generate', await this.#connection.call('generateCovers', { body: fields }, options))
  }

  /** Generates one cover in the spirit of 1 to 4 reference images. One credit. */
  async generateFromReference(
    fields: ReferenceFields,
    options?: MakingOptions,
  ): Promise<JobTicket<'generate_reference'>> {
    const answer = await this.#connection.call('generateFromReferences', { body: fields }, options)
    return ticketOf('generate_reference', answer)
  }

  /** A cover and its assets, with signed URLs of those that exist. */
  get(coverId: string, options?: CallOptions): Promise<CoverDetail> {
    return this.#connection.call('getCover', { params: { coverId } }, options)
  }

  /** The covers of a book, newest first, without URLs. */
  listForBook(
    bookId: string,
    query?: Operations['listBookCovers']['query'],
    options?: CallOptions,
  ): Promise<CoverList> {
    return this.#connection.call('listBookCovers', { params: { bookId }, query }, options)
  }

  /** Makes 1 to 5 siblings of a cover. One credit each. */
  async vary(coverId: string, fields: VariationFields = {}, options?: MakingOptions): Promise<JobTicket<'variation'>> {
    const parts = { params: { coverId }, body: fields }
    return ticketOf('variation', await this.#connection.call('varyCover', parts, options))
  }

  /** Changes a cover by words; the change is a new cover. One credit. */
  async edit(coverId: string, fields: EditFields, options?: MakingOptions): Promise<JobTicket<'edit_image'>> {
    const parts = { params: { coverId }, body: fields }
    return ticketOf('edit_image', await this.#connection.call('editCover', parts, options))
  }

  /** Brings an asset to print resolution. Free. */
  async upscale(coverId: string, fields: UpscaleFields, options?: MakingOptions): Promise<JobTicket<'upscale'>> {
    const parts = { params: { coverId }, body: fields }
    return ticketOf('upscale', await this.#connection.call('upscaleCover', parts, options))
  }

  /** Makes the square audiobook version. One credit. */
  async audiobook(
    coverId: string,
    fields: JobNotes = {},
    options?: MakingOptions,
  ): Promise<JobTicket<'audiobook_cover'>> {
    const parts = { params: { coverId }, body: fields }
    return ticketOf('audiobook_cover', await this.#connection.call('makeAudiobookCover', parts, options))
  }

  /** Makes the artwork without its text. One credit. */
  async removeText(coverId: string, fields: JobNotes = {}, options?: MakingOptions): Promise<JobTicket<'remove_text'>> {
    const parts = { params: { coverId }, body: fields }
    return ticketOf('remove_text', await this.#connection.call('removeText', parts, options))
  }

  /** The file of an asset, with a readable name and its type. */
  async download(coverId: string, asset: AssetType, options: CallOptions = {}): Promise<File> {
    const request = this.#connection.request('downloadAsset', { params: { coverId, assetType: asset } })
    const location = await this.#connection.exchange(
      { ...request, succeeded: ({ status }) => status === 302, read: locationOf },
      options,
    )
    return fetchFile(this.#connection, location, options)
  }
}

const locationOf = async (response: Response): Promise<string> => {
  await response.body?.cancel()
  const location = response.headers.get('location')
  if (location === null) throw new UnexpectedAnswerError('The service redirects without saying where to.')
  return location
}
