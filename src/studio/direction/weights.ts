// What every consideration counts when a template is chosen for a book, and why. A template that was made for the shelf starts from about 25
// points; what is worth less than 5 only decides between equals.

interface Weight {
  readonly points: number
  readonly because: string
}

const weights = {
  // Shelf and craft.
  madeForSubgenre: { points: 26, because: 'readers find a subgenre by its look' },
  servesGenre: { points: 20, because: 'right for the shop, less sharp than its own corner' },
  sameTone: { points: 4, because: 'a neighbour may show a concept better than anything on the shelf' },
  craft: { points: 11, because: 'for each point above a plain 6: a better made cover that can carry the concept wins' },
  emblem: { points: -3, because: 'one thing in a ring fits every book, and so tells none apart' },
  taste: { points: 11, because: 'at most, by the seed: the books of a shelf must not all get the same template' },
  arrangement: { points: 4, because: 'at most, by the seed: nor always the same of its layouts' },

  // What the concept offers.
  wish: { points: 80, because: 'a caller who asks for a thing gets it, whatever else the book offers' },
  people: { points: 27, because: 'where a book wants people, readers look at them first, and forgive nothing' },
  ownPeople: { points: 24, because: 'people of the template only resemble those of the book' },
  couple: { points: 12, because: 'two who belong together are what such a book sells' },
  subject: { points: 34, because: 'the thing that the book is about' },
  place: { points: 14, because: 'a thing of the place says where, not what' },
  fading: { points: -4, because: 'for each step down the list: the first thing is the sure one' },
  typical: { points: 3, because: 'the template has been seen to draw it well' },
  beside: { points: 10, because: 'people and thing of the book on one cover' },
  idea: { points: 32, because: 'the picture is what title or subjects say, which no other template offers' },
  faintIdea: { points: 20, because: 'the picture is what the summary says' },
  strangeIdea: { points: -10, because: 'a picture that says another idea than the book is a random object' },
  joined: { points: 16, because: 'the concept names two things that make one idea' },
  unjoined: { points: -10, because: 'two things that the book does not join make a riddle' },
  scenery: { points: 8, because: 'scenery of the right place says something without a hero' },
  typeAlone: { points: 8, because: 'letters are honest where nothing is known to show' },
  patternAlone: { points: 2, because: 'a pattern decorates and says less than letters' },

  // How the template fits the concept, whatever it shows.
  paintsPlace: { points: 12, because: 'the book plays there' },
  paintsElsewhere: { points: -12, because: 'a wrong place misleads' },
  unsaidPlace: { points: -9, because: 'the book says nothing of any place, so a place is a guess' },
  rightHour: { points: 3, because: 'the light of the book' },
  wrongHour: { points: -10, because: 'a noon on a book of nights misleads' },
  typeLed: {
    points: 36,
    because: 'from end to end: what a cover of type gains or loses by how far the book is for it',
  },

  // Several covers of one call.
  sameTemplate: { points: -240, because: 'the same picture twice is no choice' },
  sameIdea: { points: -32, because: 'five covers are five ideas of the book' },
  sameComposition: { points: -15, because: 'nor may they be arranged alike' },
  sameLook: { points: -5, because: 'they differ in kind of picture too' },
  sameHero: { points: -13, because: 'each shows another side of the book where it has one; its people count as one' },
  firstSubject: { points: 24, because: 'one of several shows the first thing that really is in the story' },
} as const satisfies Record<string, Weight>

export const pointsFor = (name: keyof typeof weights): number => weights[name].points
