// What the client calls the parts of the contract. What has no name here is spelled out where it stands.
import { editReport } from '../../src/contract/edit-report.ts'
import { derivedCovers, editedCovers, madeAssets, madeCovers } from '../../src/contract/jobs.ts'
import { madeWrap } from '../../src/contract/wraps-results.ts'
import { answersOf, bodyOf, operationOf, outputSchema, partOf, queryOf, type Schema } from './contract-schemas.ts'
import type { NamedSchema } from './typist.ts'

const request = (name: string, schema: Schema): NamedSchema => ({ name, schema, direction: 'request' })

const answer = (name: string, schema: Schema): NamedSchema => ({ name, schema, direction: 'answer' })

const query = (id: string): Schema => queryOf(operationOf(id))

const body = (id: string): Schema => {
  const schema = bodyOf(operationOf(id))
  if (!schema) throw new Error(`${id} takes no body`)
  return schema
}

/** The answer of an operation; of several, that of the highest status. */
const answered = (id: string): Schema => {
  const schema = answersOf(operationOf(id)).at(-1)
  if (!schema) throw new Error(`${id} answers without a body`)
  return schema
}

/** The job that an earlier request with the same key has made. */
const replayed = (id: string): Schema => {
  const [schema] = answersOf(operationOf(id))
  if (!schema) throw new Error(`${id} answers without a body`)
  return schema
}

export const namedSchemas = (): NamedSchema[] => [
  request('Genre', partOf(body('createBook'), 'genre')),
  request('TargetAudience', partOf(body('createBook'), 'target_audience')),
  request('ColorPalette', partOf(body('generateCovers'), 'colorPalette')),
  request('Mood', partOf(body('generateCovers'), 'mood')),
  request('UpscaleSource', partOf(body('upscaleCover'), 'sourceAsset')),
  request('ImageType', partOf(body('createUpload'), 'content_type')),
  request('PaperType', partOf(query('calculateWrap'), 'paperType')),
  request('BindingType', partOf(query('calculateWrap'), 'bindingType')),
  answer('AssetType', partOf(outputSchema(madeAssets), 'covers', '*', 'asset')),
  answer('OperationName', partOf(answered('getJob'), 'operation')),
  answer('JobStatus', partOf(answered('getJob'), 'status')),
  answer('JobErrorCode', partOf(answered('getJob'), 'error', 'code')),

  request('BookDraft', body('createBook')),
  answer('BookCreated', answered('createBook')),
  answer('Book', partOf(answered('listBooks'), 'books', '*')),
  answer('BookPage', answered('listBooks')),

  request('GenerateFields', body('generateCovers')),
  request('VariationFields', body('varyCover')),
  request('EditFields', body('editCover')),
  request('UpscaleFields', body('upscaleCover')),
  request('JobNotes', body('removeText')),
  request('ReferenceFields', body('generateFromReferences')),
  answer('SignedAsset', partOf(answered('getCover'), 'assets', 'preview')),
  answer('CoverDetail', answered('getCover')),
  answer('Availability', partOf(answered('listBookCovers'), 'covers', '*', 'assets', 'preview')),
  answer('CoverItem', partOf(answered('listBookCovers'), 'covers', '*')),
  answer('CoverList', answered('listBookCovers')),

  answer('JobError', partOf(answered('getJob'), 'error')),
  answer('NewCover', partOf(outputSchema(madeCovers), 'covers', '*')),
  answer('DerivedCover', partOf(outputSchema(derivedCovers), 'covers', '*')),
  answer('AssetCover', partOf(outputSchema(madeAssets), 'covers', '*')),
  answer('MadeCovers', outputSchema(madeCovers)),
  answer('EditFailing', partOf(outputSchema(editReport), 'notDone', '*', 'why')),
  answer('EditReport', partOf(outputSchema(editedCovers), 'report')),
  answer('EditedCovers', outputSchema(editedCovers)),
  answer('DerivedCovers', outputSchema(derivedCovers)),
  answer('MadeAssets', outputSchema(madeAssets)),
  answer('JobDetail', answered('getJob')),
  answer('JobSummary', replayed('generateCovers')),
  answer('JobItem', partOf(answered('listJobs'), 'jobs', '*')),
  answer('JobPage', answered('listJobs')),

  answer('UploadTicket', answered('createUpload')),
  request('DesignStyle', partOf(body('createWrap'), 'designStyle')),
  request('WrapPreset', partOf(body('createWrap'), 'preset')),
  request('WrapFields', body('createWrap')),
  request('RenderFields', body('renderWrap')),
  answer('WrapDimensions', answered('calculateWrap')),
  answer('WrapWarningCode', partOf(answered('renderWrap'), 'warnings', '*')),
  answer('LayoutReport', partOf(answered('renderWrap'), 'layout_report')),
  answer('TextBlock', partOf(answered('getWrap'), 'layout_state', 'textBlocks', '*')),
  answer('WrapLayout', partOf(answered('getWrap'), 'layout_state')),
  answer('SignedFile', partOf(answered('getWrap'), 'assets', 'wrap_pdf')),
  answer('MadeWrap', outputSchema(madeWrap)),
  answer('RenderedWrap', answered('renderWrap')),
  answer('WrapDetail', answered('getWrap')),
  answer('Template', partOf(answered('listTemplates'), 'templates', '*')),
  answer('TemplateList', answered('listTemplates')),
  answer('CreditSummary', answered('getCredits')),
  answer('Capabilities', answered('getCapabilities')),
  answer('Health', answered('getHealth')),
]
