// Applies one wish to a cover.
import { noAdjustments } from '../../../direction/adjustments.ts'
import type { Wish } from '../wish.ts'
import { applyAdd } from './apply-add.ts'
import { applyAir, applyStorm, clearSky } from './apply-air.ts'
import { applyColours } from './apply-colours.ts'
import { applyCount } from './apply-count.ts'
import { applyReplace } from './apply-exchange.ts'
import { applyGlow } from './apply-glow.ts'
import {
  applyExpanse,
  applyGrade,
  applyGround,
  applyPalette,
  applyTint,
  gradeGround,
  groundInLight,
} from './apply-grades.ts'
import { applyPart } from './apply-part.ts'
import {
  applyBorder,
  applyBusier,
  applyFeeling,
  applyFrame,
  applyHour,
  applyLayout,
  applyManner,
  applyScene,
  applySeason,
  applyStroke,
  applyVignette,
  applyWithout,
} from './apply-picture.ts'
import { applyPlace, swapPlaces } from './apply-place.ts'
import { applyRecolour, refuseColour } from './apply-recolour.ts'
import { applyFewer, applyRemove } from './apply-remove.ts'
import { applyHero, applyMove, applyResize } from './apply-things.ts'
import { applyCut, applyText, applyType, swapInks } from './apply-type.ts'
import { adjusted, type Draft, noted, owned } from './draft.ts'
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
    case 'grade': {
      const inLight = wish.groundTo ? groundInLight(draft, wish.groundTo) : null
      if (inLight) return inLight
      const grounded = wish.isOfGround ? gradeGround(draft, wish.change) : null
      if (grounded) return noted(grounded, `the background is ${wish.said}`)
      return noted(applyGrade(draft, wish.region, wish.change), `the ${regionNames[wish.region]} is ${wish.said}`)
    }
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
    case 'negative':
      return noted(adjusted(draft, { negative: !draft.direction.adjustments.negative }), 'the colours are inverted')
    case 'swap-inks':
      return swapInks(draft, wish.roles)
    case 'stroke':
      return applyStroke(draft, wish.by)
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
    case 'clear-sky':
      return clearSky(draft)
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
    case 'hero':
      return applyHero(draft, wish.subject)
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
    case 'layout':
      return applyLayout(draft)
    case 'busier':
      return applyBusier(draft)
    case 'reset':
      return noted(adjusted(draft, noAdjustments), 'earlier changes of light, type and things were taken back')
    case 'impossible':
      return owned(
        draft,
        `“${wish.said}” ${impossible[wish.asked].what}${wish.stays === undefined ? '' : `, so nothing took the place of the ${wish.stays}`}`,
        impossible[wish.asked].reason,
      )
  }
}

const impossible = {
  painted: { what: 'is nothing that can be painted here', reason: 'cannot_be_drawn' },
  removed: { what: 'is nothing that is known here, so nothing was removed for it', reason: 'not_in_picture' },
  read: { what: 'could not be read, so nothing was done for it', reason: 'not_understood' },
  translated: {
    what: 'is not in English, the language that wishes are read in, so nothing was done for it',
    reason: 'not_understood',
  },
} as const
