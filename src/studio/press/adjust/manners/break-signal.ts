// The art as a bad signal shows it: bands torn sideways, red and blue out of register, lines of the screen.
import type { Easel } from '../../../paint/easel.ts'

/** The art in one colour only, shifted. */
const layChannel = (easel: Easel, colour: string, dx: number): void => {
  using channel = easel.layer((ctx) => {
    ctx.drawImage(easel.canvas, dx, 0, easel.w, easel.h)
    ctx.globalCompositeOperation = 'multiply'
    ctx.fillStyle = colour
    ctx.fillRect(0, 0, easel.w, easel.h)
  })
  easel.lay(channel, { blend: 'screen', alpha: 0.75 })
}

const tearBands = (easel: Easel): void => {
  const { w, h } = easel
  const random = easel.random.sub('torn bands')
  using torn = easel.layer((ctx) => {
    for (let band = 0; band < 16; band++) {
      const y = random.next() * h
      const high = h * random.between(0.006, 0.04)
      const dx = w * random.between(0.04, 0.16) * (random.chance(0.5) ? 1 : -1)
      ctx.save()
      ctx.beginPath()
      ctx.rect(0, y, w, high)
      ctx.clip()
      for (const wrapped of [dx, dx - Math.sign(dx) * w]) ctx.drawImage(easel.canvas, wrapped, 0, w, h)
      ctx.restore()
    }
  })
  easel.lay(torn)
}

export const breakSignal = (easel: Easel): void => {
  const { ctx, w, h } = easel
  const apart = Math.min(w, h) * 0.022
  layChannel(easel, '#ff0030', -apart)
  layChannel(easel, '#00d0ff', apart)
  tearBands(easel)
  ctx.save()
  ctx.fillStyle = '#000000'
  ctx.globalAlpha = 0.22
  for (let y = 0; y < h; y += 16) ctx.fillRect(0, y, w, 6)
  ctx.restore()
}
