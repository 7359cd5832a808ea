import { defineEntity, p } from '@mikro-orm/core'
import { Article } from '../article/article.entity.ts'
import { Member } from '../member/member.entity.ts'
import { Post } from '../post/post.entity.ts'

// A post or an article that a member bookmarked, once each. It is deleted with the member and with the text.
const BookmarkSchema = defineEntity({
  name: 'Bookmark',
  tableName: 'bookmark',
  uniques: [
    { name: 'bookmark_post_unique', properties: ['member', 'post'] },
    { name: 'bookmark_article_unique', properties: ['member', 'article'] },
  ],
  indexes: [{ name: 'bookmark_listed', properties: ['member', 'id'] }],
  properties: {
    id: p.integer().primary(),
    member: () => p.manyToOne(Member).deleteRule('cascade'),
    post: () => p.manyToOne(Post).nullable().deleteRule('cascade').index('bookmark_post'),
    article: () => p.manyToOne(Article).nullable().deleteRule('cascade').index('bookmark_article'),
    createdAt: p.datetime(3),
  },
})

export class Bookmark extends BookmarkSchema.class {}

BookmarkSchema.setClass(Bookmark)
