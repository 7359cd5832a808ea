export const notices = {
  said: {
    'notice.choose': '已保存',
    'notice.markRead': '已标为已读',
    'notice.markAllRead': '已全部标为已读',
  },
  calls: {
    'notice.list':
      '自己的通知，未读的在前，新的在前：回复、回答、评论、点赞、审核结果、举报结果；看不到的文字 isGone 为 true',
    'notice.unread': '未读通知的数目，最多数到 100',
    'notice.choices': '自己怎样收到每一类通知：site 只在网站上，mail 并立刻发邮件，daily 并每天发邮件，never 不通知',
    'notice.choose': '选择怎样收到各类通知；没有写的不变，邮件用这次请求的语言',
    'notice.markRead': '把一条通知标为已读；重复结果不变',
    'notice.markAllRead': '把到此刻为止的通知全部标为已读',
  },
  examples: { 'notice.choose': { reply: 'daily', like: 'never' } },
  tags: {
    notices: '通知',
  },
}
