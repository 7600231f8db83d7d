// Crimes against people that nobody may be taught to commit: whom, what and with which words of instruction.
import { words } from './phrases.ts'

/** Whom a lesson in crime names. Rakes, dukes and vampires are abducted in titles of romances. */
const prey = words(`
  child children kid kids girl girls woman women teen teens teenager teenagers girlfriend ex wife someone somebody people stranger
  strangers classmate classmates toddler baby humans tourist tourists neighbor neighbour migrants boy boys schoolgirl schoolgirls
  celebrity coworker
`)
const lifelines = words(`
  water reservoir reservoirs wells hospital hospitals grid grids dam dams airport airports airplane airplanes plane planes train
  trains subway metro bus buses school schools mall malls church churches mosque mosques synagogue synagogues electricity
  ambulances ambulance pacemakers clinic clinics nuclear infrastructure stadium stadiums crowd concert dialysis kindergarten
  courthouse parliament embassy power
`)
const massacre = words(
  'shooting shootings massacre massacres bombing bombings attack attacks genocide killing killings spree',
)
const massacreOf = words(`
  school mass terrorist terror synagogue mosque suicide acid church mall knife truck vehicle ramming honor honour racist sniper
  workplace concert arson revenge lone wolf poison gas
`)
const cheating = words(
  'scam scamming defraud defrauding con conning rob robbing swindle swindling extort extorting fleece fleecing',
)

export const deedClasses = { prey, lifelines, massacre, massacreOf, cheating }

/** Deeds as they stand after `how to`, `a guide to`, or as the gerund of a title. */
export const deeds = `
  poison|poisoning|contaminate|contaminating ~5 water|reservoir|reservoirs|supply|wells|food
  hack|hacking|attack|attacking|sabotage|sabotaging|cripple|crippling|shut|shutting|take|taking|knock|knocking|blow|blowing|bomb|bombing|burn|burning|derail|derailing|hijack|hijacking|crash|crashing|disable|disabling|destroy|destroying|extort|extorting|infect|infecting|destroying up|down|out? a|an|the|your|citys|whole|local|commercial|passenger|entire|national|power|countrys|regional|citys|some|any|crowded*3 {lifelines}
  stalk|stalking|drug|drugging|roofie|kidnap|kidnapping|abduct|abducting|rape|raping|blackmail|blackmailing|enslave|enslaving|traffic|trafficking|groom|grooming|torture|torturing|strangle|strangling|sextort|sexually|molest|molesting|imprison|dismember|dismembering|lure|luring|throw|behead|beheading|harass|harassing|dox|doxxing a|an|the|your|any|young|vulnerable|another|drunk|some|local|little|from|in|abuse*3 {prey}
  commit|committing|plan|planning|carry|carrying|stage|staging|organize|organise|organizing|execute|executing|launch|launching|pull|start|do out|off? a|an|the|your|own|perfect|successful|next|deadly|real|big*3 {massacreOf}|truck|mass {massacreOf}*2 {massacre}
  commit|committing|plan|planning|start|carry out? a|an|the|your|own|perfect*2 genocide|arson|massacre|rape|femicide|infanticide
  shoot|shooting up? a|the|your school|church|mosque|synagogue|mall|classroom|crowd|concert|office|workplace
  convert|converting|modify|modifying|turn ~5 full|fully|machine auto|automatic|gun
  print|printing 3d|a|your|an|own|untraceable|working|plastic*3 gun|guns|rifle|rifles|silencer|firearm|firearms
  build|make|print|assemble|building|making|printing|buy|sell a|an|your|own|the*3 untraceable|ghost|undetectable|illegal gun|guns|rifle|firearm|firearms|weapons
  write|writing|code|coding|deploy|deploying|spread|spreading|create|creating|build|sell a|an|your|own*2 ransomware|malware|spyware|botnet
  write|writing|code|coding|deploy|deploying|spread|spreading|create|creating|build|sell a|an|your|own*2 computer virus|viruses|worm
  {cheating} a|an|the|your|lonely|vulnerable*2 elderly|seniors|pensioners|grandmothers|grandma|widows|hospitals|hospital|charity|charities|disabled|blind|old ladies|people|folks|ones?
  get|getting away with rape|raping|molesting|pedophilia|abusing|abuse|arson|domestic|hate
  hire|hiring|find|become|becoming|order a|an hitman|assassin online|today|cheap|on
  dissolve|dissolving|dispose|disposing|hide|hiding of? a|the|your dead|human? body|corpse|bodies|corpses without|so|step|in|after|from|and
  spike|spiking a|her|his|their|someones|girls|your|womens|dates? drink|drinks
  steal|stealing a? identities|babies|organs
  smuggle|smuggling|sell|selling|buy|buying|traffic a|human|young|your*2 slaves|organs|humans|girls|children|babies|child|people|women
  make|making|print|printing fake|counterfeit money|banknotes|bills|passports|passport
  print|printing your|own*2 money|banknotes|passports
  counterfeit|counterfeiting|forge|forging a|the|your|fake*2 money|banknotes|bills|passports|passport
`
