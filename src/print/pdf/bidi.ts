// The Unicode bidirectional algorithm (UAX #9) for one line without embedding controls, Hebrew being the only right-to-left script here.

export type Direction = 'ltr' | 'rtl'

type CharType = 'L' | 'R' | 'EN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'NI'

const charTypes: readonly (readonly [CharType, RegExp])[] = [
  ['NSM', /[\p{Mn}\p{Me}]/u],
  ['R', /[\p{Script=Hebrew}\u200f]/u],
  ['EN', /[0-9²³¹⁰⁴-⁹₀-₉０-９]/u],
  ['ES', /[+\-⁺⁻₊₋−＋－]/u],
  ['ET', /[#$%°±‰‱′″‴№℮∓\p{Sc}＃＄％]/u],
  ['CS', /[,./:\u00a0\u060c\u202f⁄，．／：]/u],
  ['L', /[\p{L}\p{Mc}\p{Nd}\p{Nl}\u200e]/u],
]

const typeOf = (character: string): CharType => charTypes.find(([, pattern]) => pattern.test(character))?.[0] ?? 'NI'

const brackets = new Map([...'()[]{}⟨⟩〈〉《》「」『』【】〔〕'].map((sign, at, all) => [sign, all[at ^ 1]] as const))

const isOpening = (sign: string): boolean => [...brackets.keys()].indexOf(sign) % 2 === 0

/** W1 to W7: marks follow their letter, signs between figures their figures, figures after Latin letters are Latin. */
const resolveWeak = (types: readonly CharType[], embedding: CharType): CharType[] => {
  const found = [...types]
  for (const [at, type] of found.entries()) if (type === 'NSM') found[at] = found[at - 1] ?? embedding
  for (const [at, type] of found.entries()) {
    if ((type === 'ES' || type === 'CS') && found[at - 1] === 'EN' && found[at + 1] === 'EN') found[at] = 'EN'
  }
  for (let at = 0; at < found.length; at++) {
    if (found[at] !== 'ET') continue
    let end = at
    while (found[end] === 'ET') end++
    if (found[at - 1] === 'EN' || found[end] === 'EN') found.fill('EN', at, end)
    at = end - 1
  }
  let strong = embedding
  for (const [at, type] of found.entries()) {
    if (type === 'L' || type === 'R') strong = type
    else if (type === 'EN') found[at] = strong === 'L' ? 'L' : 'EN'
    else found[at] = 'NI'
  }
  return found
}

const strongOf = (type: CharType | undefined): CharType | undefined => (type === 'EN' ? 'R' : type)

/** N0: a pair of brackets takes the direction of what it holds, or of what stands before it. */
const resolveBrackets = (types: CharType[], characters: readonly string[], embedding: CharType): void => {
  const open: { readonly at: number; readonly closing: string | undefined }[] = []
  const pairs: (readonly [number, number])[] = []
  for (const [at, sign] of characters.entries()) {
    if (types[at] !== 'NI' || !brackets.has(sign)) continue
    if (isOpening(sign)) {
      open.push({ at, closing: brackets.get(sign) })
      continue
    }
    const opening = open.findLastIndex(({ closing }) => closing === sign)
    const [pair] = opening === -1 ? [] : open.splice(opening)
    if (pair) pairs.push([pair.at, at])
  }
  for (const [start, end] of pairs.toSorted(([one], [other]) => one - other)) {
    const inside = types.slice(start + 1, end).map(strongOf)
    const opposite = embedding === 'L' ? 'R' : 'L'
    if (inside.includes(embedding)) types[start] = types[end] = embedding
    else if (inside.includes(opposite)) {
      const before = strongOf(types.slice(0, start).findLast((type) => type !== 'NI')) ?? embedding
      types[start] = types[end] = before === opposite ? opposite : embedding
    }
  }
}

/** N1 and N2: what has no direction takes that of both its neighbours, or that of the line. */
const resolveNeutral = (types: CharType[], embedding: CharType): void => {
  for (let at = 0; at < types.length; at++) {
    if (types[at] !== 'NI') continue
    let end = at
    while (types[end] === 'NI') end++
    const [before, after] = [strongOf(types[at - 1]) ?? embedding, strongOf(types[end]) ?? embedding]
    types.fill(before === after ? before : embedding, at, end)
    at = end - 1
  }
}

const levelOf = (type: CharType, base: number): number => {
  if (type === 'R') return 1
  return type === 'EN' || base === 1 ? 2 : 0
}

/** The level of each character of a line (by code point); odd levels run from right to left. */
export const bidiLevels = (characters: readonly string[], direction: Direction): number[] => {
  const [base, embedding] = direction === 'rtl' ? ([1, 'R'] as const) : ([0, 'L'] as const)
  const types = resolveWeak(characters.map(typeOf), embedding)
  resolveBrackets(types, characters, embedding)
  resolveNeutral(types, embedding)
  const levels = types.map((type) => levelOf(type, base))
  for (let at = levels.length - 1; at >= 0 && /\s/u.test(characters[at] ?? ''); at--) levels[at] = base
  return levels
}

/** L2: items in the order in which they stand from left to right. */
export const visualOrder = <Item extends { readonly level: number }>(items: readonly Item[]): Item[] => {
  const order = [...items]
  const highest = Math.max(0, ...order.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let at = 0; at < order.length; at++) {
      let end = at
      while ((order[end]?.level ?? -1) >= level) end++
      if (end > at) order.splice(at, end - at, ...order.slice(at, end).reverse())
      at = Math.max(at, end - 1)
    }
  }
  return order
}
