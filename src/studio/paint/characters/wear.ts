// What characters wear: scarf, cape, bow, jumper, crown, hat, glasses.
import { shift, withAlpha } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Garment, Sitter, Species } from './character.ts'
import { own, part } from './character.ts'
import { plush, skin } from './hide.ts'
import { boundsOf, egg, limb, through, trace } from './outline.ts'

const cape = (sitter: Sitter): void => {
  const swing = through(
    [-14, -44],
    [14, -44],
    [27, -24],
    [37, -3],
    [22, -6],
    [10, -2],
    [-6, -6],
    [-20, -2],
    [-36, -5],
    [-26, -26],
  )
  part(sitter, swing, sitter.coat.cloth, skin)
}

const scarf = (sitter: Sitter): void => {
  const { ctx, coat } = sitter
  const tail = limb([10, -40], [15, -30], [13, -18], [8, 9.5])
  part(sitter, tail, shift(coat.cloth, { l: -0.05 }), plush)
  const roll = through(
    [-21, -44],
    [-10, -39.5],
    [0, -38.5],
    [10, -39.5],
    [21, -44],
    [22, -38],
    [11, -32.5],
    [0, -31],
    [-11, -32.5],
    [-22, -38],
  )
  part(sitter, roll, coat.cloth, plush)
  ctx.save()
  trace(ctx, roll)
  ctx.clip()
  ctx.strokeStyle = withAlpha(coat.trim, 0.9)
  ctx.lineWidth = 2.1
  ctx.beginPath()
  for (let stripe = -3; stripe <= 3; stripe++) {
    ctx.moveTo(stripe * 6.4 - 1, -46)
    ctx.quadraticCurveTo(stripe * 6.8, -38, stripe * 6.2 + 1.5, -29)
  }
  ctx.stroke()
  ctx.restore()
}

const jumper = (sitter: Sitter, { body }: Species): void => {
  const { ctx, coat } = sitter
  const { x, y, w, h } = boundsOf(body)
  ctx.save()
  trace(ctx, body)
  ctx.clip()
  part(sitter, egg(0, y + h * 0.32, w * 0.6, h * 0.46, { square: 0.6 }), coat.cloth, plush)
  sitter.easel.part(
    'stripes',
    () => {
      ctx.strokeStyle = withAlpha(coat.trim, 0.92)
      ctx.lineWidth = h * 0.06
      ctx.beginPath()
      for (let stripe = 0; stripe < 3; stripe++) {
        const level = y + h * (0.34 + stripe * 0.15)
        ctx.moveTo(x, level - h * 0.04)
        ctx.quadraticCurveTo(x + w / 2, level + h * 0.08, x + w, level - h * 0.04)
      }
      ctx.stroke()
    },
    ctx,
  )
  ctx.restore()
}

const bow = (sitter: Sitter): void => {
  const { coat } = sitter
  for (const side of [-1, 1])
    part(
      sitter,
      through([0, -35.4], [side * 6, -40], [side * 11, -39], [side * 11.5, -32.4], [side * 9, -29.4], [side * 5, -32]),
      coat.cloth,
      skin,
    )
  part(sitter, egg(0, -35, 2.7, 3), shift(coat.cloth, { l: -0.08 }), skin)
}

/** Where hats sit: on the crown of the head. */
const crownOf = ({ head }: Species): number => boundsOf(head).y

const crown = (sitter: Sitter, species: Species): void => {
  const { ctx, coat } = sitter
  const foot = crownOf(species) + 3.5
  ctx.save()
  ctx.translate(2, foot)
  ctx.rotate(0.08)
  ctx.beginPath()
  ctx.moveTo(-10, 0)
  for (const [x, y] of [
    [-12, -12],
    [-5.5, -6],
    [0, -14.5],
    [5.5, -6],
    [12, -12],
    [10, 0],
  ] as const)
    ctx.lineTo(x, y)
  ctx.quadraticCurveTo(0, 3, -10, 0)
  ctx.fillStyle = coat.horn
  ctx.lineJoin = 'round'
  ctx.lineWidth = 1.6
  ctx.strokeStyle = coat.horn
  ctx.stroke()
  ctx.fill()
  ctx.fillStyle = coat.cloth
  for (const [x, y, radius] of [
    [-12, -13, 1.7],
    [0, -15.6, 2],
    [12, -13, 1.7],
    [0, -3.4, 1.7],
  ] as const) {
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, tau)
    ctx.fill()
  }
  ctx.restore()
}

const hat = (sitter: Sitter, species: Species): void => {
  const { ctx, coat } = sitter
  const foot = crownOf(species) + 4
  const cone = through([-10.5, 0.5], [-5, -12], [0.5, -24], [2.4, -24], [6, -12], [10.5, 0.5], [0, 3.2])
  ctx.save()
  ctx.translate(3, foot)
  ctx.rotate(0.14)
  part(sitter, cone, coat.cloth, skin)
  ctx.save()
  trace(ctx, cone)
  ctx.clip()
  ctx.strokeStyle = coat.trim
  ctx.lineWidth = 2.6
  ctx.beginPath()
  for (const level of [-3, -10, -17]) {
    ctx.moveTo(-12, level + 3)
    ctx.lineTo(12, level - 3)
  }
  ctx.stroke()
  ctx.restore()
  part(sitter, egg(1.4, -25, 3.6, 3.6), coat.trim, plush)
  ctx.restore()
}

const glasses = ({ ctx, coat }: Sitter, { eyes }: Species): void => {
  const radius = eyes.size * 2.05
  ctx.strokeStyle = coat.cloth
  ctx.lineWidth = 1.25
  ctx.beginPath()
  for (const side of [-1, 1]) {
    ctx.moveTo(side * eyes.x + radius, eyes.y)
    ctx.arc(side * eyes.x, eyes.y, radius, 0, tau)
  }
  ctx.moveTo(-eyes.x + radius, eyes.y - 0.6)
  ctx.quadraticCurveTo(0, eyes.y - 2.2, eyes.x - radius, eyes.y - 0.6)
  ctx.stroke()
}

export const wearOnBody = (
  sitter: Sitter,
  species: Species,
  garments: readonly Garment[],
  layer: 'behind' | 'front' | 'neck',
): void => {
  if (layer === 'behind' && garments.includes('cape')) own(sitter, 'cape', () => cape(sitter))
  if (layer === 'front' && garments.includes('jumper')) own(sitter, 'jumper', () => jumper(sitter, species))
  if (layer === 'neck' && garments.includes('scarf')) own(sitter, 'scarf', () => scarf(sitter))
  if (layer === 'neck' && garments.includes('bow')) own(sitter, 'bow', () => bow(sitter))
  // A cape is tied with a bow of its cloth.
  if (layer === 'neck' && garments.includes('cape')) own(sitter, 'cape', () => bow(sitter))
}

export const wearOnHead = (sitter: Sitter, species: Species, garments: readonly Garment[]): void => {
  if (garments.includes('crown')) own(sitter, 'crown', () => crown(sitter, species))
  if (garments.includes('hat')) own(sitter, 'hat', () => hat(sitter, species))
  if (garments.includes('glasses')) glasses(sitter, species)
}
