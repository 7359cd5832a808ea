import { currentHtml, renderMarkdown, withoutParts } from '../markdown/render-markdown.ts'
import type { Reply } from './reply.entity.ts'

/** The HTML of a reply; its headings have no names of their own, for many replies stand on a page. */
export const htmlOf = async (content: string): Promise<string> => withoutParts(await renderMarkdown(content))

/** The HTML by the current renderer, even if the reply was written under an earlier one. */
export const shownHtml = (reply: Reply): Promise<string> =>
  reply.isRemoved ? Promise.resolve('') : currentHtml(reply, htmlOf)
