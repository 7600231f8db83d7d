// The outline of each kind of shape, in the units of the frame.
import { Path2D } from '@napi-rs/canvas'
import type { Refuse } from './art-fault.ts'
import { lengthOf } from './properties.ts'
import type { Element } from './read-xml.ts'

/** The attributes of every shape that say where it is. */
const geometry: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
}

export const isShape = (name: string): boolean => geometry[name] !== undefined

export const isGeometry = (shape: string, attribute: string): boolean => geometry[shape]?.includes(attribute) ?? false

/** A command, a number, or what parts them. */
const token = /([mlhvcsqtaz])|([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)|[\s,]+/giy
/** How many numbers each command takes. */
const takes: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** Flags of arcs may stand together, so theirs are not counted. */
const isComplete = (command: string, count: number): boolean => {
  const each = takes[command] ?? 0
  if (each === 0) return count === 0
  return count > 0 && (command === 'a' || count % each === 0)
}

const isPathData = (data: string): boolean => {
  if (!/^\s*m/i.test(data)) return false
  let [command, count, at] = ['z', 0, 0]
  for (token.lastIndex = 0; at < data.length; at = token.lastIndex) {
    const found = token.exec(data)
    if (found === null) return false
    const [, next, value] = found
    if (next !== undefined) {
      if (!isComplete(command, count)) return false
      command = next.toLowerCase()
      count = 0
    } else if (value !== undefined) {
      if (!(Math.abs(Number(value)) <= 100_000)) return false
      count++
    }
  }
  return isComplete(command, count)
}

const pathData = ({ attributes, line }: Element, refuse: Refuse): string => {
  const data = attributes.get('d') ?? ''
  return isPathData(data) ? data : refuse(line, 'the path data in d cannot be read')
}

const pointsOf = ({ attributes, line, name }: Element, refuse: Refuse): string => {
  const numbers = (attributes.get('points') ?? '').trim().split(/\s*,\s*|\s+/)
  const isWhole = numbers.length >= 4 && numbers.length % 2 === 0
  if (!isWhole || !numbers.every((each) => each !== '' && Math.abs(Number(each)) <= 100_000))
    refuse(line, 'the points cannot be read')
  return `M${numbers.join(' ')}${name === 'polygon' ? 'Z' : ''}`
}

const rectOf = ({ attributes, line }: Element, at: (name: string, or?: string) => number, refuse: Refuse): Path2D => {
  const [x, y, w, h] = [at('x'), at('y'), at('width'), at('height')]
  // A corner that is given one way is as round the other way.
  const rx = Math.min(w / 2, at('rx', attributes.get('ry')))
  const ry = Math.min(h / 2, at('ry', attributes.get('rx')))
  if (w <= 0 || h <= 0 || rx < 0 || ry < 0) refuse(line, 'the rect has no size')
  const path = new Path2D()
  if (rx === 0 || ry === 0) path.rect(x, y, w, h)
  else
    path.addPath(
      new Path2D(
        `M${x + rx} ${y}h${w - 2 * rx}a${rx} ${ry} 0 0 1 ${rx} ${ry}v${h - 2 * ry}a${rx} ${ry} 0 0 1 ${-rx} ${ry}` +
          `h${2 * rx - w}a${rx} ${ry} 0 0 1 ${-rx} ${-ry}v${2 * ry - h}a${rx} ${ry} 0 0 1 ${rx} ${-ry}Z`,
      ),
    )
  return path
}

/** The outline of a shape. */
export const outlineOf = (element: Element, refuse: Refuse): Path2D => {
  const { name, line, attributes } = element
  if (name === 'path') return new Path2D(pathData(element, refuse))
  if (name === 'polyline' || name === 'polygon') return new Path2D(pointsOf(element, refuse))
  const at = (attribute: string, or = '0'): number => {
    const value = attributes.get(attribute) ?? or
    return lengthOf(value, () => refuse(line, `${attribute} is "${value}", expected a number`))
  }
  if (name === 'line') return new Path2D(`M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`)
  if (name === 'rect') return rectOf(element, at, refuse)
  const rx = name === 'circle' ? at('r') : at('rx')
  const ry = name === 'circle' ? rx : at('ry')
  if (rx <= 0 || ry <= 0) refuse(line, `the ${name} has no size`)
  const path = new Path2D()
  path.moveTo(at('cx') + rx, at('cy'))
  path.ellipse(at('cx'), at('cy'), rx, ry, 0, 0, 2 * Math.PI)
  path.closePath()
  return path
}
