import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import { reportsEndedBy } from '../report/report.entity.ts'
import { articleLimits, type ArticleStatus } from './article.schema.ts'

// An article of a member: the source as written, and the HTML it was made into when it was saved.
const ArticleSchema = defineEntity({
  name: 'Article',
  tableName: 'article',
  indexes: [
    { name: 'article_published', properties: ['status', 'publishedAt', 'id'] },
    { name: 'article_category', properties: ['status', 'category', 'publishedAt', 'id'] },
    { name: 'article_tags', properties: ['tags'], type: 'gin' },
    { name: 'article_author', properties: ['author', 'status'] },
    { name: 'article_changed', properties: ['author', 'updatedAt', 'id'] },
  ],
  triggers: [reportsEndedBy.return('article')],
  properties: {
    id: p.integer().primary(),
    title: p.string().length(articleLimits.title),
    summary: p.string().length(articleLimits.summary),
    excerpt: p.string().length(articleLimits.excerpt),
    content: p.text().lazy(),
    html: p.text().lazy(),
    renderer: p.integer(),
    coverImage: p.string().length(articleLimits.cover).nullable(),
    category: p.string().length(articleLimits.category),
    tags: p.array(),
    status: p.string().$type<ArticleStatus>().length(10),
    archivedByAdmin: p.boolean().default(false),
    // Changed by atomic statements alone.
    views: p.integer().default(0),
    commentCount: p.integer().default(0),
    author: () => p.manyToOne(Member).nullable().deleteRule('set null'),
    // Rises with each edit, so that two editors do not write over each other unseen.
    version: p.integer().default(1),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    publishedAt: p.datetime(3).nullable(),
  },
})

export class Article extends ArticleSchema.class {
  isPublished(): boolean {
    return this.status === 'published'
  }

  /** Shows it to everybody; the day it was first published stays. */
  publish(now: Date): void {
    this.status = 'published'
    this.archivedByAdmin = false
    this.publishedAt ??= now
  }

  archive(byAdmin: boolean): void {
    this.status = 'archived'
    this.archivedByAdmin = byAdmin
  }

  withdraw(): void {
    this.status = 'draft'
  }
}

ArticleSchema.setClass(Article)
