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
          zh: '登录会话：令牌的散列值，登录、最近使用和到期的时间，以及浏览器和系统的名称（例如 Chrome、Windows），用来认出你、列出会话、让你结束它们。登录的网络地址不记在会话里。',
          en: 'Sessions: hashes of the tokens; when you logged in, when the session was last used and when it ends; and the names of browser and system, such as Chrome and Windows. By them you are recognised, see your sessions and can end them. The network address is not part of it.',
        },
        {
          zh: '你发布的内容：文章和草稿、评论、祝福、论坛帖子与回复，以及点赞、传递火炬和完成拼图的记录。',
          en: 'What you publish: articles and drafts, comments, blessings, posts and replies, and your likes, torch passes and finished puzzles.',
        },
        {
          zh: '上传的图片：到站后重新编码，拍摄地点等附带信息随之去掉；我们另记下是谁、何时上传，以及图片的大小。没有用在文字或头像里的，一天之后清除。',
          en: 'Uploaded images: encoded anew on arrival, which removes place and camera data. Kept besides: who uploaded them and when, and their size. What no text or avatar uses is removed after a day.',
        },
        {
          zh: '举报：谁举报了哪一条、何时，以及你写的理由。管理员看得到理由，看不到是谁举报的。',
          en: 'Reports: who reported which text and when, and the reason given. Administrators are shown the reason, not who gave it.',
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
          zh: '邮件：验证码和账号通知先写进发件队列，正文加密，寄出即删；寄不出去的留下收件地址和邮件服务器的答复，供管理员重试。运营者没有设置邮件服务器时，邮件写成文件，留在服务器上。',
          en: 'Letters: codes and notices wait in a queue, their words encrypted, and are removed once sent. Of a letter that cannot be sent, the address and the mail server’s answer are kept, so that administrators can have it tried again. Where the operator has set no mail server, letters are written as files that stay on the server.',
        },
        {
          zh: '海报：上面填的名字和心愿写在图片的网址里，站点不另行保存。',
          en: 'Posters: the name and wish are part of the picture’s address and are not stored besides.',
        },
        {
          zh: '访客编号：一个随机的编号，用来让你成为第几位访客这件事只算一次，不与姓名相连。',
          en: 'Visitor number: a random mark by which you are counted once and told your number. It is not joined to a name.',
        },
        {
          zh: '防滥用：为了限制频率，我们按账号、访客编号和网络地址计数，计数以散列值保存，时限一过即清；为了不把同一份表单收两次，答复加密保存一天；为了认出重复的文字，保存它的散列值。',
          en: 'Against abuse: to limit how often things are done, we count by account, visitor mark and network address; the counts are kept under hashes and removed when their time is over. So that no form is taken twice, its answer is kept for a day, encrypted; so that a text sent again is known, its hash is kept.',
        },
        {
          zh: '阅读次数：由访客编号和文章合成的散列值，让半小时内的重复打开只算一次，随后清除。',
          en: 'Views: a hash made of the visitor mark and the article, so that opening it again within half an hour counts once; it is removed soon after.',
        },
        {
          zh: '排障：服务器日志只记故障，不逐一记录谁看了哪一页。',
          en: 'For repair: server logs record faults. They do not list who read which page.',
        },
        {
          zh: '管理记录：哪位管理员、什么时候、做了什么，改前改后如何，包括被管理员修改或删除的文字。',
          en: 'Administration: which administrator did what and when, and what was there before and after, texts they changed or removed included.',
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
          zh: '我们不出售、不出租、不与第三方共享这些信息；只有法律明确要求时，才会依法提供。邮件经运营者设置的邮件服务器寄出，只用于验证码、账号通知和举报的结果。',
          en: 'We do not sell, rent or share any of it with third parties; only where the law plainly requires it will it be disclosed. Mail goes out through the server the operator has set up, and only for codes, notices about your account and the outcome of your reports.',
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
          zh: '注销之后：点赞仍计入总数，火炬的棒次仍算已传，都不再与你相连；选择留下的寄语署名改为“已注销用户”，文章、评论和祝福不再显示是谁写的，草稿一律删除。尚未处理的举报隐去姓名后留到处理为止；选择一并删除时，理由也删去。头像和不再有文字使用的图片，一天左右清除。',
          en: 'After an account is closed: likes still count and legs of the torch stay run, no longer joined to you. Pledges that stay are signed, in Chinese, as by an account that was closed; articles, comments and blessings no longer show who wrote them; drafts are always removed. Reports that are still open stay, without a name, until they are settled; if your texts go, so does the reason. The avatar and images that no text uses any more are removed within about a day.',
        },
        {
          zh: '登录会话：访问令牌1小时，续期令牌30天；退出登录即失效。',
          en: 'Sessions: the access token lives 1 hour, the refresh token 30 days; logging out ends both.',
        },
        {
          zh: '寄语：到你凭私人链接或在个人页面撤回，或管理员删除为止。',
          en: 'Pledges: until you withdraw yours, by its private link or from your profile, or an administrator removes it.',
        },
        {
          zh: '寄不出去的邮件：30天，之后清除。',
          en: 'Letters that could not be sent: 30 days.',
        },
        {
          zh: '访客编号与火炬总数：长期保留，因为编号一经给出便不再改。',
          en: 'Visitor numbers and the count of the torch: for good, since a number once given is not changed.',
        },
        {
          zh: '管理记录：长期保留，以便查对；管理员离开之后，他的用户名仍留在记录里。',
          en: 'Records of administration: for good, so that they can be checked; an administrator who leaves is still named in them.',
        },
      ],
    },
    ...yourRights,
  ],
}
