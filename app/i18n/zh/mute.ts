/** Muting a post or a member. */
export const mute = {
  mute: { member: '屏蔽此人', post: '屏蔽此帖' },
  muted: '已屏蔽',
  lines: {
    mutedPost: '已屏蔽的帖子：{{title}}',
    post: '已屏蔽 {{name}} 的帖子',
    reply: '已屏蔽 {{name}} 的回复',
    comment: '已屏蔽 {{name}} 的评论',
    article: '已屏蔽 {{name}} 的文章',
  },
  refused: '这次没有屏蔽成',
  back: '返回',
}
