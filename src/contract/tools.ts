// Every tool of the agents' door, in the order in which it lists them.
import {
  createAudiobookCover,
  downloadCover,
  getCreditBalance,
  listBooksTool,
  listCoversForBook,
  listTemplatesForGenre,
  removeCoverText,
  upscaleCoverTool,
} from './tools-covers.ts'
import type { ToolDefinition } from './tools-definition.ts'
import {
  createBookAndGenerateCovers,
  editCoverTool,
  generateCoverFromReference,
  generateCoversForBook,
  getGenerationStatus,
} from './tools-generation.ts'
import { uploadReferenceImage } from './tools-uploads.ts'
import { calculateKdpWrap, createFullWrap, extendWrapFront, getWrapTool, updateWrapText } from './tools-wraps.ts'

export const agentTools: readonly ToolDefinition[] = [
  createBookAndGenerateCovers,
  generateCoversForBook,
  getGenerationStatus,
  listTemplatesForGenre,
  getCreditBalance,
  listBooksTool,
  listCoversForBook,
  downloadCover,
  upscaleCoverTool,
  editCoverTool,
  removeCoverText,
  uploadReferenceImage,
  generateCoverFromReference,
  createAudiobookCover,
  getWrapTool,
  createFullWrap,
  updateWrapText,
  extendWrapFront,
  calculateKdpWrap,
]
