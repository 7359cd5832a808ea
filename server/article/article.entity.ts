import { defineEntity, p } from '@mikro-orm/core'
import { tellsChanges } from '../rpc/database-triggers/announce-change.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'
import { versionsGone } from '../history/version-triggers.ts'
import { Member } from '../member/member.entity.ts'
import { mentionColumns } from '../mention/mention-columns.entity.ts'
import { languageColumn } from '../review/review.entity.ts'
import { textTriggers } from '../text/text.entity.ts'
import { articleLimits, type ArticleStatus } from './article.schema.ts'

// An article and its translation name each other; it has one for readers while both are published.
const paired = `new.has_translation := new.translation_id is not null and new.status = 'published' and exists (
    select from article as other
    where other.id = new.translation_id and other.translation_id = new.id and other.status = 'published'
      and other.language <> new.language);
  return new`

// Writing the other one, even with nothing changed, has the trigger above look at it again.
const followed = `if (new.status, new.language, new.translation_id) is distinct from (old.status, old.language, old.translation_id) then
  update article set has_translation = false where id in (old.translation_id, new.translation_id);
  end if;
  return null`

// An article of a member: the source as written, and the HTML it was made into when it was saved.
const ArticleSchema = defineEntity({
  name: 'Article',
  tableName: 'article',
  indexes: [
    { name: 'article_created', properties: ['createdAt', 'id'] },
    { name: 'article_author_created', properties: ['author', 'createdAt', 'id'] },
    { name: 'article_published', properties: ['status', 'publishedAt', 'id', 'language', 'hasTranslation'] },
    { name: 'article_language', properties: ['status', 'language', 'publishedAt', 'id'] },
    { name: 'article_category', properties: ['status', 'category', 'publishedAt', 'id', 'language', 'hasTranslation'] },
    { name: 'article_tags', properties: ['tags'], type: 'gin' },
    { name: 'article_author', properties: ['author', 'status'] },
    { name: 'article_changed', properties: ['author', 'updatedAt', 'id'] },
  ],
  triggers: [
    ...textTriggers('article', 'return'),
    versionsGone('article'),
    { name: 'article_paired', timing: 'before', events: ['insert', 'update'], body: paired },
    { name: 'article_followed', timing: 'after', events: ['insert', 'update'], body: followed },
    tellsChanges({
      table: 'article',
      columns: [
        ...['title', 'summary', 'excerpt', 'content', 'html', 'cover_image', 'category', 'tags', 'status', 'author_id'],
        ...['language', 'translation_id', 'has_translation', 'updated_at', 'published_at'],
      ],
      shown: 'published',
    }),
  ],
  properties: {
    id: p.integer().primary(),
    title: p.string().length(articleLimits.title),
    summary: p.string().length(articleLimits.summary),
    excerpt: p.string().length(articleLimits.excerpt),
    content: p.text().lazy(),
    html: p.text().lazy(),
    renderer: p.integer(),
    // The HTML has them as links already.
    ...mentionColumns(),
    coverImage: p.string().length(articleLimits.cover).nullable(),
    category: p.string().length(articleLimits.category),
    tags: p.array(),
    language: languageColumn(),
    // What the author chose; without it the language is found in the text.
    chosenLanguage: p.string().$type<WrittenLanguage>().length(2).nullable(),
    translation: () => p.manyToOne(Article).nullable().deleteRule('set null').unique('article_translation_unique'),
    // Kept by the triggers alone.
    hasTranslation: p.boolean().default(false),
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
    // Since when its words and its picture are what they are, where they were changed after it was first published.
    editedAt: p.datetime(3).nullable(),
    publishedAt: p.datetime(3).nullable(),
  },
})

export class Article extends ArticleSchema.class {
  isPublished(): boolean {
    return this.status === 'published'
  }

  /** The same in the other language, while everybody may read both. Must be loaded. */
  shownTranslation(): Article | undefined {
    const { translation } = this
    return this.isPublished() && translation?.isPublished() && translation.language !== this.language
      ? translation
      : undefined
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
