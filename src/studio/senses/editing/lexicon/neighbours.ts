// Real words that are one slip away from a word of edits: nobody who writes `stamp` means a swamp.

const words = `
  aaron abby abused academie accept accepts accuse aces acres acton acts adapted addition adler admire admired advanced aerial aground
  aided aiding aids aired akron alain alam alba alex alexandra alexandre alfa alice alike alla allen allow alloy ally alta alzheimer
  amelie americana ames amin amir ample analyses analysts analytic ancestor anders andres angela angie angled anglo ankle anna annex
  annie announce announced announces anson antennae antigua appear arab arcade arched archeological archie archived ardent aren ares
  argent aria arias arid ariel armory arrange arranger arte artistic arya ashe asher assent astor athletic atom attach attacked attitude
  austin avenge aviv axel axial axis babu backed backing bacon baha bahn bail bain baird baja baku bala ballot banco banda banded bane
  bang banged banging bangs banning baptist barak barber bared barge bari bark barked barker barking barnard barnes barnet barony barr
  barre barred barrel barron barrow barry bart barton basel bash basis batch bates bathing baton batted battery battled battling bauer
  baxter beads beale beaming bean beans bearer bearing beat beaten beats beatty beau became beck bedside beef begs beit bela bella belt
  belts bend benny bent bern bert berth beth bets betting bianca biased bids bien bikini bile bind binds bing bitch bite bites biting
  bladed blah blake blame blanca bland blank blazed bled blend blending blew blink bloc blond blown bluff blurted boasted boasts boating
  bobbed boca bodo boeing boer boil boiler bolton bonn bono bonus bony boom booming boon boone bore borg boring born borne borrow bose
  bother bottled boulder bounce bout bouts bowing bowled bowling boxed boyd boyer brace brad braid brake brakes braking bram bran
  branched brand brat braun bravo breach breached breast breasts breath breathed breaths bred bree breed breeding brest bret brian
  bridget brig brink brisk brock brody broke broker brood brothel brow browne brows buckle buckled buckley budge buffy bugs buick bulk
  bully bunk buren burr burst burt busch buses businessmen buster butch butt butter buying buys buzzed byrd byron cade caden cain caine
  calder cale calgary callie calling calmed camped campo campos cancel candi cane canning canon cans capita capitalism capitalist capitol
  capped capt cara cared carey carl carlo carly carmel carr carrie carried carter cartoonist carver cary casa casey casper cass cast
  caste castes castile catches cater cause cease ceased celebrated cent centro certain cesar chad chair champ chan chancel chang changed
  chant chants chao char charged charm charms charter chat chatter cheat check chen cher chet chew chiba chico chile chili chin ching
  choi choke choked chopped choral chose chow chris christi christina christy chronicle chronicles chuck chunk chunks cinder cindy circa
  circled cite cites citizen civic clade clamped clap clapped clare clarity clashed clasp classed clause claw claws clay cleaned clearer
  clench clever click clicks climbed clint clip clipped clone closet clothed clube cluster clustered cmll coca cock cocoa coded cody
  cohen coke cola cole coli colin collar collier collin colon colored colton coma comb command commanded commands commence commissioned
  commune commuted como companion competing composed compute computed comte concept concern conde condo condom cone cones confines conner
  connor conor consent considerable contend contest context contingent contracting convection convey cook cooke cooled coop cooper copa
  cope coping cora cord cords core cores corey cork corp corpus cory cost cote cough couldn count counters countless counts coupe coupled
  course covent covert coveted cowan crack craft craig cramer crank crap crate crates craving creaked creamy created creature cree creep
  crept crewe cries crimea crises crook crore crouch crowe crumpled crushing crust cuban cues curated cure cured curl curls currie curry
  curt curved curving custer cutler cyrus daddy dade daemon dail daily dale dali damn damon damp dams dana dane danes danger dangers
  danny dans dante darby dare daring darren darting dash dated dave daze deaf deal dear debut decade decent decide deck decks declined
  decor decreased deed deeper defective defended delay delaying deleted delhi dell della demi demo demos dent departed depend dept derive
  derry designed desired desk detained deter developed devi devin diane diaz dice dick difficulty digger dime dina ding dining dion
  diploma dipping directory dirty disc disciplined discover discovers disk disliked dispatched distract dive divert divided dodged doesn
  doin dolly dome domes dona dong doping dora dose doses doubled doug dover downed downing drain drank draught dread dreamed drew dried
  drift drifted drink drip driven dropping drove drying duane ducked duct duet duets duly dung dunn dunne duty duval dyed dyke eager
  earle earn earning earthly eased easing eastern eaten eaton eats economic eddy edged edict edith edmond edna eighth elaborated electron
  eliminated elisabeth elise elle ellen elmer elsa elsie elton elvis embraced emergence emery emigrated emil emile enforce enforced
  engage engages engined engraver enhanced enlarged enraged enter enveloped erased erection eric erie esther euro evan event everett
  evidenced evie exchanged excluded exercised exit exited exotic expansive explode exploded explored extensive external eyed eyre faced
  fact faction factor factors fail failed failing fails fairly fallon famed fanny fare fares fast fatal fault faulty faye feat featured
  feed feeds fees feet fein felipe fell fender feng ferrara fever fiat fiba fiber fibre fide fife fifty figured file filed files filling
  financed fined finn finnish fired firth fist fitch fivb flair flank flap flare flash flaw flea fled fleeting fleming flew flex flick
  flinch fling flirt flop flopped flora flowed flows floyd foam focuses fold follower folly fond food fool fooled forbes ford fore
  forearm foreman forged forget fork form format formed former forming forms forster forte forth forty foul fragment framing francesco
  franco francs fraud fred freeing freshmen frey friction fried fries fright froze fuel fuels fully fumbled fund funding funky furry gabe
  gable gael gaga gage gail gain gale gall gallo gallon gallons gambia ganga garbage garde gardiner gardner gary gases gasp gasping gasps
  gave gaza gazed gazes geek gene genera genetic genres gentry genus georgia georgina gift gill gills gina giro given gland glide glided
  gliding glory gloss goin golf gong gora gordon gorge goth gough gould govt grab grabs gracie grade grades graduated grady graf gram
  grams gran grande grandma grange grant grape grasp grassy grateful graz greaves greed greene greer greet greg greta grew grimm grin
  grind grip groan groin groove gross growl growling grunt guess guided guido guilt guise gulf gulp gunmen gunn gust guts guys guzman
  haas hadley hadn hail hailey haired hairy hale haley halfway halle halt hamas hampton hana handing handy hang hangs hank hannover
  hanover hans hanson hara hardest hardy hari harm harry harta hartley harvey haste hatch hated haul haute haven havre hawke hawker hayes
  hazel header headlined heal healed healy heap hear heard hearing hears hearst heat heating heats heaved heaving heck heller helm helmut
  henri hermes hermitage heroin herr hiding highlight hilary hilly himalayan hind hinted hire hires hiring historia hitch hitter hoarse
  hodge holm holt homme homo hook hooked hooks hoover hoped hormone horne horst hose hostel hosting housed hove howard howe huddled huey
  hugh hugo hulk humane humble hume hunan hung hurdle hurley huron hurt hurting hurts hydro ideal ideals identify idle ignited illustrate
  illustrates improved incense inch included incorporated increased india indian indians indies indo indoor influence influenced
  influences info inherit injected inland inserted inspect intention intentions inter internacional internationale interned intrigued
  intro introduced invented inventory invested investigated invite invited iona iran iraqi ireland irony isil isolate italia jace jagger
  jake jalan jamaican jana janet jang jars jase javanese jayne jays jean jelly jens jess jessie jews jian jingle joao jogged johan john
  join jokes jonas juan judd jude judged judy jumped june jung juno justine kahn kala kang keel keller kemp kent kern kernel kidd kiel
  killing kinda kindly kirk kissed kits klan knew knicks knob knot known knox kuala kung kwan lace lack lacked lacy lads laid lair lamar
  lame lana lance landon lang lange lansing laps lara lars lash lass later latter lauren laval layer layne lazy leach leaflets leah leak
  leaking lean leaning leans leap leaping lear learn learnt lease leases leasing least leaving lectured lecturer ledge ledger legs lena
  lending lent leonard lest lester lever libel libre libya lick licked lids liechtenstein lied liga likely liking lilly lima limb limp
  lina linda linear lined linen ling linger link linking links lips lissa lister listing liszt liter littered lived liver livery living
  liza load loading loaf loaned loans lobe lobes local loch locke locking loco locus lodged lodging loft logging loire lois lola longer
  looked looming loose loosen looting loren lori losers loved luca lucan luck luisa luke lump lund lung lure lush luther lyman lynch
  lyndon lynn lyon lyons lyric macau mace mach mack macy madden maggie magna magnus maha maia mainz maize makers mala mali mall mana
  manage managed manages manchu mandy mani manifesto manila manipulated manly mann manny manson mara marc marche marco mare marek marge
  mari maria marian mariano marin mariners marino mario marion maris marital marko marlon marne marquez marred marshall mart martha
  martin martina martins marty maru marvin marx marxist massage massey mastery mata mated mateo material matt matteo maud maui maxi mayer
  mayo mayor meade meal means measured meat meath medial median mediation medication medications medici medina meek mein melt mercer
  mercy mere merge merged mess messing messy metal meter metre metric mick microscopy midst midway might migrated mike milan mild mile
  milk milne milo mimi mina minas mined ming minh mini missy mitch mixer mixes moan moaning moans mock modernism modernist modernized
  mohammad moist mojo mold momma monde mons mont montane monte monty moore mora morale morality moran morse mort mortal most motor motors
  mound mouth mouths moved movies mrna muller munster mural musa muscled mused musee museo musica musik muster nacional nagar naia nail
  nair naive named nana nancy nape nara narrowed nasal nash natal nate nationale neal neat needy negotiated neill nell nepali nero ness
  nets newer newt newtown niche nick nico niece nike nils nobel node noel nope nora norma norman norte nose noted nothin noticeably
  noting noun nouns novak novi novo nude nudged observed observer obstacle occupies octave oder olivier olympia olympiad oman orchestral
  order otto ounce oven overcame overlap owen owes owned paced packet packing pact padre padua paid paige pain pained pains paired pali
  palma palmer palo panted panting pantry paolo para paranoid parc pardon parked parlor parma parry parted particle partly paso pasta
  paste patel patent patents patient patrol patting patty paula paulo paused paved paying pays pearce pearson peas peat peck peek peeking
  peel peeling peering peggy penal penn pennant perch pere performed pest pete peter phil philipp phillip photographed photon picked
  picking pictured pierce pike piled pill pillar pinch ping pins pipe piper pipes piss pissed piston pitched placed placing plagued plaid
  plank planned planting plaque plata plato platt played playoff pleas pleased plot plump poem pointed pointing poke poker policemen
  policy polite polk poll polled poly poole poor popping porch pork porn porte porter portion portions porto posed possesses possibly
  postal posted posture potter pouch pound prayed preach preached precious predatory prem premiere premise preserved pressured prevent
  price prick primal primate printed printer printing prior prize prof programme programmed programmes promised promo prone prop
  propelled prose proto prove province prowess psycho published publishes puddle pulsed pump punched pune punt purge purse pursed pursue
  quan quarter quilt quit quote rabbi rabbis raced racer racers rack racks rafe raged ragged raging raid raided raiding raids rained
  raion raked ramsey rancho random rang rani rank ranked rann rape rash rate rates rating raul rave reached reacher react reacting
  reactor ready receive received receives recent reconciled record recruit rectory redding reduced reed reel reelected reelection rees
  refuge regain regal reich reid reilly rein reins related relating relay relied relies relocated remain remnant removed renal rene reno
  rent replaced report reported resign resolving restored retail retire retrieve retrieved revered reversed revolves rhine rhode rhys
  rica rice richter rick ricky rico rift rigged ringo rios ripe ripped risen risk risking risks rite rites rivera roach roam roaming robb
  robbed robotic robyn rocked rocker rods rohan role roles rolf rolled roma romani romano romeo ronald ronan roofed rosie ross rossi
  rouse routed routing rover rowan rowe rower royale rubber rubin rubs rude rudy rugby ruining ruiz rule rules rumble ruse russ russo
  ruth ryder sable sack sacked sacks sacrificed sadly safer said sainte sake sale salim salle salman salon salts salty salvage sami
  sample sampling sane sang sank sant santo sara satin sauce saul sava saved saving saxe saying scala scalp scandinavia scar scare scared
  scares scarlett scars scattered scent scheduled schwartz scoffed scoop scooted score scores scots scott scrape screaming scroll
  scrolling seam seamen sean sears seated seater seating seek seeker seeking seeks seeming seen sega seize selena sell sells semi seminar
  seminars send sending sends senior sensed sensors sent sentenced sentiment seoul sept serena serie serra servant serve served serves
  seth settle settling severn sewing shady shaft shaken shaky shale shallow sham shaman shame shan shane shape shapes shaping shards
  share shared shares sharing sharpe shatter shave shaved shaw shay sheen sheer sheet sheets shelf shelly shia shifted shin shire shit
  shock shocks shone shoot shoots short shoulder shouldn shout shouting shouts shove showed showing shown shriek siam sick sided siegel
  siena sigh sighs signed signing silky simmons simply sing singh singled sink sinking sinks sinn sino sire sired sited sits sitting situ
  sized sizes skate skill skills skin skinner skins skylar slack slacks slade slain slap slapping slashed slated slice slick slid slight
  sling slipped slippery slit slope slot slowed slower slowing smack smell smells smiled smiley smoked smoothing smug snack snacks snap
  snapping sneaking sniff snort snout soaking soap sobs societe sock socks sofa soil soils sold sole solved somethin sonny sony sore soto
  sour sous spade spain span spans spare spared sparkled spartak spat spectator spectra sped speed speeding speeds spicy spike spikes
  spill spilled spin spinal spine spines spins spit spite splinter spoke sport spot spots sprang sprinted sprung spur squad squads
  squared stable stacked stacy stade stadion staged stake stakes stale stalin stalk stall stalled stalls stamp stampede stan stance
  staples stared staring stark starr starting startling starving stat stated staten stating stats stature status statute steak steal
  steamed steaming steele steep steer stein stella sterling steven sticky stiff stil stilled stimulation sting stinging stink stint stir
  stirling stitch stoke stokes stole stomped stony stopping stored storey storing stout stove strain strained strains strand strands
  strap strapped stray strife striped strive strode stroked stroking struggled strung stryker stuart stuck stud stuffed sturdy styled
  submit subset substituted suck sued suffer suite summary summoned sumner sums sundays sung sunk sunni superb supper surfaced surge sven
  swam swami swat sway sweat sweep sweeps swept swift swim swinging swirl swore swung syed tablet tack tactic taft taken taking tally
  taluk tame tamil tang tangle tape tapes tapped tara task tasks tate taut tavi taxa taxis taxon taylor tear tease teased
  telecommunication tend tended tends tensed tensor tenth term terrace terraces terrain terrorism tess tessa tested texans texted thai
  thanking thatcher thee themed theo thom thong thorne thou though thrash threat threw thrilled thrown thrust thus tian ticked tidy tied
  tile tiled tiles till tilt timed timor tina ting tinted tire tires titled toast toes told tomas tong toni tonnes tony took tool topic
  topical topics topography torah tore tori toro tortured tory toss tourism towed towel towels toxic trace traces tracing tracked tract
  tracts tracy traded trailed trailer trailers trailing trainee trait traitor traits tran trap traps traveled traveling travelled tray
  tread treasurer treasury treaty trent tres trey triad tribal tribune tricky trim tripped troop trough truce truss tuck tucking tumor
  tune tuned tunes tunic turf turin turk turks tutor twain tweed twigs tying tyne typed tyre tyrone undertake undertaken unison unit
  unite units universite unmarked unto updated upton urbana vale valentin valle vantage vary vast vega vein vent vents venue venues vera
  verb verdi verge verse vertex verve vice victor victoria vidal viet vila vile vimes vine vines virgil visibly vita voiced volley vols
  voss vote voter votes wade wage wait waited waiter wake wakes waking wales walked waller wallet wallis wally walt walter wanda wandered
  wang wanting ward warden wards ware warmed warming warn warner warning warns wary wash wasn wasted wasting watery watt wavy wears weave
  webb welding wept weren whispered whispers wholly whore whose widen widowed width wien wight wilde wilder willed willy wince winced
  windy winger wink winked winner winning wins wiped wired wished wits woken wolff wondering wong wooded woody wool woolf word wore
  worker worm worms worst wouldn wound woven wrap wrestle wrestled writ writhing yankee yarn yeah yong yuki zane zinc
  blob panes leafy powdery sill asked stead swirls hatched hubs looping flakes steely layers drape bathe wicker
`

export const neighbours: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
