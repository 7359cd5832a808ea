import { communityContent, siteContent } from '#app/content/index.ts'
import { forum as en } from '#app/i18n/en/forum.ts'
import { forum as zh } from '#app/i18n/zh/forum.ts'
import type { Locale } from '../../rpc/context.ts'
import { escapeHtml } from '../../kernel/html-entities.schema.ts'
import { deletedAccount } from '../../member/author-card.ts'
import type { NewestPost } from '../../post/post.schema.ts'
import { atomFeed, queryOf, type AskedFeed, type FeedEntry } from './atom-feed.ts'

/** The contents of a forum feed. */
export interface ForumNews {
  /** The board of the feed; undefined for all boards. */
  board: { id: number; name: string; description: string } | undefined
  posts: readonly NewestPost[]
}

/** The newest posts as an Atom feed, of one board or all boards, in one language or all. */
export function forumFeed({ board, posts }: ForumNews, { site, language }: AskedFeed): Promise<string> {
  const locale = language ?? 'zh'
  const owner = siteContent(locale).title
  const { title, lead } = communityContent(locale).forum
  const page = `${site}/forum${board === undefined ? '' : `/board/${board.id}`}`
  const head = {
    title: [owner, board?.name ?? title].join(' · '),
    description: board?.description || lead,
    id: `${page}${queryOf({ language })}`,
    link: page,
    self: `${site}/forum/feed.atom${queryOf({ board: board?.id, language })}`,
    site,
    owner,
    language,
  }
  return atomFeed(
    head,
    posts.map(post => postEntry(post, site, locale)),
  )
}

/** Returns the feed entry of a post, with the texts of this language. */
export const postEntry = (post: NewestPost, site: string, locale: Locale): FeedEntry => ({
  address: `${site}/forum/post/${post.id}`,
  title: post.title,
  summary: post.excerpt,
  html: [post.html, ...post.images.map(pictureOf)].join('\n'),
  author: nameOf(post, locale === 'en' ? en : zh),
  category: post.board.name,
  published: post.createdAt,
  updated: post.updatedAt,
})

/** A picture of another host has two addresses, separated by a space. The second one is the proxied copy on this site. */
const pictureOf = (address: string) =>
  `<p><img src="${escapeHtml(address.slice(address.indexOf(' ') + 1))}" alt=""></p>`

/** Returns the author's name, or the text of this language for an anonymous or former member. */
function nameOf({ user, isAnonymous }: NewestPost, words: { anonymous: string; formerMember: string }): string {
  if (isAnonymous) return words.anonymous
  return user.id === null && user.username === deletedAccount.username ? words.formerMember : user.username
}
