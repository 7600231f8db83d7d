// Wraps: the printed sheet of back, spine and front.
import type { CallOptions, Connection, MakingOptions } from '../connection.ts'
import { fetchFile } from '../files.ts'
import type { JobTicket } from '../job-types.ts'
import { ticketOf } from '../tickets.ts'
import type {
  JobNotes,
  Operations,
  RenderedWrap,
  RenderFields,
  WrapDetail,
  WrapDimensions,
  WrapFields,
} from '../types.generated.ts'

/** What the size of a wrap follows from. */
export type WrapSize = Pick<WrapFields, keyof Operations['calculateWrap']['query']>

export type WrapFile = keyof WrapDetail['assets']

export class Wraps {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** The dimensions of the print file. Free. */
  calculate(size: WrapSize, options?: CallOptions): Promise<WrapDimensions> {
    return this.#connection.call('calculateWrap', { query: size }, options)
  }

  /** Builds the print wrap of a cover; the one there is is made anew. 2 credits in the style solid, 4 in any other. */
  async create(fields: WrapFields, options?: MakingOptions): Promise<JobTicket<'wrap'>> {
    return ticketOf('wrap', await this.#connection.call('createWrap', { body: fields }, options))
  }

  /** A wrap with its layout and signed URLs. */
  get(wrapId: string, options?: CallOptions): Promise<WrapDetail> {
    return this.#connection.call('getWrap', { params: { wrapId } }, options)
  }

  /** Sets the type anew, at once: from texts, or from a layout as `layout_state` has it. Free. */
  render(wrapId: string, fields: RenderFields = {}, options?: CallOptions): Promise<RenderedWrap> {
    return this.#connection.call('renderWrap', { params: { wrapId }, body: fields }, options)
  }

  /** Extends the front panel again. Free. */
  async extendFront(
    wrapId: string,
    fields: JobNotes = {},
    options?: MakingOptions,
  ): Promise<JobTicket<'wrap_extend_front'>> {
    const parts = { params: { wrapId }, body: fields }
    return ticketOf('wrap_extend_front', await this.#connection.call('extendFront', parts, options))
  }

  /** One of the files of a wrap: the print PDF is `wrap_pdf`. */
  async download(wrapId: string, file: WrapFile, options: CallOptions = {}): Promise<File> {
    const { assets } = await this.get(wrapId, options)
    return fetchFile(this.#connection, assets[file].signedUrl, options)
  }
}
