// Words for scenery that is no motif, and the names by which families know it when it is to be left out.

const names: Readonly<Record<string, string>> = {
  road: 'road, path, footpath, lane, trail, pathway, track, street',
  stamp: 'stamp, stamps, postmark, seal',
  clip: 'clip, clips, paperclip, paperclips',
  sigil: 'sigil, pentagram, pentacle, circle, rune, runes, seal, glyph, symbol',
  photo: 'photo, photograph, polaroid, snapshot, photos, photographs',
  awning: 'awning, canopy, marquee',
  bunting: 'bunting, pennants, garland',
  signs: 'sign, signs, neon, billboard, billboards',
  gate: 'fence, fences, gate, gates, railing, railings, pillars',
  wreath: 'wreath, laurel, laurels',
  heart: 'heart, hearts',
  blooms: 'flower, flowers, bloom, blooms, blossom, blossoms, petals, floral, florals, bouquet, plants, garland',
  child: 'kid, kids, child, children, boy, girl',
  tree: 'tree, trees, forest, woods, branches',
  pine: 'pine, pines, fir, firs, treeline, forest, trees, tree',
  rays: 'rays, beams, sunbeams, burst, sunburst, spotlight, spotlights, stripes',
  tentacles: 'tentacle, tentacles, tendrils, arms',
  border: 'frame, frames, ornament, ornaments, filigree, vine, vines, flourish, flourishes',
  sun: 'planet, planets, disc, disk, orb, circle',
  moon: 'planet, planets, disc, disk, orb, circle',
  fog: 'fog, mist, haze, smoke',
  blood:
    'splatter, splatters, spatter, spatters, stain, stains, bloodstains, blood, gore, drip, drips, drops, droplets',
  blinds: 'blind, blinds, slats, shutters, louvres, louvers, stripes, bars',
  bars: 'bar, bars, gauge, gauges, meters, readouts, instruments',
  sparks: 'ember, embers, sparks, sparkles, dust, particles, glitter',
}

const byWord = new Map<string, string[]>()
for (const [name, words] of Object.entries(names))
  for (const word of words.split(', ')) byWord.set(word, [...(byWord.get(word) ?? []), name])

/** Names of the scenery that somebody may mean by these words. */
export const sceneryOf = (said: string): readonly string[] =>
  byWord.get(said.toLowerCase().split(' ').at(-1) ?? '') ?? []
