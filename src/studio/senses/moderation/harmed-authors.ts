// Wishes in which the author is a person and not a line of type: who only wants the line gone names nobody's people, and promises nothing.
import { PhraseBook, phrases, words } from './phrases.ts'
import type { Token } from './tokens.ts'

const classes = {
  harm: words(
    'kill murder shoot stab behead hang lynch strangle butcher slaughter rape burn poison beat torture execute',
  ),
  author: words('author authors writer illustrator editor publisher translator'),
  theirs: words('people family tribe children kids wife husband kind race parents kin village'),
}

const meant = new PhraseBook(
  phrases(
    classes,
    `
      {harm} the|this|that|these|our {author} and|with|plus all|the|whole|every|one|of*4 his|her|their|its whole|entire|filthy|own*2 {theirs}
      i|we|ill|well|im will|am|are|going|to|gonna|shall|want|come|find|and*5 {harm} the|this|that {author}
      ^find the|this|that {author} and {harm} him|her|them
    `,
  ),
)

export const books = [meant]

export const harmsAuthor = (tokens: readonly Token[]): boolean => meant.spansIn(tokens).length > 0
