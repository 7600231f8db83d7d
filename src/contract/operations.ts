// Every documented operation of the API.
import { getCapabilities, getCredits, getHealth } from './account.ts'
import { createBook, listBooks } from './books.ts'
import {
  editCover,
  generateCovers,
  generateFromReferences,
  makeAudiobookCover,
  removeText,
  upscaleCover,
  varyCover,
} from './cover-work.ts'
import { downloadAsset, getCover, listBookCovers } from './covers.ts'
import { getJob, listJobs } from './jobs.ts'
import type { Operation } from './operation.ts'
import { listTemplates } from './templates.ts'
import { createUpload } from './uploads.ts'
import { calculateWrap } from './wraps.ts'
import { createWrap, extendFront, getWrap, renderWrap } from './wraps-work.ts'

export const apiOperations: readonly Operation[] = [
  createBook,
  listBooks,
  listBookCovers,
  generateCovers,
  generateFromReferences,
  getCover,
  varyCover,
  editCover,
  upscaleCover,
  makeAudiobookCover,
  removeText,
  downloadAsset,
  createUpload,
  getJob,
  listJobs,
  calculateWrap,
  createWrap,
  getWrap,
  renderWrap,
  extendFront,
  listTemplates,
  getCredits,
  getCapabilities,
  getHealth,
]
