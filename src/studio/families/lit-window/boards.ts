// A wall of boards.
import { type Colour, mix } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Box, Easel } from '../../paint/easel.ts'

export const paintBoards = asPart('wall', (easel: Easel, box: Box, wall: Colour, lit: Colour, board: number): void => {
  const { ctx } = easel
  const random = easel.random.sub('boards')
  for (let y = box.y; y < box.y + box.h; y += board) {
    const tone = mix(wall, lit, random.between(0, 0.08))
    const face = ctx.createLinearGradient(0, y, 0, y + board)
    face.addColorStop(0, mix(tone, '#000000', 0.4))
    face.addColorStop(0.12, tone)
    face.addColorStop(0.86, mix(tone, lit, 0.06))
    face.addColorStop(0.95, mix(tone, lit, 0.2))
    face.addColorStop(1, mix(tone, '#000000', 0.55))
    ctx.fillStyle = face
    ctx.fillRect(box.x, y, box.w, board + 1)
  }
})
