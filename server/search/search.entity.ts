import { defineEntity, p } from '@mikro-orm/core'
import { Article } from '../article/article.entity.ts'
import { Post } from '../post/post.entity.ts'
import { languageColumn } from '../review/review.entity.ts'

// What everybody may find: one row for each published article and each post of the forum. `terms` are its words, the one- and two-character
// pieces of its Chinese, its board and its writer; `sounds` is what its title sounds like from each character on; `text` is all of it as it
// is compared. Kept apart from the texts themselves, so that their rows stay small.
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
    // When it was published or written.
    at: p.datetime(3).defaultRaw('now()'),
    // How it was read; one that was read in an older way is read anew after the start (reindex.ts).
    version: p.integer().default(0),
  },
})

export class SearchEntry extends SearchEntrySchema.class {}

SearchEntrySchema.setClass(SearchEntry)
