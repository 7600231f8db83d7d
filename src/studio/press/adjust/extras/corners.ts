// Things that are in a corner of the sheet: because somebody says so, or because they are spun there.
import type { Corner } from '../../../direction/adjustments.ts'
import type { Motif } from '../../../motifs/motif.ts'
import type { Box } from '../../../paint/easel.ts'
import type { Room } from './open-room.ts'

/** Where a thing belongs of which nobody says where it should be. */
export const cornerOf = ({ id }: Motif): Corner | null => (id === 'spider-web' ? 'corner' : null)

/** How far a box is from the corner that is meant, or from the nearest. */
export const fromCorner = ({ x, y, w, h }: Box, place: Corner, room: Room): number => {
  const [left, right] = [x / room.w, 1 - (x + w) / room.w]
  const [top, bottom] = [y / room.h, 1 - (y + h) / room.h]
  const across = place.endsWith('left') ? left : place.endsWith('right') ? right : Math.min(left, right)
  const down = place.startsWith('top') ? top : place.startsWith('bottom') ? bottom : Math.min(top, bottom)
  return (across + down) * 7
}
