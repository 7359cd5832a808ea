/** The letters the site writes (docs/product.md#mail). Each paragraph is one line; {{…}} is filled in when the letter is sent. */
export const mail = {
  greeting: '{{username}}，你好：',
  greetingUnnamed: '你好：',
  automatic: '这封信由网站自动寄出；回信会送到它的发信邮箱。',
  time: '时间：{{time}}（北京时间）',
  notYou: '如果这不是你本人的操作，请立刻在登录页点“忘记密码”重设密码。',
  notYouAt: '如果这不是你本人的操作，请立刻重设密码：{{link}}',
  notYouAddress: '如果这不是你本人的操作，请尽快联系网站管理员。',
  ignore: '如果这不是你本人的操作，不必理会这封信，什么都不会改变。请不要把验证码告诉任何人。',
  code: '验证码：{{code}}',
  lasts: '{{minutes}} 分钟内有效，只能使用一次。',
  resetLink: '也可以不用验证码，在 {{linkMinutes}} 分钟内打开下面的链接设置新密码：{{link}}',
  putBack:
    '如果这不是你本人的操作，请在 {{days}} 天内打开下面的链接：账号会换回这个邮箱，所有登录都会结束，原来的密码作废，并立刻开始重设密码。链接只能使用一次：{{link}}',
  reports: '你的全部举报：{{link}}',
  reported: {
    comment: '评论',
    blessing: '祝福',
    article: '文章',
    pledge: '誓言',
    wish: '传火的话',
    post: '帖子',
    reply: '回复',
  },
  letters: {
    code_reset: { subject: '重设密码的验证码', lead: '有人（应该是你）要为这个邮箱的账号重设密码。' },
    code_password_change: { subject: '修改密码的验证码', lead: '你正在修改账号的密码。' },
    code_email_change: { subject: '更换邮箱的验证码', lead: '你正在把账号的邮箱换成这个地址。' },
    password_changed: { subject: '你的密码已修改', lead: '你的账号密码刚刚修改过，其他设备上的登录已经结束。' },
    password_reset: {
      subject: '你的密码已重设',
      lead: '你的账号密码刚刚通过邮件验证码重设，所有设备上的登录都已结束，请用新密码登录。',
    },
    email_changed: { subject: '你的账号邮箱已更换', lead: '你的账号邮箱已换成 {{newEmail}}，今后的信会寄到那里。' },
    email_set: {
      subject: '管理员更换了你的账号邮箱',
      lead: '管理员刚刚把你的账号邮箱换成了 {{newEmail}}，今后的信会寄到那里。',
    },
    sessions_ended: { subject: '你的登录会话已结束', lead: '你的账号有 {{count}} 个登录会话刚刚在个人页面被结束。' },
    new_login: { subject: '你的账号在新的设备上登录', lead: '你的账号刚刚在一个没有用过的浏览器上登录：{{browser}}。' },
    password_set: {
      subject: '管理员为你设了新密码',
      lead: '管理员刚刚为你的账号设了新密码，所有设备上的登录都已结束。你可以在登录页点“忘记密码”换成自己的。',
    },
    account_removed: {
      subject: '你的账号已被管理员删除',
      lead: '管理员删除了你的账号，它的资料和登录会话都已清除。如有疑问，请联系网站管理员。',
    },
    account_deleted: { subject: '你的账号已注销', lead: '你的账号、资料和登录会话都已清除。谢谢你来过。' },
    report_kept: {
      subject: '你的举报有了结果',
      lead: '管理员看过了你举报的{{reported}}，认为它可以留下。谢谢你的留意。',
    },
    report_removed: {
      subject: '你的举报有了结果',
      lead: '管理员看过了你举报的{{reported}}，它已经不再公开。谢谢你的留意。',
    },
    test: { subject: '测试邮件', lead: '邮件服务器的设置可以使用：你正在读的就是它寄出的信。' },
  },
  files: '没有设置邮件服务器，邮件会写成文件放在数据目录的 outbox 里。',
  works: '邮件服务器可以使用。',
  unknownBrowser: '未知的浏览器',
}
