import { siteContent } from '#app/content/index.ts'
import type { NewestArticle } from '../../article/article.schema.ts'
import type { NewestPost } from '../../post/post.schema.ts'
import { articleEntry } from './article-feed.ts'
import { atomFeed, queryOf, type AskedFeed } from './atom-feed.ts'
import { postEntry } from './forum-feed.ts'

/** The contents of a member's feed. */
export interface MemberNews {
  member: { username: string; bio: string | null }
  articles: readonly NewestArticle[]
  posts: readonly NewestPost[]
}

const maxEntries = 20

/** A member's newest articles and posts under their name as an Atom feed, in one language or all. */
export function memberFeed({ member, articles, posts }: MemberNews, { site, language }: AskedFeed): Promise<string> {
  const locale = language ?? 'zh'
  const { title, description } = siteContent(locale)
  const page = `${site}/members/${member.username}`
  const query = queryOf({ language })
  const entries = [
    ...articles.map(article => articleEntry(article, site)),
    ...posts.map(post => postEntry(post, site, locale)),
  ]
  const head = {
    title: [title, member.username].join(' · '),
    description: member.bio ?? description,
    id: `${page}${query}`,
    link: page,
    self: `${page}/feed.atom${query}`,
    site,
    owner: title,
    language,
  }
  const newest = entries.toSorted((one, other) => Date.parse(other.published) - Date.parse(one.published))
  return atomFeed(head, newest.slice(0, maxEntries))
}
