// The tools of print wraps: back, spine and front of a printed book on one sheet.

import {
  defineTool,
  idempotencyKey,
  nextStep,
  notForAgents,
  polling,
  reads,
  replaces,
  replacesOnce,
} from './tools-definition.ts'
import { includeImages, jobTicket } from './tools-generation.ts'
import { id } from './values.ts'
import { calculateWrap, wrapDimensions } from './wraps.ts'
import { renderedWrap, wrapDetail } from './wraps-results.ts'
import { createWrap, extendFront, renderWrap } from './wraps-work.ts'

const wrapId = id.meta({ format: 'uuid', description: 'From the result of a wrap job.' })

const wrapReport = wrapDetail.extend({ next_step: nextStep })

export const getWrapTool = defineTool({
  name: 'get_wrap',
  title: 'Get a wrap',
  description:
    'A wrap with its measures, its texts (layout_state) and fresh URLs, valid for an hour, of preview, flat picture, print PDF and back art. The preview comes inline as a small JPEG. Free.',
  hints: reads,
  input: { and: { wrapId, include_images: includeImages } },
  output: wrapReport,
})

export const createFullWrap = defineTool({
  name: 'create_full_wrap',
  title: 'Create a full print wrap',
  description: `Builds back, spine and front around a cover for printing at Amazon KDP: a print PDF, a flat picture and a preview. Costs 2 credits in designStyle solid, 4 in any other; refunded if it fails. A cover has one wrap: calling again makes it anew and keeps its wrapId. Check the measures with calculate_kdp_wrap first. ${polling} The result lists warnings, such as text that had to be shrunk; change texts with update_wrap_text.`,
  hints: replaces,
  input: { from: [createWrap.body], without: notForAgents, and: { idempotency_key: idempotencyKey } },
  output: jobTicket,
})

const renderReport = renderedWrap.extend({ next_step: nextStep })

export const updateWrapText = defineTool({
  name: 'update_wrap_text',
  title: 'Update the text of a wrap',
  description:
    'Sets the texts of a wrap anew and renders it at once; no job to wait for. A text that is left out stays as it is, an empty one is removed. For full control pass an edited layout_state of get_wrap as layoutState. Answers with fresh URLs, warnings and the preview inline. Free.',
  hints: replacesOnce,
  input: { from: [renderWrap.body], and: { wrapId, include_images: includeImages } },
  output: renderReport,
})

export const extendWrapFront = defineTool({
  name: 'extend_wrap_front',
  title: 'Extend the front of a wrap again',
  description: `Paints the front panel of a wrap again where it reaches over the edge of the cover, and joins it to back, spine and texts as they are. Use it when the wrap's warnings name front_outpaint_incomplete or its edges look wrong. Free. ${polling}`,
  hints: replaces,
  input: { from: [extendFront.body], without: notForAgents, and: { wrapId, idempotency_key: idempotencyKey } },
  output: jobTicket,
})

export const calculateKdpWrap = defineTool({
  name: 'calculate_kdp_wrap',
  title: 'Calculate the size of a KDP wrap',
  description:
    'Spine width, sheet size, bleed, safe margins and barcode zone that Amazon KDP wants for a book of this trim size, length and paper, and whether the spine is wide enough for text. Use it before create_full_wrap. Free, changes nothing.',
  hints: reads,
  input: {
    from: [calculateWrap.query],
    required: ['trimWidth', 'trimHeight', 'pageCount', 'paperType'],
  },
  output: wrapDimensions,
})
