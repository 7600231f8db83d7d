// What the tools of print wraps do.
import {
  calculateKdpWrap,
  createFullWrap,
  extendWrapFront,
  getWrapTool,
  updateWrapText,
} from '../../contract/tools-wraps.ts'
import { calculateWrap } from '../../contract/wraps.ts'
import { createWrap, extendFront, getWrap, renderWrap } from '../../contract/wraps-work.ts'
import type { Gallery } from '../gallery.ts'
import { ticketOf } from '../ticket.ts'
import { idempotencyKeyIn, omit, type Tool, tool, wantsImages } from '../tool.ts'

export const wrapTools = (gallery: Gallery): Tool[] => [
  tool(getWrapTool, async (args, agent) => {
    const images = wantsImages(args)
    const { body: wrap } = await agent.ask(getWrap, { params: { wrapId: args.wrapId } })
    return {
      output: { ...wrap, next_step: 'assets.wrap_pdf is the print file. update_wrap_text changes texts, for free.' },
      pictures: images ? await gallery.wrap(agent.credential.accountId, wrap.wrapId) : [],
    }
  }),

  tool(createFullWrap, async (args, agent) => {
    const body = omit(args, 'idempotency_key')
    return { output: ticketOf(await agent.ask(createWrap, { body, idempotencyKey: idempotencyKeyIn(args) })) }
  }),

  tool(updateWrapText, async (args, agent) => {
    const images = wantsImages(args)
    const body = omit(args, 'wrapId', 'include_images')
    const { body: rendered } = await agent.ask(renderWrap, { params: { wrapId: args.wrapId }, body })
    return {
      output: { ...rendered, next_step: afterRender(rendered.warnings) },
      pictures: images ? await gallery.wrap(agent.credential.accountId, rendered.wrapId) : [],
    }
  }),

  tool(extendWrapFront, async (args, agent) => {
    const body = omit(args, 'wrapId', 'idempotency_key')
    const wish = { params: { wrapId: args.wrapId }, body, idempotencyKey: idempotencyKeyIn(args) }
    return { output: ticketOf(await agent.ask(extendFront, wish)) }
  }),

  tool(calculateKdpWrap, async (query, agent) => ({ output: (await agent.ask(calculateWrap, { query })).body })),
]

const afterRender = (warnings: readonly string[]): string =>
  warnings.length === 0
    ? 'Show the user the preview; assets.wrap_pdf is the print file.'
    : 'Read layout_report.warnings: each says what was changed or does not fit. Shorten texts and call again, or show the user the preview.'
