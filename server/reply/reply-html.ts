import { currentHtml, renderMarkdown, withoutParts } from '../markdown/render-markdown.ts'
import type { Reply } from './reply.entity.ts'

/** Returns the HTML of a reply. Its headings have no ids, because a page shows many replies. */
export const htmlOf = async (content: string): Promise<string> => withoutParts(await renderMarkdown(content))

/** Returns the HTML by the current renderer, even if the reply was saved with an earlier one. */
export const shownHtml = (reply: Reply): Promise<string> =>
  reply.isRemoved ? Promise.resolve('') : currentHtml(reply, htmlOf)
