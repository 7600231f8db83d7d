// Names what a painter paints, so that an edit can colour it: "the awning", "the water".
import type { Easel } from './easel.ts'
import type { PartName } from './part-names.ts'

export const asPart =
  <Rest extends readonly unknown[], Result>(name: PartName, paint: (easel: Easel, ...rest: Rest) => Result) =>
  (easel: Easel, ...rest: Rest): Result =>
    easel.part(name, () => paint(easel, ...rest))
