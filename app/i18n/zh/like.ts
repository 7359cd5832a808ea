export const like = {
  like: '点赞',
  liked: '已赞',
}
