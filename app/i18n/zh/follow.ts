/** Following a post, a board or a class. */
export const follow = {
  follow: '关注',
  following: '已关注',
  refused: '这次没有关注成',
  back: '返回',
}
