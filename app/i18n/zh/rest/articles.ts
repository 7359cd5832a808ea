export const articles = {
  said: {
    'article.write': '文章已保存',
    'article.edit': '修改已保存',
    'article.remove': '文章已删除',
  },
  calls: {
    'search.find':
      '搜索已发布的文章和论坛的帖子，中英文皆可；结果中标出命中的文字。page 从 1 开始；language 只要一种语言的，prefer 让互为译文的两篇只出现这种语言的一篇',
    'article.list':
      '已发布的文章；mine=true 为自己的全部文章，管理员可按 status 筛选；language 只要一种语言的，prefer 让互为译文的两篇只出现这种语言的一篇',
    'article.write': '写一篇文章；status 为 draft 时存为草稿，否则立即发布',
    'article.byId': '一篇文章；每位访客半小时内只计一次阅读',
    'article.edit':
      '修改一篇文章，没有写到的保持不变；带上读到的 version，可避免覆盖别人的修改；translationId 与自己另一种语言的一篇互为译文，null 解除',
    'article.remove': '删除一篇文章和它的评论',
  },
  examples: {
    'article.write': {
      title: '一句话的河',
      content: '## 缘起\n\n小时候，河从门前过。',
      summary: '',
      coverImage: null,
      category: 'maxims',
      tags: ['河流', '故乡'],
      status: 'published',
    },
    'article.edit': { title: '一句话的河', content: '小时候，河从门前过。', version: 1 },
  },
  tags: {
    search: '搜索',
    articles: '文章',
  },
}
