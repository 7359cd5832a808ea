import { z } from 'zod'
import { oneLine } from './primitives.schema.ts'

/** Returns true for the address of an image that was uploaded to this site. */
export const isUploadAddress = (text: string): boolean => /^\/uploads\/[\w-]+\.webp$/.test(text)

/** Returns true for the address of a picture: https anywhere, or an upload of this site (docs/product.md#images). */
export const isPictureAddress = (text: string): boolean =>
  isUploadAddress(text) || (/^https:\/\/[^\s/?#\\"'<>][^\s\\"'<>]*$/i.test(text) && URL.canParse(text))

/** The schema of an optional picture address of at most `max` code points; an empty text means no picture. */
export const pictureAddress = (max: number, code: string) =>
  z
    .string(code)
    .overwrite(oneLine)
    .max(max, code)
    .refine(address => address === '' || isPictureAddress(address), code)
