/** Reporting a text to the administrators. */
export const report = {
  link: '举报',
  titles: {
    comment: '举报评论',
    blessing: '举报祝福',
    article: '举报文章',
    pledge: '举报誓言',
    wish: '举报传火的话',
    post: '举报帖子',
    reply: '举报回复',
  },
  lead: '管理员会看到你的举报，并决定这条内容的去留。写它的人不会知道是谁举报的。',
  reason: '理由',
  reasonHint: '哪里不妥，一句话就够；不写也可以。',
  send: '提交举报',
  sending: '提交中...',
  back: '不举报，返回',
  sent: '举报已收到，谢谢',
  mute: '也可以不举报，只是不再看到 {{name}} 写的。对方不会知道。',
  trap: '网址（请留空）',
}
