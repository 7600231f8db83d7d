// What may be done where a back meets its front: which rows lie beside it, where its type stands, how much room there is.
import type { BackOrder } from './back-order.ts'
import type { Meeting } from './join.ts'
import { innerSideOf } from './wrap-sheet.ts'

/** Beyond the spine, as a share of the height: what the front's own edge may take of the back. */
const intoBack = 0.08

export const meetingOf = ({ sheet, front: { zones } }: BackOrder): Meeting => {
  const { top, height } = innerSideOf(sheet)
  return { top, height, zones, room: zones.length > 0 ? sheet.spine.bleed.width + height * intoBack : 0 }
}
