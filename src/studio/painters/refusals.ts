// How each provider says that it will not paint these words, as far as their answers show it.
import type { ImageProviderName } from './painter-config.ts'

interface Answer {
  readonly status: number
  readonly json: unknown
}

type SaysNo = (answer: Answer) => boolean

/** A value in an answer, at the end of a path of names; undefined when there is none. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  )

const listAt = (value: unknown, ...path: readonly (string | number)[]): readonly unknown[] => {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

const matches = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value)

const unsafe = /nsfw|safety|sensitive content|content polic|flagged|moderat|E005/i

const openai: SaysNo = ({ status, json }) =>
  status >= 400 &&
  status < 500 &&
  (matches(at(json, 'error', 'code'), /^(moderation_blocked|content_policy_violation|content_filter)$/i) ||
    matches(at(json, 'error', 'message'), /safety system|content polic/i))

const blockedFinish = /^(IMAGE_)?(SAFETY|PROHIBITED_CONTENT|BLOCKLIST|SPII|RECITATION)$/

const google: SaysNo = ({ json }) =>
  at(json, 'promptFeedback', 'blockReason') !== undefined ||
  matches(at(json, 'candidates', 0, 'finishReason'), blockedFinish)

const fal: SaysNo = ({ json }) =>
  listAt(json, 'detail').some((detail) => at(detail, 'type') === 'content_policy_violation') ||
  // The picture is black then.
  at(json, 'has_nsfw_concepts', 0) === true ||
  at(json, 'nsfw_content_detected', 0) === true

const replicate: SaysNo = ({ json }) => at(json, 'status') === 'failed' && matches(at(json, 'error'), unsafe)

const blackForestLabs: SaysNo = ({ json }) =>
  matches(at(json, 'status') ?? at(json, 'state'), /^(Request|Content) Moderated$/)

/** A server without rules of its own; extensions that have some end the run with an error. */
const automatic1111: SaysNo = ({ status, json }) => status >= 400 && matches(at(json, 'detail'), unsafe)

const comfyui: SaysNo = ({ json }) =>
  Object.values(typeof json === 'object' && json !== null ? json : {}).some((run) =>
    listAt(run, 'status', 'messages').some(
      (message) => at(message, 0) === 'execution_error' && matches(at(message, 1, 'exception_message'), unsafe),
    ),
  )

const saysNo: Readonly<Record<ImageProviderName, SaysNo>> = {
  openai,
  compatible: openai,
  google,
  fal,
  replicate,
  'black-forest-labs': blackForestLabs,
  comfyui,
  automatic1111,
}

export const isRefusal = (provider: ImageProviderName, answer: Answer): boolean => saysNo[provider](answer)

/** The provider's name for what is wrong, where it looks like a name and nothing else. */
export const errorCodeOf = (json: unknown): string | null => {
  const candidates = [
    at(json, 'error', 'code'),
    at(json, 'error', 'type'),
    at(json, 'detail', 0, 'type'),
    at(json, 'error', 'status'),
  ]
  return candidates.filter((code) => typeof code === 'string').find((code) => /^[a-z_]{3,60}$/i.test(code)) ?? null
}
