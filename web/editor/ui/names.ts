// What people call the blocks and the warnings of a wrap.
import type { TextBlock } from '../../../src/print/layout/layout-state.ts'
import type { LayoutWarning } from '../../../src/print/layout/report.ts'

const known: Readonly<Record<string, string>> = {
  tagline: 'Tagline',
  blurb: 'Blurb',
  authorBio: 'Author bio',
  spineTitle: 'Spine title',
  spineAuthor: 'Spine author',
}

export const blockName = (id: string): string => known[id] ?? id.replace(/^text(\d+)$/, 'Text $1')

export const blockLabel = ({ id, panel, text }: TextBlock, warnings: number): string => {
  const start = text.length > 60 ? `${text.slice(0, 60)}…` : text
  const noted = warnings === 0 ? '' : warnings === 1 ? ' One warning.' : ` ${warnings} warnings.`
  return `${blockName(id)}, on the ${panel}: ${start}.${noted}`
}

const titles: Readonly<Record<LayoutWarning['code'], string>> = {
  front_outpaint_incomplete: 'Front not carried to its edges',
  text_shrunk: 'Set smaller',
  text_overflow: 'Does not fit',
  spine_text_dropped: 'Left out of the spine',
  spine_text_tight: 'Tight on the spine',
  barcode_overlap: 'On the barcode',
  low_contrast: 'Hard to read',
  odd_page_count: 'Odd page count',
  page_count_exceeds_kdp_limit: 'Beyond the printer’s limit',
  font_substituted: 'Another face',
  low_resolution: 'Low resolution',
}

export const warningTitle = (code: LayoutWarning['code']): string => titles[code]

/** What an author may well leave as it is. */
export const isMild = (code: LayoutWarning['code']): boolean =>
  ['text_shrunk', 'font_substituted', 'odd_page_count', 'spine_text_tight', 'low_resolution'].includes(code)
