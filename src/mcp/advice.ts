// What an agent can do about a fault.
import type { ErrorCode } from '../catalog/errors.ts'
import type { Fault } from '../catalog/fault.ts'

const advice: Readonly<Partial<Record<ErrorCode, string>>> = {
  insufficient_credits:
    'Tell the user that credits have run out; details.billing_url is where more are bought. Asking for fewer covers costs less.',
  concurrency_limit: 'Wait until a running job has ended (get_generation_status), then call again.',
  rate_limited: 'Wait for details.retry_after_seconds, then call again. Poll jobs every few seconds, not more often.',
  book_not_found: 'Call list_books to find the bookId.',
  missing_book_id: 'Call list_books to find the bookId, or create_book_and_generate_covers for a new book.',
  cover_not_found: 'Call list_books and list_covers_for_book to find the coverId.',
  missing_cover_id: 'Call list_books and list_covers_for_book to find the coverId.',
  job_not_found: 'Use the jobId that a tool answered. A job is only seen by the API key that started it.',
  missing_job_id: 'Use the jobId that the tool which started the job answered.',
  wrap_not_found: 'Use the wrapId in the result of a finished create_full_wrap job.',
  reference_cover_not_found: 'Call list_covers_for_book to find covers of this account.',
  upload_not_found: 'Call upload_reference_image again; uploads are kept for 24 hours.',
  invalid_upload: 'Call upload_reference_image and use the upload_id that it answers.',
  invalid_template_id: 'Call list_templates_for_genre and use the id of a template, or leave templateId out.',
  invalid_subgenre: 'Use one of the subgenres in the message, or leave subgenre out.',
  unsupported_genre:
    'Covers cannot be generated for this genre or subgenre. Create the book with one that fits better.',
  asset_already_exists: 'Nothing needs to be made: download_cover gives the file.',
  asset_not_available:
    'Make the file first: upscale_cover for full, audiobook_full and no_text_full, create_audiobook_cover for audiobook_preview, remove_cover_text for no_text.',
  operation_in_progress: 'The same work is already running. Wait a little, then look with download_cover.',
  content_policy_violation: 'Change what was asked for, or the image, so that the content policy allows it.',
  invalid_cursor: 'Call again without cursor to begin at the first page.',
  invalid_trim_size:
    'Use a trim size that KDP offers for the binding, such as 6 x 9; calculate_kdp_wrap tells for free.',
  invalid_page_count: 'Use a page count within the range in the message; calculate_kdp_wrap tells for free.',
  back_color_requires_solid_style: 'Leave solidColor out, or call create_full_wrap with designStyle solid.',
  subscription_not_found: 'Tell the user that the account has no subscription.',
}

/** Nothing that is refused has been charged. */
export const adviceFor = ({ code, status }: Fault): string => {
  const known = advice[code]
  if (known !== undefined) return known
  return status >= 500
    ? 'Nothing was charged. Try again in a minute, with the same idempotency_key if there was one.'
    : 'Correct the argument that the message names and call again. Nothing was charged.'
}
