import { z } from 'zod'
import { chosenLanguage, heading, inLanguage, writtenLanguage } from '../markdown/markdown.schema.ts'
import { byUsername } from '../member/member-page.schema.ts'
import { authorCard, userId } from '../member/member.schema.ts'
import { pictureAddress } from '../kernel/picture-address.schema.ts'
import { id, markdownSource, moment, oneLine, paging, severalLines, totals } from '../kernel/primitives.schema.ts'

/** Limits in code points (docs/product.md#limits-of-length). */
export const articleLimits = {
  title: 200,
  summary: 500,
  content: 50_000,
  excerpt: 160,
  cover: 500,
  category: 40,
  tag: 30,
  tags: 10,
  search: 100,
} as const

export const articleStatus = z.enum(['draft', 'published', 'archived'], 'article.status')
export type ArticleStatus = z.infer<typeof articleStatus>

// A draft may be incomplete; save-article.ts checks what publishing requires.
const title = z.string('invalid.value').overwrite(oneLine).max(articleLimits.title, 'article.title_too_long')
const summary = z.string('invalid.value').overwrite(severalLines).max(articleLimits.summary, 'article.summary_too_long')
const content = z
  .string('invalid.value')
  .overwrite(markdownSource)
  .max(articleLimits.content, 'article.content_too_long')
const coverImage = pictureAddress(articleLimits.cover, 'article.cover')
const category = z.string('article.category').overwrite(oneLine).max(articleLimits.category, 'article.category')
const tag = z.string('invalid.value').overwrite(oneLine).max(articleLimits.tag, 'article.tag_too_long')
const tags = z.array(tag).max(articleLimits.tags, 'article.too_many_tags')

/** The same article in the other language, by the same author; null if there is none. */
const translationId = id.nullish()

const around = {
  summary: summary.nullish(),
  coverImage: coverImage.nullish(),
  /** A name or key of the content's list; if absent, the first of the list. */
  category: category.nullish(),
  tags: tags.nullish(),
  language: chosenLanguage,
  translationId,
}

const written = {
  title: title.default(''),
  content: content.default(''),
  ...around,
  status: articleStatus.default('published'),
}

export const writeArticle = z.object(written)

/** Absent fields stay as they are. If `version` is sent, a newer stored version is not overwritten. */
export const editArticle = z.object({
  id,
  title: title.optional(),
  content: content.optional(),
  ...around,
  status: articleStatus.optional(),
  version: z.int('invalid.value').min(1, 'invalid.value').nullish(),
})

/** The form of the editor, for a new article or an edit: tags are one line, separated by commas or spaces; the version is text. */
export const articleForm = z.object({
  // The form parser drops empty fields; the check before publishing reports what is missing.
  title: title.default(''),
  content: content.default(''),
  summary: summary.default(''),
  coverImage: coverImage.default(''),
  category: category.optional(),
  tags: z
    .string()
    .default('')
    .transform(line => line.split(/[,，、;；\s#]+/u).filter(part => part !== ''))
    .pipe(tags),
  language: chosenLanguage,
  translationId: z.coerce.number().pipe(id).optional(),
  status: articleStatus.default('published'),
  version: z.coerce.number().int().min(1).optional(),
})

export const listArticles = paging(10).extend({
  category: category.optional(),
  tag: tag.optional(),
  ...inLanguage,
  /** Lists only this language of an article and its translation. */
  prefer: writtenLanguage.optional(),
  /** Searches published articles, best matches first, and ignores any status. */
  search: z.string('invalid.value').overwrite(oneLine).max(articleLimits.search, 'search.too_long').optional(),
  /** A status or `all`. It counts for admins and with `mine`, and is ignored otherwise. */
  status: z.string('article.status').max(20, 'article.status').optional(),
  /** Only the caller's own articles, of any status. */
  mine: z.boolean('invalid.value').optional(),
})

export const previewArticle = z.object({ content })

/** The link to the translation of an article. */
export const translation = z.object({ id: z.int(), language: writtenLanguage, title: z.string() })
export type Translation = z.infer<typeof translation>

/** An article in a list. */
export const articleCard = z.object({
  id: z.int(),
  title: z.string(),
  /** The summary by the author, or the first words of the text. */
  summary: z.string(),
  coverImage: z.string().nullable(),
  category: z.string(),
  tags: z.array(z.string()),
  status: articleStatus,
  views: z.int(),
  author: authorCard,
  userId,
  /** True if the viewer has muted the author. */
  isWriterMuted: z.boolean(),
  commentCount: z.int(),
  language: writtenLanguage,
  /** Present while both are published. */
  translation: translation.nullable(),
  publishedAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  /** The time of the last change of its words or its picture after it was published. */
  editedAt: moment.nullable(),
})
export type ArticleCard = z.infer<typeof articleCard>

export const fullArticle = articleCard.extend({
  content: z.string(),
  html: z.string(),
  contents: z.array(heading),
  version: z.int(),
  /** True if hidden until an admin has reviewed it; always false except for its author and admins. */
  awaitsReview: z.boolean(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    publish: z.boolean(),
    archive: z.boolean(),
    /** Whether the viewer may read its earlier versions. */
    history: z.boolean(),
  }),
})
export type FullArticle = z.infer<typeof fullArticle>

/** An article for its editor, with the summary as it was written. */
export const articleSource = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  summary: z.string(),
  coverImage: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  /** The language that the author chose; null if it is detected from the text. */
  language: writtenLanguage.nullable(),
  translationId: z.int().nullable(),
  status: articleStatus,
  version: z.int(),
})
export type ArticleSource = z.infer<typeof articleSource>

export const articleList = z.object({ articles: z.array(articleCard), ...totals })

/** Candidates for the translation of an article: other articles of its author that have none. */
export const translatable = z.object({ id: id.optional() })
export const translatables = z.array(translation)

export const newestArticles = z.object({
  ...inLanguage,
  category: category.optional(),
  /** Only articles of this member. */
  username: byUsername.shape.username.optional(),
  limit: z.int().min(1).max(50).default(20),
})
const newestArticle = articleCard.extend({ html: z.string() })
export type NewestArticle = z.infer<typeof newestArticle>
export const newest = z.array(newestArticle)

export const rendered = z.object({ html: z.string(), contents: z.array(heading) })

export const articleCodes = [
  'article.title_required',
  'article.title_too_long',
  'article.content_required',
  'article.content_too_long',
  'article.summary_too_long',
  'article.cover',
  'article.category',
  'article.tag_too_long',
  'article.too_many_tags',
  'article.status',
  'article.not_found',
  'article.not_yours',
  'article.changed_meanwhile',
  'article.archived_by_admin',
  'article.translation',
  'article.translation_taken',
] as const
