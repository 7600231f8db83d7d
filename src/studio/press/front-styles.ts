// How a cover sets its title and its author: for what stands beside it and should speak as it does.
import type { CoverDocument } from '../document.ts'
import { withDrawings } from '../drawings/show-drawings.ts'
import type { Style } from '../type/plan.ts'
import { planOf } from './draft-cover.ts'
import { familyOf, sceneOf } from './scene-of-document.ts'
import { assetFormats } from './sheet.ts'

export interface FrontStyles {
  /** Null where the cover has none. */
  readonly title: Style | null
  readonly author: Style | null
}

export const frontStyles = (document: CoverDocument): FrontStyles =>
  withDrawings(document.brief.drawings, () => stylesOf(document))

const stylesOf = (document: CoverDocument): FrontStyles => {
  const { sheet } = assetFormats.preview
  const plan = planOf(familyOf(document).design(sceneOf(document, sheet)), document, sheet)
  const items = plan.stacks.flatMap((stack) => stack.items)
  return {
    title: items.find((item) => item.kind === 'title') ?? null,
    author: items.filter((item) => item.kind === 'line').find(({ role }) => role === 'author') ?? null,
  }
}
