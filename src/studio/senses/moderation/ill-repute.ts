// What contempt says of a people after `are`: traits, guilt and danger, as a list that need not be complete to be long.
import { words } from './phrases.ts'

export const illRepute = words(
  `stupid dumb unintelligent dimwitted retarded imbeciles idiots morons brainless violent dangerous danger threat menace evil wicked
  criminals criminal thieves thugs murderers killers rapists molesters pedophiles paedophiles groomers perverts pervert deviants
  degenerates degenerate parasites parasite vermin animals beasts monsters demons devils savages barbarians primitive uncivilised
  uncivilized subhuman subhumans inferior inferiors lesser lower unfit incapable lazy useless worthless unworthy burden dirty filthy
  filth scum trash garbage rubbish waste disease diseased plague virus cancer poison pestilence pests rats cockroaches apes monkeys
  pigs dogs swine snakes leeches locusts abomination abominations unnatural disgusting repulsive revolting vile freaks mistake mistakes
  sick perverted insane crazy liars cheats greedy cunning traitors enemies enemy invaders invasion terrorists terrorist fanatics
  whores sluts cattle slaves property cowards losers cursed curse scourge bloodsuckers bloodthirsty guilty blame responsible behind
  misfortune downfall doom disgrace shame drain blight stain disaster catastrophe untrustworthy problem ruining destroying poisoning polluting infesting weak backward`,
  'krank kranke dumm faul schmutzig dreckig kriminell kriminelle minderwertig abartig pervers verbrecher diebe',
  'malades sales stupides inférieurs inférieures voleurs criminels enfermos sucios estúpidos inferiores ladrones criminales',
  'malati sporchi stupidi inferiori ladri больные тупые грязные воры преступники уроды',
)

/** What needs no `are` in a title: nobody sets these words beside a people with good intent. */
export const vileNames = words(`
  vermin subhuman subhumans parasites parasite cockroaches scum filth degenerates savages apes monkeys swine leeches locusts pests
  abomination abominations perverts freaks rapists molesters disgusting filthy inferior trash garbage beasts beast lice maggots
  plague infestation sodomites stupid worthless thieving cancer
`)

/** The share of it that is said of women by those who despise them; `Women Who Read Are Dangerous` is a book. */
export const contemptForWomen = words(`
  stupid dumb inferior inferiors worthless useless whores sluts cattle property slaves animals parasites liars brainless subhuman
  objects toys breeders incapable unfit filth trash garbage retarded vermin lesser bitches cunts
`)
