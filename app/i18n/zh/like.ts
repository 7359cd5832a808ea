export const like = {
  like: '点赞',
  liked: '已赞',
  refused: '这次没有点上赞',
}
