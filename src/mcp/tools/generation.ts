// What the tools do that generate covers or follow jobs.
import { Fault, fault } from '../../catalog/fault.ts'
import type { JobErrorCode } from '../../catalog/operations.ts'
import { createBook } from '../../contract/books.ts'
import { editCover, generateCovers, generateFields, generateFromReferences } from '../../contract/cover-work.ts'
import type { EditReport } from '../../contract/edit-report.ts'
import { reportWords } from '../../contract/edit-report-words.ts'
import { getJob, type JobDetail } from '../../contract/jobs.ts'
import { type Fields, parseFields } from '../../contract/parse.ts'
import {
  createBookAndGenerateCovers,
  editCoverTool,
  generateCoverFromReference,
  generateCoversForBook,
  getGenerationStatus,
} from '../../contract/tools-generation.ts'
import { adviceFor } from '../advice.ts'
import type { Gallery } from '../gallery.ts'
import { Refusal } from '../refusal.ts'
import { pollAfterSeconds, ticketOf } from '../ticket.ts'
import { idempotencyKeyIn, omit, type Tool, tool, wantsImages } from '../tool.ts'

export const generationTools = (gallery: Gallery): Tool[] => [
  tool(createBookAndGenerateCovers, async (args, agent) => {
    const idempotencyKey = idempotencyKeyIn(args)
    const body = omit(args, 'idempotency_key')
    // Without a key a second try would make a second book: what can be known to fail later is refused before there is one.
    if (idempotencyKey === null) refuseHopeless(body)
    const { body: book } = await agent.ask(createBook, { body, idempotencyKey })
    const { bookId, subgenre } = book
    const job = await agent
      .ask(generateCovers, { body: { ...body, bookId }, idempotencyKey })
      .catch((error) => Promise.reject(error instanceof Fault ? withBook(error, bookId) : error))
    return { output: { bookId, subgenre, ...ticketOf(job) } }
  }),

  tool(generateCoversForBook, async (args, agent) => {
    const body = omit(args, 'idempotency_key')
    return { output: ticketOf(await agent.ask(generateCovers, { body, idempotencyKey: idempotencyKeyIn(args) })) }
  }),

  tool(getGenerationStatus, async (args, agent) => {
    const images = wantsImages(args)
    const { body: job } = await agent.ask(getJob, { params: { jobId: args.jobId } })
    const { poll_url: _, ...report } = job
    const output = {
      ...report,
      poll_after_seconds: hasEnded(job) ? null : pollAfterSeconds,
      next_step: afterStatus(job),
    }
    return { output, pictures: images ? await gallery.result(agent.credential.accountId, job.result) : [] }
  }),

  tool(editCoverTool, async (args, agent) => {
    const body = omit(args, 'coverId', 'idempotency_key')
    const wish = { params: { coverId: args.coverId }, body, idempotencyKey: idempotencyKeyIn(args) }
    return { output: ticketOf(await agent.ask(editCover, wish)) }
  }),

  tool(generateCoverFromReference, async (args, agent) => {
    const body = omit(args, 'idempotency_key')
    const wish = { body, idempotencyKey: idempotencyKeyIn(args) }
    return { output: ticketOf(await agent.ask(generateFromReferences, wish)) }
  }),
]

const refuseHopeless = (body: Fields): void => {
  parseFields(generateFields, { ...body, bookId: 'to be made' }, generateCovers.faults)
}

/** The book stays: it costs nothing, and the next try should not make another. */
const withBook = (error: Fault, bookId: string): Refusal => {
  const { code, status, message, details, cause } = error
  const told = fault(code, {
    status,
    message: `The book was created (bookId ${bookId}), but generating its covers was not started: ${message}`,
    details: { ...details, bookId },
    cause,
  })
  // A book of a genre that cannot be generated for is of no use.
  if (code === 'unsupported_genre') return new Refusal(told, adviceFor(told))
  return new Refusal(
    told,
    `${adviceFor(told)} The book need not be created again: call generate_covers_for_book with bookId ${bookId}.`,
  )
}

const hasEnded = ({ status }: JobDetail): boolean => status === 'completed' || status === 'failed'

const afterStatus = ({ status, jobId, result, error }: JobDetail): string => {
  if (status === 'failed') {
    return `The job failed (${error?.code}); its credits were refunded. ${afterFailure[error?.code ?? 'internal_error'] ?? 'It can be started again.'}`
  }
  if (status !== 'completed')
    return `Call get_generation_status again in ${pollAfterSeconds} seconds with jobId ${jobId}.`
  if (result && 'wrapId' in result) {
    return 'Read the warnings. update_wrap_text changes texts, extend_wrap_front paints the front again; the print file is assets.wrap_pdf.'
  }
  const told = result && 'report' in result ? `${inWords(result.report)} ` : ''
  return `${told}${afterCovers}`
}

const afterFailure: Readonly<Partial<Record<JobErrorCode, string>>> = {
  content_policy_violation: 'Change what was asked for, then start it again.',
  edit_not_understood:
    'Tell the user what the message says, and ask for one of the changes that it names, or in plainer words.',
  edit_has_no_effect: 'Tell the user what the message says, and ask for one of the changes that it names.',
}

const afterCovers =
  'Show the user the result. edit_cover changes a cover by words, upscale_cover makes it ready for print, create_full_wrap builds the print wrap.'

/** Characters of a report that are told in words; the report has all of it. */
const longestTold = 1600

const inWords = (report: EditReport): string => {
  const { done, notDone } = reportWords(report)
  const told = (name: string, all: readonly string[]): readonly string[] => (all.length === 0 ? [] : [name, ...all])
  const words = ['Tell the user.', ...told('Done:', done), ...told('Not done:', notDone)].join(' ')
  return words.length > longestTold ? `${words.slice(0, longestTold)}…` : words
}
