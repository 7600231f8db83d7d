// How each operation is called from the TypeScript client. `client` is made once, as the quick start shows.

const calls: Readonly<Record<string, string>> = {
  createBook: `const { bookId, subgenre } = await client.books.create({
  title: 'Dracula',
  author: 'Bram Stoker',
  genre: 'horror',
  summary: 'A lawyer travels to a castle in Transylvania, where an undying count keeps him prisoner.',
})`,
  listBooks: `for await (const book of client.books.list()) {
  console.log(book.title, book.genre)
}`,
  listBookCovers: `const { covers, total } = await client.covers.listForBook(bookId, { limit: 10 })`,
  generateCovers: `const ticket = await client.covers.generate({ bookId, count: 1, mood: 'mysterious' })
const job = await client.jobs.wait(ticket)
for (const cover of job.result.covers) console.log(cover.coverStyle, cover.signedUrl)`,
  generateFromReferences: `const picture = await client.uploads.upload(bytes, 'image/jpeg')
const ticket = await client.covers.generateFromReference({
  bookId,
  instructions: 'The same light, but a ruined abbey.',
  reference_upload_ids: [picture.upload_id],
})
const job = await client.jobs.wait(ticket)`,
  getCover: `const cover = await client.covers.get(coverId)
console.log(cover.assets.preview.signedUrl)`,
  varyCover: `const job = await client.jobs.wait(await client.covers.vary(coverId, { count: 2 }))`,
  editCover: `const ticket = await client.covers.edit(coverId, { prompt: 'Make the sky darker and the title gold.' })
const job = await client.jobs.wait(ticket)
console.log(job.result.report?.done, job.result.report?.notDone)`,
  upscaleCover: `const job = await client.jobs.wait(await client.covers.upscale(coverId, { sourceAsset: 'preview' }))`,
  makeAudiobookCover: `const job = await client.jobs.wait(await client.covers.audiobook(coverId))`,
  removeText: `const job = await client.jobs.wait(await client.covers.removeText(coverId))`,
  downloadAsset: `const file = await client.covers.download(coverId, 'preview')
console.log(file.name, file.size)`,
  createUpload: `const { upload_id } = await client.uploads.upload(bytes, 'image/jpeg') // ticket and PUT in one call`,
  getJob: `const job = await client.jobs.get(jobId)
if (job.status === 'failed') console.log(job.error.code, job.error.message)`,
  listJobs: `for await (const job of client.jobs.list({ status: 'completed', operation: 'generate' })) {
  console.log(job.jobId, job.credits_used)
}`,
  calculateWrap: `const size = await client.wraps.calculate({ trimWidth: 6, trimHeight: 9, pageCount: 200, paperType: 'white' })
console.log(size.spineWidth, size.fullWidth, size.fullHeight)`,
  createWrap: `const ticket = await client.wraps.create({
  coverId,
  trimWidth: 6,
  trimHeight: 9,
  pageCount: 416,
  paperType: 'cream',
  designStyle: 'solid',
  blurb: 'Jonathan Harker has come to sell a house. The count has come to buy a country.',
})
const job = await client.jobs.wait(ticket)
console.log(job.result.assets.wrap_pdf.signedUrl, job.result.warnings)`,
  getWrap: `const wrap = await client.wraps.get(wrapId)
console.log(wrap.assets.wrap_pdf.signedUrl)`,
  renderWrap: `const wrap = await client.wraps.render(wrapId, { blurb: 'Jonathan Harker has come to sell a house.' })
console.log(wrap.layout_report.warnings)`,
  extendFront: `const job = await client.jobs.wait(await client.wraps.extendFront(wrapId))`,
  listTemplates: `const { templates } = await client.templates.list({ genre: 'horror', subgenre: 'gothic' })`,
  getCredits: `const { total_available } = await client.credits.get()`,
  getCapabilities: `const { genres, operations, limits } = await client.capabilities.get()`,
  getHealth: `const { status } = await client.health()`,
}

export const typescriptOf = (operationId: string): string => {
  const call = calls[operationId]
  if (call === undefined) throw new Error(`${operationId} has no TypeScript example`)
  return call
}
