// All checks of one cover.
import type { Canvas } from '@napi-rs/canvas'
import { makeCovers } from '../../src/studio/direction/make-cover.ts'
import { type PaintedCover, paintCover } from '../../src/studio/press/paint-cover.ts'
import { type Format, sheetOf } from '../../src/studio/press/sheet.ts'
import { missing } from '../../src/studio/type/coverage.ts'
import { type FaceId, faces } from '../../src/studio/type/faces.ts'
import { fontAlias } from '../../src/studio/type/font-files.ts'
import type { SetType } from '../../src/studio/type/set-type.ts'
import { fontList } from '../../src/studio/type/substitutes.ts'
import type { Complaint } from './complaint.ts'
import { hashDistance, meanDifference } from './look-alike.ts'
import type { Cell } from './matrix.ts'
import { contrastsOf } from './read-contrast.ts'
import { misplacedType } from './type-placement.ts'

const portrait = (width: number, text = true): Format => ({
  sheet: sheetOf(1600, 2560),
  pixels: { w: width, h: Math.round(width * 1.6) },
  text,
})

/** Lc of the worst tenth of a line on the finished picture. Thin strokes and soft edges take some of what was settled on. */
const leastContrast = { title: 32, subtitle: 34, author: 34, year: 32 } as const

const isRole = (role: string): role is keyof typeof leastContrast => Object.hasOwn(leastContrast, role)

const faint = ({ easel, type }: PaintedCover): string[] =>
  contrastsOf(easel, type)
    .filter(({ role, contrast }) => contrast < (isRole(role) ? leastContrast[role] : 32))
    .map(({ role, text, contrast }) => `${role} "${text}" has a contrast of only ${Math.round(contrast)}`)

const listedFaces = (face: FaceId): FaceId[] => {
  const list = fontList(face)
  return faces.map(({ id }) => id).filter((id) => list.includes(`"${fontAlias(id)}"`))
}

/** Characters that no face of the line's list can set. */
const withoutGlyph = (type: SetType): string[] =>
  type.stacks.flatMap(({ items }) =>
    items.flatMap((item) =>
      item.kind === 'lines'
        ? item.runs.flatMap(({ text, face }) =>
            missing(face, text)
              .filter((sign) => listedFaces(face).every((other) => missing(other, sign).length > 0))
              .map((sign) => `"${sign}" of "${text}" has no glyph`),
          )
        : [],
    ),
  )

const samePixels = (one: Canvas, other: Canvas): boolean => Buffer.compare(one.data(), other.data()) === 0

export const checkType = async (cell: Cell, width = 800): Promise<Complaint[]> => {
  const painted = await paintCover(cell.document, portrait(width))
  const say = (check: string) => (what: string) => ({ check, cover: cell.name, what })
  return [
    ...misplacedType(painted.type, portrait(width).sheet).map(say('placement')),
    ...faint(painted).map(say('contrast')),
    ...withoutGlyph(painted.type).map(say('glyphs')),
  ]
}

export const checkDeterminism = async (cell: Cell): Promise<Complaint[]> => {
  const [one, other] = [await paintCover(cell.document, portrait(240)), await paintCover(cell.document, portrait(240))]
  if (samePixels(one.easel.canvas, other.easel.canvas)) return []
  return [{ check: 'determinism', cover: cell.name, what: 'two paintings of one document differ' }]
}

/** Mean difference of a colour that two scales may show at a common size. */
const mostScaleDifference = 4

export const checkScales = async (cell: Cell, small = 800, large = 1600): Promise<Complaint[]> => {
  const [one, other] = [
    await paintCover(cell.document, portrait(small)),
    await paintCover(cell.document, portrait(large)),
  ]
  const difference = meanDifference(one.easel.canvas, other.easel.canvas)
  if (difference <= mostScaleDifference) return []
  return [{ check: 'scales', cover: cell.name, what: `${small} and ${large} px differ by ${difference.toFixed(1)}` }]
}

/** Below this two covers look the same at a glance. */
const leastSeedDistance = 0.08

export const checkSeeds = async (cell: Cell): Promise<Complaint[]> => {
  const documents = makeCovers({ brief: cell.document.brief, template: cell.family.id, seed: 7, count: 3 })
  const canvases: Canvas[] = []
  for (const document of documents) canvases.push((await paintCover(document, portrait(240, false))).easel.canvas)
  return canvases.flatMap((canvas, at) =>
    canvases.slice(at + 1).flatMap((other, further) => {
      const distance = hashDistance(canvas, other)
      if (distance >= leastSeedDistance) return []
      const pair = `covers ${at + 1} and ${at + further + 2} of one call`
      return [{ check: 'seeds', cover: cell.name, what: `${pair} differ by only ${distance.toFixed(3)}` }]
    }),
  )
}
