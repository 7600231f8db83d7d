// The numbers of the contract: lengths in Unicode code points, sizes in bytes.

export const textLimits = {
  title: 100,
  author: 100,
  subtitle: 300,
  subgenre: 100,
  summary: 1000,
  externalRef: 200,
  idempotencyKey: 255,
  requestId: 255,
  generatePrompt: 1500,
  editPrompt: 1000,
  referenceInstructions: 1000,
  webhookUrl: 500,
  wrapInstructions: 500,
  tagline: 200,
  blurb: 2000,
  authorBio: 600,
  spineText: 120,
  extendFrontExternalRef: 255,
  extendFrontWebhookUrl: 2000,
  /** Where the contract sets none: what is longer is left out, not refused. */
  anyExternalRef: 10_000,
  anyWebhookUrl: 10_000,
} as const

export const maxCoversPerGenerate = 5

export const maxReferences = 4

export const signedUrlLifeMs = 60 * 60 * 1000

export const uploadLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  lifeMs: 5 * 60 * 1000,
  minBytes: 1024,
  maxBytes: 5 * 1024 * 1024,
  minSide: 256,
  maxSide: 8192,
  /** Of the longer side to the shorter. */
  maxAspect: 4,
  /** Of one account, from midnight to midnight in UTC. */
  perDay: { uploads: 2000, bytes: 5 * 1024 ** 3 },
} as const

export type UploadType = (typeof uploadLimits.types)[number]

export const pageLimits = {
  books: { default: 20, max: 100 },
  jobs: { default: 20, max: 100 },
  covers: { default: 100, max: 200 },
} as const

export const bodyLimitBytes = 1024 * 1024

/** Of what is sent as JSON: a complete layout of a wrap is 5 deep and has some 1,600 values. */
export const jsonLimits = { depth: 20, values: 4000 } as const

/** Of all texts of a layout together: three times what the texts of a wrap may have. */
export const layoutTextLimit = 10_000

/** Of one key, or of one account where an OAuth token calls. */
export const toolCallsPerMinute = 120

/** Of one person on the pages: a page of a book may ask for two hundred pictures at once. */
export const pageRequestsPerMinute = 3000

/** Of one address that has not said who it is, at doors behind which something is written. */
export const openRequestsPerMinute = 600
