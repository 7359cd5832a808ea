/** Search over articles and posts of the forum. */
export const search = {
  title: '搜索',
  lead: '在文章和论坛的帖子里找。两个字以上的中文词、英文单词都可以。',
  label: '搜索文章和帖子',
  placeholder: '例如：淮河、校训',
  submit: '搜索',
  result: '找到 {{number}} 条含“{{query}}”的结果',
  none: '没有找到含“{{query}}”的内容',
  noneText: '换一个词试试：短一些的词，或者同一件事的另一种说法。',
  emptyPage: '这一页没有结果了',
  firstPage: '回到第一页',
  kinds: { article: '文章', post: '帖子' },
  pages: '搜索结果分页',
  list: '搜索结果',
}
