// What the tools do that look at books and covers, and that make further files of covers.
import { type AssetType, assetTypes } from '../../catalog/assets.ts'
import { getCredits } from '../../contract/account.ts'
import { listBooks } from '../../contract/books.ts'
import { makeAudiobookCover, removeText, upscaleCover } from '../../contract/cover-work.ts'
import { downloadAsset, getCover, listBookCovers } from '../../contract/covers.ts'
import type { Wish } from '../../contract/inside.ts'
import type { Fields } from '../../contract/parse.ts'
import { listTemplates } from '../../contract/templates.ts'
import {
  createAudiobookCover,
  downloadCover,
  getCreditBalance,
  listBooksTool,
  listCoversForBook,
  listTemplatesForGenre,
  removeCoverText,
  upscaleCoverTool,
} from '../../contract/tools-covers.ts'
import type { Gallery } from '../gallery.ts'
import { ticketOf } from '../ticket.ts'
import { idempotencyKeyIn, omit, type Tool, tool, wantsImage } from '../tool.ts'

export const coverTools = (gallery: Gallery): Tool[] => [
  tool(listTemplatesForGenre, async (query, agent) => ({ output: (await agent.ask(listTemplates, { query })).body })),

  tool(getCreditBalance, async (_args, agent) => ({ output: (await agent.ask(getCredits)).body })),

  tool(listBooksTool, async (query, agent) => ({ output: (await agent.ask(listBooks, { query })).body })),

  tool(listCoversForBook, async ({ bookId, ...query }, agent) => ({
    output: (await agent.ask(listBookCovers, { params: { bookId }, query })).body,
  })),

  tool(downloadCover, async (args, agent) => {
    const image = wantsImage(args)
    const params = { coverId: args.coverId, assetType: args.assetType ?? 'preview' }
    await agent.call(downloadAsset, { params })
    const { body: cover } = await agent.ask(getCover, { params })
    const available = assetTypes.filter((each) => cover.assets[each].available)
    const assetType = available.find((each) => each === params.assetType)
    const { signedUrl, expiresAt } = cover.assets[assetType ?? 'preview']
    if (!assetType || !signedUrl || !expiresAt) throw new Error('an asset that was found has no URL')
    const { coverId, bookId, coverStyle } = cover
    const output = {
      coverId,
      bookId,
      coverStyle,
      assetType,
      signedUrl,
      expiresAt,
      available_assets: available,
      next_step: afterDownload(available),
    }
    return { output, pictures: image ? await gallery.cover(agent.credential.accountId, coverId, assetType) : [] }
  }),

  tool(upscaleCoverTool, async (args, agent) => ({ output: ticketOf(await agent.ask(upscaleCover, onCover(args))) })),

  tool(removeCoverText, async (args, agent) => ({ output: ticketOf(await agent.ask(removeText, onCover(args))) })),

  tool(createAudiobookCover, async (args, agent) => ({
    output: ticketOf(await agent.ask(makeAudiobookCover, onCover(args))),
  })),
]

const onCover = (args: Fields): Wish => ({
  params: { coverId: args.coverId },
  body: omit(args, 'coverId', 'idempotency_key'),
  idempotencyKey: idempotencyKeyIn(args),
})

const afterDownload = (available: readonly AssetType[]): string =>
  available.includes('full')
    ? 'Give the user the URL. create_full_wrap builds the print wrap around this cover.'
    : 'Give the user the URL. upscale_cover makes this cover ready for print, for free.'
