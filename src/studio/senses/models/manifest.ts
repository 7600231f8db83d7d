// The models the house knows: where each comes from, what it is for, which files it is made of and their hashes.
import entries from './manifest.json' with { type: 'json' }

export const modelNames = ['minilm', 'realesr-animevideov3', 'migan', 'ppocr-detection', 'nsfw-mobilenet'] as const
export type ModelName = (typeof modelNames)[number]

export type ModelFile = { readonly name: string; readonly bytes: number; readonly sha256: string }

export type ModelEntry = {
  readonly name: string
  readonly purpose: string
  readonly without: string
  readonly licence: string
  /** The npm package that carries it, with its exact version. */
  readonly package: string
  readonly conversion: string
  /** What is taken out of the package. */
  readonly sources: readonly { readonly path: string; readonly sha256: string }[]
  /** What lies in the models directory; the first file is the network. */
  readonly files: readonly ModelFile[]
}

export const manifest: readonly ModelEntry[] = entries

export const modelEntry = (name: ModelName): ModelEntry => {
  const entry = manifest.find((each) => each.name === name)
  if (!entry) throw new Error(`manifest.json has no model ${name}`)
  return entry
}
