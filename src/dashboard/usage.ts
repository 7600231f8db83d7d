// Usage by day and operation, as a chart needs it: values in, values out.
import { type OperationName, operationNames } from '../catalog/operations.ts'
import type { UsedOnDay } from '../credits/rules.ts'

export const daysShown = 30

const dayMs = 24 * 60 * 60 * 1000

/** The first of so many days of which today is the last, as days since 1970. */
const firstDay = (at: number, days: number): number => Math.floor(at / dayMs) - days + 1

/** When that day begins. */
export const firstDayAt = (at: number, days: number): number => firstDay(at, days) * dayMs

export interface DayOfUse {
  /** When the day begins. */
  readonly at: number
  readonly total: number
  /** What operations have cost, in the order of the catalogue. */
  readonly parts: readonly { readonly operation: OperationName; readonly credits: number }[]
}

/** Every day in turn, those without any use too. */
export const daysOfUse = (used: readonly UsedOnDay[], at: number, days: number): DayOfUse[] => {
  const first = firstDay(at, days)
  return Array.from({ length: days }, (_, index) => {
    const ofDay = used.filter(({ day }) => day === first + index)
    const parts = operationNames.flatMap((operation) => {
      const credits = ofDay.find((each) => each.operation === operation)?.credits ?? 0
      return credits > 0 ? [{ operation, credits }] : []
    })
    return { at: (first + index) * dayMs, total: parts.reduce((sum, { credits }) => sum + credits, 0), parts }
  })
}

/** The operations that were used at all, with what each has cost. */
export const totalsOf = (days: readonly DayOfUse[]): { operation: OperationName; credits: number }[] =>
  operationNames.flatMap((operation) => {
    const credits = days
      .flatMap(({ parts }) => parts.filter((part) => part.operation === operation))
      .reduce((sum, part) => sum + part.credits, 0)
    return credits > 0 ? [{ operation, credits }] : []
  })

/** The top of the scale: the least round number that nothing exceeds. */
export const scaleFor = (largest: number): number => {
  const step = [1, 2, 4, 5, 8, 10].find((each) => each * 10 ** magnitude(largest) >= largest) ?? 10
  return Math.max(4, step * 10 ** magnitude(largest))
}

const magnitude = (value: number): number => Math.max(0, Math.floor(Math.log10(Math.max(1, value))))
