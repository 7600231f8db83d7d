// An example of each operation: one story of one book, told in the OpenAPI document and on the documentation's pages.

interface OperationExample {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  /** The body of the answer that is no replay. */
  readonly answer?: Readonly<Record<string, unknown>>
}

/** Ids of the story; a caller puts his own in their place. */
export const sampleIds = {
  bookId: '01a1dd45-1089-70de-8efa-b7c71d402a4e',
  coverId: '01a1e0c1-3b52-7a10-9d0c-5f0e6d3a7c21',
  jobId: '01a1e0bf-8f1e-7c55-a3ce-2b7d90c4e6f8',
  wrapId: '01a1e1f4-6c2d-7b38-8a41-90b3d7e2c5a6',
} as const

const { bookId, coverId, jobId } = sampleIds

const sampleUploadId = '01a1dd40-77aa-7d03-b6a9-1c5e8f0d2b34/api-uploads/ref-01a1e0d2-5a11-7f3e-9c48-7be2a1d0f693.jpg'

const createdAt = '2026-11-15T09:30:00.000Z'
const startedAt = '2026-11-15T09:30:00.120Z'
const completedAt = '2026-11-15T09:30:06.480Z'
const expiresAt = '2026-11-15T10:30:07.000Z'

const pollUrl = `/api/v1/jobs/${jobId}`

const queued = { jobId, status: 'queued', external_ref: null, created_at: createdAt, poll_url: pollUrl }

const queuedAs = (operation: string) => ({ ...queued, operation })

const ended = {
  jobId,
  status: 'completed',
  operation: 'generate',
  external_ref: null,
  credits_used: 1,
  created_at: createdAt,
  started_at: startedAt,
  completed_at: completedAt,
  error: null,
  poll_url: pollUrl,
}

const signedUrl = `https://covers.example.com/files/covers/${coverId}/preview.jpg?expires=1794738607&signature=9f2c41d07ab3`

const missing = { available: false }

const examples: Readonly<Record<string, OperationExample>> = {
  createBook: {
    body: {
      title: 'Dracula',
      author: 'Bram Stoker',
      genre: 'horror',
      summary: 'A lawyer travels to a castle in Transylvania, where an undying count keeps him prisoner.',
    },
    answer: { bookId, subgenre: 'gothic', external_ref: null, created_at: createdAt },
  },
  listBooks: {
    query: { limit: '2' },
    answer: {
      books: [
        {
          bookId,
          title: 'Dracula',
          author: 'Bram Stoker',
          subtitle: null,
          genre: 'Horror',
          subgenre: 'gothic',
          summary: 'A lawyer travels to a castle in Transylvania, where an undying count keeps him prisoner.',
          target_audience: null,
          created_at: createdAt,
        },
      ],
      next_cursor: null,
    },
  },
  listBookCovers: {
    query: { limit: '10' },
    answer: {
      bookId,
      covers: [
        {
          coverId,
          coverStyle: 'gothic-manor',
          created_at: completedAt,
          assets: {
            preview: { available: true },
            full: missing,
            audiobook_preview: missing,
            audiobook_full: missing,
            no_text: missing,
            no_text_full: missing,
          },
        },
      ],
      total: 1,
    },
  },
  generateCovers: {
    body: { bookId, count: 1, mood: 'mysterious', prompt: 'A castle on a cliff, seen from below, in moonlight.' },
    answer: queued,
  },
  generateFromReferences: {
    body: { bookId, instructions: 'The same light, but a ruined abbey.', reference_cover_ids: [coverId] },
    answer: queuedAs('generate_reference'),
  },
  getCover: {
    answer: {
      coverId,
      bookId,
      coverStyle: 'gothic-manor',
      assets: {
        preview: { available: true, signedUrl, expiresAt },
        full: missing,
        audiobook_preview: missing,
        audiobook_full: missing,
        no_text: missing,
        no_text_full: missing,
      },
    },
  },
  varyCover: { body: { count: 2 }, answer: queuedAs('variation') },
  editCover: { body: { prompt: 'Make the sky darker and the title gold.' }, answer: queuedAs('edit_image') },
  upscaleCover: { body: { sourceAsset: 'preview' }, answer: queuedAs('upscale') },
  makeAudiobookCover: { answer: queuedAs('audiobook_cover') },
  removeText: { answer: queuedAs('remove_text') },
  createUpload: {
    body: { content_type: 'image/jpeg', size_bytes: 183204 },
    answer: {
      upload_id: sampleUploadId,
      upload_url: `https://covers.example.com/files/uploads/${sampleUploadId}?expires=1794735300&signature=9f2c41d07ab3`,
      expires_at: '2026-11-15T09:35:00.000Z',
      max_bytes: 5242880,
      allowed_types: ['image/jpeg', 'image/png', 'image/webp'],
    },
  },
  getJob: {
    answer: {
      ...ended,
      result: {
        bookId,
        covers: [
          {
            coverId,
            signedUrl,
            expiresAt,
            coverStyle: 'gothic-manor',
            prompt:
              'An atmospheric cover after the template “Gothic Manor”, made for the Horror shelf, among Gothic titles. It shows a castle. In the picture: buildings, fog, gate, grass, hills, moon, road, sky and trees. Its colours, by how much there is of them: black, ink, charcoal and aubergine. The title is set in Im Fell and the author’s name is set in Im Fell.',
          },
        ],
      },
    },
  },
  listJobs: {
    query: { status: 'completed', operation: 'generate' },
    answer: { jobs: [{ ...ended, bookId }], next_cursor: null },
  },
  calculateWrap: {
    query: { trimWidth: '6', trimHeight: '9', pageCount: '200', paperType: 'white' },
    answer: {
      spineWidth: 0.45,
      fullWidth: 12.7,
      fullHeight: 9.25,
      pixelWidth: 3810,
      pixelHeight: 2775,
      dpi: 300,
      bleed: 0.125,
      safeTextMargin: 0.125,
      minFontSize: 7,
      canHaveSpineText: true,
      barcodeZone: { x: 3.875, y: 7.675, width: 2, height: 1.2 },
    },
  },
  createWrap: {
    body: {
      coverId,
      trimWidth: 6,
      trimHeight: 9,
      pageCount: 416,
      paperType: 'cream',
      designStyle: 'solid',
      tagline: 'Enter freely and of your own will.',
      blurb: 'Jonathan Harker has come to sell a house. The count has come to buy a country.',
      spineTitle: 'Dracula',
      spineAuthor: 'Bram Stoker',
    },
    answer: { ...queuedAs('wrap'), credits_reserved: 2 },
  },
  renderWrap: { body: { preset: 'blurb-only', blurb: 'Jonathan Harker has come to sell a house.' } },
  extendFront: {
    answer: { jobId, status: 'queued', operation: 'wrap_extend_front', credits_reserved: 0, poll_url: pollUrl },
  },
  listTemplates: {
    query: { genre: 'horror', subgenre: 'gothic' },
    answer: {
      templates: [
        {
          id: 'gothic-manor',
          name: 'Gothic Manor',
          family: 'scene',
          templateType: 'illustrated',
          genreBuckets: ['Horror:gothic'],
          previewImage: 'https://covers.example.com/templates/gothic-manor/preview.jpg?v=1',
          subgenreMatch: true,
        },
      ],
      total: 1,
    },
  },
  getCredits: {
    answer: {
      tier: 'growth',
      credits_remaining: 487,
      credits_monthly: 500,
      overage_credits: 0,
      total_available: 487,
      concurrent_limit: 10,
      is_active: true,
      billing_url: 'https://covers.example.com/dashboard/billing',
    },
  },
  getHealth: { answer: { status: 'ok', service: 'dustjacket', version: '1.0.0' } },
}

export const exampleOf = (operationId: string): OperationExample => examples[operationId] ?? {}
