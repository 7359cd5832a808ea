import type { AppLoadContext } from '@remix-run/node'
import type { TextType } from '#server/kernel/text-kinds.schema.ts'
import { orWhenFailed } from './fallback-on-failure.ts'

interface SeenText {
  type: TextType
  id: number
}

/**
 * Marks read what a member was told of the texts that a page shows, and answers how many notices are unread then, for the bell
 * (app/components/shell/page-frame.tsx); asks for nothing where nothing is unread.
 */
export async function markNoticesRead(
  { api, unreadNotices, reportFault }: AppLoadContext,
  texts: readonly SeenText[],
  path: string,
): Promise<number | undefined> {
  if (unreadNotices() === 0 || texts.length === 0) return undefined
  const left = await orWhenFailed(api.notice.see({ texts: [...texts] }), null, fault => reportFault(fault, path))
  return left?.unread
}

/** These texts of one kind. */
export const textsOfType = (type: TextType, texts: readonly { id: number }[]): SeenText[] =>
  texts.map(({ id }) => ({ type, id }))
