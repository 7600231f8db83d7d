// A lesson and a harm side by side, in whatever words: what titles and wishes promise without saying `how to make`.
import { pairsOf, sequencesOf } from './concept-pairs.ts'
import { unmistakable, unmistakablePhrases } from './dangerous-goods.ts'
import { PhraseBook, phrases, type Span } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const lesson = new PhraseBook(
  phrases(
    {},
    `
      how to|i|we
      guide|guides|manual|manuals|handbook|handbooks|cookbook|recipe|recipes|101|tutorial|tutorials|instructions|diy|homemade|lessons|course|courses|blueprint|blueprints|tips|tricks|masterclass|workbook|diagram|schematic|formula|formulas|checklist|toolkit|playbook|walkthrough|syllabus|templates|patterns|career|hobby|homemade|ideas|improvised|lab|anleitung|bauanleitung|rezept|rezepte|recette|recettes|receta|recetas|ricetta|ricette|receita|receitas|przepis|рецепт|инструкция
      step by step
      for beginners|dummies|kids|teens|fun|profit|everyone|students|amateurs|hobbyists|idiots|housewives|cash|pleasure
      made easy|simple|quick
      at|from home
      in|from|your|the kitchen|garage|basement|bathtub|backyard|bedroom|shed|attic|supermarket|household|scratch
      beginners|dummies|amateurs|do guide|manual|it
      your|ur own
      like a pro|boss|professional
      easy|simple|practical|complete|ultimate|quick|essential ways|steps|methods|manual|guide|recipes|instructions|techniques
      ways|methods|steps|techniques to|for|of
      learn|teach|teaches|teaching|master|mastering|explained
      without getting|being caught
      production|producing|manufacture|manufacturing and|of|for|use|at|in
      production|manufacture
      where to
      never|not get|be|getting*1 caught
      get|getting|got away with
      and profit|escape
    `,
  ),
)

const harm = new PhraseBook(
  phrases(
    {},
    `
      ${[...unmistakable].join('|')}|cyanide|strychnine|phosgene|flamethrower|flamethrowers|ransomware|detonators|bombmaking|grenade|grenades|bioterrorism|arson|kidnapping|burglary|bioterror|assassination|assassinations|beheading|beheadings|waterboarding
      ${unmistakablePhrases.trim()}
      chlorine|toxic|tear gas
      date rape
      school|mass|church|mall shooter|shooters
      poison|poisoning|strangle|strangling|blind|cripple|drug|drugging|kill|killing|stab|stabbing someone|somebody|anyone|people|enemies|strangers|crowds
      hire|hiring|find|finding|pay|paying a|an hitman|assassin|killer|hitmen|murderer
      bomb|explosive|explosives|bombs|meth|poison|grenade making|building|construction|manufacture|assembly|cooking
      sex|child|human|slave slaves|slave|soldiers|soldier|trafficking|trafficker|traffickers
      buy|buying|sell|selling|train|training|own|keep|keeping|break|breaking a|your|sex|own*2 slave|slaves
      school|mass|church|synagogue|mosque|mall|terror|terrorist|suicide|acid|knife shooting|shootings|attack|attacks|massacre|bombing|bombings|murder
      choose|choosing|find|finding|stalk|stalking|hunt|hunting|lure|luring|torture|torturing|groom|grooming|pick|picking|select|selecting a|your|the|easy|perfect|next*2 victim|victims|prey|children|child|women
      kidnap|kidnapping|abduct|abducting|rape|raping|molest|molesting|enslave|enslaving|traffic|trafficking|torture|torturing|dismember|dismembering|blind|mutilate|drug|drugging|spike|spiking|roofie|strangle|poison|poisoning|stalk|stalking a|an|your|the|young|any|some|her|his|little|random|local|and|hold|keep|rob|kill|young*4 child|children|kid|kids|girl|girls|woman|women|girlfriend|ex|wife|husband|stranger|strangers|classmate|classmates|boss|coworker|coworkers|drink|drinks|date|dates|neighbor|neighbour|neighbors|neighbours|family|parents|teacher|teachers|mother|roommate|guests|pets|animals|dog|cat|cats|dogs|people
      hack|hacking|cripple|crippling|sabotage|sabotaging|attack|attacking|bomb|bombing|burn|burning|derail|derailing|hijack|hijacking|crash|crashing|poison|poisoning|destroy|destroying a|an|the|your|whole|citys|down|local|passenger|insulin|power|water|whole*3 hospital|hospitals|pump|pumps|pacemaker|pacemakers|grid|grids|dam|dams|train|trains|railway|railways|plane|planes|airliner|airport|school|schools|reservoir|reservoirs|supply|plant|plants|elections|ambulances|church|churches|mosque|mosques|synagogue|synagogues|crowd|crowds
      recruit|recruiting|train|training|arm|arming|radicalize|radicalizing|radicalise|groom|grooming ~2 children|kids|boys|teens|teenagers|students|youth|terrorists|bombers|extremists
      kill|killing|murder|murdering|poison|poisoning remotely|undetected|silently|slowly|untraceably|strangers|toddlers|babies|puppies|animals|prostitutes|hitchhikers
      rapists|rapist|terrorist|terrorists|pedophile|pedophiles|bombers|bomber|jihadi|jihadist|jihadis|kidnappers|kidnapper|abuser|abusers|wife beaters|beater|beating?
      kidnap|kidnapping|abduct|ransom for ransom|profit
      bomb|explosive|suicide vest|vests|belt|belts
      school|best|perfect|your|mass ~3 shooting
      break|breaking into ~2 homes|houses|womens|accounts|girls
      drain|draining|empty|emptying|steal|stealing ~4 accounts|pensions|savings|elderly
      beat|beating|hit|hitting|choke|choking|rape|raping|control|controlling your|a|the wife|girlfriend|kids|children|woman|women|spouse|daughter
      animal|dog|puppy torture|fighting|cruelty
      lone wolf
      to rape|molest|enslave|sextort|lynch|terrorize|terrorise|radicalize|decapitate
      raping|molesting|enslaving|lynching|bombmaking
      counterfeit|fake money|passports|prescriptions|medicine|drugs
      identity theft|fraud
      credit|debit card theft|fraud
      hate|war crime|crimes
    `,
  ),
)

/** Said as a command, these need no lesson; nor do they in other languages after their `how to`. */
const commanded = new PhraseBook(
  phrases(
    {},
    `
      cómo|como|comment|come|wie|hoe|jak|как ~3 envenenar|empoisonner|avvelenare|vergiften|vergiftet|vergiftigen|otruć|отравить|violar|violer|stuprare|vergewaltigt|vergewaltigen|secuestrar|kidnapper|rapire|sequestrar|entführt|entführen|изнасиловать|похитить|zgwałcić|porwać
      poison|drug|strangle|smother|stalk|blackmail|roofie|spike your|her|his|their|every|somebodys|someones husband|wife|boss|ex|mother|parents|kids|drink|drinks|children|roommate|girlfriend|boyfriend|coworkers|neighbors|neighbours|teacher|family|food
      murder|kill|poison|strangle|rob ~4 never|without|not ~2 caught|trace|suspected|detected|suspicion|traces
      use|unleash|try|test|spray|drop|throw it|them|this on|at|into the|a|your*1 crowd|crowds|people|neighbors|neighbours|police|cops|children|classmates
      build|buy|get|make|own|sell|building|buying|making ~4 without|no a|any|the*1 serial|license|licence|background|permit|registration|check number|check|checks?
      3d print|printing|printed a|your|own|untraceable*3 gun|guns|rifle|rifles|firearms|silencers
      print|printing a|your|own*2 gun|guns|rifle|rifles|firearms
      drive|ram|crash|plow|plough|steer a|your|the truck|car|van|suv|lorry|bus*1 into ~2 crowd|crowds|protesters|protest|people|market|parade|pedestrians|mosque|school
      bring|take|carry a|your gun|guns|rifle|knife|bomb|weapon to|into|in school|class|church|work|mosque|synagogue|classroom
    `,
  ),
)

/** What a blurb says when the book itself is the lesson. */
const promised = new PhraseBook(
  phrases(
    {},
    `
      teaches|teach|shows|show|helps|tells|instructs|trains|explains you|readers|beginners|anyone|everyone|kids|teens|step|exactly|how*2 how|to|by
      you|readers|youll will|can|ll*1 learn|discover|master|know how? to?
      learn|discover|master how|to
      step by step
      practical|complete|detailed|easy|full|simple guide|manual|handbook|instructions|course|tutorial|recipes
      guide|manual|handbook|instructions|recipes|tutorial|tips for|to|on|how
    `,
  ),
)

export const books = [lesson, harm, commanded, promised]

/** Blurbs tell of harm and of lessons in one breath: there the lesson must lead to the harm. */
export const lessonsIn = (tokens: readonly Token[], voice: Voice): readonly Span[] =>
  voice === 'telling'
    ? sequencesOf(tokens, false, promised.spansIn(tokens), harm.spansIn(tokens), 3)
    : [
        ...pairsOf(tokens, true, lesson.spansIn(tokens), harm.spansIn(tokens), 5),
        ...commanded
          .spansIn(tokens)
          .filter(({ start }) => tokens[start]?.startsClause || tokens[start - 1]?.word === 'to'),
      ]
