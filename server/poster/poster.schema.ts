import { z } from 'zod'
import { oneLine } from '../kernel/primitives.schema.ts'

/** Limits in code points (docs/product.md#poster). */
export const posterLimits = { name: 50, wish: 100 } as const

/** The themes, in the order of the content. */
export const posterThemes = ['night', 'paper', 'dawn'] as const

export type PosterTheme = (typeof posterThemes)[number]

/** The choices and texts of a visitor, which are not stored. An unknown theme or motto counts as the first. */
export const posterWords = z.object({
  theme: z.enum(posterThemes).catch('night'),
  /** A key of the mottos in the content. */
  motto: z.string().max(40).catch(''),
  name: z.string('invalid.value').overwrite(oneLine).max(posterLimits.name, 'poster.name_too_long').default(''),
  wish: z.string('invalid.value').overwrite(oneLine).max(posterLimits.wish, 'poster.wish_too_long').default(''),
})
export type PosterWords = z.output<typeof posterWords>

/** The address in the QR code of a poster. */
const address = z.url({ protocol: /^https?$/, error: 'invalid.value' }).max(200, 'invalid.value')

export const fitPoster = posterWords.extend({ locale: z.enum(['zh', 'en'], 'invalid.value') })

/** Graphemes, each once: a flag counts as one. */
export const undrawnCharacters = z.array(z.string())

export const drawPoster = fitPoster.extend({ address })

export const encodeAddress = z.object({ address })

/** A QR code as one path of unit squares in a box of `size`. */
export const qrCode = z.object({ size: z.int(), path: z.string() })
export type QrCode = z.infer<typeof qrCode>

/** A PNG of 1080 × 1920 in Base64. */
export const drawnPoster = z.object({ png: z.string() })

export const posterCodes = ['poster.name_too_long', 'poster.wish_too_long'] as const
