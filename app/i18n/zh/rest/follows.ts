export const follows = {
  said: {
    'follow.start': '已关注',
    'follow.end': '已取消关注',
  },
  calls: {
    'follow.list': '自己关注的帖子、版块和年级，新的在前；此刻看不到的帖子，name 为 null',
    'follow.state': '自己是否关注（type 为 post、board 或 class；class 的 id 是毕业年份）',
    'follow.start': '关注一个帖子、版块或年级；重复关注结果不变',
    'follow.end': '取消关注；自己写过的帖子，取消之后再回帖也不会重新关注；重复取消结果不变',
  },
  examples: {},
  tags: {
    follows: '关注',
  },
}
