// Edits as people write them, each with the plain order that says the same: reasons, results, likenesses and what stays are no wishes.

export type SameWish = readonly [family: string, said: string, plainly: string]

/** What is told of the cover or of the book beside a request. */
const reasons: readonly SameWish[] = [
  ['gothic-manor', 'The moon looks almost green to me, could it be silver?', 'make the moon silver'],
  ['gothic-manor', 'Make the door red, my aunt was a very warm woman.', 'make the door red'],
  ['linocut', 'Could the deer be white? It’s the ghost of the forest.', 'make the deer white'],
  ['night-lights', 'More romantic, please. Right now it feels like a concert.', 'more romantic'],
  ['bold-statement', 'My name is tiny. Please make it larger.', 'make my name larger'],
  ['cameo', 'Set the title in a slab font, the thin letters feel too delicate.', 'set the title in a slab font'],
  ['deep-space', 'Fox is gone already, so make the planet blue.', 'make the planet blue'],
  ['cozy-village', 'No dog in this story, can you replace it with a cat?', 'replace the dog with a cat'],
  ['swiss-grid', 'Our house colour is teal, so please use that for the background.', 'teal background'],
  ['bold-statement', 'make it feel calmer, I sell to nurses', 'make it feel calmer'],
  ['romcom-windows', 'The wall in sage green, please - pink feels like a nursery.', 'make the wall sage green'],
  ['mist-peaks', 'The mountain looks too purple to me, try a dark green.', 'make the mountain dark green'],
]

/** Wishes told as what would be good, and by whose wish: of letters to a designer. */
const offers: readonly SameWish[] = [
  ['gilded-scripture', 'A dove beside the cross would say mercy.', "I'd like a dove beside the cross"],
  ['retro-rocket', 'Would a black sky be possible? Cream says seaside to me.', 'black sky'],
  ['lit-window', 'Fog around the house is the one thing that I miss.', 'fog around the house'],
  ['blueprint-orbit', "I'd be happier with my name at the foot.", 'my name at the foot'],
  ['classic-grid', 'The mustard reminds me of school. A slate grey would be truer.', 'change mustard to slate'],
  ['line-portrait', 'Terracotta is everywhere. I’d like the circle in dusty rose.', 'make the circle dusty rose'],
  ['boho-shapes', 'Lovely woman. A steaming mug would suit the book better.', 'replace the woman with a steaming mug'],
  ['glitch-signal', 'That yellow strip shouts at me, and I’d prefer a white one.', 'make the strip white'],
  ['deco-gilt', 'She wears emerald to the club, so her gown can’t be coral.', 'make her gown emerald'],
  ['foil-emblem', 'I’d like silver where there’s copper now.', 'change copper to silver'],
  ['lone-road', 'There was never a barn. What she sees is a church, so show that.', 'replace the barn with a church'],
  ['storybook-meadow', 'The fox isn’t in this story, so he has to leave.', 'remove the fox'],
  ['quest-interface', 'He fights with a bow; the sword only turns up later.', 'replace the sword with a bow'],
  ['dossier', 'Where the gravestone is now, please show a lighthouse.', 'replace the gravestone with a lighthouse'],
  ['line-portrait', 'My subtitle looks timid; italics would help.', 'my subtitle in italics'],
  ['street-sigil', 'Would you take the glow off the title?', 'remove the glow of the title'],
  ['hearth-lantern', 'Do enlarge the teacup, but don’t let it cover the cottage.', 'enlarge the teacup'],
  ['scratched-title', 'The knife may stay and could even be larger.', 'the knife could be larger'],
  ['still-life-clues', 'Mrs Pettigrew takes tea, never coffee, so the camera must go.', 'remove the camera'],
  ['painted-place', 'My grandfather painted the barn blue, and I’d like it that way.', 'make the barn blue'],
]

/** Comparisons, refusals and pronouns over whole sentences. */
const prose: readonly SameWish[] = [
  ['pulp-noir', 'A stormy night with rain pouring down.', 'a stormy night with rain'],
  ['comic-burst', 'More like a watercolour picture book than a comic.', 'in watercolour'],
  ['botanical-border', 'I think the single rose under my name is too much, please leave it out.', 'remove the rose'],
  ['torn-paper', 'The girl should hold a balloon instead of the teddy bear.', 'replace the teddy bear with a balloon'],
  ['night-lights', 'Move the title up to the top above the couple.', 'move the title to the top'],
  ['candlelit-arch', 'The book should be bound in dark red leather rather than blue.', 'change the book to dark red'],
  [
    'deep-space',
    'There is only one moon in my story, so please remove the smaller of the two.',
    'remove the small moon',
  ],
  [
    'storybook-meadow',
    'The fox and the rabbit are not in this volume, so please remove both.',
    'remove the fox, remove the rabbit',
  ],
  ['lone-road', 'The woman isn’t in the book any more. Can you remove her?', 'remove the woman'],
  ['anatomical-plate', 'The subtitle is too small to be read on a phone. Could you make it larger?', 'subtitle larger'],
  ['classic-grid', 'My story is about a crow, so please replace the bird with one.', 'replace the bird with a crow'],
  [
    'dark-forest',
    'It should feel like early morning, with mist between the trees, not like a fire.',
    'early morning, with mist',
  ],
  ['deep-space', 'The planets ought to be red and the mountains too.', 'make the planets red and the mountains red'],
  ['monolith', 'I’d prefer the sun to be white, and no purple at all.', 'make the sun white. no purple'],
  ['flora-type', 'The title is wonderful, but my name is small. Please make it bigger.', 'make my name bigger'],
  ['mist-peaks', 'The castle is lovely, yet it should be further to the left.', 'move the castle to the left'],
  ['lit-window', 'The house is green, but in my book it’s made of red brick.', 'make the house red'],
  ['hearth-lantern', 'It feels too much like night.', 'broad day'],
]

/** Results, purposes, manners and comparisons. */
const sideClauses: readonly SameWish[] = [
  ['lone-road', 'Make the barn white so that the lamp makes sense.', 'make the barn white'],
  ['storybook-meadow', 'Make the fox brown so he blends in with the snow.', 'make the fox brown'],
  ['silk-object', 'Title in gold to match the mask, please.', 'title in gold'],
  ['deco-gilt', 'Her dress must be red, as it is in chapter nine.', 'her dress must be red'],
  ['lit-window', 'Make the sky dark green, like before a tornado.', 'make the sky dark green'],
  ['fog-figure', 'Make the man smaller, as though he were leaving for the sea.', 'make the man smaller'],
  ['marble-panel', 'The marble in navy would make far more sense than the autumn tones.', 'the marble in navy'],
]

/** What should stay. */
const keepings: readonly SameWish[] = [
  ['deep-space', 'Make the big planet green and leave the small one alone.', 'make the planet green'],
  ['candlelit-arch', 'Change the book to navy, keeping the gold corners and the sun on it.', 'change the book to navy'],
  ['foil-emblem', 'Crown in gold, and the moon stays copper.', 'crown in gold'],
  ['night-lights', 'Everything blue should become violet except the stars, which can stay.', 'change blue to violet'],
  ['ember-blade', 'Make the smoke green, but don’t touch the red of the sword.', 'make the smoke green'],
]

/** One thing or colour, and not another. */
const contrasts: readonly SameWish[] = [
  [
    'lit-window',
    'Make the light in the windows a cold blue, not that golden yellow.',
    'light in the windows cold blue',
  ],
  ['dark-forest', 'It isn’t a stag, it’s a bear.', 'replace the stag with a bear'],
  [
    'dark-forest',
    'Not a stag, please. It’s a fox in the book, so a fox in the same place.',
    'replace the stag with a fox',
  ],
  ['glitch-signal', 'The yellow strip bothers me. Get rid of it.', 'get rid of the yellow strip'],
  ['cameo', 'Swap the purple for a soft powder blue throughout.', 'change the purple to soft powder blue'],
]

/** Colours of several things, of parts, and two of one thing. */
const colours: readonly SameWish[] = [
  [
    'foil-emblem',
    'Silver instead of copper for the moon and the crown.',
    'make the moon silver instead of copper and the crown silver instead of copper',
  ],
  [
    'retro-rocket',
    'paint the rocket’s fins and nose green',
    'make the rocket’s fins green and the rocket’s nose green',
  ],
  ['mist-peaks', 'the castle, the trees and the sky should be blue', 'castle in blue, trees in blue, sky in blue'],
  [
    'vital-motion',
    'The runner’s top and shorts in orange',
    'make the runner’s top orange and the runner’s shorts orange',
  ],
  ['lone-road', 'Could the big barn be red?', 'make the barn red'],
  ['flora-type', 'Give the bird a blue body.', 'make the bird blue'],
]

/** Which thing is meant, where it is, and what it was. */
const whereabouts: readonly SameWish[] = [
  ['cozy-village', 'The stripes of the awning should be blue and white.', 'make the awning blue and white'],
  ['cozy-village', 'The awning stripes would look nicer in blue and white.', 'make the awning blue and white'],
  ['mist-peaks', 'Take away the castle and the mountains.', 'take away the castle and take away the mountains'],
  ['dark-forest', 'Change the stag for a wolf.', 'replace the stag with a wolf'],
  ['dossier', 'Put the subtitle just above my name instead of under the title.', 'put the subtitle above my name'],
  ['linocut', 'I’d like this as a watercolour instead of a print.', 'as a watercolour'],
  ['gothic-manor', 'I imagined something more like an oil painting.', 'like an oil painting'],
  ['retro-rocket', 'Add a planet with rings.', 'add a ringed planet'],
  ['anatomical-plate', 'Can the red veins on the heart be turquoise?', 'make the red veins turquoise'],
  ['fog-figure', 'Can the man stand on the left side of the cover?', 'move the man to the left'],
  ['comic-burst', 'The hero is a cat, not a puppy - please change it.', 'replace the puppy with a cat'],
  ['cameo', 'I’d like the whole cover in dusty rose rather than purple.', 'change purple to dusty rose'],
  ['varsity-pop', 'Make it look like a faded 1970s paperback.', 'make it look like a faded old paperback'],
  ['varsity-pop', 'Not so many hearts, and can the title be yellow?', 'fewer hearts and the title in yellow'],
  ['glitch-signal', 'Make the title white and tone down the glitching.', 'make the title white and less glitch'],
  ['mist-peaks', 'Move my name up to the top, into the sky above the castle.', 'move my name to the top'],
]

/** What a thing is called by: its place, what people remember of it, or the word that stands there. */
const callings: readonly SameWish[] = [
  ['comic-burst', 'Can the background behind the puppy be mint green?', 'make the background mint green'],
  ['foil-emblem', 'I would rather see the crown in gold than in silver.', 'make the crown gold instead of silver'],
  ['gothic-manor', 'I always picture the gate as rusty. Could you paint it brown?', 'make the gate brown'],
  ['swiss-grid', 'The small line below the title is hard to read, make it black.', 'make the subtitle black'],
  ['mist-peaks', 'Turn the mountain scene into a winter night.', 'turn the scene into a winter night'],
]

/** What comes for what, where it is told and not asked for. */
const exchanges: readonly SameWish[] = [
  ['romcom-windows', 'Put a teapot where the birthday cake is.', 'replace the birthday cake with a teapot'],
  ['scratched-title', 'My murderer carries an axe, so please change the knife.', 'replace the knife with an axe'],
  [
    'crosshair',
    'There is no camera in my book, show a suitcase in the crosshairs.',
    'replace the camera with a suitcase',
  ],
  ['monolith', 'It shouldn’t be a woman but a man in a long coat.', 'replace the woman with a man'],
  ['storybook-meadow', 'Please take the party hat off the bunny.', 'remove the party hat'],
  ['gilded-scripture', 'No wreath, and the cross could be larger without it.', 'no wreath, and the cross larger'],
]

/** Letters and their places. */
const letters: readonly SameWish[] = [
  [
    'retro-rocket',
    'Put a ringed planet in the upper right, below the title.',
    'add a ringed planet in the upper right',
  ],
  ['big-character', 'My name at the very bottom rather than squeezed in under the title.', 'my name at the bottom'],
  ['fog-figure', 'Move the line about everyone lying to the bottom.', 'move the subtitle to the bottom'],
  ['glowing-orb', 'A clean modern font without serifs for the title.', 'the title in a sans serif font'],
  ['bold-statement', 'Set the title in black on that red banner.', 'make the title black'],
  ['deco-gilt', 'Set the title in gold to match the frame.', 'set the title in gold'],
  ['line-portrait', 'Please make the whole cover lighter.', 'make it lighter'],
]

/** Colours by what has them. */
const shades: readonly SameWish[] = [
  ['lone-road', 'The field should be the gold of ripe wheat.', 'make the field gold'],
  ['marble-panel', 'The marbling in blues and teals with a bit of gold.', 'the marbling in blues and teals'],
  ['boho-shapes', 'Can the pale pink behind the chips become a soft sage?', 'make the background soft sage'],
  ['stained-glass', 'No green in the window please, I’d like it ruby and amber.', 'make the window ruby and amber'],
  ['deco-gilt', 'Please take away the gold lines round the edge of the cover.', 'remove the border'],
]

/** Notes in the shortest words. */
const notes: readonly SameWish[] = [
  ['comic-burst', 'rays in pink + white', 'rays in pink and white'],
  ['cozy-village', 'awning mint n white', 'make the awning mint and white'],
  ['dark-forest', 'wolf where the stag is', 'replace the stag with a wolf'],
  ['quest-interface', 'battle axe would suit better than a sword', 'replace the sword with a battle axe'],
  ['deep-space', 'one planet is enough', 'only one planet'],
  ['engraved-voyage', "navy wherever it's brown now", 'change brown to navy'],
  ['foil-emblem', 'moon and crown in rose pink', 'the moon and the crown in rose pink'],
  ['gilded-scripture', 'old blackletter face for title', 'set the title in blackletter'],
  ['gothic-manor', 'light on in every window', 'make the windows warm yellow'],
  ['gothic-manor', 'city windows unlit', 'make the windows black'],
  ['mist-peaks', 'dragon circling the castle', 'add a dragon'],
  ['neon-city', 'cyan instead of all that purple', 'cyan instead of purple'],
  ['neon-city', 'hang a full moon', 'add a full moon'],
  ['papercut-world', 'a small owl on one of the trees', 'add a small owl on the trees'],
  ['pattern-planner', 'center the text in the white box', 'center the text'],
  ['cameo', 'dusty blue wallpaper behind the frame', 'make the wallpaper dusty blue'],
  ['botanical-border', 'only white roses', 'make the roses white'],
  ['lone-road', 'tornado weather rolling in', 'stormy weather'],
  ['sunset-couple', 'looser painterly brushwork', 'painterly'],
  ['botanical-border', 'non italic title', 'title not italic'],
  ['classic-grid', 'bird looking the other way', 'the bird should face the other way'],
  ['dark-bloom', 'flowers → deep crimson', 'make the flowers deep crimson'],
  ['fog-figure', "a woman in that man's place", 'replace the man with a woman'],
  ['fog-figure', 'barely any trees visible', 'fewer trees'],
  ['line-portrait', 'dusty pink where the circle is orange', 'make the circle dusty pink'],
  ['line-portrait', 'thicker line, like brush and ink', 'make the lines thicker'],
  ['linocut', 'rougher print, visible carving marks', 'rougher print'],
  ['lit-window', 'someone standing by the door', 'add a person by the door'],
  ['papercut-world', 'crowd the back with extra pines', 'add many pines'],
  ['pattern-planner', 'teal for every red tile', 'change red to teal'],
  ['scratched-title', 'an axe would be scarier than the knife', 'replace the knife with an axe'],
  ['single-idea', 'left align title, subtitle and name', 'left align the title and the subtitle and my name'],
  ['stained-glass', 'panes ruby & cobalt', 'panes ruby and cobalt'],
  ['night-lights', 'No couple please, just the woman standing alone', 'remove the man'],
  ['adventure-frame', "Take the dog out, I'd like just the two children there", 'take the dog out'],
  ['mist-peaks', 'more menacing, as if a storm is about to break', 'more menacing, stormy'],
  ['painted-place', 'a red barn with white doors and windows', 'a red barn with white doors and with white windows'],
  ['cameo', 'take away the flowers and leaves at the foot of the frame', 'remove the flowers and the foliage'],
  ['still-life-clues', 'In the square with the camera I want a knife.', 'replace the camera with a knife'],
  ['candlelit-arch', "Instead of the book, I'd rather see a skull.", 'replace the book with a skull'],
  ['line-portrait', 'set it by the sea', 'a seaside setting'],
  ['classic-grid', 'The mustard is too loud for me, could the background be blue?', 'blue background'],
  ['adventure-frame', 'Please take out the dog next to the two children.', 'take out the dog'],
  [
    'blueprint-orbit',
    'My story has no gears in it, can we have a satellite there instead?',
    'replace the gears with a satellite',
  ],
  ['paper-collage', 'We have a dog in the story and no cat, please swap it.', 'replace the cat with a dog'],
  ['silk-object', 'Put the line under the title in italics.', 'put the subtitle in italics'],
  ['neon-city', "Take the lantern out of the figure's hand.", 'remove the lantern'],
  ['floral-planner', 'recolour the flowers, yellows and peach', 'make the flowers yellows and peach'],
]

/** Briefs: what is kept, gained or bounded, by which means, and exchanges whichever side is named first. */
const briefs: readonly SameWish[] = [
  [
    'bold-statement',
    'Make the banner blue while keeping the pink field and the white lettering.',
    'make the banner blue',
  ],
  ['foil-emblem', 'Turn the background navy, with the stars and the foil left alone.', 'turn the background navy'],
  ['still-life-clues', 'Enlarge the title a touch, without disturbing the tile grid.', 'enlarge the title a touch'],
  ['big-character', 'For stronger contrast against the fur, make the backdrop teal.', 'make the backdrop teal'],
  ['dark-bloom', 'Substitute a dagger for the rose, held at a similar angle.', 'replace the rose with a dagger'],
  ['linocut', 'Where the stag stands, depict a wolf in the same two-tone line.', 'replace the stag with a wolf'],
  [
    'classic-grid',
    'An umbrella would serve the title better than the bird; make that substitution.',
    'replace the bird with an umbrella',
  ],
  [
    'dossier',
    'Raise the legibility of the red tagline by enlarging it and darkening it to oxblood.',
    'enlarge the tagline and make it oxblood',
  ],
  ['double-silhouette', 'Warm the indigo backdrop to burnt sienna.', 'make the backdrop burnt sienna'],
  ['line-portrait', 'Mute the terracotta circle to dusty teal.', 'make the terracotta circle dusty teal'],
  ['glitch-signal', 'Anchor the author at the very top.', 'author at the top'],
  ['comic-burst', 'Fit the puppy with a red cape.', 'give the puppy a red cape'],
  ['deco-gilt', 'Match the title to the gold of the frame lines.', 'make the title gold'],
  [
    'crosshair',
    'Push the accent from mint green to orange across the disc and the rings.',
    'change mint green to orange',
  ],
  [
    'cozy-village',
    'Stripe the awning in forest green and cream, and carry that green over to the door.',
    'make the awning forest green and cream and the door forest green',
  ],
  ['ember-blade', 'Violet smoke and sparks alike should become orange.', 'make the smoke orange and the sparks orange'],
  [
    'neon-city',
    'Kill the glow behind the title and apply a hard, dark drop shadow instead.',
    'no glow behind the title, and a dark drop shadow',
  ],
  ['bold-statement', 'Marcus Oyelaran’s name looks lost, so increase its weight to bold.', 'set my name in bold'],
]

export const sameWishes: readonly SameWish[] = [
  ...notes,
  ...whereabouts,
  ...reasons,
  ...offers,
  ...prose,
  ...sideClauses,
  ...keepings,
  ...contrasts,
  ...colours,
  ...callings,
  ...exchanges,
  ...letters,
  ...shades,
  ...briefs,
]
