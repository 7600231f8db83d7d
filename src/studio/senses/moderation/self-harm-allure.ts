// Self-harm beside what makes it attractive or teaches it, in whatever words: what titles and wishes say of it.
import { pairsOf } from './concept-pairs.ts'
import { anyOf, PhraseBook, phrases, type Span, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const harm = new PhraseBook(
  phrases(
    {},
    `
      suicide|suicides|suicidal|anorexia|anorexic|bulimia|bulimic|overdose|overdosing|thinspo|selfharm|noose|nooses|proana|starvation|starving|bleeding|purging|vomit|vomiting|selbstmord|suizid|suicidio|zelfmoord|samobójstwo
      self harm|harming|injury|mutilation|starvation|destruction|cutting|hanging
      razor|razors blade|blades?
      cutting|burning|hurting|starving|killing|hanging|harming|bleeding yourself|ourselves|myself|your|my wrists|wrist|arms|skin|flesh|body*2
      slit|slitting|slitted|cut|cutting|open|opening|slashed your|my|her|his|their|own*2 wrists|wrist|veins|arms
      pro ana|mia
      end|ending|take|taking your|my|own|ur*2 life
      ana is|tips|rules|diet|lifestyle|sisters
      kill|hang|cut|starve|drown|harm|hurt|shoot yourself|urself|yourselves|themselves
      pills|tylenol|paracetamol|painkillers ~2 die|death|end|sleep
      death wish
    `,
  ),
)

const allure = new PhraseBook(
  phrases(
    {},
    `
      beauty|beautiful|joy|joys|joyful|bliss|blissful|fun|cool|sexy|glamorous|glamour|romantic|delicious|ecstasy|fabulous|gorgeous|pretty|liberating|wonderful|awesome|best|happily|happy|blessed|sweet|relief|pleasure|pleasures|delight|delights|glory|glorious|goals|aesthetic
      love|letter|ode|poem|hymn to|of|for|letter
      for|to beginners|dummies|everyone|kids|teens|losers|fun|you|girls|students
      methods|method|techniques|tips|tricks|101|tutorial|recipes|instructions|manual|checklist|compared|ranked|challenge|challenges|lessons|painless|painlessly|easy|easily|quick|quickly|effective|secretly|secret|dosage|dosages|doses|perfectly
      how many|much
      a how to
      guide|ways|reasons to|for|of
      practical|complete|easy|ultimate|handy|beginners|quick|simple|teens guide|manual|handbook|steps|ways
      teach|teaching|show|showing|learn|join|try|choose|choosing|start|begin|embrace|embracing|celebrate|celebrating|enjoy
      do it
      my|your|best|only|true best|only|true*1 friend|friends
      is the|your|an|a*1 answer|freedom|solution|power|strength|control|love|art|gift|option|way
      feel|be|set|live free|alive|nothing|happy|better
      feels|feel|feeling so? good|great|amazing|better|right|alive
      today|tonight|now|already|tomorrow
      good|great|perfect|nice|lovely day|idea|time|way
      winning|win|wins|templates|ideas|inspiration|therapy
      try it
      pain goes|go|away|stop|stops
      makes|make|made|will you|me|it|us|the*1 thin|free|happy|strong|beautiful|pain|feel|perfect|special
      your way to
      the right|proper|correct|best|safe way
      properly|correctly|safely
      stay|get|be|become|so|until|till you|are*2 thin|skinny|bones|perfect|light
      nobody|no one? will|would|cares|miss
      deserve|should|must|better
    `,
  ),
)

const spoken = new PhraseBook(
  phrases(
    {},
    `
      teach|show|help|persuade|convince|get|make|encourage|dare|push ~3 to cut|starve|hang|kill|harm|hurt|drown themselves|herself|himself
      teach|show|persuade|convince|encourage|dare|push ~2 to|how|into cut|cutting|starve|starving|purge|purging|overdose|suicide
      how many|much|few ~2 to|for|until die|kill|death|overdose|dying|dead
      thin|skinny|bones or die|dead|nothing
      die|dying|dead beautiful|pretty|thin|young skinny|thin|bones|forever|tonight
      stay|be|get|die thin|skinny or|until|till|and die|dead|death|disappear|starve
      go|just|please|why and|dont|not|you|just*2 jump|die|hang|bleed|overdose|disappear off|yourself|already|now|tonight|in|from|out
      world|everyone|everybody|family|mother|friends ~1 better|happier off? without|when you|youre ~1 gone|dead|die?
      swallow|take|eat the|all|every|them|these|those*3 pills|tablets|bleach ~2 sleep|die|gone|forever|never|peace|now|tonight
      drink bleach
      why|how cutting|bleeding|starving|purging|burning helps|heals|works|feels|saves|relieves|frees
      nobody|noone|one|everyone|they|everybody|mommy loves|likes|cares|misses|wants|needs|hates ~2 you ~2 die|jump|end|kill|disappear|leave it|yourself|now|forever|today?
      joy|joys|bliss|thrill|ecstasy of cutting|bleeding|purging
      skip|skipping|refuse|throw|flush|hide|hiding every|all|your|away|up*2 meal|meals|food|dinner ~4 thin|skinny|bones|parents|beautiful|perfect|mother
      {count} calories is|are ~2 enough|plenty|much
      cut|cuts|cutting deeper|deep|vertically|lengthwise
      down the road not across
      rope|bridge|train|pills|gun is|are|waiting ~2 waiting|friend|answer|way
    `.replace('{count}', '0|100|200|300|400|500|zero'),
  ),
)

const cutting = new PhraseBook(phrases({}, 'cutting|purging|starving|bleeding'))

/** What makes a first step of it; other allures stand in the titles of novels. */
const primer = new PhraseBook(
  phrases(
    {},
    `
      beginners|teens|teenagers|girls|students|dummies guide|handbook|manual|primer|companion|workbook
      for beginners|teens|teenagers|girls|students|dummies
    `,
  ),
)

export const books = [harm, allure, spoken, cutting, primer]

/** Blurbs tell of despair in the same words: only titles and wishes are read like this. */
export const allureIn = (tokens: readonly Token[], voice: Voice): readonly Span[] =>
  voice === 'telling'
    ? []
    : [
        ...pairsOf(tokens, true, harm.spansIn(tokens), allure.spansIn(tokens), 3),
        ...pairsOf(tokens, true, bareIn(tokens), primer.spansIn(tokens), 2),
        ...spoken.spansIn(tokens),
      ]

/** Where it is said what is cut it is a craft; alone in its clause, or at the head of a title, it is not. */
const bareIn = (tokens: readonly Token[]): readonly Span[] =>
  anyOf(tokens, crafts)
    ? []
    : cutting.spansIn(tokens).filter(({ start, end }) => tokens[start]?.startsClause && isBare(tokens[end]))

const isBare = (next: Token | undefined): boolean => next === undefined || next.startsClause || next.word === 'for'

const crafts = words(`
  paper hair hairdressing barber barbering fabric cloth glass gem gems gemstone stencil stencils wood wool pattern patterns dress
  dressmaking tailoring sewing quilting meat butchery hay garden cookie vinyl film leather lapidary metal plasma laser
`)
