/** The picture viewer, and the page of each picture. */
export const picture = {
  open: '看大图',
  name: '图 {{number}}',
  cover: '文章题图',
  place: '第 {{number}} 张，共 {{total}} 张',
  pictures: '图片',
  close: '关闭',
  previous: '上一张',
  next: '下一张',
  zoom: '放大或缩小',
  failed: '图片没有取到',
  wordless: '这张图没有文字说明。',
  file: '打开图片文件',
  back: { post: '返回帖子', reply: '返回回复', article: '返回文章', timeline: '返回校史长卷' },
}
