// Reads a drawing: one file of SVG becomes marks in a box of height 1. The subset and its meaning stand in art/README.md.
import { DOMMatrix, Path2D } from '@napi-rs/canvas'
import { type PartName, partCalled } from '../paint/part-names.ts'
import type { Mark } from '../paint/pen.ts'
import { type Refuse, refusalsOf } from './art-fault.ts'
import { type Properties, plain, propertiesOf } from './properties.ts'
import { readTransform } from './read-transform.ts'
import { type Element, readXml } from './read-xml.ts'
import { isGeometry, isShape, outlineOf } from './shape-geometry.ts'

export interface DrawnMark extends Mark {
  /** The letter of the state that it belongs to; null: it belongs to all of them. */
  readonly variant: string | null
  /** Whether it is drawn where the outline alone shows, instead of what is drawn elsewhere. */
  readonly isSilhouette: boolean
  readonly line: number
}

export interface Drawing {
  /** Width over height. */
  readonly width: number
  readonly marks: readonly DrawnMark[]
  /** The letters of its states; none where it has one state only. */
  readonly variants: readonly string[]
  /** The labels of its parts as they are written. */
  readonly labels: ReadonlySet<string>
}

const mostShapes = 500
/** A thing is drawn this high. */
const high = 1000
/** How far transforms may lead: beyond this, places are no numbers any more. */
const furthest = 100_000

/** Where a group or shape is: what all around it says. */
interface Place {
  readonly frame: DOMMatrix
  readonly properties: Properties
  readonly part: PartName | null
  readonly variant: string | null
  readonly isSilhouette: boolean
}

/** What belongs to the root or to editors, and says nothing of what is drawn. */
const ofRoot: ReadonlySet<string> = new Set([
  'version',
  'width',
  'height',
  'viewBox',
  'baseProfile',
  'preserveAspectRatio',
])

const widthOf = ({ attributes, line }: Element, refuse: Refuse): number => {
  const box = attributes.get('viewBox') ?? ''
  const [x = Number.NaN, y, width = Number.NaN, height] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isRight = width > 0 && width <= 8 * high && Math.abs(x + width / 2) < 1 && y === -high && height === high
  return isRight ? width / high : refuse(line, `viewBox is "${box}", expected "-W/2 -1000 W 1000"`)
}

class Reader {
  readonly marks: DrawnMark[] = []
  readonly variants = new Set<string>()
  readonly labels = new Set<string>()
  readonly #refuse: Refuse

  constructor(refuse: Refuse) {
    this.#refuse = refuse
  }

  read(element: Element, outer: Place): void {
    const { name } = element
    if (name === 'g') this.#group(element, outer)
    else if (isShape(name)) this.#shape(element, outer)
    // Editors leave an empty one in every file.
    else if (name === 'defs') for (const each of element.children) this.#stranger(each)
    else this.#stranger(element)
  }

  #stranger({ name, line }: Element): void {
    this.#refuse(line, `<${name}> is not allowed here`)
  }

  #group(element: Element, outer: Place): void {
    const { attributes, line, children } = element
    const inner = { ...this.#placeOf(element, outer), ...this.#labelled(attributes.get('label') ?? '', line, outer) }
    for (const child of children) this.read(child, inner)
  }

  /** What the label of a group makes of it: a state, the silhouette, a part, or nothing where an editor only numbered it. */
  #labelled(label: string, line: number, outer: Place): Pick<Place, 'part' | 'variant' | 'isSilhouette'> {
    const { part, variant, isSilhouette } = outer
    const letter = /^variant ([A-Z])$/.exec(label)?.[1]
    if (letter !== undefined) {
      if (variant !== null) this.#refuse(line, `${label} lies inside variant ${variant}`)
      this.variants.add(letter)
      return { part, variant: letter, isSilhouette }
    }
    if (label === 'silhouette') return { part: null, variant, isSilhouette: true }
    if (label === '' || /\d/.test(label)) return { part, variant, isSilhouette }
    const name = /^[a-z][a-z' -]{0,39}$/.test(label) ? label : null
    if (name === null) return this.#refuse(line, `label "${label}" is no plain noun in small letters`)
    this.labels.add(name)
    return { part: partCalled(name), variant, isSilhouette }
  }

  #placeOf(element: Element, outer: Place): Place {
    const { attributes, line, name } = element
    const others = (each: string): boolean => each === 'label' || each === 'transform' || isGeometry(name, each)
    const transform = attributes.get('transform')
    const own = transform === undefined ? new DOMMatrix() : readTransform(transform)
    if (own === null) return this.#refuse(line, `transform "${transform}" cannot be read`)
    const properties = propertiesOf(element, outer.properties, this.#refuse, others)
    const frame = outer.frame.multiply(own)
    const isThere = [frame.a, frame.b, frame.c, frame.d, frame.e, frame.f].every((each) => Math.abs(each) <= furthest)
    if (!isThere) this.#refuse(line, 'is moved, turned or scaled out of all bounds')
    return { ...outer, properties, frame }
  }

  #shape(element: Element, outer: Place): void {
    const { name, line, children } = element
    if (children.length > 0) this.#refuse(line, `<${name}> holds other elements`)
    const { frame, properties, part, variant, isSilhouette } = this.#placeOf(element, outer)
    const { tone, fill, stroke, strokeWidth, rule, isEdge, isShown } = properties
    if (!isShown && !isSilhouette) this.#refuse(line, 'is hidden: delete it or show it')
    const own = tone ?? this.#refuse(line, `<${name}> has no tone: class="body", shade, light, accent or line`)
    if (fill !== null && stroke !== null) this.#refuse(line, 'has a fill and a stroke: draw it as two shapes')
    const colour = fill ?? stroke ?? this.#refuse(line, 'has neither fill nor stroke')
    const breadth = Math.sqrt(Math.abs(frame.a * frame.d - frame.b * frame.c))
    const width = stroke === null ? null : (strokeWidth ?? 1) * breadth
    if (width !== null && !(width > 0)) this.#refuse(line, 'the stroke has no width')
    const path = new Path2D()
    path.addPath(outlineOf(element, this.#refuse), frame)
    if (this.marks.length >= mostShapes) this.#refuse(line, `has more than ${mostShapes} shapes`)
    this.marks.push({ tone: own, path, width, rule, colour, part, isEdge, variant, isSilhouette, line })
  }
}

export const readDrawing = (file: string, text: string): Drawing => {
  const refuse = refusalsOf(file)
  const root = readXml(text, refuse)
  if (root.name !== 'svg') refuse(root.line, `begins with <${root.name}>, expected <svg>`)
  const width = widthOf(root, refuse)
  const reader = new Reader(refuse)
  const properties = propertiesOf(root, plain, refuse, (name) => ofRoot.has(name))
  const frame = new DOMMatrix().scale(1 / high, 1 / high)
  for (const child of root.children)
    reader.read(child, { frame, properties, part: null, variant: null, isSilhouette: false })
  if (!reader.marks.some(({ tone }) => tone !== 'line')) refuse(root.line, 'shows nothing but lines')
  return { width, marks: reader.marks, variants: [...reader.variants].sort(), labels: reader.labels }
}
