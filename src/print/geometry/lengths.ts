// Lengths in exact decimal inches. Floating point would round some spines the wrong way: 125 pages of white paper are 0.2815 in.
import BigJs, { type Big } from 'big.js'

/** A millimetre has no finite decimal in inches; 40 digits put the error far below anything that is rounded here. */
const Decimal = BigJs()
Decimal.DP = 40
Decimal.RM = BigJs.roundHalfUp

export const inches = (text: string): Big => new Decimal(text)

export const mm = (text: string): Big => new Decimal(text).div('25.4')

/** From what a caller sent: the shortest decimal of a number is what was written. */
export const fromNumber = (value: number): Big => new Decimal(value)

/** Half up to three places: how printers print their lengths, and how answers show them. */
export const rounded = (length: Big): number => length.round(3, BigJs.roundHalfUp).toNumber()

/** 72 points to the inch, close enough to draw by. */
export const points = (length: Big): number => length.times(72).toNumber()
