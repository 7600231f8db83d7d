// Stable Diffusion behind AUTOMATIC1111's web UI (started with --api) and the servers that speak like it, such as Forge and SD.Next.
import type { Brush, Stroke } from '../brush.ts'
import { AttemptFailure } from '../failure.ts'
import { maskPng } from '../free-area.ts'
import { at } from '../refusals.ts'
import { wordsToAvoid } from '../words.ts'
import { guidance, type HouseAccess, postJson, steps, strengthOf } from './self-hosted.ts'

export const automatic1111Brush =
  (access: HouseAccess): Brush =>
  async (stroke, signal) => {
    const path = stroke.ground ? '/sdapi/v1/img2img' : '/sdapi/v1/txt2img'
    const order = { ...orderOf(access, stroke), ...(await groundOf(stroke)) }
    const response = await postJson(access, path, order, authorization(access), signal)
    const picture = at(await response.json(), 'images', 0)
    if (typeof picture !== 'string') throw new AttemptFailure('unusable', 'the server gave no picture')
    return Buffer.from(picture.replace(/^data:[^,]*,/, ''), 'base64')
  }

/** `--api-auth user:password`. */
const authorization = ({ apiKey }: HouseAccess): Record<string, string> =>
  apiKey === null ? {} : { authorization: `Basic ${Buffer.from(apiKey).toString('base64')}` }

const orderOf = ({ model, editModel }: HouseAccess, { words, shape, seed, ground }: Stroke) => {
  const checkpoint = ground ? (editModel ?? model) : model
  return {
    prompt: words,
    negative_prompt: wordsToAvoid(),
    width: shape.width,
    height: shape.height,
    seed,
    steps,
    cfg_scale: guidance,
    batch_size: 1,
    n_iter: 1,
    save_images: false,
    ...(checkpoint === null ? {} : { override_settings: { sd_model_checkpoint: checkpoint } }),
  }
}

const groundOf = async ({ ground }: Stroke): Promise<object> => {
  if (!ground) return {}
  const { picture, free } = ground
  const over = { init_images: [base64(picture)], denoising_strength: strengthOf(free) }
  if (!free) return over
  // 1: painting starts from what lies under the mask.
  return {
    ...over,
    mask: base64(await maskPng(free, 'white')),
    mask_blur: 0,
    inpainting_fill: 1,
    inpaint_full_res: false,
  }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
