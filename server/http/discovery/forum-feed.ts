import { communityContent, siteContent } from '#app/content/index.ts'
import { forum as en } from '#app/i18n/en/forum.ts'
import { forum as zh } from '#app/i18n/zh/forum.ts'
import type { Locale } from '../../rpc/context.ts'
import { departed } from '../../member/person.ts'
import type { NewestPost } from '../../post/post.schema.ts'
import { atomFeed, escaped, queryOf, type FeedEntry } from './atom-feed.ts'

/** What a feed of the forum holds. */
export interface ForumNews {
  /** The board whose feed it is; without one, it is that of all boards. */
  board: { id: number; name: string; description: string } | undefined
  posts: readonly NewestPost[]
}

interface Asked {
  /** The public address of the site. */
  site: string
  language: Locale | undefined
}

/** The newest posts as Atom, of all boards, of one board, of one language. */
export function forumFeed({ board, posts }: ForumNews, { site, language }: Asked): Promise<string> {
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

/** A post as feeds hold it, in the words of this language. */
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

/** A picture of another host has two addresses with a space between; the second one is the copy on this site. */
const pictureOf = (address: string) => `<p><img src="${escaped(address.slice(address.indexOf(' ') + 1))}" alt=""></p>`

/** In the words of the feed where there is no name. */
function nameOf({ user, isAnonymous }: NewestPost, words: { anonymous: string; formerMember: string }): string {
  if (isAnonymous) return words.anonymous
  return user.id === null && user.username === departed.username ? words.formerMember : user.username
}
