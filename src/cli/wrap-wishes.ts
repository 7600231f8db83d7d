// What is asked of a wrap on the command line, judged as the service judges it.
import { parse } from 'node:path'
import { textLimits } from '../catalog/limits.ts'
import { type DesignStyle, designStyles, type WrapPreset, wrapPresets } from '../catalog/print.ts'
import { isPlainText } from '../contract/text.ts'
import type { WrapTexts } from '../print/layout/back-blocks.ts'
import type { Arguments } from './arguments.ts'
import { UsageError } from './usage-error.ts'

export interface WrapWishes {
  readonly title: string
  readonly author: string | null
  readonly style: DesignStyle
  readonly preset: WrapPreset
  readonly texts: WrapTexts
  readonly solidColor: string | null
  readonly spineColor: string | null
  readonly instructions: string | null
}

const textOf = (given: Arguments, name: string, most: number): string | null => {
  const value = given.option(name)?.trim()
  if (value === undefined || value === '') return null
  if (!isPlainText(value)) throw new UsageError(`--${name} must not contain control characters or broken Unicode`)
  const length = [...value].length
  if (length > most) throw new UsageError(`--${name} must have at most ${most} characters but has ${length}`)
  return value
}

const colorOf = (given: Arguments, name: string): string | null => {
  const value = given.option(name)
  if (value === undefined) return null
  if (/^#[0-9a-f]{6}$/i.test(value)) return value.toLowerCase()
  throw new UsageError(`--${name} must be a colour like #1a2b3c but is "${value}"`)
}

/** The name of the book stands on the spine unless another text is given for it. */
export const wrapWishes = (given: Arguments, cover: string): WrapWishes => {
  const title = textOf(given, 'title', textLimits.title)
  const author = textOf(given, 'author', textLimits.author)
  const style = given.choice('style', designStyles) ?? 'complementary'
  const solidColor = colorOf(given, 'solid-color')
  if (solidColor !== null && style !== 'solid') throw new UsageError('--solid-color needs --style solid')
  return {
    title: title ?? parse(cover).name,
    author,
    style,
    preset: given.choice('preset', wrapPresets) ?? 'standard',
    texts: {
      tagline: textOf(given, 'tagline', textLimits.tagline) ?? '',
      blurb: textOf(given, 'blurb', textLimits.blurb) ?? '',
      authorBio: textOf(given, 'author-bio', textLimits.authorBio) ?? '',
      spineTitle: textOf(given, 'spine-title', textLimits.spineText) ?? title ?? '',
      spineAuthor: textOf(given, 'spine-author', textLimits.spineText) ?? author ?? '',
    },
    solidColor,
    spineColor: colorOf(given, 'spine-color'),
    instructions: textOf(given, 'instructions', textLimits.wrapInstructions),
  }
}
