import type { Locale, Site } from '../../rpc/context.ts'
import { guest } from '../../kernel/viewer.ts'
import { canSeePage } from '../../member/member.policy.ts'
import { findByUsername } from '../../member/member.queries.ts'
import { createCaller } from '../../router.ts'
import { guestContext } from './guest-context.ts'
import type { MemberNews } from './member-feed.ts'

/** Reads a member's newest texts for the feed. Returns undefined if there is no such member, or if their page is not public. */
export async function memberNews(
  site: Site,
  asked: string,
  language: Locale | undefined,
): Promise<MemberNews | undefined> {
  const member = await findByUsername(site.fork(), asked)
  if (member === null || !canSeePage(guest, member)) return undefined
  const { username, bio = null } = member
  const { article, post } = createCaller({ ...guestContext(site), forPage: true, locale: language ?? 'zh' })
  const [articles, posts] = await Promise.all([
    article.newest({ username, language }),
    post.newest({ username, language }),
  ])
  return { member: { username, bio }, articles, posts }
}
