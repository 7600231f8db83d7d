// Figures of the paper theatre: the hero and its companions cut from card, in colours that stand out from the land behind.
import { type Colour, lchOf, mix, shift } from '../../colour/colour.ts'
import { centred, clothOn, heightIn, showTroupe, somebody, troupeFor } from '../../figures/covers/stage.ts'
import { manHigh } from '../../figures/ensemble.ts'
import type { FigureLook } from '../../figures/look.ts'
import { boxOnSheet, type FigurePlace } from '../../figures/paint-figures.ts'
import { peopleId } from '../../figures/people-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import { heightBeside } from '../../motifs/real-size.ts'
import { grown } from '../../paint/boxes.ts'
import { characterFor } from '../../paint/characters/cast.ts'
import { coatOf } from '../../paint/characters/coat.ts'
import type { Easel } from '../../paint/easel.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { layCard } from './card.ts'
import type { Line } from './cards.ts'

export const heroHeight = (motif: Motif, tall: number, broad: number): number => Math.min(tall, broad / motif.width)

const people: FigureLook = { manner: 'paper', light: [-0.6, -0.8], dark: '#14101c' }

/** People of a book, each piece of what they wear cut from card of its own. */
const layPeople = (easel: Easel, scene: Scene, place: FigurePlace, behind: Colour): boolean => {
  const troupe = troupeFor(scene, { cloth: clothOn(scene.palette, behind) }, somebody('a child', { age: 'child' }))
  if (troupe === null || easel.without.has(scene.hero.id)) return troupe !== null
  const { ensemble } = troupe
  const height = heightIn(troupe, place.height * scene.hero.width, place.height)
  const own = { ...place, x: centred(troupe, place.x, height), height }
  const box = grown(boxOnSheet(ensemble, own), height * 0.1)
  layCard(easel, { lift: 18, shadow: 0.55, edge: 0.5, box }, (ctx, dye) => {
    ctx.save()
    ctx.translate(own.x, own.y)
    ctx.scale(height / manHigh, height / manHigh)
    ctx.fillStyle = dye(people.dark)
    for (const { path, glow } of ensemble.parts) if (!glow) ctx.fill(path)
    ctx.restore()
  })
  showTroupe(easel, troupe, { ...own, look: people })
  return true
}

/** The hero in paper of its own colours, with a thin rim of card so that it stands free of what is behind. */
export const layHero = (
  easel: Easel,
  scene: Scene,
  motif: Motif,
  place: { x: number; y: number; height: number; flip?: boolean },
  body: Colour,
): void => {
  const { palette } = scene
  if (motif.id === peopleId && layPeople(easel, scene, place, palette.soft)) return
  const reach = place.height * (0.7 + motif.width)
  const box = grown(
    { x: place.x - reach, y: place.y - place.height * 1.2, w: reach * 2, h: place.height * 1.5 },
    spareOf(place.height, motif),
  )
  layCard(easel, { lift: 18, shadow: 0.55, edge: 0.5, box }, (ctx, dye) =>
    drawMotif(ctx, motif, {
      ...place,
      tones: {
        body: dye(body),
        shade: dye(shift(body, { l: -0.12, c: 1.05 })),
        light: dye(mix(palette.light, body, 0.12)),
        accent: dye(palette.counter),
        line: dye(shift(body, { l: -0.24 })),
      },
      random: easel.random.sub(`hero ${motif.id}`),
    }),
  )
}

/** A creature's own colour where the palette has it, else the first that stands out from what is behind. */
export const heroHue = ({ palette, hero }: Scene, behind: Colour): Colour => {
  const character = characterFor(hero)
  if (character) return coatOf(character.natural, palette, behind).fur
  const ground = lchOf(behind)
  const apart = (hue: Colour): boolean => {
    const { l, h } = lchOf(hue)
    const turn = Math.abs(((h - ground.h + 540) % 360) - 180)
    return Math.abs(l - ground.l) > 0.2 || turn > 55
  }
  return [palette.accent, ...palette.hues].find(apart) ?? palette.accent
}

/** On land, on water or in the air: where a hero's foot is over a line. */
export const footOf = ({ hero }: Scene, line: number, height: number): number =>
  hero.rests === 'air' || hero.kind === 'sky' ? line - height * 0.3 : line + height * 0.02

/** Companions of a hero of a height, as large beside it as they are, as far as the land has room: `tall` is half of that. */
export const companionsOn = (
  easel: Easel,
  scene: Scene,
  line: Line,
  places: readonly number[],
  { hero, tall }: { readonly hero: number; readonly tall: number },
): void => {
  for (const [at, motif] of scene.companions
    .filter(({ kind }) => kind !== 'sky')
    .slice(0, 2)
    .entries()) {
    const x = easel.w * (places[at] ?? 0.2)
    const natural = heightBeside(motif, scene.hero, hero, { least: tall * 0.5, most: tall * 2 })
    layHero(
      easel,
      scene,
      motif,
      { x, y: line(x) + natural * 0.02, height: heroHeight(motif, natural, tall * 2), flip: at === 1 },
      scene.palette.hues[at + 1] ?? scene.palette.accent,
    )
  }
}
