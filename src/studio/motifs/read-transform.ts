// Reads the transform of an element.
import { DOMMatrix } from '@napi-rs/canvas'

const callPattern = /\s*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)\s*,?/y

const one = (name: string, [a = 0, b, c = 0, d = 0, e = 0, f = 0]: readonly number[]): DOMMatrix => {
  const still = new DOMMatrix()
  if (name === 'matrix') return new DOMMatrix([a, b ?? 0, c, d, e, f])
  if (name === 'translate') return still.translate(a, b ?? 0)
  if (name === 'scale') return still.scale(a, b ?? a)
  if (name === 'rotate')
    return still
      .translate(b ?? 0, c)
      .rotate(a)
      .translate(-(b ?? 0), -c)
  return name === 'skewX' ? still.skewX(a) : still.skewY(a)
}

const counts: Readonly<Record<string, readonly number[]>> = {
  matrix: [6],
  translate: [1, 2],
  scale: [1, 2],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
}

/** null: it cannot be read. */
export const readTransform = (text: string): DOMMatrix | null => {
  let [whole, at] = [new DOMMatrix(), 0]
  while (at < text.trimEnd().length) {
    callPattern.lastIndex = at
    const [all, name = '', inner = ''] = callPattern.exec(text) ?? []
    if (all === undefined) return null
    const numbers = inner
      .trim()
      .split(/\s*,\s*|\s+/)
      .map(Number)
    if (!numbers.every((each) => Math.abs(each) <= 100_000) || !counts[name]?.includes(numbers.length)) return null
    whole = whole.multiply(one(name, numbers))
    at += all.length
  }
  return whole
}
