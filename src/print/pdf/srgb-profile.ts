// The ICC profile of sRGB, as the encoder embeds it in every picture.
import { sharp } from '../../pictures/decoders.ts'

let profile: Promise<Buffer> | null = null

const readProfile = async (): Promise<Buffer> => {
  const dot = { create: { width: 1, height: 1, channels: 3, background: '#ffffff' } } as const
  const picture = await sharp(dot).withIccProfile('srgb').jpeg().toBuffer()
  const { icc } = await sharp(picture).metadata()
  if (!icc) throw new Error('the encoder embeds no profile')
  return icc
}

export const srgbProfile = (): Promise<Buffer> => {
  profile ??= readProfile()
  return profile
}
