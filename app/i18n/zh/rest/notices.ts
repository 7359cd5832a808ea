export const notices = {
  said: {
    'notice.markRead': '已标为已读',
    'notice.markAllRead': '已全部标为已读',
  },
  calls: {
    'notice.list':
      '自己的通知，未读的在前，新的在前：回复、回答、评论、点赞、审核结果、举报结果；看不到的文字 isGone 为 true',
    'notice.unread': '未读通知的数目，最多数到 100',
    'notice.markRead': '把一条通知标为已读；重复结果不变',
    'notice.markAllRead': '把到此刻为止的通知全部标为已读',
  },
  examples: {},
  tags: {
    notices: '通知',
  },
}
