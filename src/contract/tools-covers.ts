// The tools that look at books and covers, fetch their files and make further files of them.
import { z } from 'zod'
import { assetTypes } from '../catalog/assets.ts'
import { creditSummary, getCredits } from './account.ts'
import { bookPage, listBooks } from './books.ts'
import { makeAudiobookCover, removeText, upscaleCover } from './cover-work.ts'
import { coverDetail, listBookCovers } from './covers.ts'
import { listTemplates, templateList } from './templates.ts'
import {
  addsOnce,
  answerOf,
  defineTool,
  idempotencyKey,
  nextStep,
  notForAgents,
  polling,
  reads,
} from './tools-definition.ts'
import { coverId, includeImages, jobTicket } from './tools-generation.ts'
import { id, instant, uri } from './values.ts'

export const listTemplatesForGenre = defineTool({
  name: 'list_templates_for_genre',
  title: 'List templates for a genre',
  description:
    'The looks that covers of a genre, or of a subgenre, can be generated in; every one has a preview image. Pass the id of one as templateId when generating. Not needed where the service may choose: it does so by the book. Free.',
  hints: reads,
  input: { from: [listTemplates.query] },
  output: templateList,
})

export const getCreditBalance = defineTool({
  name: 'get_credit_balance',
  title: 'Get the credit balance',
  description:
    'How many credits are left (total_available), what the plan gives each month and how many jobs may run at once. Call it before starting work that costs much. Free.',
  hints: reads,
  input: { from: [getCredits.query] },
  output: creditSummary,
})

export const listBooksTool = defineTool({
  name: 'list_books',
  title: 'List books',
  description:
    "The account's books, newest first, a page at a time: pass next_cursor as cursor for the next page. Use it to find the bookId of a book that exists. Free.",
  hints: reads,
  input: { from: [listBooks.query] },
  output: bookPage,
})

export const listCoversForBook = defineTool({
  name: 'list_covers_for_book',
  title: 'List the covers of a book',
  description:
    'The covers of a book, newest first, and which files each has. Without pictures: call download_cover to see one. Free.',
  hints: reads,
  input: {
    from: [listBookCovers.query],
    and: { bookId: id.meta({ format: 'uuid', description: 'From list_books.' }) },
  },
  output: answerOf(listBookCovers, 200),
})

const coverFile = z.object({
  ...coverDetail.pick({ coverId: true, bookId: true, coverStyle: true }).shape,
  assetType: z.enum(assetTypes),
  signedUrl: uri.meta({ description: 'Of the file itself; valid for an hour.' }),
  expiresAt: instant,
  available_assets: z.array(z.enum(assetTypes)).meta({ description: 'Which files this cover has.' }),
  next_step: nextStep,
})

export const downloadCover = defineTool({
  name: 'download_cover',
  title: 'Download a cover',
  description:
    'Shows a cover inline as a small JPEG and gives a signed URL of the file, valid for an hour. assetType chooses the file: preview (1600 x 2560), full (print resolution, made by upscale_cover), audiobook_preview and audiobook_full (square), no_text and no_text_full (artwork alone). Print-resolution files (full, audiobook_full, no_text_full) come as a URL only. Free.',
  hints: reads,
  input: {
    and: {
      coverId,
      assetType: z.enum(assetTypes).default('preview'),
      include_image: includeImages.meta({
        description: 'Whether the picture comes inline, as a small JPEG, besides its URL.',
      }),
    },
  },
  output: coverFile,
})

const onCover = (body: z.ZodType | null) => ({
  from: [body],
  without: notForAgents,
  and: { coverId, idempotency_key: idempotencyKey },
})

export const upscaleCoverTool = defineTool({
  name: 'upscale_cover',
  title: 'Bring a cover to print resolution',
  description: `Makes the print-resolution file of a cover: full of preview, audiobook_full of audiobook_preview, no_text_full of no_text. Can be made once per file. Free. ${polling} Then download_cover gives its URL.`,
  hints: addsOnce,
  input: onCover(upscaleCover.body),
  output: jobTicket,
})

export const removeCoverText = defineTool({
  name: 'remove_cover_text',
  title: 'Remove the text of a cover',
  description: `Makes the artwork of a cover without any text (no_text); the cover itself stays as it is. Once per cover. Costs 1 credit. ${polling}`,
  hints: addsOnce,
  input: onCover(removeText.body),
  output: jobTicket,
})

export const createAudiobookCover = defineTool({
  name: 'create_audiobook_cover',
  title: 'Create the audiobook cover',
  description: `Composes a cover anew as a square for audiobooks (audiobook_preview). Once per cover. Costs 1 credit. ${polling}`,
  hints: addsOnce,
  input: onCover(makeAudiobookCover.body),
  output: jobTicket,
})
