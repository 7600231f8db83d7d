// Every error code the service can answer with: its HTTP status and what it says when the thrower says nothing better.

interface ErrorEntry {
  readonly status: number
  /** The contract gives a few codes a second status. */
  readonly otherStatus?: number
  readonly message: string
}

const entries = {
  // 400: the request's form
  invalid_json: { status: 400, message: 'The request body is not valid JSON.' },
  invalid_request: { status: 400, message: 'The request could not be understood.' },
  missing_required_fields: { status: 400, message: 'Required fields are missing.' },
  missing_book_id: { status: 400, message: 'bookId is required.' },
  missing_cover_id: { status: 400, message: 'coverId is required.' },
  missing_job_id: { status: 400, message: 'jobId is required.' },
  invalid_count: { status: 400, message: 'count must be a whole number from 1 to 5.' },
  invalid_genre: { status: 400, message: 'The genre is not one of the supported values.' },
  invalid_subgenre: { status: 400, message: 'The subgenre is not valid for this genre.' },
  missing_genre_for_subgenre: { status: 400, message: 'subgenre needs genre.' },
  invalid_template_id: { status: 400, message: 'There is no template with this id.' },
  unsupported_characters: {
    status: 400,
    message: 'Arabic and Devanagari scripts are not supported; nor is a text of which no character can be printed.',
  },
  field_too_long: { status: 400, message: 'A field is longer than its limit.' },
  invalid_field_type: { status: 400, message: 'A field has the wrong type.' },
  invalid_field_value: { status: 400, message: 'A field has a value that is not allowed.' },
  content_policy_violation: { status: 400, message: 'The content policy does not allow this content.' },
  missing_prompt: { status: 400, message: 'A prompt is required.' },
  missing_cover_image: { status: 400, message: 'The cover has no preview image.' },
  invalid_source_asset: { status: 400, message: 'sourceAsset is missing or not allowed.' },
  invalid_asset_type: { status: 400, message: 'The asset type is not one of the six.' },
  invalid_limit: { status: 400, message: 'limit is out of range.' },
  invalid_cursor: { status: 400, message: 'The cursor is not one this list has given out.' },
  invalid_status_filter: { status: 400, message: 'status is not a job status.' },
  invalid_operation_filter: { status: 400, message: 'operation is not a job operation.' },
  missing_instructions: { status: 400, message: 'instructions are required.' },
  missing_reference_images: { status: 400, message: 'At least one reference image is required.' },
  too_many_reference_images: { status: 400, message: 'At most 4 reference images are allowed.' },
  invalid_upload: { status: 400, message: 'The upload cannot be used.' },
  upload_not_found: { status: 400, message: 'The upload has not been received, or has been removed.' },
  file_too_large: { status: 400, message: 'The file is larger than the limit.' },
  file_too_small: { status: 400, message: 'The file is smaller than the limit.' },
  invalid_image_dimensions: { status: 400, message: 'The image dimensions are out of range.' },
  invalid_trim_size: { status: 400, message: 'The trim size is not one the printer offers for this binding.' },
  invalid_page_count: { status: 400, message: 'The page count is out of range.' },
  invalid_paper_type: { status: 400, message: 'The paper type is not one of the supported values.' },
  invalid_binding_type: { status: 400, message: 'The binding type is not one of the supported values.' },
  invalid_design_style: { status: 400, message: 'The design style is not one of the supported values.' },
  invalid_preset: { status: 400, message: 'The preset is not one of the supported values.' },
  invalid_color: { status: 400, message: 'A colour must be a hex string such as #1a2b3c.' },
  invalid_layout: { status: 400, message: 'The layout does not follow the layout schema.' },
  missing_front_cover: { status: 400, message: 'A front cover is required.' },
  missing_back_art: { status: 400, message: 'The wrap has no back art.' },
  back_color_requires_solid_style: { status: 400, message: 'solidColor needs a wrap of designStyle solid.' },

  // 401 to 405: who asks, and for what
  unauthorized: { status: 401, message: 'The API key is missing, malformed, unknown or inactive.' },
  insufficient_credits: { status: 402, message: 'The credit balance does not cover this operation.' },
  forbidden: { status: 403, message: 'This account has no active subscription.' },
  invalid_signature: { status: 403, message: 'The URL has been altered or is not signed.' },
  url_expired: { status: 403, message: 'The URL has expired. Ask the API for a fresh one.' },
  not_found: { status: 404, message: 'There is nothing at this path.' },
  file_not_found: { status: 404, message: 'The file does not exist.' },
  book_not_found: { status: 404, message: 'There is no such book in this account.' },
  cover_not_found: { status: 404, message: 'There is no such cover in this account.' },
  job_not_found: { status: 404, message: 'There is no such job for this key.' },
  wrap_not_found: { status: 404, message: 'There is no such wrap in this account.' },
  subscription_not_found: { status: 404, message: 'The account has no subscription.' },
  reference_cover_not_found: {
    status: 404,
    otherStatus: 400,
    message: 'A reference cover does not exist in this account, or its id is no uuid.',
  },
  asset_not_available: { status: 404, message: 'This asset has not been made yet.' },
  method_not_allowed: { status: 405, message: 'This path does not support this method.' },
  request_timeout: { status: 408, message: 'The request did not arrive in time.' },

  // 409 to 429: the state of things
  asset_already_exists: { status: 409, message: 'The asset exists already.' },
  wrap_changed: { status: 409, message: 'The wrap was changed meanwhile. Open it again.' },
  operation_in_progress: { status: 409, message: 'The same operation is already running for this cover.' },
  payload_too_large: { status: 413, message: 'The request body is larger than 1 MiB.' },
  unsupported_media_type: {
    status: 415,
    message: 'The content type is missing or not supported, or the body is sent compressed.',
  },
  range_not_satisfiable: { status: 416, message: 'The requested range lies outside the file.' },
  unsupported_genre: { status: 422, message: 'Covers cannot be generated for this genre or subgenre.' },
  concurrency_limit: { status: 429, message: 'The limit of concurrent jobs is reached.' },
  rate_limited: { status: 429, message: 'Too many calls in a short time.' },
  headers_too_large: { status: 431, message: 'The request headers are too large.' },

  // 5xx: our side
  internal_error: { status: 500, message: 'Something went wrong on our side.' },
  book_creation_failed: { status: 500, message: 'The book could not be stored.' },
  job_creation_failed: { status: 500, message: 'The job could not be queued. Nothing was charged.' },
  fetch_failed: { status: 500, message: 'The list could not be read.' },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof entries

export const errorCatalogue: Readonly<Record<ErrorCode, ErrorEntry>> = entries

export const isErrorCode = (value: string): value is ErrorCode => Object.hasOwn(entries, value)
