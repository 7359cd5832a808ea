import { z } from 'zod'
import { oneLine } from './primitives.schema.ts'

/** The address of an image that was uploaded here. */
export const isUploadAddress = (text: string): boolean => /^\/uploads\/[\w-]+\.webp$/.test(text)

/** A picture by address: https anywhere, or one that was uploaded here (docs/product.md#images). */
export const isPictureAddress = (text: string): boolean =>
  isUploadAddress(text) || (/^https:\/\/[^\s/?#\\"'<>][^\s\\"'<>]*$/i.test(text) && URL.canParse(text))

/** The same as an optional field of at most `max` code points; an empty text means no picture. */
export const pictureAddress = (max: number, code: string) =>
  z
    .string(code)
    .overwrite(oneLine)
    .max(max, code)
    .refine(address => address === '' || isPictureAddress(address), code)
