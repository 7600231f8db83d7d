// What a wish asks for, in plain words: callers are told of each as it was understood.
import { called, says } from './apply/apply-type.ts'
import type { NamedColour, Subject, Wish } from './wish.ts'

const the = ({ said }: Subject): string => (/^(?:the|his|her|its|their|my|an?) /.test(said) ? said : `the ${said}`)

const namesOf = (colours: readonly NamedColour[]): string => colours.map(({ name }) => name).join(', ')

const regions = { whole: 'picture', upper: 'sky', lower: 'foreground' } as const

const wordsOf = (id: string): string => id.replaceAll('-', ' ')

const inColour = (colour: NamedColour | null): string => (colour === null ? '' : ` in ${colour.name}`)

export const askedFor = (wish: Wish): string => {
  switch (wish.kind) {
    case 'text':
      return `let the ${called[wish.role]} read “${wish.text}”`
    case 'cut-text':
      return `take “${wish.text}” out of the ${called[wish.role]}`
    case 'type':
      return says(wish.role, wish.change).join(', ') || `change the ${called[wish.role]}`
    case 'grade':
      return `make the ${wish.isOfGround ? 'background' : regions[wish.region]} ${wish.said}`
    case 'tint':
      return wish.region === 'whole'
        ? `more ${wish.colour.name}`
        : `make the ${regions[wish.region]} ${wish.colour.name}`
    case 'ground':
      return `make the background ${wish.colour.name}`
    case 'colours':
      return `use ${namesOf(wish.colours)}`
    case 'refuse-colour':
      return `no ${wish.colour.name}`
    case 'recolour':
      return `${wish.to.name} instead of ${wish.from.name}`
    case 'palette':
      return `${wordsOf(wish.palette)} colours`
    case 'negative':
      return 'invert the colours'
    case 'swap-inks':
      return `exchange the colours of the ${called[wish.roles[0]]} and the ${called[wish.roles[1]]}`
    case 'stroke':
      return `make the lines ${wish.by > 0 ? 'heavier' : 'finer'}`
    case 'without':
      return `no ${wish.said}`
    case 'feeling':
      return `make it ${wish.isLess ? 'less' : 'more'} ${wish.feeling}`
    case 'hour':
      return `let it be ${wish.hour}`
    case 'season':
      return `let it be ${wish.season}`
    case 'scene':
      return `set it in another place: ${wish.place}`
    case 'air':
      return `${wish.strength === 0 ? 'no' : wish.isLess ? 'less' : 'add'} ${wordsOf(wish.air)}`
    case 'glow':
      return `a ${wish.colour.name} glow behind ${the(wish.subject)}`
    case 'storm':
      return 'let it storm'
    case 'clear-sky':
      return 'clear the sky'
    case 'border':
      return wish.colour === null ? 'no border' : `a ${wish.colour.name} border`
    case 'vignette':
      return `${wish.by > 0 ? 'darken' : 'lighten'} the edges`
    case 'add':
      return `add ${wish.subject.said}${wish.count > 1 ? `, ${wish.count} of them` : ''}${inColour(wish.colour)}`
    case 'remove':
      return `remove ${the(wish.subject)}`
    case 'fewer':
      return `fewer ${wish.subject.said}`
    case 'replace':
      return `${wish.to.said} in place of ${the(wish.from)}${inColour(wish.colour)}`
    case 'hero':
      return `make ${wish.subject.said} the hero`
    case 'resize':
      return `make ${the(wish.subject)} ${wish.factor > 1 ? 'larger' : 'smaller'}`
    case 'paint-subject':
      return `make ${the(wish.subject)} ${namesOf([wish.colour, ...(wish.also ?? [])])}`
    case 'paint-part':
      return wish.colour === null
        ? `take the ${wish.said} out`
        : `make the ${wish.said} ${namesOf([wish.colour, ...(wish.also ?? [])])}`
    case 'move':
      return `move ${the(wish.subject)}: ${wordsOf(wish.to)}`
    case 'frame':
    case 'manner':
      return `make the picture ${wish.said}`
    case 'layout':
      return 'compose it anew'
    case 'busier':
      return 'put more into the picture'
    case 'reset':
      return 'take earlier changes back'
    case 'impossible':
      return wish.said
  }
}
