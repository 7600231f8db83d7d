// Faces: eyes, brows, cheeks and mouths, which tell what a character feels.
import { withAlpha } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import { own, type Sitter, type Species } from './character.ts'

const closedEye = ({ ctx, coat }: Sitter, x: number, y: number, size: number): void => {
  ctx.strokeStyle = coat.ink
  ctx.lineWidth = size * 0.36
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.arc(x, y - size * 0.5, size * 0.95, Math.PI * 0.14, Math.PI * 0.86)
  ctx.stroke()
}

const openEye = ({ ctx, coat, gaze, feeling }: Sitter, x: number, y: number, size: number): void => {
  const [lookX, lookY] = [x + gaze.x * size * 0.3, y + gaze.y * size * 0.3]
  const tall = feeling === 'curious' ? 1.32 : 1.18
  ctx.fillStyle = coat.ink
  ctx.beginPath()
  ctx.ellipse(lookX, lookY, size * 0.92, size * tall, 0, 0, tau)
  ctx.fill()
  ctx.fillStyle = withAlpha(coat.trim, 0.3)
  ctx.beginPath()
  ctx.ellipse(lookX + size * 0.1, lookY + size * 0.5, size * 0.52, size * 0.42, 0, 0, tau)
  ctx.fill()
  ctx.fillStyle = '#ffffff'
  ctx.beginPath()
  ctx.ellipse(lookX - size * 0.3 + gaze.x * size * 0.1, lookY - size * 0.5, size * 0.34, size * 0.38, 0, 0, tau)
  ctx.ellipse(lookX + size * 0.36, lookY + size * 0.36, size * 0.14, size * 0.14, 0, 0, tau)
  ctx.fill()
}

/** How brows stand: lift over the eye, and fall towards the nose. */
const brows = { happy: [2.15, -0.12], curious: [2.6, -0.22], brave: [1.95, 0.42], sleepy: [1.9, -0.3] } as const

const brow = ({ ctx, coat, feeling }: Sitter, side: number, { x, y, size }: Species['eyes']): void => {
  const [lift, fall] = brows[feeling]
  const extra = feeling === 'curious' && side > 0 ? 0.55 : 0
  ctx.save()
  ctx.translate(side * (x + size * 0.15), y - size * (lift + extra))
  ctx.scale(side, 1)
  ctx.rotate(-fall)
  ctx.strokeStyle = withAlpha(coat.ink, 0.82)
  ctx.lineWidth = size * 0.34
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(-size * 0.75, size * 0.1)
  ctx.quadraticCurveTo(0, -size * 0.35, size * 0.75, size * 0.12)
  ctx.stroke()
  ctx.restore()
}

export const paintEyes = (sitter: Sitter, { eyes }: Species): void => {
  own(sitter, 'eyes', () => {
    for (const side of [-1, 1])
      (sitter.feeling === 'sleepy' ? closedEye : openEye)(sitter, side * eyes.x, eyes.y, eyes.size)
  })
  for (const side of [-1, 1]) brow(sitter, side, eyes)
}

export const paintCheeks = ({ ctx, coat }: Sitter, { eyes }: Species): void => {
  for (const side of [-1, 1]) {
    const [x, y, radius] = [side * eyes.x * 1.42, eyes.y + eyes.size * 2.3, eyes.size * 1.9]
    const blush = ctx.createRadialGradient(x, y, 0, x, y, radius)
    blush.addColorStop(0, withAlpha(coat.cheek, 0.7))
    blush.addColorStop(0.5, withAlpha(coat.cheek, 0.42))
    blush.addColorStop(1, withAlpha(coat.cheek, 0))
    ctx.fillStyle = blush
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}

const openMouth = ({ ctx, coat }: Sitter, y: number, width: number): void => {
  ctx.fillStyle = coat.ink
  ctx.beginPath()
  ctx.moveTo(-width, y)
  ctx.quadraticCurveTo(0, y + width * 0.42, width, y)
  ctx.bezierCurveTo(width * 0.86, y + width * 1.5, -width * 0.86, y + width * 1.5, -width, y)
  ctx.fill()
  ctx.save()
  ctx.clip()
  ctx.fillStyle = coat.cheek
  ctx.beginPath()
  ctx.ellipse(0, y + width * 1.15, width * 0.62, width * 0.5, 0, 0, tau)
  ctx.fill()
  ctx.restore()
}

export const paintMouth = (sitter: Sitter, { mouth }: Species): void => {
  if (!mouth) return
  const { ctx, coat, feeling } = sitter
  const { y, width } = mouth
  if (feeling === 'happy') {
    openMouth(sitter, y, width * 0.82)
    return
  }
  ctx.strokeStyle = coat.ink
  ctx.lineWidth = 0.85
  ctx.lineCap = 'round'
  ctx.beginPath()
  if (feeling === 'curious') ctx.ellipse(0.6, y + width * 0.4, width * 0.26, width * 0.34, 0, 0, tau)
  else if (feeling === 'brave') {
    ctx.moveTo(-width * 0.7, y + width * 0.12)
    ctx.quadraticCurveTo(width * 0.2, y + width * 0.75, width * 0.95, y - width * 0.12)
  } else {
    ctx.moveTo(-width * 0.72, y)
    ctx.quadraticCurveTo(-width * 0.3, y + width * 0.62, 0, y + width * 0.06)
    ctx.quadraticCurveTo(width * 0.3, y + width * 0.62, width * 0.72, y)
  }
  if (feeling === 'curious') {
    ctx.fillStyle = coat.ink
    ctx.fill()
  } else ctx.stroke()
}
