// Makes type legible on what is really painted behind it. Decided on the proof, so that every size of a cover decides alike.
import type { Palette } from '../../colour/palette.ts'
import { grown, turned } from '../../paint/boxes.ts'
import type { Easel } from '../../paint/easel.ts'
import type { SetItem, SetStack, SetType } from '../set-type.ts'
import { chooseInk } from './choose-ink.ts'
import { samplesBehind } from './samples.ts'
import { joinedScrims, type Scrim, type ScrimInk, scrimUnder } from './scrim.ts'
import { seenEffect } from './seen-effects.ts'

export interface SettledType extends SetType {
  readonly scrims: readonly Scrim[]
}

interface SettledItem {
  readonly item: SetItem
  readonly scrim: ScrimInk | null
}

const settleItem = (item: SetItem, stack: SetStack, proof: Easel, palette: Palette): SettledItem => {
  if (item.kind === 'ornament') return { item, scrim: null }
  const boxes = item.runs.map(({ box, size }) => turned(grown(box, size * 0.08), stack.tilt))
  const grounds = samplesBehind(proof, boxes)
  const { ink, effect, scrim } = chooseInk(item, grounds, palette)
  return { item: { ...item, ink, effect: seenEffect(effect, ink, grounds, palette) }, scrim }
}

/** Ornaments wear the ink of the line above them, which was measured. */
const matchOrnaments = (items: readonly SetItem[]): SetItem[] =>
  items.map((item, at) => {
    if (item.kind === 'lines' || item.effect.fill) return item
    const above = items.slice(0, at).findLast((each) => each.kind === 'lines')
    return above ? { ...item, ink: above.ink } : item
  })

/** `proof` shows the art with the backings of all stacks. */
export const settleType = (set: SetType, proof: Easel, palette: Palette): SettledType => {
  const settled = set.stacks.map((stack) => ({
    stack,
    items: stack.items.map((item) => settleItem(item, stack, proof, palette)),
  }))
  const lines = settled.flatMap(({ stack, items }) =>
    items.flatMap(({ item, scrim }) => (item.kind === 'lines' ? [{ item, stack, scrim }] : [])),
  )
  const scrims = lines.flatMap(({ item, stack, scrim }) => {
    const others = lines.filter((other) => other.item !== item).map(({ item: { box, ink } }) => ({ box, ink }))
    return scrim === null ? [] : [scrimUnder({ item, stack, others, sheet: proof }, scrim)]
  })
  return {
    ...set,
    stacks: settled.map(({ stack, items }) => ({ ...stack, items: matchOrnaments(items.map(({ item }) => item)) })),
    scrims: joinedScrims(scrims),
  }
}
