// What can be chosen in the editor: faces, and what the printer offers for the book.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { bindingTypes } from '../catalog/print.ts'
import { fromNumber } from '../print/geometry/lengths.ts'
import type { WrapRequest } from '../print/geometry/wrap-specs.ts'
import { kdp } from '../print/printers/kdp.ts'
import type { Binding } from '../print/printers/printer.ts'
import { type Face, faces } from '../studio/type/faces.ts'
import type { BindingChoice, FaceChoice } from './wire.ts'

const fontFolder = join(import.meta.dirname, '..', '..', 'assets', 'fonts')

export const fontFile = ({ file }: Face): string => join(fontFolder, file)

/** Parts of names that are written in capitals. */
const initials = ['dm', 'im', 'sc', 'tc']

const nameOf = (id: string): string =>
  id
    .split('-')
    .map((word) => (initials.includes(word) ? word.toUpperCase() : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`))
    .join(' ')

/** Faces of signs only stand in for others. */
const canBeChosen = ({ scripts }: Face): boolean => scripts.length > 0

let choices: readonly FaceChoice[] | undefined

export const faceChoices = (): readonly FaceChoice[] => {
  choices ??= faces.filter(canBeChosen).map((face) => ({
    id: face.id,
    name: nameOf(face.id),
    look: face.look,
    scripts: face.scripts,
    bytes: statSync(fontFile(face)).size,
  }))
  return choices
}

const offers = ({ trims }: Binding, { trimWidth, trimHeight }: WrapRequest): boolean =>
  trims.some(
    ({ width, height }) =>
      width.minus(fromNumber(trimWidth)).abs().lte(kdp.trimTolerance) &&
      height.minus(fromNumber(trimHeight)).abs().lte(kdp.trimTolerance),
  )

export const bindingChoices = (specs: WrapRequest): BindingChoice[] =>
  bindingTypes.map((type) => {
    const binding = kdp.bindings[type]
    return { type, papers: binding.papers, pages: binding.pages, offersTrim: offers(binding, specs) }
  })
