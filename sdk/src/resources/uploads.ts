// Uploads: reference images of your own.
import type { CallOptions, Connection } from '../connection.ts'
import type { ImageType, UploadTicket } from '../types.generated.ts'

export class Uploads {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /**
   * Uploads an image; its `upload_id` goes into `reference_upload_ids`. Free. The type of a Blob or File is its own unless
   * said otherwise.
   */
  async upload(
    image: Blob | Uint8Array | ArrayBuffer,
    type?: ImageType,
    options: CallOptions = {},
  ): Promise<UploadTicket> {
    const file = image instanceof Blob ? image : new Blob([copyOf(image)])
    const content_type = checkedType(type ?? file.type)
    const body = { content_type, size_bytes: file.size }
    const ticket = await this.#connection.call('createUpload', { body }, options)
    const init = { method: 'PUT', headers: { 'content-type': content_type }, body: file }
    await this.#connection.exchange({ url: ticket.upload_url, init, read: ignore }, options)
    return ticket
  }
}

const imageTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'] satisfies readonly ImageType[]

const isImageType = (type: string): type is ImageType => imageTypes.includes(type)

const checkedType = (type: string): ImageType => {
  if (isImageType(type)) return type
  throw new TypeError(`The type of the image must be one of ${imageTypes.join(', ')}, not "${type}".`)
}

/** Bytes of any buffer, shared ones included, as a Blob takes them. */
const copyOf = (bytes: Uint8Array | ArrayBuffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

const ignore = async (response: Response): Promise<void> => response.body?.cancel()
