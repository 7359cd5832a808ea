import type { Legal } from './page-schema.ts'

/** Terms of service (docs/product.md#terms-and-privacy). They state this site's own rules, so they have no sources. */
export const terms: Legal = {
  title: { zh: '服务条款', en: 'Terms of Service' },
  updated: '2026-11-22',
  lead: {
    zh: '这份条款说明本站是什么、你可以在这里做什么、我们会怎样对待你写下的东西。话尽量说得短，也尽量说得准。',
    en: 'These terms say what this site is, what you may do here, and how we treat what you write. They are meant to be short, and exact.',
  },
  sections: [
    {
      key: 'site',
      title: { zh: '本站是什么', en: 'What this site is' },
      paragraphs: [
        {
          zh: '本站是以河海大学建校110周年为题的独立演示，不是河海大学的官方网站，也不代表学校发言。使用免费，没有广告，不售卖任何东西。',
          en: 'This is an independent demonstration on the theme of Hohai University’s 110th anniversary. It is not the university’s website and does not speak for it. It is free, carries no advertising and sells nothing.',
        },
        {
          zh: '故事页面人人可读，不必注册。历史叙述依据公开资料，随文注明出处；如有错误，欢迎指正，我们会改。',
          en: 'The story pages are open to all without an account. What they tell rests on public sources, named beside the text. If something is wrong, tell us and we will correct it.',
        },
      ],
    },
    {
      key: 'account',
      title: { zh: '账号', en: 'Your account' },
      paragraphs: [
        {
          zh: '注册需要用户名、邮箱和密码。请使用你自己的邮箱，不要冒用他人的名字。管理员可以关闭注册；关闭期间已有账号照常使用。',
          en: 'An account needs a username, an e-mail address and a password. Please use an address of your own, and nobody else’s name. Administrators may close registration; existing accounts go on as before.',
        },
        {
          zh: '请保管好密码。修改或重设密码后，其他设备上的登录会结束；密码、邮箱有变动，别处的会话被结束，或你已经登录着、又有另一种浏览器登录，我们会写信告诉你。你可以在个人页面查看自己的登录会话，并随时结束任何一个。',
          en: 'Keep your password to yourself. When it is changed or reset, sessions on other devices end. When password or address change, when sessions elsewhere are ended, or when somebody logs in with another kind of browser while you are logged in, you are told by mail. Your profile lists your sessions, and you can end any of them at any time.',
        },
        {
          zh: '未满14周岁的人请不要注册，也不要留下个人信息；浏览不受限制。',
          en: 'If you are under 14, please neither register nor leave personal details. You are welcome to read.',
        },
      ],
    },
    {
      key: 'writing',
      title: { zh: '你写下的东西', en: 'What you write' },
      paragraphs: [
        {
          zh: '文章、评论、祝福、论坛的帖子和回复、誓言和传火时的一句话，著作权归写的人。你把它们发在这里，就是同意本站公开展示，并用在由它们生成的东西里，例如流动的星火、文章的订阅源和分享图。这个许可不独占、不收费，到你删除它们为止；此前做好的备份和静态副本除外。',
          en: 'Articles, comments, blessings, posts and replies in the forum, pledges and wishes passed with the torch belong to those who write them. By publishing here you allow this site to show them and to use them in what it makes of them, such as the stream of sparks, the feed of articles and the pictures for sharing. The permission is not exclusive, costs nothing, and ends when you delete them, save for backups and static copies made before.',
        },
        { zh: '请不要发布：', en: 'Please do not publish:' },
      ],
      points: [
        {
          zh: '违法的内容，或侵害他人名誉、隐私、著作权的内容；',
          en: 'anything unlawful, or that harms another’s good name, privacy or copyright;',
        },
        {
          zh: '他人的电话、住址、证件号码等个人信息；',
          en: 'another person’s telephone number, address, identity number or the like;',
        },
        { zh: '骚扰、歧视、恐吓的话；', en: 'harassment, discrimination or threats;' },
        {
          zh: '广告、刷屏，以及冒充他人的话；',
          en: 'advertising, floods of messages, or words put into another’s mouth;',
        },
        {
          zh: '木马、攻击代码，或意在绕过限制的请求。',
          en: 'malicious code, or requests meant to get round the limits of the site.',
        },
      ],
    },
    {
      key: 'review',
      title: { zh: '审核', en: 'Review' },
      paragraphs: [
        {
          zh: '写给未来的誓言一律先审后发；送出之后你会得到一个私人链接，凭它可以查看状态或撤回。',
          en: 'Pledges to the future are always read before they appear. You receive a private link by which you can see how yours stands, or withdraw it.',
        },
        {
          zh: '评论、祝福、帖子、回复和传火时的一句话通常即时显示；如果其中的词命中了站点的词表，或管理员为这一类内容打开了先审设置，就先进入待审。文章发表后即时显示，命中词表的先收起，等管理员看过。待审和未通过的内容，只有你自己和管理员看得到。',
          en: 'Comments, blessings, posts, replies and wishes passed with the torch usually appear at once. Where a text meets the site’s word list, or where the administrators have set that kind to be reviewed first, it waits. Articles appear when they are published; one that meets the word list is put away until an administrator has looked at it. What waits or was declined is seen by you and the administrators alone.',
        },
        {
          zh: '祝福和帖子可以匿名发布：其他人看不到作者是谁，管理员看得到。管理员的每一次处理都有记录。',
          en: 'Blessings and posts may be anonymous: others cannot see who wrote them, administrators can. Every act of an administrator is recorded.',
        },
        {
          zh: '发现不当内容，登录后按它旁边的“举报”，可以写上理由。同一条内容有3位成员举报，就先隐去，等管理员看过再定。处理的结果会写信告诉举报的人；请不要用举报来打压不同的意见。',
          en: 'To report something improper, log in and choose “Report” beside it; you may say why. A text that 3 members have reported is hidden until an administrator has looked at it. Those who reported it are told by mail how it ended. Please do not use reports against an opinion you do not share.',
        },
      ],
    },
    {
      key: 'limits',
      title: { zh: '限制与暂停', en: 'Limits and suspension' },
      paragraphs: [
        {
          zh: '为了让人人都用得上，本站对登录、注册、发布、上传、点赞、传火、举报等操作的频率设有上限，超过时会请你稍后再试；链接太多的短文，或1天内重复送出的同一段文字，不会收下。对反复违反本条款的账号，管理员可以移除它发布的内容，也可以删除账号。',
          en: 'So that there is room for everybody, the site limits how often one may log in, register, publish, upload, like, pass the torch or report, and asks you to wait beyond that. A short text with too many links, or one sent again within 1 day, is not taken. Where an account breaks these terms again and again, administrators may remove what it published, and the account itself.',
        },
      ],
    },
    {
      key: 'leaving',
      title: { zh: '离开', en: 'Leaving' },
      paragraphs: [
        {
          zh: '你随时可以在个人页面下载自己的全部内容（JSON 文件），也可以注销账号。注销时由你决定：文字留下但不署名，或者一并删除。你评论下面的回复、文章下面的评论、帖子下面的回复，会随它们一起删除；点赞数和火炬的棒次不记名地留下。',
          en: 'At any time you can download everything of yours from your profile as a JSON file, and you can delete your account. You then choose: your texts stay without a name, or they go with you. Where they go, answers to your comments, comments on your articles and replies to your posts go too; likes and legs of the torch stay, without a name.',
        },
      ],
    },
    {
      key: 'care',
      title: { zh: '责任与变更', en: 'Care and changes' },
      paragraphs: [
        {
          zh: '我们尽力让本站稳定、准确，但它是一个演示，可能中断，也可能停止；重要的文字请自己留一份。成员发表的内容由发表者负责。',
          en: 'We take pains to keep the site steady and accurate. It is a demonstration, though: it may be interrupted, and it may end. Keep a copy of what matters to you. Members answer for what they publish.',
        },
        {
          zh: '条款如有修改，会更新页首的日期；改动较大时，会在站内文章里说明。',
          en: 'When these terms change, so does the date at the top; larger changes are announced in an article on the site.',
        },
      ],
    },
  ],
}
