// The home page shows the latest pledges alone; its static copy contains every approved one.
import { z } from 'zod'
import { dateText } from '#app/i18n/time-text.ts'
import { escapeHtml } from '../../kernel/html-entities.schema.ts'

/** Reads a page of the REST API. */
type Read = (path: string) => Promise<unknown>

const page = z.object({
  data: z.object({
    messages: z.array(
      z.object({ id: z.int(), name: z.string(), grade: z.string(), message: z.string(), createdAt: z.string() }),
    ),
    totalPages: z.int(),
  }),
})

type KeptPledge = z.infer<typeof page>['data']['messages'][number]

/** Returns every approved pledge, newest first. */
export async function readPledges(read: Read): Promise<KeptPledge[]> {
  const sparks: KeptPledge[] = []
  for (let number = 1, last = 1; number <= last; number += 1) {
    const { data } = page.parse(await read(`/api/v1/future-messages?sort=latest&limit=100&page=${number}`))
    sparks.push(...data.messages)
    last = data.totalPages
  }
  return sparks
}

const item = ({ name, grade, message, createdAt }: KeptPledge) =>
  `<li class="sparks__item"><p class="sparks__message">${escapeHtml(message)}</p><p class="sparks__from meta">${escapeHtml(
    `${name} · ${grade} · ${dateText(Date.parse(createdAt))}`,
  )}</p></li>`

/** Returns the home page with all pledges in its list, instead of the latest. */
export function withAllPledges(home: string, sparks: readonly KeptPledge[]): string {
  if (sparks.length === 0) return home
  return home.replace(
    /(<ol class="sparks[^>]*>)[\s\S]*?(<\/ol>)/,
    (_, start: string, end: string) => start + sparks.map(item).join('') + end,
  )
}
