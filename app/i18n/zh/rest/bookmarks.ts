export const bookmarks = {
  said: {
    'bookmark.add': '已收藏',
    'bookmark.remove': '已取消收藏',
  },
  calls: {
    'bookmark.list': '自己收藏的帖子和文章，新的在前；此刻看不到的，标题为 null',
    'bookmark.state': '自己是否收藏了这一篇（type 为 post 或 article）',
    'bookmark.add': '收藏一个帖子或一篇文章；重复收藏结果不变',
    'bookmark.remove': '取消收藏；重复取消结果不变',
  },
  examples: {},
  tags: {
    bookmarks: '收藏',
  },
}
