import { defineEntity, p } from '@mikro-orm/core'
import { announceChanges } from '../rpc/database-triggers/announce-change.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'
import { versionsGone } from '../history/version-triggers.ts'
import { Member } from '../member/member.entity.ts'
import { mentionColumns } from '../mention/mentions.entity.ts'
import { languageColumn } from '../review/review.entity.ts'
import { textTriggers } from '../text/text.entity.ts'
import { articleLimits, type ArticleStatus } from './article.schema.ts'

// An article and its translation reference each other. `has_translation` is true while both are published, in different languages.
const setHasTranslation = `new.has_translation := new.translation_id is not null and new.status = 'published' and exists (
    select from article as other
    where other.id = new.translation_id and other.translation_id = new.id and other.status = 'published'
      and other.language <> new.language);
  return new`

// Updating the other article, even without a change, runs the trigger above on it.
const updateTranslations = `if (new.status, new.language, new.translation_id) is distinct from (old.status, old.language, old.translation_id) then
  update article set has_translation = false where id in (old.translation_id, new.translation_id);
  end if;
  return null`

// An article of a member: the source as written, and the HTML that was rendered when it was saved.
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
    { name: 'article_paired', timing: 'before', events: ['insert', 'update'], body: setHasTranslation },
    { name: 'article_followed', timing: 'after', events: ['insert', 'update'], body: updateTranslations },
    announceChanges({
      table: 'article',
      columns: [
        ...['title', 'summary', 'excerpt', 'content', 'html', 'cover_image', 'category', 'tags', 'status', 'author_id'],
        ...['language', 'translation_id', 'has_translation', 'updated_at', 'published_at'],
      ],
      publicStatus: 'published',
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
    // The HTML already contains the mentions as links.
    ...mentionColumns(),
    coverImage: p.string().length(articleLimits.cover).nullable(),
    category: p.string().length(articleLimits.category),
    tags: p.array(),
    language: languageColumn(),
    // The author's choice. If it is null, the language is detected from the text.
    chosenLanguage: p.string().$type<WrittenLanguage>().length(2).nullable(),
    translation: () => p.manyToOne(Article).nullable().deleteRule('set null').unique('article_translation_unique'),
    // Written by the triggers only.
    hasTranslation: p.boolean().default(false),
    status: p.string().$type<ArticleStatus>().length(10),
    // True while only admins may publish it again.
    isHeld: p.boolean().fieldName('archived_by_admin').default(false),
    // Changed by atomic statements only.
    views: p.integer().default(0),
    commentCount: p.integer().default(0),
    author: () => p.manyToOne(Member).nullable().deleteRule('set null'),
    // Rises with each edit, so that concurrent edits are detected.
    version: p.integer().default(1),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    // Time of the last change of words or picture after the first publication; null if there was none.
    editedAt: p.datetime(3).nullable(),
    publishedAt: p.datetime(3).nullable(),
  },
})

export class Article extends ArticleSchema.class {
  isPublished(): boolean {
    return this.status === 'published'
  }

  /** Returns the translation while both articles are published. `translation` must be loaded. */
  shownTranslation(): Article | undefined {
    const { translation } = this
    return this.isPublished() && translation?.isPublished() && translation.language !== this.language
      ? translation
      : undefined
  }

  /** Publishes the article; the time of its first publication stays. */
  publish(now: Date): void {
    this.status = 'published'
    this.isHeld = false
    this.publishedAt ??= now
  }

  archive(): void {
    this.status = 'archived'
    this.isHeld = false
  }

  /** Archives the article so that only an admin can publish it again. */
  hold(): void {
    this.status = 'archived'
    this.isHeld = true
  }

  withdraw(): void {
    this.status = 'draft'
  }
}

ArticleSchema.setClass(Article)
