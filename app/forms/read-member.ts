import type { AppLoadContext } from '@remix-run/node'
import { shownKinds, type ShownKind } from '#app/components/member-links/member-address.ts'
import { withoutTexts } from '#app/forms/forum-lists.ts'
import type { MemberPage } from '#server/member/member-page.schema.ts'

type Api = AppLoadContext['api']

/** Returns the kind of a member's texts to show: the kind in the URL, otherwise the first kind that has any. */
export const kindIn = (query: URLSearchParams, { counts }: MemberPage): ShownKind =>
  shownKinds.find(kind => kind === query.get('show')) ?? shownKinds.find(kind => counts[kind] > 0) ?? 'articles'

/** Loads one page of one kind of a member's texts. */
export async function readTextsOf(api: Api, kind: ShownKind, asked: { username: string; page: number }) {
  switch (kind) {
    case 'articles':
      return { kind, ...(await api.article.ofMember(asked)) }
    case 'posts':
      return { kind, ...withoutTexts(await api.post.ofMember(asked)) }
    case 'replies':
      return { kind, ...(await api.reply.ofMember(asked)) }
    case 'blessings':
      return { kind, ...(await api.blessing.ofMember(asked)) }
  }
}

export type TextsOfMember = Awaited<ReturnType<typeof readTextsOf>>
