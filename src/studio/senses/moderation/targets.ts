// Whom real violence is aimed at: peoples and faiths, trades, neighbours and former lovers, and the places where people gather.
import {
  commonVictims,
  folk,
  gatheringPlaces,
  kinds,
  onePerson,
  onePublicPerson,
  otherGroups,
  peoples,
  placesOfWorship,
} from './peoples.ts'
import { union, words } from './phrases.ts'

const folkAndNeighbours = union(
  folk,
  words(`
    person man woman boy girl kid child neighbour neighbours neighbor neighbors student students teacher teachers couple couples family
    community communities shopkeepers owners worshippers guys lads youths youth teens immigrants voters shops homes businesses
    neighbourhoods neighborhoods houses villages
  `),
)

/** Trades, parties and walks of life, many of them. */
const walksOfLife = union(
  otherGroups,
  commonVictims,
  words(`
    abortionists gynaecologists surgeons vaccinators scientists professors academics lawyers attorneys prosecutors clerks officials
    bureaucrats councillors councilors legislators governors presidents ceos executives bosses employers workers coworkers colleagues
    sheriffs guards wardens editors bloggers streamers celebrities influencers editors publishers librarians principals pupils
    clergy bishops nuns pastors worshippers elites globalists traitors leftists lefties rightists marxists anarchists fascists tories
    labour progressives environmentalists vegetarians shoppers commuters passengers spectators fans concertgoers bystanders strangers
    nonbelievers disbelievers blasphemers heretics kaffirs adulterers addicts junkies tramps vagrants landlords tenants squatters cyclists
    wives girlfriends exes husbands snitches informants witnesses jurors hookers escorts mps
    sluts whores bitches incels chads stacys normies drivers pensioners elderly babies toddlers infidels newcomers marchers settlers adulteresses users smokers
    vaccinators counters organisers organizers abortionists nonwhites vaxxers partygoers churchgoers picketers strikers
  `),
)

/** One of them, by a trade or an office, or as close as a neighbour. */
const named = union(
  onePublicPerson,
  words(`
    boss manager supervisor landlord landlady neighbour neighbor coworker colleague classmate teacher professor principal headmaster
    headteacher coach ex roommate flatmate bully doctor gynaecologist abortionist lawyer councillor councilman councilwoman
    congresswoman congressman mp premier king queen prince ambassador editor columnist blogger streamer ceo commissioner bishop
    priest pastor cleric stepfather stepdad bailiff
  `),
)

/** `the mayor's house` is written without its apostrophe here. */
const oneOfThem = union(named, words([...named].map((word) => `${word}s`).join(' ')))

const places = union(
  gatheringPlaces,
  placesOfWorship,
  words(`
    mall malls market markets stadium stadiums office offices church churches classroom classrooms nightclub nightclubs concert concerts
    club clubs bar bars pub pubs parade parades march marches rally rallies festival station stations precinct precincts headquarters
    hq centre centres center centers college colleges library libraries courthouse court courts senate congress barracks kindergarten
    nursery nurseries daycare theatre theater cinema supermarket supermarkets restaurant restaurants crowd crowds camp camps hall halls
    hostels consulate consulates newspaper newspapers gurdwara gurdwaras paper papers marathon workplace prom polls polling graduation cafeteria
  `),
)

const faithOrOrientation = words(
  [...onePerson].filter((word) => !['black', 'gypsy', 'christian', 'asian'].includes(word)).join(' '),
)

/** Heads of states and parties, and others whom threats name. */
const famous = words(`
  trump biden obama clinton pelosi vance harris putin zelensky macron merkel scholz starmer sunak netanyahu erdogan xi modi trudeau
  thunberg musk bezos zuckerberg fauci soros aoc rushdie desantis milei meloni orban lula bolsonaro
`)

export const targetClasses = {
  famous,
  people: peoples,
  kind: kinds,
  kin: folkAndNeighbours,
  person: faithOrOrientation,
  walk: walksOfLife,
  one: oneOfThem,
  place: places,
}

/** Peoples, faiths and orientations. */
export const hatedGroups = `
  {people}
  {kind} ~1 {kin}
  every|each|any|a|an|the|your|that last|single|damn|filthy|fucking|dirty*2 {person}
`

/** Others who are real: trades, parties, neighbours, women who say no. */
export const realPeople = `
  {walk}
  every|each|any|the|your|my|our|that|this|his|her|local last|single|damn|corrupt|old|lying|local|former|own|vice|prime*2 {one}
  my|your|his|her|their|our ex wife|husband|girlfriend|boyfriend|partner?
  people|everyone|everybody|anyone|anybody|those|women|men|girls|whoever|all|judges who|that ~1 ^vote|^disagree|^reject|^refuse|^support|^oppose|^insult|^believe|^speak|^wear|^say|^teach|^kneel|^protest|^dress|^sleep|^date|^marry|^report|^leave|^cheat|^mock|^draw|^print|^block|^think|^pray|^have|^look|^walk|^come|^cross
  mr|mrs|ms|dr|senator|president|judge|mayor|officer|governor|minister|chancellor|councillor|professor|sheriff ~1
  {famous}
  your|disobedient|unfaithful|a|every|cheating wife|wives|girlfriend|girlfriends|daughters|woman|children|kids
  the rich|poor|weak|disabled|homeless|elderly|government|police|president|elite|press|media|west|left|unvaccinated|unfaithful
  my|your|our whole|entire|old*1 family|class|village|town|team|school|office|street|workplace
  police|prison|border|security|traffic officer(s)|guard(s)|men|patrol|chief
`

/** Where they gather. */
export const realPlaces = `
  {place}
  pride|gay|jewish|muslim|abortion|refugee|asylum|police|city|town|white|train|news|social parade(s)|bar(s)|club(s)|centre|center|clinic(s)|shelter(s)|home(s)|hostel(s)|station(s)|hall|house|desk|office(s)
  planned parenthood
`
