// Urging a reader to self-harm, or explaining how. Grief, illness, prevention and survival are not meant.
import { isFramed } from './frames.ts'
import { PhraseBook, phrases, precededBy, type Span, union, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const deeds = new PhraseBook(
  phrases(
    {},
    `
      kill|hang|drown|shoot|cut|starve|burn|poison|harm|hurt|strangle|suffocate|off yourself|urself|yourselves|yourselfs
      slit|cut|slash|slice|open your|ur own? wrists|wrist|throat|arms|veins
      end|take your|ur own? life|lives
      end it all
      commit suicide
      jump|throw off|from|in|yourself|under|out*3 a|the bridge|roof|building|train|cliff|window
      overdose on pills|paracetamol|tylenol|painkillers|medication|sleeping|insulin|aspirin|heroin|drugs
      tie|make|use a|the|your noose
      hide|hiding|conceal your|the|self cuts|scars|cutting|anorexia|bulimia|harm|starving ~2 parents|teachers|everyone|doctors|doctor
      die painlessly|quickly|peacefully
    `,
  ),
)

const slogans = new PhraseBook(
  phrases(
    { count: words('100 200 300 400 500') },
    `
      kys
      cutting|hurting|burning|starving|harming|killing|choking|bleeding yourself|urself|your wrists|skin|arms*2 feels|is|will|makes|can|helps|gives|really|just|always*3 good|great|better|beautiful|amazing|relief|answer|fun|free|happy|control|art|feel|heals|bliss|healthy|cool
      pain|cutting|blood|starving|starvation|hunger|anorexia|bulimia|ana|purging|bones is|are|feels|makes your|you|my|the|a|so*3 beautiful|friend|friends|strength|control|power|perfection|lifestyle|choice|goal|goals|answer|perfect|happiness|freedom|sexy|pretty|better|gorgeous|thin
      why|reasons|how ~2 anorexia|bulimia|starving|cutting|purging|suicide|self is|harm ~1 good|beautiful|cool|healthy|right|fun|great|okay
      how|ways|tips|tricks|guide|rules|secrets|learn|art|lessons to|for|of|on|the|be|become|becoming|being|stay|perfect|a|successful|good|better|in*5 anorexic|anorexia|anorexics|bulimic|bulimia|purge|purging|starve|starving|starvation|self? cutting|ana
      starve|starving|fast|purge|vomit yourself? until|till|to|and|your|for|into*2 ~3 thin|skinny|beautiful|perfect|bones|bony|disappear|happy|perfection|beauty
      purge|vomit|puke|throw up? after every|each|your meal|meals|dinner|lunch|bite
      eat nothing|less ~4 anorexic|thin|skinny|bones|beautiful|perfect|calories|disappear|vanish
      nothing tastes as good as skinny|thin|being
      {count}|under calories a|per day ~4 skinny|bones|thin|perfect
      stop eating ~4 thin|skinny|beautiful|perfect|pretty|bones
      be|become|stay|get anorexic|bulimic
      join|try|play|take|do|start|win the|our blue whale|choking|blackout challenge|game
      pills|doses|dose|drugs|poisons|methods|medications|gas|helium ~4 for|to a|an|your|the|die*2 peaceful|painless|lethal|fatal|quick|certain|gentle|quiet death|overdose|suicide|exit|end|dying
      peaceful|painless|quick|easy|gentle|beautiful death|suicide|exit by|with|from|through|using|at|for|is ~1 overdose|pills|helium|hanging|drowning|poison|cutting|train|gas|home|everyone|you
      guide|tips|tricks|how|ways|tutorial|lessons ~3 hide|hiding|conceal|concealing|covering your|the|self|fresh cuts|scars|cutting|bulimia|anorexia|harm|starving|purging|bruises|wounds
      guide|tips|tricks|how|tutorial|ways|lessons|beginners ~3 self|wrist harm|harming|mutilation|injury|cutting|slitting
      how|where to ~1 cut deep|deeper|wrists
      how|where to ~1 cut your|without ~1 veins|wrists|stitches|arteries|parents|noticing|scars|arms|thighs
      tie|make|buy|use a|the|your noose and|for ~2 use|hang|jump|neck|yourself|it
      suicide is|was ~2 cool|painless|beautiful|brave|fun|romantic|easy|glamorous|sexy|freedom|noble|heroic
      suicide together|pact|party join|with|for|sign|us
      do|just|go it|ahead|and*2 jump|swallow|bleed|hang ~1 you|nobody|them|yourself|loser
      everybody|everyone|they|world|nobody wants|hopes|loves|needs|misses ~1 you to? dead|die|gone
      give|giving up on life
      life is not|pointless|meaningless|worthless|over so? end|kill|worth|die ~1 it|yourself|living|now
      teens|kids|children|students should|must|can try|practice|learn|start cutting|suicide|starving|purging|self
      thinspo|thinspiration|bonespo|meanspo
      pro ana|mia|anorexia|bulimia|suicide tips|tricks|guide|diet|lifestyle|rules|community|handbook|forum
      painless|easy|easiest|quick|best|reliable|effective|foolproof|fast|surefire suicide|suicides method|methods|guide|techniques|technique
      easy|easiest|painless|quick|quickest|fast|fastest|best way|ways|methods|method to|of|for die|dying|suicide|death
      suicide guide|instructions|tutorial|manual|recipes
      suicide methods|method|guide|instructions|kit|recipe|manual|tutorial that|for|to|explained|guaranteed|ranked|step|you|your
      suicide|death|dying is your|the|a only|best|right|beautiful|good|brave*2 answer|option|solution|choice|way|escape
      world|everyone|family|they would|will|is|are|would be|much|far|all*3 better off? without you
      nobody|noone|no one? would|will ever? miss you
      you deserve|need|ought|have to die
      you should|must|better just|all|really|go*2 die
      go die|kys now|already|bitch
      you are|youre better off dead
      teaches|teach|shows|helps|tells ~3 how to cut|starve|kill|hurt|harm|hang themselves
      do everyone ~3 kill|end|die|disappear yourself?
      how|ways|methods|guide to|of|for self harm|harming without|safely|secretly|properly|deeper
      bring|bringt dich|euch um
      töte|erschieß|erhäng|häng|ritz dich selbst|auf|selber*2 jetzt|einfach|doch?
      suicide|suicidez|tue|pends|tuez toi|vous
      mátate|suicídate|ahórcate|córtate las?
      ammazzati|ucciditi|suicidati|impiccati|tagliati
      se mata|mate|enforca logo|já|de|e
      mate se|te agora|já|logo
      maak jezelf|je dood|kapot|zelf
      pleeg zelfmoord
      zabij|powieś|potnij się|sie
      убей|убейся|повесься себя|об|уже|сам
      wie man|du|ich sich|dich|mich|am|besten|schmerzlos*3 umbringt|tötet|umbringst|erhängt|suizid|selbstmord
      wie man|du selbstmord|suizid begeht|begehst
      comment se|te suicider|tuer|pendre sans?
      cómo|como suicidarse|suicidarte|matarse|ahorcarse|suicidarme
      cómo|como se|cometer suicidar|matar|suicidio|suicídio sem?
      come suicidarsi|uccidersi|ammazzarsi|impiccarsi
      hoe pleeg|je|jezelf|zelfmoord je|zelfmoord|pleegt|doodt|doodmaken*3
      jak się|popełnić|skutecznie*2 zabić|samobójstwo|powiesić
      как покончить|убить с|себя собой?
      как совершить самоубийство
    `,
  ),
)

const urging = words('should go just please must lets and now simply dont really better ought why')
const guides = words(`
  how way ways method methods tips tricks guide reasons time need want ought manual handbook instructions have deserve learn best
  easiest where
`)

/** `Cut yourself some slack`, `cut yourself free`: no harm is meant. */
const harmlessSequels = words(
  'some a free loose off out in short and others with laughing trying back over into to up seriously',
)
const sparing = words('suicide yourself urself yourselves yourselfs')
const notThis = words('not stop dont never without before cant wont didnt')

/** A wish for a picture of it, in whatever light. */
const pictured = new PhraseBook(
  phrases(
    {},
    `
      slitting|cutting|slicing|slashing|slit|cut her|his|their|my|own*2 wrists|wrist|forearms|veins|throat
      hanging|strangling|drowning|shooting|stabbing|cutting|burning|starving|killing herself|himself|themselves
      telling|tells|urging|urges|encouraging|inviting|asking|ordering|daring ~2 to hang|cut|shoot|stab|kill|burn|harm|hurt|starve herself|himself|themselves
      hangs|cuts|shoots|stabs|kills|burns|slits herself|himself|themselves
      overdosing on
      hanging from a|the noose|rope
      committing suicide
    `,
  ),
)

const topics = words(`
  suicide suicidal harm harming injury anorexia anorexic bulimia bulimic starvation starving cutting yourself self overdose death
  purging eating depression dying die
`)

export const keywords = union(
  words(
    'yourself urself wrists suicide noose overdose starve slit thinspo kys umbringt selbstmord suicider suicidarse',
  ),
  words('kill hang life throat painless painlessly methods samobójstwo zelfmoord себя убей zabij ammazzati mátate'),
)
export const fillers = union(urging, guides)
export const books = [deeds, slogans, pictured]

export const urgesSelfHarm = (tokens: readonly Token[], voice: Voice): boolean =>
  (voice === 'asking' && pictured.spansIn(tokens).some(({ start }) => !isRefused(tokens, start))) ||
  [
    ...slogans.spansIn(tokens).filter(({ start }) => isAddressed(tokens, start, voice)),
    ...deeds.spansIn(tokens).filter((span) => isUrgedOrExplained(tokens, span, voice)),
  ].some((span) => !isFramed(tokens, span, voice, topics))

/** A line of dialogue speaks to a character, not to the reader. */
const isAddressed = (tokens: readonly Token[], start: number, voice: Voice): boolean =>
  !(voice === 'telling' && tokens[start]?.quoted) && !isRefused(tokens, start)

/** A refusal counts within its sentence. */
const isRefused = (tokens: readonly Token[], start: number): boolean => {
  for (let at = start; at > Math.max(0, start - 3) && !tokens[at]?.startsSentence; at--)
    if (notThis.has(tokens[at - 1]?.word ?? '')) return true
  return false
}

const isUrgedOrExplained = (tokens: readonly Token[], { start, end }: Span, voice: Voice): boolean => {
  if (!isAddressed(tokens, start, voice)) return false
  // What a picture is to say stands in quotation marks.
  if (voice === 'asking' && tokens[start]?.startsClause) return true
  const isSequel = harmlessSequels.has(tokens[end]?.word ?? '') && !tokens[end]?.startsClause
  if (isSequel && sparing.has(tokens[end - 1]?.word ?? '')) return false
  if (isWholeSentence(tokens, start, end)) return true
  if (voice === 'title' && tokens[start]?.startsClause && (tokens[end]?.startsClause || isBodily(tokens, start, end)))
    return true
  if (tokens[start - 1]?.word === 'to') return precededBy(tokens, start - 1, 3, guides)
  return precededBy(tokens, start, 1, urging)
}

const isWholeSentence = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens[start]?.startsSentence === true &&
  (endsSentence(tokens, end) || (soon.has(tokens[end]?.word ?? '') && endsSentence(tokens, end + 1)))

/** `Cut your wrists` is meant whatever follows; `kill yourself` may go on `laughing`. */
const isBodily = (tokens: readonly Token[], start: number, end: number): boolean =>
  precededBy(tokens, end, end - start, body)

const body = words('wrists wrist veins noose')

const soon = words('now today tonight already please slowly immediately')

const endsSentence = (tokens: readonly Token[], end: number): boolean =>
  end >= tokens.length || tokens[end]?.startsSentence === true
