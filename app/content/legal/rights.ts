import type { Legal } from '../page-schema.ts'

/** The rights of a person, and how to use them (docs/product.md#leaving). */
export const rights: Legal['sections'] = [
  {
    key: 'rights',
    title: { zh: '你可以做什么', en: 'What you can do' },
    paragraphs: [
      {
        zh: '不必写信申请，多数事情在个人页面就能办。',
        en: 'Most of this needs no letter; it is done from your profile.',
      },
    ],
    points: [
      {
        zh: '查看和更正：在个人页面修改资料、邮箱和密码；文章、祝福和帖子可以逐条修改或删除，回复写下 30 分钟之内可以修改，评论、回复和传火时的一句话可以逐条删除。',
        en: 'See and correct: change your details, e-mail address and password in your profile. Articles, blessings and posts can be changed or removed one by one, replies changed within 30 minutes, comments, replies and wishes removed.',
      },
      {
        zh: '带走：把属于你的全部内容导出为一个 JSON 文件；图片在里面以网址列出，可以逐一另存。',
        en: 'Take away: export everything of yours as one JSON file. Images are named in it by their addresses, from which you can save them.',
      },
      {
        zh: '删除：注销账号。你可以让文字留下而不署名，也可以一并删除；账号资料与会话都会清除，哪些会不记名地留下，见“保存多久”。管理员账号也可以注销，但站点至少留一位管理员。',
        en: 'Delete: close the account. Your texts may stay without a name or go with it; account details and sessions are erased. What stays without a name is listed under “How long”. Administrators may close theirs as well, save the last one.',
      },
      {
        zh: '撤回誓言：用送出时得到的私人链接，不需要账号；登录时写的，也可以在个人页面撤回。',
        en: 'Withdraw a pledge: by the private link you received, without an account; one sent while logged in also from your profile.',
      },
      { zh: '不注册：故事页面不登录就能读。', en: 'Stay out: the story pages can be read without an account.' },
    ],
  },
  {
    key: 'young',
    title: { zh: '未满14周岁的人', en: 'Persons under 14' },
    paragraphs: [
      {
        zh: '本站不面向未满14周岁的人收集信息，请不要注册或留下姓名。本站不查问年龄；若监护人发现孩子在这里留下了信息，请告诉管理员，我们会删除。',
        en: 'This site does not set out to collect anything from persons under 14, who should neither register nor leave a name. Nobody is asked their age here; if you find that your child has, tell the administrators, and it will be removed.',
      },
    ],
  },
  {
    key: 'safety',
    title: { zh: '怎样保护', en: 'How it is protected' },
    paragraphs: [
      {
        zh: '密码、令牌、验证码和私人链接在数据库里只存散列值；管理员填写的邮件服务器密码和待发邮件的正文加密存放，其余的照原样存放；管理操作有记录。没有任何系统能保证万无一失，如发生影响到你的泄露，我们会在站内说明，并写信给受影响的人。',
        en: 'In the database passwords, tokens, codes and private links are kept only as hashes; the mail server’s password, where administrators set it, and the words of waiting letters are encrypted; all else is kept as it is; acts of administration are recorded. No system is proof against everything. Should a leak affect you, we will say so on the site and write to those concerned.',
      },
    ],
  },
  {
    key: 'changes',
    title: { zh: '联系与变更', en: 'Contact and changes' },
    paragraphs: [
      {
        zh: '对某条文字有意见，请用它旁边的“举报”；其他疑问，请按“关于”页所写的办法告诉管理员，或回复本站寄给你的邮件。政策修改时，页首的日期随之更新，重要的变化会在站内文章里说明。',
        en: 'If a text troubles you, choose “Report” beside it; for anything else, tell the administrators as the page About says, or reply to a letter from this site. When the policy changes, so does the date at the top; what matters is announced in an article on the site.',
      },
    ],
  },
]
