// Makes a cover plainer: everything but the hero sinks into the colour of the ground.
import { createCanvas } from '@napi-rs/canvas'
import { type Colour, mix } from '../../colour/colour.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Survey } from './survey-art.ts'
import { groundOf } from './tone-of-art.ts'

/** How much of what surrounds the hero is covered. */
const cover = 0.82
/** Units by which the veil keeps away from the hero, softly. */
const softness = 46

const hexOf = (channels: readonly number[]): Colour =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

export const calmAroundHero = (easel: Easel, survey: Survey): void => {
  const { columns, rows } = survey.picture
  const mask = createCanvas(columns, rows)
  const ctx = mask.getContext('2d')
  ctx.fillStyle = '#000000'
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (survey.hasHero(((column + 0.5) / columns) * easel.w, ((row + 0.5) / rows) * easel.h))
        ctx.fillRect(column, row, 1, 1)
  const ground = mix(hexOf(groundOf(easel).colour), '#808080', 0.04)
  using veil = easel.layer((layer) => {
    layer.fillStyle = ground
    layer.globalAlpha = cover
    layer.fillRect(0, 0, easel.w, easel.h)
    layer.globalAlpha = 1
    layer.globalCompositeOperation = 'destination-out'
    layer.filter = `blur(${softness * easel.scale}px)`
    // Twice: once blurred, the edge of the hero would be half covered.
    for (const _ of [1, 2]) layer.drawImage(mask, 0, 0, easel.w, easel.h)
  })
  easel.lay(veil)
}
