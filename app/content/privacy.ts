import { keptInBrowser } from './legal/browser.ts'
import { yourRights } from './legal/rights.ts'
import type { Legal } from './page-schema.ts'

/** Privacy policy (spec 2.23): what is kept, why, how long, and how to have it back or gone (decisions: Session, Accounts). */
export const privacy: Legal = {
  title: { zh: '隐私政策', en: 'Privacy Policy' },
  updated: '2026-11-21',
  lead: {
    zh: '本站只收做事所需的信息：没有广告，没有第三方统计，不跟踪你在别处的行踪，也不把信息交给别人。',
    en: 'This site takes only what it needs to work. It has no advertising and no third-party analytics, does not follow you elsewhere, and gives nothing to others.',
  },
  sections: [
    {
      key: 'who',
      title: { zh: '谁在处理', en: 'Who is responsible' },
      paragraphs: [
        {
          zh: '本站是独立制作的演示，由部署它的运营者负责，与河海大学无关。信息存放在运营者的服务器上。',
          en: 'This is an independent demonstration. Whoever runs this installation is responsible for it; Hohai University is not. What is stored is stored on the operator’s server.',
        },
      ],
    },
    {
      key: 'what',
      title: { zh: '我们保存什么', en: 'What is kept' },
      paragraphs: [{ zh: '按用途分列如下。', en: 'By purpose:' }],
      points: [
        {
          zh: '账号：用户名、邮箱、密码的散列值（argon2id，我们不知道也看不到密码本身），以及你自愿填写的头像、简介、毕业年份、院系。',
          en: 'Account: username, e-mail address, a hash of the password (argon2id; the password itself is neither known nor visible to us), and whatever you choose to add: avatar, biography, year of graduation, department.',
        },
        {
          zh: '登录会话：令牌的散列值和起止时间，用来认出你、列出会话、让你结束它们。',
          en: 'Sessions: hashes of the tokens and their times, so that you are recognised, can see your sessions and can end them.',
        },
        {
          zh: '你发布的内容：文章、评论、祝福、论坛帖子与回复、上传的图片，以及点赞、传递火炬和完成拼图的记录。图片上传后会重新编码，拍摄地点等附带信息随之去掉。',
          en: 'What you publish: articles, comments, blessings, posts, replies, uploaded images, and your likes, torch passes and finished puzzles. Images are encoded anew on arrival, which removes place and camera data.',
        },
        {
          zh: '致未来的寄语：姓名、班级或单位、寄语正文。不登录也可以写；审核通过后，这三项都会公开，请只写愿意公开的。',
          en: 'Pledges: name, class or organisation, and text. No account is needed. After review all three are public, so write only what you are willing to show.',
        },
        {
          zh: '验证码：以散列值保存，15分钟内有效，用过即废。',
          en: 'Verification codes: kept as hashes, valid for 15 minutes, and only once.',
        },
        {
          zh: '邮件与海报：待发和寄送失败的邮件留在发件队列里，以便重试；海报上填的名字和心愿写在图片的网址里，站点不另行保存。',
          en: 'Mail and posters: letters that wait or failed stay in a queue, to be tried again. The name and wish on a poster are part of the picture’s address and are not stored besides.',
        },
        {
          zh: '访客编号：一个随机的编号，用来让你成为第几位访客这件事只算一次，不与姓名相连。',
          en: 'Visitor number: a random mark by which you are counted once and told your number. It is not joined to a name.',
        },
        {
          zh: '防滥用与排障：网络地址用于频率限制，服务器日志记录请求的时间、路径和结果。',
          en: 'Against abuse and for repair: the network address serves to limit how often things are done; server logs record the time, path and outcome of requests.',
        },
        {
          zh: '管理记录：管理员做过的操作，什么时候、改前改后如何。',
          en: 'Administration: what administrators did, when, and what was there before and after.',
        },
      ],
    },
    keptInBrowser,
    {
      key: 'public',
      title: { zh: '谁看得到', en: 'Who can see it' },
      paragraphs: [
        {
          zh: '公众看到的是审核通过或即时公开的内容，以及作者的用户名和头像。邮箱只有你自己和管理员看得到。匿名的祝福和帖子，只有管理员知道作者。',
          en: 'The public sees what has been approved or published, with the author’s username and avatar. Your e-mail address is visible to you and to administrators only. Who wrote an anonymous blessing or post is known to administrators alone.',
        },
        {
          zh: '我们不出售、不出租、不与第三方共享这些信息；只有法律明确要求时，才会依法提供。邮件经运营者设置的邮件服务器寄出，只用于验证码和账号通知。',
          en: 'We do not sell, rent or share any of it with third parties; only where the law plainly requires it will it be disclosed. Mail goes out through the server the operator has set up, and only for codes and notices about your account.',
        },
        {
          zh: '成员可以在文章、帖子和头像里引用别处的图片。显示这类图片时，你的浏览器会直接向那个网站取图，本站不会把你正在看的页面地址告诉它。',
          en: 'Members may use images that lie elsewhere in articles, posts and avatars. To show one, your browser fetches it from that site directly; we do not let it be told which page you are reading.',
        },
      ],
    },
    {
      key: 'retention',
      title: { zh: '保存多久', en: 'How long' },
      paragraphs: [{ zh: '不再需要的，就不再留着。', en: 'What is no longer needed is no longer kept.' }],
      points: [
        {
          zh: '账号与内容：到你删除它们或注销账号为止。',
          en: 'Account and content: until you delete them or close the account.',
        },
        {
          zh: '登录会话：访问令牌1小时，续期令牌30天；退出登录即失效。',
          en: 'Sessions: the access token lives 1 hour, the refresh token 30 days; logging out ends both.',
        },
        {
          zh: '寄语：到你凭私人链接撤回，或管理员删除为止。',
          en: 'Pledges: until you withdraw yours by its private link, or an administrator removes it.',
        },
        {
          zh: '访客编号与火炬总数：长期保留，因为编号一经给出便不再改。',
          en: 'Visitor numbers and the count of the torch: for good, since a number once given is not changed.',
        },
        {
          zh: '管理记录：长期保留，以便查对。',
          en: 'Records of administration: for good, so that they can be checked.',
        },
      ],
    },
    ...yourRights,
  ],
}
