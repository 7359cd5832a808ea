import { defineEntity, p } from '@mikro-orm/core'
import { Article } from '../article/article.entity.ts'
import { Post } from '../post/post.entity.ts'
import { languageColumn } from '../review/review.entity.ts'

// The search index: one row for each published article and each post. `terms` are its words, its Chinese characters and pairs of characters, its
// board and its author; `sounds` is the pinyin of its title from each character on; `text` is the whole text in compared form. A separate table keeps
// the rows of the texts small.
const SearchEntrySchema = defineEntity({
  name: 'SearchEntry',
  tableName: 'search_entry',
  indexes: [
    { name: 'search_entry_terms', properties: ['terms'], type: 'gin' },
    {
      name: 'search_entry_sounds',
      expression: 'create index "search_entry_sounds" on "search_entry" using gin (array_to_tsvector("sounds"))',
    },
    { name: 'search_entry_at', properties: ['at', 'id'] },
    { name: 'search_entry_version', properties: ['version', 'id'] },
  ],
  properties: {
    id: p.integer().primary(),
    article: () => p.manyToOne(Article).nullable().deleteRule('cascade').unique('search_entry_article_unique'),
    post: () => p.manyToOne(Post).nullable().deleteRule('cascade').unique('search_entry_post_unique'),
    language: languageColumn(),
    title: p.string().length(400),
    text: p.text().lazy(),
    terms: p.array().lazy(),
    sounds: p.array().lazy().defaultRaw(`'{}'`),
    // The time of publication or creation.
    at: p.datetime(3).defaultRaw('now()'),
    // The version of the indexing. Rows of older versions are indexed again after the start (reindex.ts).
    version: p.integer().default(0),
  },
})

export class SearchEntry extends SearchEntrySchema.class {}

SearchEntrySchema.setClass(SearchEntry)
