import type { Translations } from '../translations.ts'
import type { search as zhSearch } from '../zh/search.ts'

export const search = {
  title: 'Search',
  lead: 'Looks through articles and posts of the forum, for English words and for Chinese ones; titles also by pinyin or its first letters.',
  label: 'Search articles and posts',
  placeholder: 'For instance: Huai, motto',
  submit: 'Search',
  result: 'Results for “{{query}}”: {{number}}',
  resultAll: 'Results: {{number}}',
  noneAtAll: 'There is nothing here yet',
  noWords: 'Write a word to look for, or choose a board or a member',
  narrow: {
    summary: 'Narrow the search',
    board: 'Board',
    anyBoard: 'All boards',
    member: 'Written by (username)',
    from: 'From this day on',
    until: 'Until this day',
    clear: 'Search everywhere',
  },
  inBoard: 'Search this board',
  ofMember: 'Search what {{name}} wrote',
  none: 'Nothing was found for “{{query}}”',
  noneText: 'Try another word: a shorter one, or another name for the same thing.',
  emptyPage: 'There are no more results on this page',
  firstPage: 'Back to the first page',
  kinds: { article: 'Article', post: 'Post', board: 'Board', member: 'Member' },
  suggestions: 'Suggestions',
  suggested: 'Suggestions: {{number}}. Choose with the arrow keys',
  pages: 'Pages of results',
  list: 'Results',
} satisfies Translations<typeof zhSearch>
