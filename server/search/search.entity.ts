import { defineEntity, p } from '@mikro-orm/core'
import { Article } from '../article/article.entity.ts'
import { Post } from '../post/post.entity.ts'
import { languageColumn } from '../review/review.entity.ts'

// What everybody may find: one row for each published article and each post of the forum. `terms` are its words and the one- and two-character pieces of its Chinese,
// `text` is all of it as it is compared. Kept apart from the texts themselves, so that
// their rows stay small.
const SearchEntrySchema = defineEntity({
  name: 'SearchEntry',
  tableName: 'search_entry',
  indexes: [{ name: 'search_entry_terms', properties: ['terms'], type: 'gin' }],
  properties: {
    id: p.integer().primary(),
    article: () => p.manyToOne(Article).nullable().deleteRule('cascade').unique('search_entry_article_unique'),
    post: () => p.manyToOne(Post).nullable().deleteRule('cascade').unique('search_entry_post_unique'),
    language: languageColumn(),
    title: p.string().length(400),
    text: p.text().lazy(),
    terms: p.array().lazy(),
  },
})

export class SearchEntry extends SearchEntrySchema.class {}

SearchEntrySchema.setClass(SearchEntry)
