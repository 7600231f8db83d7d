// What is known of the image models: the shapes they paint, whether they edit, and what a picture costs. Of models that are not in the
// list, what their provider's models have in common is assumed.
import type { ImageProviderName } from './painter-config.ts'
import type { Aspect, Shapes } from './shapes.ts'

export interface ModelFacts {
  readonly shapes: Shapes
  /** `whole`: the picture is painted anew after the words. `masked`: only where a mask allows. */
  readonly edits: 'no' | 'whole' | 'masked'
  /** In US dollars by the providers' public lists, for one picture of about a cover's size; null: it is not known. */
  readonly price: number | null
}

interface KnownModels extends ModelFacts {
  readonly names: RegExp
}

const gptSizes: Shapes = {
  kind: 'sizes',
  sizes: [
    [1024, 1536],
    [1536, 1024],
    [1024, 1024],
  ],
}

const dalleSizes: Shapes = {
  kind: 'sizes',
  sizes: [
    [1024, 1792],
    [1792, 1024],
    [1024, 1024],
  ],
}

const usualAspects: readonly Aspect[] = ['2:3', '3:2', '1:1', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9']

const aspects = (...others: readonly Aspect[]): Shapes => ({
  kind: 'aspects',
  aspects: [...usualAspects, ...others],
  pixels: 1024 * 1536,
})

const free = (step: number, longest: number, pixels: number): Shapes => ({ kind: 'free', step, longest, pixels })

/** Stable Diffusion XL and its kin were trained on about a megapixel. */
const trainedSize = free(64, 1536, 1024 * 1024)

const known: Readonly<Record<ImageProviderName, readonly KnownModels[]>> = {
  openai: [
    { names: /^dall-e-3/, shapes: dalleSizes, edits: 'no', price: 0.08 },
    { names: /^gpt-image-1-mini/, shapes: gptSizes, edits: 'masked', price: 0.015 },
    { names: /^gpt-image-1(?!\.)/, shapes: gptSizes, edits: 'masked', price: 0.063 },
    { names: /^(chat)?gpt-image-/, shapes: gptSizes, edits: 'masked', price: null },
  ],
  compatible: [],
  google: [{ names: /^gemini-2\.5-flash-image/, shapes: aspects('21:9'), edits: 'whole', price: 0.039 }],
  fal: [
    { names: /(inpaint|\/fill)/, shapes: free(16, 1536, 1024 * 1536), edits: 'masked', price: null },
    { names: /(\/edit|kontext|image-to-image)/, shapes: free(16, 1536, 1024 * 1536), edits: 'whole', price: null },
    { names: /^fal-ai\/flux\/dev$/, shapes: free(16, 1536, 1024 * 1536), edits: 'no', price: 0.04 },
    { names: /^fal-ai\/flux\/schnell$/, shapes: free(16, 1536, 1024 * 1536), edits: 'no', price: 0.005 },
  ],
  replicate: [
    { names: /flux-fill/, shapes: aspects('21:9', '9:21'), edits: 'masked', price: 0.05 },
    { names: /flux-2-/, shapes: aspects('21:9', '9:21'), edits: 'whole', price: null },
    { names: /flux-dev$/, shapes: aspects('21:9', '9:21'), edits: 'no', price: 0.025 },
    { names: /flux-schnell$/, shapes: aspects('21:9', '9:21'), edits: 'no', price: 0.003 },
  ],
  'black-forest-labs': [
    { names: /fill/, shapes: free(32, 1440, 1024 * 1440), edits: 'masked', price: 0.05 },
    { names: /kontext-max/, shapes: aspects('21:9', '9:21'), edits: 'whole', price: 0.08 },
    { names: /kontext/, shapes: aspects('21:9', '9:21'), edits: 'whole', price: 0.04 },
    { names: /^flux-2-/, shapes: free(16, 1920, 1024 * 1536), edits: 'whole', price: null },
    { names: /ultra/, shapes: aspects('21:9', '9:21'), edits: 'no', price: 0.06 },
    { names: /^flux-pro-1\.1/, shapes: free(32, 1440, 1024 * 1440), edits: 'no', price: 0.04 },
  ],
  comfyui: [],
  automatic1111: [],
}

/** Whoever runs a server pays for it otherwise than by the picture. */
const assumed: Readonly<Record<ImageProviderName, ModelFacts>> = {
  openai: { shapes: gptSizes, edits: 'no', price: null },
  compatible: { shapes: trainedSize, edits: 'no', price: null },
  google: { shapes: aspects('21:9'), edits: 'whole', price: null },
  fal: { shapes: free(16, 1536, 1024 * 1536), edits: 'no', price: null },
  replicate: { shapes: aspects(), edits: 'no', price: null },
  'black-forest-labs': { shapes: free(32, 1440, 1024 * 1440), edits: 'no', price: null },
  comfyui: { shapes: trainedSize, edits: 'masked', price: null },
  automatic1111: { shapes: trainedSize, edits: 'masked', price: null },
}

export const factsOf = (provider: ImageProviderName, model: string | null): ModelFacts =>
  known[provider].find(({ names }) => model !== null && names.test(model)) ?? assumed[provider]

/** Google's models take no masks; of a model that an operator named for edits and nobody knows, masks are believed of these. */
const masksAreUsual: ReadonlySet<ImageProviderName> = new Set(['openai', 'compatible'])

/** What is known of the model for edits. Whoever names one says that it edits. */
export const editFactsOf = (
  provider: ImageProviderName,
  model: string | null,
  editModel: string | null,
): ModelFacts => {
  const facts = factsOf(provider, editModel ?? model)
  if (editModel === null || facts.edits !== 'no') return facts
  return { ...facts, edits: masksAreUsual.has(provider) ? 'masked' : 'whole' }
}
