import type { AppLoadContext } from '@remix-run/node'
import type { TextType } from '#server/kernel/text-kind-properties.schema.ts'
import { fallbackOnServerError } from './fallback-on-failure.ts'

interface SeenText {
  type: TextType
  id: number
}

/**
 * Marks the notices about the texts of a page as read, and returns how many notices remain unread, for the bell
 * (app/components/shell/page-frame.tsx). Makes no call when nothing is unread.
 */
export async function markNoticesRead(
  { api, unreadNotices, reportFault }: AppLoadContext,
  texts: readonly SeenText[],
  path: string,
): Promise<number | undefined> {
  if (unreadNotices() === 0 || texts.length === 0) return undefined
  const left = await fallbackOnServerError(api.notice.see({ texts: [...texts] }), null, fault =>
    reportFault(fault, path),
  )
  return left?.unread
}

/** Returns the references of texts of one type. */
export const textsOfType = (type: TextType, texts: readonly { id: number }[]): SeenText[] =>
  texts.map(({ id }) => ({ type, id }))
