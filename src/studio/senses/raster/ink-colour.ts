// Tells ink from ground by colour: ink is frequent in a line's box and rare around it, and stands out from what is near it.
import { ColourHistogram, cellAt, widened } from './colour-histogram.ts'
import { localMean } from './local-mean.ts'
import type { Mask, Picture } from './picture.ts'

/** 2 where the colour is surely ink, 1 where it is likely, 0 where it is ground. */
export type Grades = Uint8Array

/** How much more frequent a colour is in the box than around it: surely ink, and ink where it touches sure ink. */
const sureRatio = 3
const likelyRatio = 1.5
/** Colours rarer than this say nothing. */
const leastShare = 2e-4
/** Ink that takes less of the box than this was missed: letters of nearly the ground's colour. */
const leastInk = 0.05

/** `ground` is how often colours occur in the ground. */
const graded = (picture: Picture, box: Mask, ground: Float32Array): Grades => {
  const inside = new ColourHistogram()
  for (let at = 0; at < box.bits.length; at++) if (box.bits[at] === 1) inside.add(cellAt(picture, at))
  const grade = inside.shares().map((share, cell) => {
    const other = Math.max(leastShare, ground[cell] ?? 0)
    return share > other * sureRatio ? 2 : share > other * likelyRatio ? 1 : 0
  })
  const grades = new Uint8Array(box.bits.length)
  for (let at = 0; at < grades.length; at++) grades[at] = grade[cellAt(picture, at)] ?? 0
  return grades
}

const shareInBox = (grades: Grades, box: Mask): number => {
  let [inside, ink] = [0, 0]
  for (let at = 0; at < grades.length; at++) {
    if (box.bits[at] !== 1) continue
    inside++
    if (grades[at] === 2) ink++
  }
  return ink / Math.max(1, inside)
}

const gradedByRing = (picture: Picture, box: Mask, ring: Mask): Grades => {
  const around = new ColourHistogram()
  for (let at = 0; at < ring.bits.length; at++) if (ring.bits[at] === 1) around.add(cellAt(picture, at))
  const ground = around.shares()
  const wide = graded(picture, box, widened(ground))
  return shareInBox(wide, box) >= leastInk ? wide : graded(picture, box, ground)
}

const meanWhere = ({ rgb }: Picture, holds: (at: number) => boolean, size: number): [number, number, number] => {
  let [count, red, green, blue] = [0, 0, 0, 0]
  for (let at = 0; at < size; at++) {
    if (!holds(at)) continue
    count++
    red += rgb[at * 3] ?? 0
    green += rgb[at * 3 + 1] ?? 0
    blue += rgb[at * 3 + 2] ?? 0
  }
  const many = Math.max(1, count)
  return [red / many, green / many, blue / many]
}

/** Below this many steps of colour between ink and ground there is no direction to speak of (white letters in black outlines). */
const leastDistance = 36

/**
 * Grades of all pixels. Where ink and ground differ in one direction of colour, a pixel must also be further along it than its
 * neighbourhood: that drops the glow and the patches of ground between letters, and brings back letters whose colour also
 * occurs in the ring.
 */
export const gradeInk = (picture: Picture, box: Mask, ring: Mask, radius: number): Grades => {
  const grades = gradedByRing(picture, box, ring)
  const size = grades.length
  const ink = meanWhere(picture, (at) => grades[at] === 2 && box.bits[at] === 1, size)
  const ground = meanWhere(picture, (at) => ring.bits[at] === 1, size)
  const axis = [ink[0] - ground[0], ink[1] - ground[1], ink[2] - ground[2]] as const
  const length = axis[0] ** 2 + axis[1] ** 2 + axis[2] ** 2
  if (length < leastDistance ** 2) return grades
  const along = new Float32Array(size)
  for (let at = 0; at < size; at++) {
    const red = (picture.rgb[at * 3] ?? 0) - ground[0]
    const green = (picture.rgb[at * 3 + 1] ?? 0) - ground[1]
    const blue = (picture.rgb[at * 3 + 2] ?? 0) - ground[2]
    along[at] = (red * axis[0] + green * axis[1] + blue * axis[2]) / length
  }
  const near = localMean(along, picture.width, picture.height, Math.max(2, Math.round(radius)))
  return grades.map((grade, at) => {
    const [here, around] = [along[at] ?? 0, near[at] ?? 0]
    if (here < around + 0.05) return here > 0.9 ? grade : 0
    return box.bits[at] === 1 && here > 0.6 && here > around + 0.15 ? 2 : grade
  })
}
