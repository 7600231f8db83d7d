// The tools that generate covers, and the one that follows every job to its end.
import { z } from 'zod'
import { jobStatuses, operationNames } from '../catalog/operations.ts'
import { createBook } from './books.ts'
import { editCover, generateCovers, generateFromReferences } from './cover-work.ts'
import { job } from './jobs.ts'
import { adds, defineTool, idempotencyKey, nextStep, notForAgents, polling, reads } from './tools-definition.ts'
import { count, id, shortName } from './values.ts'

const pollAfter = count.meta({ description: 'How long to wait before asking for the status.' })

/** What a tool answers that has started a job. */
export const jobTicket = z.object({
  jobId: id,
  status: z.enum(jobStatuses),
  operation: z.enum(operationNames),
  replayed: z.boolean().meta({ description: 'Whether an earlier call with the same idempotency_key started it.' }),
  poll_after_seconds: pollAfter,
  next_step: nextStep,
})

const bookTicket = z.object({
  bookId: id.meta({ description: 'For all further covers of this book.' }),
  subgenre: shortName.nullable().meta({ maxLength: 100, description: 'As given or as detected.' }),
  ...jobTicket.shape,
})

export const createBookAndGenerateCovers = defineTool({
  name: 'create_book_and_generate_covers',
  title: 'Create a book and generate covers',
  description: `Use this first for a new book: stores the book and starts generating 1 to 5 front covers for it. Costs 1 credit per cover (count); failed covers are refunded. Title, author and subtitle are typeset as given; emoji and other characters without a face are left out. Say in summary what the story is about and in prompt what the picture should show. ${polling} For more covers of a book that exists, use generate_covers_for_book.`,
  hints: adds,
  input: {
    from: [createBook.body, generateCovers.body],
    without: ['bookId', ...notForAgents],
    and: { idempotency_key: idempotencyKey },
  },
  output: bookTicket,
})

export const generateCoversForBook = defineTool({
  name: 'generate_covers_for_book',
  title: 'Generate covers for a book',
  description: `Starts generating 1 to 5 more front covers for a book that exists (list_books finds it). Costs 1 credit per cover (count); failed covers are refunded. Steer it with templateId (from list_templates_for_genre), prompt, mood or colorPalette. ${polling}`,
  hints: adds,
  input: {
    from: [generateCovers.body],
    without: notForAgents,
    and: { idempotency_key: idempotencyKey },
  },
  output: jobTicket,
})

export const includeImages = z
  .boolean()
  .default(true)
  .meta({ description: 'Whether pictures come inline, as small JPEGs, besides their URLs.' })

const jobReport = job.omit({ poll_url: true }).extend({
  poll_after_seconds: pollAfter.nullable().meta({ description: 'null once the job has ended.' }),
  next_step: nextStep,
})

export const getGenerationStatus = defineTool({
  name: 'get_generation_status',
  title: 'Get the status of a job',
  description:
    'Follows any job to its end: covers, edits, upscaling, audiobook covers, text removal, wraps. Call it every few seconds until status is completed or failed. A completed job answers with its result: every picture inline as a small JPEG, with a signed URL of the file that is valid for an hour (call again for a fresh one). Print-resolution files come as URLs only. Free.',
  hints: reads,
  input: {
    and: {
      jobId: id.meta({ format: 'uuid', description: 'As the tool that started the job answered it.' }),
      include_images: includeImages,
    },
  },
  output: jobReport,
})

export const coverId = id.meta({ format: 'uuid', description: 'From get_generation_status or list_covers_for_book.' })

export const editCoverTool = defineTool({
  name: 'edit_cover',
  title: 'Edit a cover by words',
  description: `Changes a cover as the prompt says ("make the title gold", "add a raven", "colder colours"); the change is a new cover, the old one stays. The finished job has a report: what was done, and what not, and why. An edit that would change nothing fails with edit_not_understood or edit_has_no_effect, says what could be asked instead, and is refunded. Costs 1 credit. ${polling}`,
  hints: adds,
  input: { from: [editCover.body], without: notForAgents, and: { coverId, idempotency_key: idempotencyKey } },
  output: jobTicket,
})

export const generateCoverFromReference = defineTool({
  name: 'generate_cover_from_reference',
  title: 'Generate a cover after reference images',
  description: `Makes one new cover in the spirit of 1 to 4 reference images: uploads (upload_reference_image gives their upload_id) and covers of this account, together. The images are read for palette, light, composition and subject; they are never copied. Costs 1 credit. ${polling}`,
  hints: adds,
  input: {
    from: [generateFromReferences.body],
    without: notForAgents,
    and: { idempotency_key: idempotencyKey },
  },
  output: jobTicket,
})
