// Words of techniques: what a family's description, or a caller's instructions, say about surface and period.
import { type Period, periods, type Texture, textures } from './reading.ts'

const textureWords: Readonly<Record<Texture, RegExp>> = {
  painterly:
    /\b(painted|painting|painterly|gouache|oils?|oil paint\w*|brush\w*|bristles?|impasto|watercolou?rs?|acrylics?|dry-brush)\b/g,
  flat: /\b(flat|screen ?prints?|geometry|geometric|solid colou?rs?|sticker-like|paper|papers|papercut|cut|collage|comic|halftone|print|printed|vector|graphic|minimalist|two-ink|inks|bands|repeat)\b/g,
  line: /\b(engrav\w+|etch\w+|line work|line art|line drawing|pen line|pen|drawing|drawn|linocut|woodcut|cross-hatched|hatch\w+|leaded|wires|ink drawing)\b/g,
  photographic:
    /\b(photograph\w*|photo|photos|cinematic|realistic|silk|concrete|out of focus|double exposure|bokeh)\b/g,
  smooth: /\b(gradients?|luminous|glow\w*|orb|mist|misty|fog|soft light|blurred|airbrush\w*|light that)\b/g,
  grain:
    /\b(grain|grainy|noise|noisy|worn|torn|clawed|stippled|toothed|leather|parchment|fog|rain-soaked|smoke|gritty|signal)\b/g,
}

const periodWords: Readonly<Record<Period, RegExp>> = {
  aged: /\b(antique|aged|old|engraved|engraving|parchment|leather|cameo|gilt|gilded|marbled|vintage|sepia|victorian|etch\w+|linocut)\b/g,
  'mid-century': /\b(mid-century|vintage|screen ?print|flat inks|bands|swiss|retro|fifties|sixties|1950s|1960s)\b/g,
  pulp: /\b(paperback|comic|halftone|pulp|hard light|team colou?rs|loud colou?r|burst)\b/g,
  neon: /\b(neon|megacity|city or arena lights|glowing|video|synthwave|cyberpunk|burning magic|holographic)\b/g,
  minimal: /\b(single|one clever|calm|strict|modular|minimal|minimalist|on one flat|on a flat|few solid)\b/g,
  pastel:
    /\b(pastel|candy|soft|gouache|watercolou?r|garden flowers|hand-painted flowers|flowers|plush-like|organic)\b/g,
  noir: /\b(noir|fog|shadow|deep shadow|silhouettes?|night|dark|brooding|storm|on black|black and white)\b/g,
}

const count = (text: string, words: RegExp): number => new Set(text.match(words) ?? []).size

/** The techniques that a text speaks of; the shares add up to 1, or there are none. */
export const texturesIn = (text: string): ReadonlyMap<Texture, number> => {
  const counts = textures.map((texture) => [texture, count(text, textureWords[texture])] as const)
  const whole = counts.reduce((sum, [, times]) => sum + times, 0)
  return new Map(counts.filter(([, times]) => times > 0).map(([texture, times]) => [texture, times / whole]))
}

export const periodsIn = (text: string): ReadonlySet<Period> =>
  new Set(periods.filter((period) => count(text, periodWords[period]) > 0))
