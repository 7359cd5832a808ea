import { z } from 'zod'
import type { Cookies } from '../cookies.ts'

/** A message for the page after a redirect, which shows it as a toast, or as a notice without scripts (docs/product.md#forms). */
const flash = z.object({
  type: z.enum(['success', 'error', 'warning', 'info']),
  /** namespace:key of the interface texts. */
  text: z.string().max(80),
  /** Values for the text, such as a number. */
  params: z.record(z.string().max(20), z.union([z.string().max(60), z.number()])).optional(),
  /** The target of the notice's link, such as a receipt. */
  link: z
    .string()
    .max(200)
    .regex(/^\/(?!\/)[^\u0000-\u001f\\]*$/)
    .optional(),
  /** The section that shows it. If absent, the page as a whole shows it. */
  place: z.enum(['future', 'relay', 'wall']).optional(),
  /** The name that Login fills in, after a registration. */
  username: z.string().max(20).optional(),
})
export type Flash = z.infer<typeof flash>

/** In seconds. */
export const flashLifetime = 60

export function setFlash(cookies: Cookies, note: Flash): void {
  cookies.set('flash', encodeURIComponent(JSON.stringify(note)), flashLifetime)
}

/** Reads the message and deletes it, so that it is shown once. */
export function takeFlash(cookies: Cookies): Flash | null {
  const text = cookies.read('flash')
  if (text === undefined) return null
  cookies.clear('flash')
  try {
    return flash.parse(JSON.parse(decodeURIComponent(text)))
  } catch {
    return null
  }
}
