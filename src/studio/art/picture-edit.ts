// Which edits are about the picture itself, on a cover whose picture a model has painted.
import type { Edit, EditOperation } from '../../contract/edit.ts'
import { targetOf } from '../edit/target.ts'

/** What is set or drawn over the picture, and what is done to the colours of all of it. */
const overPicture: ReadonlySet<EditOperation> = new Set<EditOperation>([
  'setText',
  'cutText',
  'font',
  'textEffect',
  'align',
  'spacing',
  'case',
  'border',
  'palette',
  'mood',
])

/** What can be laid over any picture, but is better painted. */
const airs: ReadonlySet<EditOperation> = new Set<EditOperation>(['hour', 'season', 'weather', 'restyle', 'texture'])

const isOfLines = ({ target }: Edit): boolean => targetOf(target).is === 'lines'

/** The light and the colours of the whole are graded, whoever has painted it. */
const isOfWhole = ({ op, target }: Edit): boolean =>
  (op === 'light' || op === 'recolour' || op === 'crop' || op === 'focus') && target === 'picture'

export const isOfPicture = (edit: Edit): boolean => !overPicture.has(edit.op) && !isOfLines(edit) && !isOfWhole(edit)

/** Whether the picture must change for these edits. One that can be painted over may change for light and weather too. */
export const asksForPicture = (edits: readonly Edit[], canPaintOver: boolean): boolean =>
  edits.some((edit) => isOfPicture(edit) && (canPaintOver || !airs.has(edit.op)))
