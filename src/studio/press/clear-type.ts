// Whether type stays as clear when a picture is arranged otherwise.
import type { CoverDocument } from '../document.ts'
import { setPlan } from '../type/set-plan.ts'
import { judgeSetting, type Rows, roundRows, type Verdict } from './adjust/room/judge-setting.ts'
import { designOf } from './design-of-document.ts'
import { planOf } from './draft-cover.ts'
import { familyOf } from './scene-of-document.ts'
import { smallSheet as sheet } from './small-painting.ts'
import { textsOf } from './texts.ts'

const settingOf = (document: CoverDocument) => {
  const family = familyOf(document)
  const design = designOf(family, document, sheet)
  return {
    design,
    bare: designOf(family, document, sheet, true),
    set: setPlan(planOf(design, document, sheet), textsOf(document)),
    sheet,
    seed: document.seed,
    adjustments: document.direction.adjustments,
  }
}

export const clarityOf = (document: CoverDocument): Verdict => judgeSetting(settingOf(document))

/** Rows that would be seen to be stretched: those of the hero and of what is round. */
export const stiffRows = (document: CoverDocument, { standing }: Verdict): Rows | null => {
  const round = roundRows(settingOf(document))
  if (standing === null || round === null) return standing ?? round
  return { top: Math.min(standing.top, round.top), bottom: Math.max(standing.bottom, round.bottom) }
}

/** What may be lost of the hero, by being smaller or beyond the edge. */
const leastHero = 0.45

/** No more of the hero under letters, no more edges and colours behind them, and the hero still there. */
export const isAsClear = (now: Verdict, before: Verdict): boolean =>
  now.covered <= before.covered + 0.015 &&
  now.over <= before.over + 0.015 &&
  now.busy <= before.busy + 0.015 &&
  now.stray <= before.stray + 0.03 &&
  now.hero >= before.hero * leastHero &&
  (!now.crowded || before.crowded)
