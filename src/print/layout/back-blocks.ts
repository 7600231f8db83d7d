// The texts of a back cover as blocks that have everything but a place: faces, sizes, alignment, by preset.
import type { Alignment, WrapPreset } from '../../catalog/print.ts'
import { findFace } from '../../studio/type/faces.ts'
import { isRightToLeft, scriptOf } from '../../studio/type/scripts.ts'
import type { TextBlock } from './layout-state.ts'
import { headlineLeading, lettersIn, quarters, textLeading, textSizeFor } from './type-scale.ts'
import { taglineFace, textCompanion, type WrapVoice } from './voice.ts'

/** Empty texts are left out. */
export interface WrapTexts {
  readonly tagline: string
  readonly blurb: string
  readonly authorBio: string
  readonly spineTitle: string
  readonly spineAuthor: string
}

/** What a text on a wrap is, unless its part says otherwise. */
export const plainBlock = {
  panel: 'back',
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  shrinkToFit: true,
  tracking: 0,
  paragraphSpacing: 0,
  verticalAlignment: 'top',
  capitals: false,
  balanced: false,
  hyphenated: false,
  columns: 1,
  color: '#000000',
  rule: null,
  backing: null,
  halo: null,
} as const satisfies Partial<TextBlock>

const length = (text: string): number => [...text].length

/** A classic page is justified about its axis; a modern one starts at the left. A few lines stand best in the middle. */
const alignmentOf = (texts: WrapTexts, font: TextBlock['font'], measure: number): Alignment => {
  const main = texts.blurb || texts.tagline
  if (isRightToLeft(main)) return 'right'
  if (length(texts.blurb) < 240 && !/\n/.test(texts.blurb)) return 'center'
  const script = scriptOf(main)
  if (script === 'han' || script === 'japanese') return 'justify'
  const isClassic = findFace(font).look === 'serif' && ['latin', 'greek', 'cyrillic'].includes(script)
  return isClassic && lettersIn(measure, font) >= 46 ? 'justify' : 'left'
}

/** Lines over a justified text are centred. */
const headAlignment = (alignment: Alignment): Alignment => (alignment === 'justify' ? 'center' : alignment)

/** A long line cannot be as loud as a short one. */
const loudness = (text: string, preset: WrapPreset): number => {
  const letters = length(text)
  const [short, medium, long] = preset === 'minimal' ? [2.4, 1.9, 1.5] : [1.75, 1.45, 1.22]
  return letters <= 45 ? short : letters <= 110 ? medium : long
}

/** A few words that stand alone are set like a headline. */
const isShout = ({ tagline, blurb }: WrapTexts, preset: WrapPreset): boolean =>
  (tagline === '' || preset === 'blurb-only') && length(blurb) <= 90 && !/\n/.test(blurb)

/** In the order in which they stand; `width` is that of the panel's text area, in points. */
export const backBlocks = (
  texts: WrapTexts,
  preset: WrapPreset,
  voice: WrapVoice,
  width: number,
  panelWidth: number,
): TextBlock[] => {
  const { tagline, blurb, authorBio } = texts
  const font = textCompanion(voice, blurb || authorBio || tagline)
  const size = textSizeFor(panelWidth, font, blurb || authorBio || tagline)
  const alignment = alignmentOf(texts, font, width / size)
  const blocks: TextBlock[] = []
  if (tagline !== '' && preset !== 'blurb-only') {
    const wanted = quarters(size * loudness(tagline, preset))
    blocks.push({
      ...plainBlock,
      id: 'tagline',
      text: tagline,
      font: taglineFace(voice, tagline),
      fontSize: wanted,
      preferredSize: wanted,
      leading: headlineLeading(tagline),
      alignment: preset === 'minimal' ? (isRightToLeft(tagline) ? 'right' : 'center') : headAlignment(alignment),
      balanced: true,
    })
  }
  if (blurb !== '' && preset !== 'minimal') {
    const isLoud = isShout(texts, preset)
    const wanted = isLoud ? quarters(size * loudness(blurb, 'minimal')) : size
    blocks.push({
      ...plainBlock,
      id: 'blurb',
      text: blurb,
      font: isLoud ? taglineFace(voice, blurb) : font,
      fontSize: wanted,
      preferredSize: wanted,
      leading: isLoud ? headlineLeading(blurb) : textLeading(blurb, font),
      paragraphSpacing: 0.5,
      alignment,
      balanced: alignment === 'center',
      hyphenated: true,
    })
  }
  if (authorBio !== '' && preset === 'standard') {
    const bioFont = textCompanion(voice, authorBio)
    const small = Math.max(7, quarters(textSizeFor(panelWidth, bioFont, authorBio) * 0.86))
    blocks.push({
      ...plainBlock,
      id: 'authorBio',
      text: authorBio,
      font: bioFont,
      fontSize: small,
      preferredSize: small,
      leading: textLeading(authorBio, bioFont),
      paragraphSpacing: 0.4,
      // Few lines of one length; more of them would lose too much width to it.
      balanced: length(authorBio) < 240,
      alignment: isRightToLeft(authorBio) ? 'right' : 'left',
      hyphenated: true,
    })
  }
  return blocks
}

/** The same with even gaps between its words, and the lines over it in line with it. */
export const unjustified = (block: TextBlock): TextBlock => {
  const isOverText = block.id === 'tagline' && block.alignment === 'center'
  return block.alignment === 'justify' || isOverText ? { ...block, alignment: 'left' } : block
}
