// Written by tools/sdk-types.ts from the contract of the service. Not to be edited: `npm run sdk:types` writes it anew.

export type Genre =
  | 'business-economics'
  | 'Business & Economics'
  | 'religion-spirituality'
  | 'Religion & Spirituality'
  | 'non-fiction'
  | 'Non-Fiction'
  | 'fantasy'
  | 'Fantasy'
  | 'romance'
  | 'Romance'
  | 'thriller'
  | 'Thriller'
  | 'mystery'
  | 'Mystery'
  | 'science-fiction'
  | 'Science Fiction'
  | 'horror'
  | 'Horror'
  | 'historical-fiction'
  | 'Historical Fiction'
  | 'health-fitness'
  | 'Health & Fitness'
  | 'contemporary-fiction'
  | 'Contemporary Fiction'
  | 'young-adult'
  | 'Young Adult'
  | 'childrens'
  | "Children's"
  | 'self-help'
  | 'Self-Help & Personal Development'
  | 'biography-memoir'
  | 'Biography & Memoir'
  | 'poetry'
  | 'Poetry'
  | 'planner-journal'
  | 'Planner & Journal'
  | 'other'
  | 'Other'

export type TargetAudience = 'children' | 'middle-grade' | 'young-adult' | 'new-adult' | 'adult'

export type ColorPalette =
  | 'monochrome'
  | 'pastel'
  | 'earth'
  | 'muted'
  | 'dark'
  | 'bold'
  | 'warm'
  | 'cool'
  | 'metallic'
  | 'duotone'

export type Mood = 'intense' | 'mysterious' | 'romantic' | 'intellectual' | 'uplifting' | 'epic' | 'melancholic'

export type UpscaleSource = 'preview' | 'audiobook_preview' | 'no_text'

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp'

export type PaperType = 'white' | 'cream' | 'premium_color' | 'standard_color'

export type BindingType = 'paperback' | 'hardcover'

export type AssetType = 'preview' | 'full' | 'audiobook_preview' | 'audiobook_full' | 'no_text' | 'no_text_full'

export type OperationName =
  | 'generate'
  | 'variation'
  | 'edit_image'
  | 'upscale'
  | 'audiobook_cover'
  | 'remove_text'
  | 'generate_reference'
  | 'wrap'
  | 'wrap_extend_front'

export type JobStatus = 'queued' | 'processing' | 'completed' | 'failed'

export type JobErrorCode =
  | 'generation_failed'
  | 'content_policy_violation'
  | 'edit_not_understood'
  | 'edit_has_no_effect'
  | 'provider_error'
  | 'timeout'
  | 'internal_error'

export interface BookDraft {
  title: string
  /** Slug or canonical value; case matters. */
  genre: Genre
  /** Required unless the genre is Planner & Journal. */
  author?: string | undefined
  subtitle?: string | undefined
  /** Detected from title and summary when omitted, where the genre has subgenres. */
  subgenre?: string | undefined
  /** Informs the cover. */
  summary?: string | undefined
  target_audience?: TargetAudience | undefined
  /** Your reference; echoed in the answer, not stored. */
  external_ref?: string | undefined
  /** Year label for a planner, such as "2027". Of any length; a cover shows the first 40 characters. */
  planner_year?: string | undefined
}

export interface BookCreated {
  bookId: string
  subgenre: string | null
  external_ref: string | null
  /** ISO 8601, UTC, with milliseconds. */
  created_at: string
}

export interface Book {
  bookId: string
  title: string
  author: string | null
  subtitle: string | null
  /** Canonical value. */
  genre: string
  subgenre: string | null
  summary: string | null
  target_audience: TargetAudience | null
  /** ISO 8601, UTC, with milliseconds. */
  created_at: string
}

export interface BookPage {
  books: Array<Book>
  /** Pass it as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export interface GenerateFields {
  bookId: string
  count?: number | undefined
  /** The best template for the book is chosen when omitted. */
  templateId?: string | undefined
  /** Art direction in your own words. */
  prompt?: string | undefined
  colorPalette?: ColorPalette | undefined
  mood?: Mood | undefined
  /** Your reference; echoed in the job and in its webhook. */
  external_ref?: string | undefined
  /** Where the job's end is announced; overrides the default webhook URL of the key. */
  webhookUrl?: string | undefined
}

export interface VariationFields {
  count?: number | undefined
  /** Your reference; echoed in the job and in its webhook. */
  external_ref?: string | undefined
  /** Where the job's end is announced; overrides the default webhook URL of the key. */
  webhookUrl?: string | undefined
}

export interface EditFields {
  /** What to change, in words. */
  prompt: string
  /** Your reference; echoed in the job and in its webhook. */
  external_ref?: string | undefined
  /** Where the job's end is announced; overrides the default webhook URL of the key. */
  webhookUrl?: string | undefined
}

export interface UpscaleFields {
  sourceAsset: UpscaleSource
  /** Your reference; echoed in the job and in its webhook. */
  external_ref?: string | undefined
  /** Where the job's end is announced; overrides the default webhook URL of the key. */
  webhookUrl?: string | undefined
}

export interface JobNotes {
  /** Your reference; echoed in the job and in its webhook. */
  external_ref?: string | undefined
  /** Where the job's end is announced; overrides the default webhook URL of the key. */
  webhookUrl?: string | undefined
}

export interface ReferenceFields {
  bookId: string
  instructions: string
  /** `upload_id`s of images that you have uploaded. */
  reference_upload_ids?: ReadonlyArray<string> | undefined
  /** Ids of covers of this account. */
  reference_cover_ids?: ReadonlyArray<string> | undefined
  /** Your reference; echoed in the job and in its webhook. */
  external_ref?: string | undefined
  /** Where the job's end is announced; overrides the default webhook URL of the key. */
  webhookUrl?: string | undefined
}

export interface SignedAsset {
  available: boolean
  /** Only where available; valid for an hour. */
  signedUrl?: string
  /** ISO 8601, UTC, with milliseconds. */
  expiresAt?: string
}

export interface CoverDetail {
  coverId: string
  bookId: string
  /** Template id; null for covers made after reference images. */
  coverStyle: string | null
  assets: {
    preview: SignedAsset
    full: SignedAsset
    audiobook_preview: SignedAsset
    audiobook_full: SignedAsset
    no_text: SignedAsset
    no_text_full: SignedAsset
  }
}

export interface Availability {
  available: boolean
}

export interface CoverItem {
  coverId: string
  /** Template id; null for covers made after reference images. */
  coverStyle: string | null
  /** ISO 8601, UTC, with milliseconds. */
  created_at: string
  assets: {
    preview: Availability
    full: Availability
    audiobook_preview: Availability
    audiobook_full: Availability
    no_text: Availability
    no_text_full: Availability
  }
}

export interface CoverList {
  bookId: string
  covers: Array<CoverItem>
  total: number
}

export interface JobError {
  code: JobErrorCode
  message: string
}

export interface NewCover {
  coverId: string
  /** Valid for an hour; poll again for a fresh one. */
  signedUrl: string
  /** ISO 8601, UTC, with milliseconds. */
  expiresAt: string
  coverStyle: string | null
  /** What is on the cover, told by whoever painted it; nothing that was only planned. */
  prompt: string
}

export interface DerivedCover {
  coverId: string
  /** Valid for an hour; poll again for a fresh one. */
  signedUrl: string
  /** ISO 8601, UTC, with milliseconds. */
  expiresAt: string
  coverStyle: string | null
}

export interface AssetCover {
  coverId: string
  /** Valid for an hour; poll again for a fresh one. */
  signedUrl: string
  /** ISO 8601, UTC, with milliseconds. */
  expiresAt: string
  coverStyle: string | null
  asset: AssetType
}

export interface MadeCovers {
  bookId: string
  covers: Array<NewCover>
}

export type EditFailing = 'not_understood' | 'not_in_picture' | 'cannot_be_drawn' | 'contradicts'

export interface EditReport {
  /** Each wish that can be seen on the cover, or was there before: as it was understood, and what was done. */
  done: Array<{
    asked: string
    what: string
  }>
  /** Each wish that cannot be seen on the cover, with the reason. */
  notDone: Array<{
    asked: string
    what: string
    why: EditFailing
  }>
}

export interface EditedCovers {
  sourceCoverId: string
  covers: Array<DerivedCover>
  /** Wish by wish: what was done, and what not, and why. */
  report: EditReport
}

export interface DerivedCovers {
  sourceCoverId: string
  covers: Array<DerivedCover>
}

export interface MadeAssets {
  covers: Array<AssetCover>
}

export interface JobDetail {
  jobId: string
  status: JobStatus
  operation: OperationName
  external_ref: string | null
  /** What is reserved while the job runs; what it cost once it has ended. */
  credits_used: number
  /** ISO 8601, UTC, with milliseconds. */
  created_at: string
  started_at: string | null
  completed_at: string | null
  error: JobError | null
  /** Relative; where the job is polled. */
  poll_url: string
  result: MadeCovers | EditedCovers | DerivedCovers | MadeAssets | MadeWrap | null
}

export interface JobSummary {
  jobId: string
  status: JobStatus
  operation: OperationName
  external_ref: string | null
  /** What is reserved while the job runs; what it cost once it has ended. */
  credits_used: number
  /** ISO 8601, UTC, with milliseconds. */
  created_at: string
  started_at: string | null
  completed_at: string | null
  error: JobError | null
  /** Relative; where the job is polled. */
  poll_url: string
}

export interface JobItem {
  jobId: string
  status: JobStatus
  operation: OperationName
  external_ref: string | null
  /** What is reserved while the job runs; what it cost once it has ended. */
  credits_used: number
  /** ISO 8601, UTC, with milliseconds. */
  created_at: string
  started_at: string | null
  completed_at: string | null
  error: JobError | null
  /** Relative; where the job is polled. */
  poll_url: string
  bookId: string | null
}

export interface JobPage {
  jobs: Array<JobItem>
  /** Pass it as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export interface UploadTicket {
  upload_id: string
  /** PUT the bytes here with the same Content-Type. */
  upload_url: string
  /** ISO 8601, UTC, with milliseconds. */
  expires_at: string
  max_bytes: number
  allowed_types: Array<ImageType>
}

export type DesignStyle = 'solid' | 'textured' | 'continuation' | 'complementary'

export type WrapPreset = 'standard' | 'blurb-only' | 'minimal'

export interface WrapFields {
  /** The front panel. */
  coverId: string
  /** Required. Inches; with trimHeight a KDP trim size for the binding, each within 0.001 in. */
  trimWidth: number
  /** Required. Inches. */
  trimHeight: number
  /** Required. Paperback 24 to 828, hardcover 75 to 550. */
  pageCount: number
  /** Required. No standard_color for a hardcover. */
  paperType: PaperType
  bindingType?: BindingType | undefined
  /** solid: one colour; textured: a subtle pattern of the front's motifs; continuation: the front runs on over spine and back; complementary: new art of the same world. */
  designStyle?: DesignStyle | undefined
  /** standard: tagline, blurb and author bio; blurb-only: one large text; minimal: the tagline. */
  preset?: WrapPreset | undefined
  /** `#rrggbb` or `#rgb`. For solid; the front's dominant colour when omitted. Ignored in other styles. */
  solidColor?: string | undefined
  /** `#rrggbb` or `#rgb`. As the back wants it when omitted. */
  spineColor?: string | undefined
  /** What the art of the back should show, in words. Ignored for solid. */
  customInstructions?: string | undefined
  /** In the presets standard and minimal. */
  tagline?: string | undefined
  /** Fitted; `text_overflow` warns where it cannot be set even at the smallest size. */
  blurb?: string | undefined
  /** In the preset standard. */
  authorBio?: string | undefined
  /** Left out, with the warning `spine_text_dropped`, where `canHaveSpineText` is false or the text does not fit the spine at `minFontSize`. */
  spineTitle?: string | undefined
  /** Left out like spineTitle. */
  spineAuthor?: string | undefined
  /** Your reference; echoed in the job and in its webhook. */
  external_ref?: string | undefined
  /** Where the job's end is announced; overrides the default webhook URL of the key. */
  webhookUrl?: string | undefined
}

export interface RenderFields {
  /** standard: tagline, blurb and author bio; blurb-only: one large text; minimal: the tagline. standard where texts are given without it. Ignored when layoutState is given. */
  preset?: WrapPreset | undefined
  /** In the presets standard and minimal. */
  tagline?: string | undefined
  /** Fitted; `text_overflow` warns where it cannot be set even at the smallest size. */
  blurb?: string | undefined
  /** In the preset standard. */
  authorBio?: string | undefined
  /** Left out, with the warning `spine_text_dropped`, where `canHaveSpineText` is false or the text does not fit the spine at `minFontSize`. */
  spineTitle?: string | undefined
  /** Left out like spineTitle. */
  spineAuthor?: string | undefined
  /** `#rrggbb` or `#rgb`. Omitted keeps the stored colour. */
  spineColor?: string | undefined
  /** `#rrggbb` or `#rgb`. Only for a wrap in the style solid; stored with it. */
  solidColor?: string | undefined
  /** A complete layout as `layout_state` has it; goes before texts and preset. */
  layoutState?: WrapLayout | undefined
}

export interface WrapDimensions {
  /** Inches, to three places, like every length here. */
  spineWidth: number
  /** Of the whole sheet, bleed or turn-in included. */
  fullWidth: number
  fullHeight: number
  /** Of the whole sheet at `dpi`. */
  pixelWidth: number
  pixelHeight: number
  dpi: number
  /** Around the sheet: cut off a paperback, turned in around the boards of a hardcover. */
  bleed: number
  /** Inside the trim of a paperback or the board of a hardcover. */
  safeTextMargin: number
  /** In points. */
  minFontSize: number
  /** Whether the printer sets text on a spine of so many pages. A text can still be too large for it at `minFontSize`: then it is left out with the warning `spine_text_dropped`. */
  canHaveSpineText: boolean
  /** To be kept free, in inches from the top left of the whole sheet. */
  barcodeZone: {
    x: number
    y: number
    width: number
    height: number
  }
}

export type WrapWarningCode =
  | 'front_outpaint_incomplete'
  | 'text_shrunk'
  | 'text_overflow'
  | 'spine_text_dropped'
  | 'spine_text_tight'
  | 'barcode_overlap'
  | 'low_contrast'
  | 'odd_page_count'
  | 'page_count_exceeds_kdp_limit'
  | 'font_substituted'
  | 'low_resolution'

export interface LayoutReport {
  blocks: Array<{
    /** Of the text block in `layout_state`. */
    id: string
    /** As it was set, in points. */
    fontSize: number
    /** At 300 DPI. */
    heightPx: number
    /** Whether some of it stands outside the safe area. */
    overflowsPanel: boolean
  }>
  warnings: Array<{
    code: WrapWarningCode
    message: string
    blockId?: string
  }>
}

export interface TextBlock {
  /** `tagline`, `blurb`, `authorBio`, `spineTitle`, `spineAuthor`, or a name of your own. */
  id: string
  panel: 'back' | 'spine' | 'front'
  /** Line breaks part paragraphs. */
  text: string
  x: number
  y: number
  width: number
  /** On the spine, lines run along the height. */
  height: number
  /** In points. */
  fontSize: number
  /** What it would have with more room; a smaller `fontSize` is reported. */
  preferredSize: number
  /** Set smaller than `fontSize`, down to the minimum, where it must be. */
  shrinkToFit: boolean
  /** Line distance, as a multiple of the size. */
  leading: number
  /** Letter spacing in em. */
  tracking: number
  /** Between paragraphs, as a multiple of the line distance. */
  paragraphSpacing: number
  alignment: 'left' | 'center' | 'right' | 'justify'
  verticalAlignment: 'top' | 'middle' | 'bottom'
  capitals: boolean
  /** Lines of about the same length; words are not divided. */
  balanced: boolean
  hyphenated: boolean
  /** Side by side in the box; the spine has only one, and so has a box too narrow for two. */
  columns: 1 | 2
  /** `#rrggbb` */
  color: string
  rule: {
    width: number
    /** In points; printers lose thinner lines. */
    thickness: number
    /** Inches above the top of the block. */
    offset: number
    /** `#rrggbb` */
    color: string
  } | null
  backing: {
    x: number
    y: number
    width: number
    height: number
    /** `#rrggbb` */
    color: string
    opacity: number
    /** How wide its edges fade, in inches. */
    softness: number
  } | null
  halo: {
    /** `#rrggbb` */
    color: string
    opacity: number
    /** How far it is seen around the letters, in em. */
    reach: number
  } | null
  /** The id of a face. */
  font: string
}

export interface WrapLayout {
  schemaVersion: 1
  /** Clockwise: 90 reads from top to bottom, -90 from bottom to top. 0 sets Chinese, Japanese and Korean upright, one character under the other, and all else as 90 does. */
  spineRotation: 90 | -90 | 0
  /** Of the grounds, null where art shows, and of what is written on them. */
  colors: {
    back: string | null
    spine: string | null
    /** `#rrggbb` */
    text: string
    /** `#rrggbb` */
    accent: string
  }
  textBlocks: Array<TextBlock>
}

export interface SignedFile {
  /** Valid for an hour; read again for a fresh one. */
  signedUrl: string
  /** ISO 8601, UTC, with milliseconds. */
  expiresAt: string
}

export interface MadeWrap {
  wrapId: string
  bookId: string
  coverId: string
  designStyle: DesignStyle
  preset: WrapPreset
  dims: WrapDimensions
  layout_report: LayoutReport
  /** The codes in `layout_report.warnings`. */
  warnings: Array<WrapWarningCode>
  assets: {
    /** JPEG of the whole sheet, for screens. */
    wrap_preview: SignedFile
    /** JPEG of the whole sheet at 300 DPI. */
    wrap_flat: SignedFile
    /** The print file: one page, fonts embedded, boxes set. */
    wrap_pdf: SignedFile
  }
}

export interface RenderedWrap {
  wrapId: string
  bookId: string
  dims: WrapDimensions
  layout_report: LayoutReport
  /** The codes in `layout_report.warnings`. */
  warnings: Array<WrapWarningCode>
  assets: {
    /** JPEG of the whole sheet, for screens. */
    wrap_preview: SignedFile
    /** JPEG of the whole sheet at 300 DPI. */
    wrap_flat: SignedFile
    /** The print file: one page, fonts embedded, boxes set. */
    wrap_pdf: SignedFile
  }
}

export interface WrapDetail {
  wrapId: string
  bookId: string
  /** The book's title. */
  designName: string
  designStyle: DesignStyle
  /** Inches, like every length here. */
  trimWidth: number
  trimHeight: number
  pageCount: number
  spineWidth: number
  /** The complete layout, lengths in inches from the top left of the sheet. POST render takes it back, unchanged or edited, as `layoutState`. */
  layout_state: WrapLayout
  assets: {
    /** JPEG of the whole sheet, for screens. */
    wrap_preview: SignedFile
    /** JPEG of the whole sheet at 300 DPI. */
    wrap_flat: SignedFile
    /** The print file: one page, fonts embedded, boxes set. */
    wrap_pdf: SignedFile
    /** JPEG of the back panel without text, at 300 DPI. */
    back_art: SignedFile
  }
}

export interface Template {
  id: string
  name: string
  /** The kind of picture; templates of one family are close to each other. */
  family: string
  /** How it is made. */
  templateType: string
  /** `<Genre>:<subgenre>`; `*` stands for the whole genre and for books without a subgenre. */
  genreBuckets: Array<string>
  previewImage: string
  /** Only where `subgenre` was asked for: made for it (true), or for its genre as a whole. */
  subgenreMatch?: boolean
}

export interface TemplateList {
  templates: Array<Template>
  total: number
}

export interface CreditSummary {
  tier: 'starter' | 'growth' | 'scale'
  /** Unused credits of this month. */
  credits_remaining: number
  /** What the plan gives each month. */
  credits_monthly: number
  overage_credits: number
  /** credits_remaining + overage_credits. */
  total_available: number
  concurrent_limit: number
  is_active: boolean
  billing_url: string
}

export interface Capabilities {
  api_version: string
  generation_engine: string
  genres: Array<{
    genre: string
    slug: string
    supported: boolean
    subgenre_auto_detected: boolean
    subgenres: Array<{
      value: string
      label: string
      supported: boolean
    }>
  }>
  /** By operation name. */
  operations: Record<
    string,
    {
      credits_per_image: number
      description: string
    }
  >
  limits: {
    max_covers_per_generate: number
  }
  coverage_note: string
}

export interface Health {
  status: 'ok'
  service: string
  version: string
}

/** What each operation takes and answers. */
export interface Operations {
  /** Create a book. Stores the book that covers are generated for. Title, author and subtitle are printed as given; a character that no face has, such as an emoji, is left out of the print, and a field of which nothing could be printed is refused with `unsupported_characters`. Free. */
  createBook: {
    params: Record<never, never>
    query: Record<never, never>
    body: BookDraft
    answer: BookCreated
  }
  /** List books. The account's books, newest first. */
  listBooks: {
    params: Record<never, never>
    query: {
      /** How many items a page has. */
      limit?: number | undefined
      /** `next_cursor` of the page before; absent for the first page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: BookPage
  }
  /** List the covers of a book. Newest first, without signed URLs. `total` counts all covers of the book. Free. */
  listBookCovers: {
    params: { bookId: string }
    query: {
      /** How many items a page has. */
      limit?: number | undefined
    }
    body: undefined
    answer: CoverList
  }
  /** Generate covers. Generates 1 to 5 covers for a book. One credit per cover; failed ones are refunded. */
  generateCovers: {
    params: Record<never, never>
    query: Record<never, never>
    body: GenerateFields
    answer:
      | JobSummary
      | {
          jobId: string
          status: 'queued'
          external_ref: string | null
          /** ISO 8601, UTC, with milliseconds. */
          created_at: string
          /** Relative; where the job is polled. */
          poll_url: string
        }
  }
  /** Generate a cover after references. Makes one cover in the spirit of 1 to 4 reference images and your instructions. The painter is told what the images have in common; it never gets the images. One credit. */
  generateFromReferences: {
    params: Record<never, never>
    query: Record<never, never>
    body: ReferenceFields
    answer:
      | JobSummary
      | {
          jobId: string
          status: 'queued'
          external_ref: string | null
          /** ISO 8601, UTC, with milliseconds. */
          created_at: string
          /** Relative; where the job is polled. */
          poll_url: string
          operation: OperationName
        }
  }
  /** Get a cover. The cover and its six assets, with fresh signed URLs for those that exist. Free. */
  getCover: {
    params: { coverId: string }
    query: Record<never, never>
    body: undefined
    answer: CoverDetail
  }
  /** Make variations. Renders the stored prompt of a cover into 1 to 5 visibly different siblings. One credit each. */
  varyCover: {
    params: { coverId: string }
    query: Record<never, never>
    body: VariationFields
    answer:
      | JobSummary
      | {
          jobId: string
          status: 'queued'
          external_ref: string | null
          /** ISO 8601, UTC, with milliseconds. */
          created_at: string
          /** Relative; where the job is polled. */
          poll_url: string
          operation: OperationName
        }
  }
  /** Edit a cover by words. Makes one new cover from this one, changed as the prompt says. The completed job says in `result.report` what was done, and what not, and why. An edit that would change nothing fails with `edit_not_understood` or `edit_has_no_effect` and costs nothing. One credit. */
  editCover: {
    params: { coverId: string }
    query: Record<never, never>
    body: EditFields
    answer:
      | JobSummary
      | {
          jobId: string
          status: 'queued'
          external_ref: string | null
          /** ISO 8601, UTC, with milliseconds. */
          created_at: string
          /** Relative; where the job is polled. */
          poll_url: string
          operation: OperationName
        }
  }
  /** Bring an asset to print resolution. Makes `full`, `audiobook_full` or `no_text_full` of `preview`, `audiobook_preview` or `no_text`. Free. */
  upscaleCover: {
    params: { coverId: string }
    query: Record<never, never>
    body: UpscaleFields
    answer:
      | JobSummary
      | {
          jobId: string
          status: 'queued'
          external_ref: string | null
          /** ISO 8601, UTC, with milliseconds. */
          created_at: string
          /** Relative; where the job is polled. */
          poll_url: string
          operation: OperationName
        }
  }
  /** Make the audiobook cover. Composes the cover anew as a true square. One credit. */
  makeAudiobookCover: {
    params: { coverId: string }
    query: Record<never, never>
    body: JobNotes
    answer:
      | JobSummary
      | {
          jobId: string
          status: 'queued'
          external_ref: string | null
          /** ISO 8601, UTC, with milliseconds. */
          created_at: string
          /** Relative; where the job is polled. */
          poll_url: string
          operation: OperationName
        }
  }
  /** Remove the text. Makes the artwork of the cover without any text; the preview stays as it is. One credit. */
  removeText: {
    params: { coverId: string }
    query: Record<never, never>
    body: JobNotes
    answer:
      | JobSummary
      | {
          jobId: string
          status: 'queued'
          external_ref: string | null
          /** ISO 8601, UTC, with milliseconds. */
          created_at: string
          /** Relative; where the job is polled. */
          poll_url: string
          operation: OperationName
        }
  }
  /** Download an asset. Redirects to a signed URL that is valid for an hour. `assetType` is one of preview, full, audiobook_preview, audiobook_full, no_text, no_text_full. Free. */
  downloadAsset: {
    params: { coverId: string; assetType: string }
    query: Record<never, never>
    body: undefined
    answer: undefined
  }
  /** Get an upload ticket. A place for one reference image. Send the bytes with a plain PUT to `upload_url` within five minutes; where `size_bytes` announces how many there are, exactly so many. They are checked when a generation uses `upload_id`, and must not be replaced until its job has ended. Free; 2000 uploads and 5368709120 bytes a day, where an upload without `size_bytes` counts as 5242880. */
  createUpload: {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      content_type: ImageType
      size_bytes?: number | undefined
    }
    answer: UploadTicket
  }
  /** Poll a job. The state of a job and, once it is completed, its result with fresh signed URLs. Free. */
  getJob: {
    params: { jobId: string }
    query: Record<never, never>
    body: undefined
    answer: JobDetail
  }
  /** List jobs. The key's jobs, newest first, without their results. */
  listJobs: {
    params: Record<never, never>
    query: {
      status?: JobStatus | undefined
      operation?: OperationName | undefined
      /** How many items a page has. */
      limit?: number | undefined
      /** `next_cursor` of the page before; absent for the first page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: JobPage
  }
  /** Calculate the size of a wrap. The dimensions of the print file for a book of this size, length and paper. Free, without side effects. */
  calculateWrap: {
    params: Record<never, never>
    query: {
      /** Required. Inches; with trimHeight a KDP trim size for the binding, each within 0.001 in. */
      trimWidth: number
      /** Required. Inches. */
      trimHeight: number
      /** Required. Paperback 24 to 828, hardcover 75 to 550. */
      pageCount: number
      /** Required. No standard_color for a hardcover. */
      paperType: PaperType
      bindingType?: BindingType | undefined
    }
    body: undefined
    answer: WrapDimensions
  }
  /** Make a print wrap. Builds back, spine and front of a printed book from a cover: a print PDF, a flat picture and a preview. 2 credits in the style solid, 4 in any other. A cover has one wrap: asking again makes it anew and keeps its `wrapId`. */
  createWrap: {
    params: Record<never, never>
    query: Record<never, never>
    body: WrapFields
    answer:
      | JobSummary
      | {
          jobId: string
          status: 'queued'
          external_ref: string | null
          /** ISO 8601, UTC, with milliseconds. */
          created_at: string
          /** Relative; where the job is polled. */
          poll_url: string
          operation: OperationName
          /** Refunded if the job fails. */
          credits_reserved: number
        }
  }
  /** Read a wrap. A wrap with its layout and fresh signed URLs. Free. */
  getWrap: {
    params: { wrapId: string }
    query: Record<never, never>
    body: undefined
    answer: WrapDetail
  }
  /** Set the type of a wrap anew. Renders the wrap at once, and stores what it shows. With a preset or texts the layout is made anew: a text that is left out stays as it is, an empty one is removed. With `layoutState` it is exactly that layout. With neither, the stored layout is kept. Free, but not without limit: as many renders at once as the plan allows jobs, counted apart from jobs; above that 429 `concurrency_limit`. */
  renderWrap: {
    params: { wrapId: string }
    query: Record<never, never>
    body: RenderFields
    answer: RenderedWrap
  }
  /** Extend the front again. Paints the front panel of a wrap again, another way where it is only a picture, and joins it to the back, the spine and the layout as they are. Free. */
  extendFront: {
    params: { wrapId: string }
    query: Record<never, never>
    body: JobNotes
    answer:
      | JobSummary
      | {
          jobId: string
          status: 'queued'
          /** Relative; where the job is polled. */
          poll_url: string
          operation: OperationName
          /** Refunded if the job fails. */
          credits_reserved: number
        }
  }
  /** List templates. All templates, those of a genre, or those of a subgenre together with the broader ones of its genre. Their ids go into `templateId` of a generate call. Free. */
  listTemplates: {
    params: Record<never, never>
    query: {
      /** Slug or canonical value. */
      genre?: Genre | undefined
      /** Needs `genre`. */
      subgenre?: string | undefined
    }
    body: undefined
    answer: TemplateList
  }
  /** Read the credit balance. Free. */
  getCredits: {
    params: Record<never, never>
    query: Record<never, never>
    body: undefined
    answer: CreditSummary
  }
  /** Read what the service can do. Genres, operations, costs and limits. The same for every account until the service is upgraded. Free. */
  getCapabilities: {
    params: Record<never, never>
    query: Record<never, never>
    body: undefined
    answer: Capabilities
  }
  /** Ask whether the API serves requests. Needs no credential and asks nothing of the database or the storage. Never cached. */
  getHealth: {
    params: Record<never, never>
    query: Record<never, never>
    body: undefined
    answer: Health
  }
}

/** Where each operation is, and whether it honours an idempotency key. */
export const routes = {
  createBook: { method: 'POST', path: '/api/v1/books', idempotent: true },
  listBooks: { method: 'GET', path: '/api/v1/books', idempotent: false },
  listBookCovers: { method: 'GET', path: '/api/v1/books/{bookId}/covers', idempotent: false },
  generateCovers: { method: 'POST', path: '/api/v1/covers/generate', idempotent: true },
  generateFromReferences: { method: 'POST', path: '/api/v1/covers/generate-reference', idempotent: true },
  getCover: { method: 'GET', path: '/api/v1/covers/{coverId}', idempotent: false },
  varyCover: { method: 'POST', path: '/api/v1/covers/{coverId}/variations', idempotent: true },
  editCover: { method: 'POST', path: '/api/v1/covers/{coverId}/edit-image', idempotent: true },
  upscaleCover: { method: 'POST', path: '/api/v1/covers/{coverId}/upscale', idempotent: true },
  makeAudiobookCover: { method: 'POST', path: '/api/v1/covers/{coverId}/audiobook-cover', idempotent: true },
  removeText: { method: 'POST', path: '/api/v1/covers/{coverId}/remove-text', idempotent: true },
  downloadAsset: { method: 'GET', path: '/api/v1/covers/{coverId}/assets/{assetType}/download', idempotent: false },
  createUpload: { method: 'POST', path: '/api/v1/uploads', idempotent: false },
  getJob: { method: 'GET', path: '/api/v1/jobs/{jobId}', idempotent: false },
  listJobs: { method: 'GET', path: '/api/v1/jobs', idempotent: false },
  calculateWrap: { method: 'GET', path: '/api/v1/wraps/calculate', idempotent: false },
  createWrap: { method: 'POST', path: '/api/v1/wraps', idempotent: true },
  getWrap: { method: 'GET', path: '/api/v1/wraps/{wrapId}', idempotent: false },
  renderWrap: { method: 'POST', path: '/api/v1/wraps/{wrapId}/render', idempotent: false },
  extendFront: { method: 'POST', path: '/api/v1/wraps/{wrapId}/extend-front', idempotent: true },
  listTemplates: { method: 'GET', path: '/api/v1/templates', idempotent: false },
  getCredits: { method: 'GET', path: '/api/v1/credits', idempotent: false },
  getCapabilities: { method: 'GET', path: '/api/v1/capabilities', idempotent: false },
  getHealth: { method: 'GET', path: '/api/v1/health', idempotent: false },
} as const

/** Every code that the service can refuse with. */
export type ErrorCode =
  | 'invalid_json'
  | 'invalid_request'
  | 'missing_required_fields'
  | 'missing_book_id'
  | 'missing_cover_id'
  | 'missing_job_id'
  | 'invalid_count'
  | 'invalid_genre'
  | 'invalid_subgenre'
  | 'missing_genre_for_subgenre'
  | 'invalid_template_id'
  | 'unsupported_characters'
  | 'field_too_long'
  | 'invalid_field_type'
  | 'invalid_field_value'
  | 'content_policy_violation'
  | 'missing_prompt'
  | 'missing_cover_image'
  | 'invalid_source_asset'
  | 'invalid_asset_type'
  | 'invalid_limit'
  | 'invalid_cursor'
  | 'invalid_status_filter'
  | 'invalid_operation_filter'
  | 'missing_instructions'
  | 'missing_reference_images'
  | 'too_many_reference_images'
  | 'invalid_upload'
  | 'upload_not_found'
  | 'file_too_large'
  | 'file_too_small'
  | 'invalid_image_dimensions'
  | 'invalid_trim_size'
  | 'invalid_page_count'
  | 'invalid_paper_type'
  | 'invalid_binding_type'
  | 'invalid_design_style'
  | 'invalid_preset'
  | 'invalid_color'
  | 'invalid_layout'
  | 'missing_front_cover'
  | 'missing_back_art'
  | 'back_color_requires_solid_style'
  | 'unauthorized'
  | 'insufficient_credits'
  | 'forbidden'
  | 'invalid_signature'
  | 'url_expired'
  | 'not_found'
  | 'file_not_found'
  | 'book_not_found'
  | 'cover_not_found'
  | 'job_not_found'
  | 'wrap_not_found'
  | 'subscription_not_found'
  | 'reference_cover_not_found'
  | 'asset_not_available'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'asset_already_exists'
  | 'wrap_changed'
  | 'operation_in_progress'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'range_not_satisfiable'
  | 'unsupported_genre'
  | 'concurrency_limit'
  | 'rate_limited'
  | 'headers_too_large'
  | 'internal_error'
  | 'book_creation_failed'
  | 'job_creation_failed'
  | 'fetch_failed'
