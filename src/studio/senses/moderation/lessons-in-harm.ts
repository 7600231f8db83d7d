// A lesson and a harm side by side, in whatever words: what titles and wishes promise without saying `how to make`.
import { pairsOf } from './concept-pairs.ts'
import { unmistakable, unmistakablePhrases } from './dangerous-goods.ts'
import { PhraseBook, phrases, type Span } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const lesson = new PhraseBook(
  phrases(
    {},
    `
      how to|i|we
      guide|guides|manual|manuals|handbook|handbooks|cookbook|recipe|recipes|101|tutorial|tutorials|instructions|diy|homemade|lessons|course|courses|blueprint|blueprints|tips|tricks|masterclass|workbook|diagram|schematic|formula|formulas|checklist|toolkit|playbook|walkthrough|crash|syllabus|anleitung|bauanleitung|rezept|rezepte|recette|recettes|receta|recetas|ricetta|ricette|receita|receitas|przepis|рецепт|инструкция
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
      ${[...unmistakable].join('|')}|cyanide|strychnine|phosgene|flamethrower|flamethrowers|ransomware|detonators|bombmaking|semtex
      ${unmistakablePhrases.trim()}
      chlorine|toxic|tear gas
      bomb|explosive|explosives|bombs|meth|poison|grenade making|building|construction|manufacture|assembly|cooking
      sex|child|human|slave slaves|slave|soldiers|soldier|trafficking|trafficker|traffickers
      buy|buying|sell|selling|train|training|own|keep|keeping|break|breaking a|your|sex|own*2 slave|slaves
      school|mass|church|synagogue|mosque|mall|terror|terrorist|suicide|acid|knife shooting|shootings|attack|attacks|massacre|bombing|bombings|murder
      choose|choosing|find|finding|stalk|stalking|hunt|hunting|lure|luring|torture|torturing|groom|grooming|pick|picking|select|selecting a|your|the|easy|perfect|next*2 victim|victims|prey|children|child|women
      kidnap|kidnapping|abduct|abducting|rape|raping|molest|molesting|enslave|enslaving|traffic|trafficking|torture|torturing|dismember|dismembering|blind|mutilate|drug|drugging|spike|spiking|roofie|strangle|poison|poisoning|stalk|stalking a|an|your|the|young|any|some|her|his|little|random|local*3 child|children|kid|kids|girl|girls|woman|women|girlfriend|ex|wife|husband|stranger|strangers|classmate|classmates|boss|coworker|coworkers|drink|drinks|date|dates|neighbor|neighbour|neighbors|neighbours|family|parents|teacher|teachers|mother|roommate|guests|pets|animals|dog|cat|cats|dogs|people
      hack|hacking|cripple|crippling|sabotage|sabotaging|attack|attacking|bomb|bombing|burn|burning|derail|derailing|hijack|hijacking|crash|crashing|poison|poisoning|destroy|destroying a|an|the|your|whole|citys|down|local|passenger|insulin|power|water|whole*3 hospital|hospitals|pump|pumps|pacemaker|pacemakers|grid|grids|dam|dams|train|trains|railway|railways|plane|planes|airliner|airport|school|schools|reservoir|reservoirs|supply|plant|plants|elections|ambulances|church|churches|mosque|mosques|synagogue|synagogues|crowd|crowds
      recruit|recruiting|train|training|arm|arming|radicalize|radicalizing|radicalise|groom|grooming ~2 children|kids|boys|teens|teenagers|students|youth|terrorists|bombers|extremists
      kill|killing|murder|murdering|poison|poisoning remotely|undetected|silently|slowly|untraceably|strangers|toddlers|babies|puppies|animals|prostitutes|hitchhikers
      rapists|rapist|terrorist|terrorists|pedophile|pedophiles|bombers|bomber|jihadi|jihadist|jihadis|kidnappers|kidnapper|arsonist|arsonists|abuser|abusers|wife beaters|beater|beating?
      animal|dog|puppy torture|fighting|cruelty
      lone wolf
      counterfeit|fake money|passports|prescriptions|medicine|drugs
      identity|credit theft|card fraud?
      hate|war crime|crimes
    `,
  ),
)

/** Said as a command, these need no lesson. */
const commanded = new PhraseBook(
  phrases(
    {},
    `
      poison|drug|strangle|smother|stalk|blackmail|roofie|spike your|her|his|their|every|somebodys|someones husband|wife|boss|ex|mother|parents|kids|drink|drinks|children|roommate|girlfriend|boyfriend|coworkers|neighbors|neighbours|teacher|family|food
      murder|kill|poison|strangle|rob ~4 never|without|not ~2 caught|trace|suspected|detected|suspicion|traces
      use|unleash|try|test|spray|drop|throw it|them|this on|at|into the|a|your*1 crowd|crowds|people|neighbors|neighbours|police|cops|children|classmates
      print|printing a|your|own*2 gun|guns|rifle|rifles|firearms
      drive|ram|crash|plow|plough|steer a|your|the truck|car|van|suv|lorry|bus*1 into ~2 crowd|crowds|protesters|protest|people|market|parade|pedestrians|mosque|school
      bring|take|carry a|your gun|guns|rifle|knife|bomb|weapon to|into|in school|class|church|work|mosque|synagogue|classroom
    `,
  ),
)

export const books = [lesson, harm, commanded]

/** Blurbs tell of harm and of lessons in one breath: only titles and wishes are read like this. */
export const lessonsIn = (tokens: readonly Token[], voice: Voice): readonly Span[] =>
  voice === 'telling'
    ? []
    : [
        ...pairsOf(tokens, true, lesson.spansIn(tokens), harm.spansIn(tokens), 5),
        ...commanded.spansIn(tokens).filter(({ start }) => tokens[start]?.startsClause || tokens[start - 1]?.word === 'to'),
      ]
