// Words that name nothing: what is left of a wish besides them and what is understood is something that nobody here knows.

import { sceneryOf } from './scenery-words.ts'

const small: ReadonlySet<string> = new Set(
  `a an the some any of my our your his her its their more please pls plz it this that these those to in on at with for by from
  me us you i we cover also just only instead again too now then there here maybe perhaps thanks thank thx cheers kindly so as
  is are was were be been being will would can could should shall may might must do does did has have had if or and but nor
  because cos since until when where which who whom whose what how why while like than such very quite really still already
  altogether anymore anywhere somewhere everywhere today tonight asap out off away up down back over under above inside outside
  within through along past toward towards onto into upon both either neither each every one ones other another else same
  thing things stuff part parts bit bits figure picture image icon silhouette shape shapes graphic illustration drawing symbol
  motif element elements object guy version kind sort type look looks looking seems seem current existing present old original
  whole entire all much many lot lots way ok okay yes yeah hi hello hey love lovely nice great good better best want wants
  use used using make makes made get gets let lets lone big small wee single among amongst amid amidst alongside beside besides
  between beneath underneath below behind around near against across flying next front lit wearing atop sitting standing
  him them friend friends companion company wears has owns carries holds uses lives needs likes loves hates gets goes comes stands sits stand sit lie about roughly nearly almost approximately stands looks feels twice thrice half double triple times extra`.split(
    /\s+/,
  ),
)

/** Things whose names end like comparatives. */
const likeComparatives =
  /^(?:paper|wallpaper|hammer|poster|folder|blender|drawer|printer|computer|roller|stroller|trailer|slipper|zipper|tumbler|pepper|toaster|shutter|revolver|sneaker|skier|pier|flyer|barber|sweater|feather|leather|butter|burger|finger|lobster|oyster|banner|bumper|copper|ruler|stapler|pitcher|saucer|boiler|cooker|mixer|radiator|router|speaker|amplifier)s?$/

/** A pier is no more of a pie. */
export const endsLikeComparative = (word: string): boolean => likeComparatives.test(word)

/** Whether a word may name a thing. */
export const mayName = (word: string): boolean =>
  word.length > 2 &&
  !small.has(word) &&
  (endsLikeComparative(word) || sceneryOf(word).length > 0 || !/(?:ly|ing|ed|er)$/.test(word))
