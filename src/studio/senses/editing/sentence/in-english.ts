// Whether a wish is in English, the only language that wishes are read in: read as English, "enlève la lune" would bring a moon.
import { languages } from '../../../brief/motif-words/foreign/languages.ts'
import { tokensOf } from '../../../brief/tokens.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words by which wishes in other languages are known, without accents, and that are none of English: orders, and how something should be. */
const foreignOrders = setOf(
  `mach mache machen macht bitte entferne entfernen entfernt fuge fuege hinzu aendere andern setze setzen ersetze
  ersetzen losche loesche nimm dunkler dunkle heller grosser groesser kleiner mehr weniger himmel hintergrund titel
  untertitel schrift farbe farben ohne kein keine rends rendez rendre mets mettez mettre ajoute ajoutez ajouter enleve
  enlevez enlever supprime supprimez supprimer remplace remplacez retirez fais faites ciel titre couleur couleurs
  fonce foncee sombres haz hacer quita quitar pon poner ponga anade anadir agrega agregar cambia cambiar elimina
  eliminar cielo titulo fondo oscuro oscura menos rendi rendere togli togliere aggiungi aggiungere metti mettere
  rimuovi rimuovere fai scuro scura chiaro chiara piu meno titolo sfondo colore colori senza maak maken voeg verwijder
  verwijderen zet verander vervang donkerder lichter groter lucht achtergrond kleur zonder het een faca fazer tirar
  adicione adicionar remova coloque mude mudar ceu mais escuro escura sem lagg himlen morkare ljusare fjern tilfoj
  himmelen morkere lysere zrob usun dodaj niebo ciemniejsze jasniejsze zmien`,
)

/** Words that a wish in English can hardly do without, and that no other language has. */
const english = setOf(
  `the and with of on to from by for is are it this that my his her its our make add remove change replace put take give get swap turn want need should would could can
  please more less no not without bigger larger smaller darker lighter brighter warmer cooler title author subtitle background sky cover colour color font letters text`,
)

/** Letters of other scripts than ours. */
const otherScript = /[^\p{Script=Latin}\P{L}]/gu

/** Share of small words of one language from which a text is in it, where no order tells; and how many there must be. */
const leastShare = 0.4
const leastSmall = 2

export const isInEnglish = (said: string): boolean => {
  const letters = said.match(/\p{L}/gu)?.length ?? 0
  if ((said.match(otherScript)?.length ?? 0) > letters / 2) return false
  const words = tokensOf(said).map(({ word }) => word)
  if (words.some((word) => english.has(word))) return true
  if (words.length > 1 && words.some((word) => foreignOrders.has(word))) return false
  return !languages.some(({ smallWords }) => {
    const small = words.filter((word) => smallWords.has(word)).length
    return small >= leastSmall && small >= words.length * leastShare
  })
}
