/** Bookmarks of posts and articles. */
export const bookmark = {
  add: '收藏',
  kept: '已收藏',
  refused: '这次没有收藏成',
  back: '返回',
}
