// Weapons, poisons and drugs that nobody may be taught to make, and the words for making them.
import { union, words } from './phrases.ts'

export const weapons = words(
  `bomb bombs explosive explosives ied ieds molotov molotovs napalm thermite grenade grenades pipebomb pipebombs semtex tatp petn
  nitroglycerin c4 anfo detonator detonators ghostgun ghostguns silencer silencers gunpowder landmine landmines firebomb firebombs`,
  'bombe bomben sprengstoff bombes explosif explosifs bomba bombas explosivo explosivos esplosivo esplosivi bom bommen',
  'explosieven bombę bomby wybuchowe бомбу бомбы взрывчатку взрывчатка rohrbombe rohrbomben bombenbau',
)

export const poisons = words(
  `ricin sarin anthrax cyanide arsenic botulinum vx strychnine novichok phosgene tabun polonium nerve mustard chlorine poison poisons
  bioweapon bioweapons aconite hemlock smallpox`,
  'gift giftgas rizin poison ricine veneno veneni veleno gif truciznę trucizny яд ricina cianuro',
)

export const drugs = words(
  `meth methamphetamine methamphetamines amphetamine amphetamines crack heroin cocaine fentanyl lsd mdma ecstasy ghb pcp ketamine
  krokodil speed dmt carfentanil rohypnol roofies crystalmeth`,
  'drogen drogues methamphetamin crystal heroína cocaína metanfetamina droga drogas kokain héroïne cocaïne méthamphétamine eroina cocaina',
  'amfetamine heroïne metamfetaminę amfetaminę narkotyki метамфетамин героин наркотики мет',
)

export const goods = union(weapons, poisons, drugs)

/** Named in a title beside any word of instruction, these are meant: no cookbook has another use for them. */
export const unmistakable = words(`
  ricin sarin tabun novichok vx anthrax botulinum meth methamphetamine methamphetamines fentanyl carfentanil krokodil ghb napalm
  thermite ied ieds molotov molotovs semtex tatp petn anfo pipebomb pipebombs ghostgun ghostguns bioweapon bioweapons rohypnol
  roofies firebomb firebombs rohrbombe rohrbomben rizin
`)

/** The same in two or three words. */
export const unmistakablePhrases = `
  nerve agent|agents|gas
  mustard|poison gas
  pipe|nail|dirty|car|letter|petrol|fertilizer|fertiliser|suicide|cooker|homemade|tnt|parcel|chemical|kitchen|household|improvised bomb|bombs|explosives|explosive|weapons|weapon
  suicide vest|vests|belt|belts
  molotov cocktail|cocktails
  ghost gun|guns
  untraceable|undetectable|untraced gun|guns|rifle|rifles|firearm|firearms|weapon|weapons|poison|poisons|bomb|bombs
  date rape drug|drugs
  biological|chemical|radiological weapon|weapons
  crystal meth
  crack cocaine
  3d|homemade printed? gun|guns|silencer|silencers|rifle|rifles
  ransomware attack|attacks
`

export const making = words(`
  make making build building construct constructing cook cooking synthesize synthesise synthesizing synthesising produce producing
  assemble assembling manufacture manufacturing brew brewing create creating craft crafting extract extracting plant planting
  detonate detonating weaponize weaponise weaponizing weaponising culture culturing mix mixing prepare preparing set wire wiring
  smuggle smuggling print printing grow growing refine refining distill distilling rig rigging purify purifying deploy deploying
  release releasing use using obtain obtaining
`)

export const adjectives = words(`
  a an the your own some simple homemade small big powerful cheap deadly crystal pipe nail car dirty fertilizer pressure cooker time
  suicide chemical biological undetectable untraceable pure real working lethal high grade weapons strong good quality
  bombs nerve gas petrol letter home made plastic effective remote controlled tnt quick easy improvised explosive molotov of and
  street drug drugs date rape basic crack cocaine poison little backpack kitchen household weapon enough
`)
