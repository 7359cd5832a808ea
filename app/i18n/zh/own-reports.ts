/** The list of the reports that a member has filed, with their outcomes. */
export const ownReports = {
  name: '举报',
  none: '你没有举报过什么。每条公开的文字旁边都有“举报”。',
  status: { open: '等待处理', kept: '已处理，内容保留', removed: '已处理，内容不再公开' },
  reason: '你的理由：{{reason}}',
  shown: {
    comment: '一条评论',
    blessing: '一条祝福',
    article: '一篇文章',
    pledge: '一条誓言',
    wish: '传火时的一句话',
    post: '论坛里的一个帖子',
    reply: '论坛里的一条回复',
  },
  hidden: {
    comment: '一条评论，现在不公开',
    blessing: '一条祝福，现在不公开',
    article: '一篇文章，现在不公开',
    pledge: '一条誓言，现在不公开',
    wish: '传火时的一句话，现在不公开',
    post: '论坛里的一个帖子，现在不公开',
    reply: '论坛里的一条回复，现在不公开',
  },
}
