import type { Translations } from '../../translations.ts'
import type { articles as zhArticles } from '../../zh/rest/articles.ts'

export const articles = {
  said: {
    'article.write': 'The article is saved',
    'article.edit': 'The changes are saved',
    'article.remove': 'The article is deleted',
  },
  calls: {
    'search.find':
      'Search the published articles and the posts of the forum in Chinese and English; what was found is marked in the results; titles are also found by full pinyin and by initials, traditional characters find simplified ones; board narrows to one board, member to what one wrote under their name, from and until to days of Asia/Shanghai, both included; language asks for one language alone, prefer for one of two translations',
    'search.suggest':
      'Suggestions while typing: boards, members whose page one may open, titles, eight at most; from one Chinese character or two letters on; board or member narrows',
    'article.list':
      'The published articles; with mine=true all of one’s own, for admins also by status; language asks for one language alone, prefer for one of two translations',
    'article.write': 'Write an article; with the status draft it is kept as a draft, else published at once',
    'article.byId': 'One article; each visitor counts as one reader in half an hour',
    'article.edit':
      'Change an article; what is left out stays. With the version that was read, nobody else’s changes are written over; translationId joins it with an own one in the other language, null parts them',
    'article.versions':
      'The versions of an article since it was published, newest first; for its author and those who review',
    'article.version': 'One version of an article, with what it changed of the one before',
    'article.remove': 'Delete an article with its comments',
  },
  examples: {
    'article.write': {
      title: 'A river in one sentence',
      content: '## How it began\n\nA river ran past the door.',
      summary: '',
      coverImage: null,
      category: 'maxims',
      tags: ['rivers', 'home'],
      status: 'published',
    },
    'article.edit': { title: 'A river in one sentence', content: 'A river ran past the door.', version: 1 },
  },
  tags: {
    search: 'Search',
    articles: 'Articles',
  },
} satisfies Translations<typeof zhArticles>
