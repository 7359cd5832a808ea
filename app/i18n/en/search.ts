import type { Translations } from '../translations.ts'
import type { search as zhSearch } from '../zh/search.ts'

export const search = {
  title: 'Search',
  lead: 'Looks through articles and posts of the forum, for English words and for Chinese words of two characters or more.',
  label: 'Search articles and posts',
  placeholder: 'For instance: Huai, motto',
  submit: 'Search',
  result: 'Results for “{{query}}”: {{number}}',
  none: 'Nothing was found for “{{query}}”',
  noneText: 'Try another word: a shorter one, or another name for the same thing.',
  emptyPage: 'There are no more results on this page',
  firstPage: 'Back to the first page',
  kinds: { article: 'Article', post: 'Post' },
  pages: 'Pages of results',
  list: 'Results',
} satisfies Translations<typeof zhSearch>
