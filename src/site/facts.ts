// The facts that documents are filled with, read off the catalogue so that no page can say anything else.
import { assetSource, assetTypes } from '../catalog/assets.ts'
import { errorCatalogue } from '../catalog/errors.ts'
import { genres } from '../catalog/genres.ts'
import {
  bodyLimitBytes,
  maxCoversPerGenerate,
  maxReferences,
  pageLimits,
  signedUrlLifeMs,
  textLimits,
  toolCallsPerMinute,
  uploadLimits,
} from '../catalog/limits.ts'
import { moods } from '../catalog/moods.ts'
import { jobErrorCodes, operationNames, operations, solidWrapCredits } from '../catalog/operations.ts'
import { colorPalettes } from '../catalog/palettes.ts'
import { plans } from '../catalog/plans.ts'
import { bindingTypes, designStyles, paperTypes, printDpi, wrapPresets, wrapWarningCodes } from '../catalog/print.ts'
import { serviceVersion } from '../catalog/versions.ts'
import type { Facts } from './fill.ts'
import { code, codeList, table } from './tables.ts'

const planTable = table(
  ['Plan', 'Credits a month', 'Jobs at once', 'USD a month', 'Requests a minute'],
  Object.values(plans).map(({ name, creditsPerMonth, concurrentJobs, requestsPerMinute, pricePerMonthUsd }) => [
    `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    String(creditsPerMonth),
    String(concurrentJobs),
    String(pricePerMonthUsd),
    String(requestsPerMinute),
  ]),
)

const costTable = table(
  ['Operation', 'Credits', 'What it does'],
  operationNames.map((name) => [code(name), costOf(name), operations[name].description]),
)

function costOf(name: (typeof operationNames)[number]): string {
  const { creditsPerImage } = operations[name]
  if (creditsPerImage === 0) return 'free'
  return name === 'wrap' ? `${solidWrapCredits} or ${creditsPerImage}` : `${creditsPerImage} each`
}

const errorTable = Object.entries(Object.groupBy(Object.entries(errorCatalogue), ([, { status }]) => status))
  .map(([status, entries = []]) =>
    [
      `## ${status}`,
      ...entries.map(([name, { message, otherStatus }]) => {
        const other = otherStatus === undefined ? '' : ` Also with status ${otherStatus}.`
        return `### ${code(name)}\n\n${message}${other}`
      }),
    ].join('\n\n'),
  )
  .join('\n\n')

const genreTable = table(
  ['Genre', 'Slug', 'Covers', 'Subgenres'],
  genres.map(({ name, slug, supported, subgenres, detectsSubgenre }) => [
    name,
    code(slug),
    supported ? 'yes' : 'no',
    `${codeList(subgenres) || 'none'}${detectsSubgenre ? ' (detected when left out)' : ''}`,
  ]),
)

const assetTable = table(
  ['Asset', 'Made from'],
  assetTypes.map((asset) => {
    const source = assetSource[asset]
    return [code(asset), source === null ? 'the book' : code(source)]
  }),
)

const limitTable = table(
  ['What', 'Limit'],
  [
    ['Covers in one call', `1 to ${maxCoversPerGenerate}`],
    ['Reference images in one call', `1 to ${maxReferences}`],
    ['Title, author', `${textLimits.title}, ${textLimits.author} characters`],
    ['Subtitle, summary', `${textLimits.subtitle}, ${textLimits.summary} characters`],
    ['Prompt of generate, of edit-image', `${textLimits.generatePrompt}, ${textLimits.editPrompt} characters`],
    ['`Idempotency-Key`', `${textLimits.idempotencyKey} characters`],
    ['`webhookUrl`', `${textLimits.webhookUrl} characters`],
    ['Page of books, jobs', `1 to ${pageLimits.books.max}, ${pageLimits.books.default} when not said`],
    ['Page of covers', `1 to ${pageLimits.covers.max}, ${pageLimits.covers.default} when not said`],
    ['Upload', `${uploadLimits.minBytes} to ${uploadLimits.maxBytes} bytes, ${codeList(uploadLimits.types)}`],
    ['Uploads a day', `${uploadLimits.perDay.uploads}, ${uploadLimits.perDay.bytes} bytes in all`],
    [
      'Sides of an upload',
      `${uploadLimits.minSide} to ${uploadLimits.maxSide} px, at most ${uploadLimits.maxAspect} to 1`,
    ],
    ['Upload URL', `${uploadLimits.lifeMs / 60_000} minutes`],
    ['Signed URL of a file', `${signedUrlLifeMs / 60_000} minutes`],
    ['Jobs at once, renders of wraps at once', 'as many as the [plan](/docs/credits) has, each counted by itself'],
    ['Body of a request', `${bodyLimitBytes} bytes, not compressed`],
    ['Requests of one key', 'as many a minute as the [plan](/docs/credits) has'],
    ['Tool calls over [MCP](/docs/mcp)', `${toolCallsPerMinute} a minute`],
  ],
)

export const catalogueFacts: Facts = {
  version: serviceVersion,
  plans: planTable,
  costs: costTable,
  errors: errorTable,
  genres: genreTable,
  assets: assetTable,
  limits: limitTable,
  jobErrors: codeList(jobErrorCodes),
  moods: codeList(moods),
  palettes: codeList(colorPalettes),
  papers: codeList(paperTypes),
  bindings: codeList(bindingTypes),
  designStyles: codeList(designStyles),
  presets: codeList(wrapPresets),
  wrapWarnings: codeList(wrapWarningCodes),
  dpi: String(printDpi),
  wrapCredits: String(operations.wrap.creditsPerImage),
  solidWrapCredits: String(solidWrapCredits),
  idempotencyKey: String(textLimits.idempotencyKey),
  toolCallsPerMinute: String(toolCallsPerMinute),
  bodyLimit: String(bodyLimitBytes),
}
