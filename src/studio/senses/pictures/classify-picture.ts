// Looks for nudity in a picture, by the MobileNetV2 of nsfwjs (about 90 % right, say its authors; not measured here).
// What it cannot see: violence and gore, hate symbols, weapons, text, and whether somebody is a minor. It judges photographs and
// drawings as a whole, so a small figure in a large scene passes. A person must look where that matters.
import type { InferenceSession } from 'onnxruntime-node'
import { type Region, sharp } from '../../../pictures/decoders.ts'
import type { Models } from '../models/open-models.ts'
import { floatsOf, floatTensor } from '../models/tensors.ts'

/** In the order of the network's output. */
const pictureClasses = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const
export type PictureScores = Readonly<Record<(typeof pictureClasses)[number], number>>

export type PictureVerdict =
  | { readonly known: false }
  | { readonly known: true; readonly allowed: boolean; readonly reason: string | null; readonly scores: PictureScores }

/** Side of the square that the network sees. */
const side = 224

/** Pictures above this are refused before they are decoded. */
const largestPixels = 100_000_000

/**
 * From which share on a picture is refused. Swimsuits and bare shoulders ("sexy") belong on romance covers and never count.
 * Chosen on harmless pictures only, painted covers, drawn figures and about a hundred wallpapers: smooth close-ups and soft colour
 * fields come near (a yellow petal 0.84, folds of colour 0.75 and 0.63, wood 0.60), everything else stays at 0.4 or below.
 */
const refusedFrom = 0.87

const rgbPlanes = (pixels: Uint8Array): Float32Array => {
  const planes = new Float32Array(pixels.length)
  const size = pixels.length / 3
  for (let at = 0; at < size; at += 1)
    for (let channel = 0; channel < 3; channel += 1) planes[channel * size + at] = (pixels[at * 3 + channel] ?? 0) / 255
  return planes
}

/** The probabilities of a square of 224 pixels a side. */
export const scoreSquare = async (session: InferenceSession, pixels: Uint8Array): Promise<PictureScores> => {
  const input = await floatTensor(rgbPlanes(pixels), [1, 3, side, side])
  const [drawing = 0, hentai = 0, neutral = 0, porn = 0, sexy = 0] = floatsOf(
    await session.run({ input_1: input }),
    'dense_3',
  )
  return { drawing, hentai, neutral, porn, sexy }
}

/**
 * The whole picture pressed into a square, as the network was trained, its mirror image, and of long pictures the squares at both ends.
 * One view alone is fooled easily: a ladybird in front of a blurred leaf scored 0.87 in one and 0.01 in another.
 */
const views = async (image: Uint8Array): Promise<Uint8Array[]> => {
  const { data, info } = await sharp(image, { limitInputPixels: largestPixels })
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize(side * 4, side * 4, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const square = (from: number) => ({
    left: width > height ? from : 0,
    top: width > height ? 0 : from,
    width: short,
    height: short,
  })
  const areas = long > short * 1.2 ? [square(0), square(long - short)] : []
  const view = (area: Region, mirrored: boolean) =>
    sharp(data, { raw: { width, height, channels } })
      .extract(area)
      .flop(mirrored)
      .toColourspace('srgb')
      .resize(side, side, { fit: 'fill', kernel: 'linear' })
      .raw()
      .toBuffer()
  const whole = { left: 0, top: 0, width, height }
  return Promise.all([view(whole, false), view(whole, true), ...areas.map((area) => view(area, false))])
}

const mean = (scored: readonly PictureScores[]): PictureScores => {
  const of = (name: keyof PictureScores): number => scored.reduce((sum, each) => sum + each[name], 0) / scored.length
  return { drawing: of('drawing'), hentai: of('hentai'), neutral: of('neutral'), porn: of('porn'), sexy: of('sexy') }
}

/** The verdict on a picture by what its views scored. */
export const verdictOf = (scored: readonly PictureScores[]): PictureVerdict => {
  const scores = mean(scored)
  const allowed = scores.porn + scores.hentai < refusedFrom
  return { known: true, allowed, reason: allowed ? null : 'the picture seems to show nudity', scores }
}

/** The verdict on an encoded picture; not known without the model. Throws on what is no picture. */
export const classifyPicture = async (models: Models, image: Uint8Array): Promise<PictureVerdict> => {
  const session = await models.session('nsfw-mobilenet')
  if (!session) return { known: false }
  const scored: PictureScores[] = []
  for (const pixels of await views(image)) scored.push(await scoreSquare(session, pixels))
  return verdictOf(scored)
}
