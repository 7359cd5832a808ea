export const articles = {
  said: {
    'article.write': '文章已保存',
    'article.edit': '修改已保存',
    'article.remove': '文章已删除',
  },
  calls: {
    'search.find':
      '搜索已发布的文章和论坛的帖子，中英文皆可；结果中标出命中的文字。标题也可用全拼或首字母查找，繁体与简体互通；board 只查一个版块，member 只查一位成员署名的，from 与 until 为北京时间的日期，首尾都含；page 从 1 开始；language 只要一种语言的，prefer 让互为译文的两篇只出现这种语言的一篇',
    'search.suggest':
      '输入时的建议：版块、可以打开其主页的成员、标题，最多八条；一个汉字或两个字母起；board 或 member 限定范围',
    'article.list':
      '已发布的文章；mine=true 为自己的全部文章，管理员可按 status 筛选；language 只要一种语言的，prefer 让互为译文的两篇只出现这种语言的一篇',
    'article.write': '写一篇文章；status 为 draft 时存为草稿，否则立即发布',
    'article.byId': '一篇文章；每位访客半小时内只计一次阅读',
    'article.edit':
      '修改一篇文章，没有写到的保持不变；带上读到的 version，可避免覆盖别人的修改；translationId 与自己另一种语言的一篇互为译文，null 解除',
    'article.versions': '一篇文章发布之后的各个版本，新的在前；供作者和审核者阅读',
    'article.version': '文章的一个版本，和它相对前一个版本的改动',
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
