// Makes a print wrap around any cover image, straight to files, with no server and no account.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openPress } from '../compose/crafts.ts'
import type { Config } from '../config/config.ts'
import type { WrapDimensions } from '../contract/wraps.ts'
import { readableFileName } from '../platform/storage/file-name.ts'
import { artSheet } from '../print/geometry/art-sheet.ts'
import { wrapDimensions } from '../print/geometry/wrap-dimensions.ts'
import { type WrapGeometry, wrapGeometry } from '../print/geometry/wrap-geometry.ts'
import type { LayoutReport } from '../print/layout/report.ts'
import { voiceOfPicture } from '../print/render/picture-voice.ts'
import type { PrintedWrap } from '../print/render/print-order.ts'
import { printWrap } from '../print/render/print-wrap.ts'
import type { EncodedWrapArt } from '../studio/press/wrap-order.ts'
import type { Arguments } from './arguments.ts'
import type { StudioPlace } from './command.ts'
import { readCover } from './wrap-cover.ts'
import { wrapSpecs } from './wrap-specs.ts'
import { type WrapWishes, wrapWishes } from './wrap-wishes.ts'

export interface WrapFiles {
  readonly files: { readonly pdf: string; readonly flat: string; readonly preview: string; readonly backArt: string }
  readonly designStyle: string
  readonly preset: string
  readonly dims: WrapDimensions
  readonly warnings: readonly string[]
  readonly report: LayoutReport
}

const steps = 3

const paintArt = (
  config: Config,
  image: Uint8Array,
  geometry: WrapGeometry,
  { style, solidColor, spineColor, instructions }: WrapWishes,
): Promise<EncodedWrapArt> => {
  const press = openPress(config)
  const front = { kind: 'picture', image } as const
  const sheet = artSheet(geometry)
  return press
    .paintWrap({ front, sheet, style, solidColor, spineColor, instructions, keep: null, attempt: 0 })
    .finally(() => press.close())
}

/** Plain grounds are part of the layout, so that what stands on them is judged by their very colour. */
const plainColors = ({ style, spineColor }: WrapWishes, { colours }: EncodedWrapArt) =>
  style === 'solid' ? { back: colours.back, spine: colours.spine } : { back: null, spine: spineColor }

const saveFiles = async (
  directory: string,
  title: string,
  { pdf, flat, preview }: PrintedWrap,
  { backArt }: EncodedWrapArt,
): Promise<WrapFiles['files']> => {
  await mkdir(directory, { recursive: true })
  const save = async (part: string, extension: string, bytes: Uint8Array): Promise<string> => {
    const file = join(directory, readableFileName(title, part, extension))
    await writeFile(file, bytes)
    return file
  }
  return {
    pdf: await save('wrap', 'pdf', pdf),
    flat: await save('wrap_flat', 'jpg', flat),
    preview: await save('wrap_preview', 'jpg', preview),
    backArt: await save('back_art', 'jpg', backArt),
  }
}

export const makeWrap = async ({ config, showProgress }: StudioPlace, given: Arguments): Promise<WrapFiles> => {
  const file = resolve(given.required('cover'))
  const specs = wrapSpecs(given)
  const wishes = wrapWishes(given, file)
  const directory = resolve(given.required('out'))
  given.end()
  const geometry = wrapGeometry(specs)
  const { image, date } = await readCover(file)

  showProgress(0, steps)
  const art = await paintArt(config, image, geometry, wishes)
  showProgress(1, steps)
  const { title, author, style, preset, texts } = wishes
  const voice = await voiceOfPicture(image)
  const printed = await printWrap({
    specs,
    art: art.sheet,
    backdrop: art.backdrop,
    layout: {
      kind: 'texts',
      texts,
      preset,
      voice,
      spineRotation: null,
      colors: plainColors(wishes, art),
      tone: art.colours.back,
    },
    front: { complete: art.frontComplete, dpi: art.frontDpi },
    // The clock has no part in it: the same words around the same file give the same wrap.
    metadata: { title, author, date },
  })
  showProgress(2, steps)
  const files = await saveFiles(directory, title, printed, art)
  showProgress(steps, steps)
  const warnings = [...new Set(printed.report.warnings.map(({ code }) => code))]
  return { files, designStyle: style, preset, dims: wrapDimensions(geometry), warnings, report: printed.report }
}
