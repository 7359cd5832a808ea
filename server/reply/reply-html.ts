import { currentHtml, renderMarkdown, withoutParts } from '../markdown/render-markdown.ts'
import type { Reply } from './reply.entity.ts'

/** The HTML of a reply; its headings have no names of their own, for many replies stand on a page. */
export const htmlOf = async (content: string): Promise<string> => withoutParts(await renderMarkdown(content))

/** As it is shown now, also where it was written under an earlier renderer. */
export const shownHtml = (reply: Reply): Promise<string> =>
  reply.isRemoved ? Promise.resolve('') : currentHtml(reply, htmlOf)
