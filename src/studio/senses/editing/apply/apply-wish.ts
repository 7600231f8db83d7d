// Applies one wish to a cover.
import type { Wish } from '../wish.ts'
import { applyAdd } from './apply-add.ts'
import { applyAir, applyStorm } from './apply-air.ts'
import { applyColours } from './apply-colours.ts'
import { applyCount } from './apply-count.ts'
import { applyReplace } from './apply-exchange.ts'
import { applyGlow } from './apply-glow.ts'
import { applyExpanse, applyGrade, applyGround, applyPalette, applyTint } from './apply-grades.ts'
import { applyPart } from './apply-part.ts'
import {
  applyBorder,
  applyBusier,
  applyFeeling,
  applyFrame,
  applyHour,
  applyManner,
  applyScene,
  applySeason,
  applyVignette,
  applyWithout,
} from './apply-picture.ts'
import { applyPlace, swapPlaces } from './apply-place.ts'
import { applyRecolour, refuseColour } from './apply-recolour.ts'
import { applyFewer, applyRemove } from './apply-remove.ts'
import { applyMove, applyResize } from './apply-things.ts'
import { applyCut, applyText, applyType, swapInks } from './apply-type.ts'
import { adjusted, type Draft, noted } from './draft.ts'
import { ownColour } from './own-colour.ts'
import { paintSubject } from './paint-subject.ts'
import { turnHero } from './turn-hero.ts'

const regionNames = { whole: 'picture', upper: 'sky', lower: 'foreground' } as const

export const applyWish = (draft: Draft, wish: Wish): Draft => {
  switch (wish.kind) {
    case 'text':
      return applyText(draft, wish.role, wish.text)
    case 'cut-text':
      return applyCut(draft, wish.role, wish.text)
    case 'type':
      return applyType(draft, wish.role, wish.change)
    case 'grade':
      return noted(applyGrade(draft, wish.region, wish.change), `the ${regionNames[wish.region]} is ${wish.said}`)
    case 'tint':
      return noted(
        wish.region === 'whole'
          ? applyTint(draft, wish.region, wish.colour.hex, wish.strength)
          : applyExpanse(draft, wish.region === 'upper' ? 'sky' : 'land', wish.colour),
        wish.region === 'whole'
          ? `there is more ${wish.colour.name}`
          : `the ${regionNames[wish.region]} is ${wish.colour.name}`,
      )
    case 'ground':
      return applyGround(draft, wish.colour)
    case 'colours':
      return applyColours(draft, wish.colours)
    case 'refuse-colour':
      return refuseColour(draft, wish.colour)
    case 'recolour':
      return applyRecolour(draft, wish.from, wish.to)
    case 'palette':
      return applyPalette(draft, wish.palette)
    case 'swap-inks':
      return swapInks(draft, wish.roles)
    case 'without':
      return applyWithout(draft, wish.what, wish.said)
    case 'feeling':
      return applyFeeling(draft, wish.feeling, wish.isLess, wish.strength)
    case 'hour':
      return applyHour(draft, wish.hour)
    case 'season':
      return applySeason(draft, wish.season)
    case 'scene':
      return applyScene(draft, wish.place)
    case 'air':
      return applyAir(draft, wish.air, wish.strength, wish.isLess)
    case 'glow':
      return applyGlow(draft, wish)
    case 'border':
      return applyBorder(draft, wish.colour)
    case 'storm':
      return applyStorm(draft)
    case 'vignette':
      return applyVignette(draft, wish.by)
    case 'add':
      return applyAdd(draft, wish)
    case 'remove':
      return applyRemove(draft, wish.subject, wish.which)
    case 'fewer':
      return applyFewer(draft, wish.subject)
    case 'replace':
      return applyReplace(draft, wish)
    case 'people':
      return noted(adjusted(draft, { people: wish.people }), wish.said)
    case 'resize':
      return applyResize(draft, wish.subject, wish.factor)
    case 'paint-subject':
      return paintSubject(draft, wish)
    case 'paint-part':
      return applyPart(draft, wish)
    case 'move':
      return applyMove(draft, wish.subject, wish.to, wish.isSlight === true)
    case 'turn':
      return turnHero(draft, wish.turn)
    case 'count':
      return applyCount(draft, wish.subject, wish.count)
    case 'place':
      return applyPlace(draft, wish)
    case 'swap-places':
      return swapPlaces(draft, wish.subjects)
    case 'own-colour':
      return ownColour(draft, wish.of)
    case 'frame':
      return applyFrame(draft, wish)
    case 'manner':
      return applyManner(draft, wish)
    case 'busier':
      return applyBusier(draft)
  }
}
