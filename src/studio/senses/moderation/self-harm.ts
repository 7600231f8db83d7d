// Urging a reader to self-harm, or explaining how. Grief, illness, prevention and survival are not meant.
import { anyOf, PhraseBook, phrases, precededBy, type Span, union, words } from './phrases.ts'
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
      die painlessly|quickly
    `,
  ),
)

const slogans = new PhraseBook(
  phrases(
    {},
    `
      kys
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

const tellsOfHelp = words(`
  prevent prevention preventing hotline helpline epidemiology statistics therapist psychiatrist survivor survivors grief
  recovery recovering healing coping warning help helping overcome overcoming prevented therapy memoir
`)

export const keywords = union(
  words(
    'yourself urself wrists suicide noose overdose starve slit thinspo kys umbringt selbstmord suicider suicidarse',
  ),
  words('kill hang life throat painless painlessly methods samobójstwo zelfmoord себя убей zabij ammazzati mátate'),
)
export const fillers = union(urging, guides)
export const books = [deeds, slogans]

export const urgesSelfHarm = (tokens: readonly Token[], voice: Voice): boolean =>
  (slogans.spansIn(tokens).some(({ start }) => isAddressed(tokens, start, voice)) ||
    deeds.spansIn(tokens).some((span) => isUrgedOrExplained(tokens, span, voice))) &&
  !anyOf(tokens, tellsOfHelp)

/** A line of dialogue speaks to a character, not to the reader. */
const isAddressed = (tokens: readonly Token[], start: number, voice: Voice): boolean =>
  !(voice === 'telling' && tokens[start]?.quoted) &&
  (tokens[start]?.startsSentence === true || !precededBy(tokens, start, 3, notThis))

const isUrgedOrExplained = (tokens: readonly Token[], { start, end }: Span, voice: Voice): boolean => {
  if (!isAddressed(tokens, start, voice)) return false
  const isSequel = harmlessSequels.has(tokens[end]?.word ?? '') && !tokens[end]?.startsClause
  if (isSequel && sparing.has(tokens[end - 1]?.word ?? '')) return false
  if (isWholeSentence(tokens, start, end)) return true
  if (voice === 'title' && start === 0 && tokens[end]?.startsClause) return true
  if (tokens[start - 1]?.word === 'to') return precededBy(tokens, start - 1, 3, guides)
  return precededBy(tokens, start, 1, urging)
}

const isWholeSentence = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens[start]?.startsSentence === true &&
  (endsSentence(tokens, end) || (soon.has(tokens[end]?.word ?? '') && endsSentence(tokens, end + 1)))

const soon = words('now today tonight already please slowly immediately')

const endsSentence = (tokens: readonly Token[], end: number): boolean =>
  end >= tokens.length || tokens[end]?.startsSentence === true
