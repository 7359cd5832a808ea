import type { Legal } from '../page-schema.ts'

/** All personal data that the server stores, table by table (docs/product.md#terms-and-privacy; a test names each table). */
export const storedData: Legal['sections'][number] = {
  key: 'what',
  title: { zh: '我们保存什么', en: 'What is kept' },
  paragraphs: [{ zh: '按用途分列如下。', en: 'By purpose:' }],
  points: [
    {
      zh: '账号：用户名、邮箱、密码的散列值（argon2id，我们不知道也看不到密码本身）、注册时间、是不是管理员，以及你自愿填写的头像、简介、毕业年份、院系，和谁能看到你的主页。',
      en: 'Account: username, e-mail address, a hash of the password (argon2id; the password itself is neither known nor visible to us), when you registered, whether you are an administrator, and whatever you choose to add: avatar, biography, year of graduation, department, and who may see your page.',
    },
    {
      zh: '登录会话：令牌的散列值，登录、最近使用和到期的时间，以及浏览器和系统的名称（例如 Chrome、Windows），用来认出你、列出会话、让你结束它们。登录的网络地址不记在会话里。',
      en: 'Sessions: hashes of the tokens; when you logged in, when the session was last used and when it ends; and the names of browser and system, such as Chrome and Windows. By them you are recognised, see your sessions and can end them. The network address is not part of it.',
    },
    {
      zh: '双重验证：你启用时才有。验证器应用的密钥加密保存；恢复码只留散列值；通行密钥只留公钥、编号、你起的名称、添加和最近使用的时间，指纹和面容不会离开你的设备。',
      en: 'Second factor: only if you set one up. The key of an authenticator app is kept encrypted; of recovery codes there are hashes alone; of a passkey the public key, its number, the name you gave it, and when it was added and last used. Fingerprints and faces never leave your device.',
    },
    {
      zh: '你写的内容：文章（连同草稿）、评论、祝福、论坛里的帖子和回复、传火时的一句话，写下和修改的时间，文章、帖子和回复修改之前的各个版本（每篇最多50个，只有作者和管理员看得到），以及审核的结果和理由。匿名的帖子和祝福也记下是谁写的。已发表的文章和论坛的帖子另有一份供站内搜索的索引；搜索的词不保存。',
      en: 'What you write: articles, drafts included, comments, blessings, posts and replies in the forum, and wishes passed with the torch; when they were written and changed; of articles, posts and replies what they were before you changed them (50 versions of each at most, for you and the administrators alone); how they were reviewed, and why. Who wrote is noted also of anonymous posts and blessings. Of published articles and of posts an index is kept for the search of the site. What is searched for is not kept.',
    },
    {
      zh: '写给未来的誓言：姓名、班级或单位、正文、时间、审核的结果和理由、私人链接的散列值；登录时写的，也记下是谁写的。不登录也可以写。审核通过后，前三项和时间都会公开，请只写愿意公开的。',
      en: 'Pledges to the future: name, class or organisation, text, time, how it was reviewed and why, a hash of the private link, and the account, if you were logged in. No account is needed. After review the first three and the time are public, so write only what you are willing to show.',
    },
    {
      zh: '点赞和传火：谁、何时、赞了哪一条，传了哪几棒。不登录也可以传火，那样不记是谁。',
      en: 'Likes and passes of the torch: who, when, and which text or legs. The torch can be passed without an account; then nobody is noted.',
    },
    {
      zh: '收藏：你收藏了哪些帖子和文章、何时。只有你自己看得到，作者也不知道。',
      en: 'Bookmarks: which posts and articles you bookmarked, and when. Only you can see them; their authors are not told.',
    },
    {
      zh: '读到哪里：你打开过论坛的哪些帖子、读到哪一楼、最近一次是什么时候，好告诉你有几条新回复。只有你自己看得到，随帖子或账号一起删除。',
      en: 'How far you read: which posts of the forum you have opened, up to which floor, and when last, so that you are told how many replies are new. Only you can see it; it goes with the post or the account.',
    },
    {
      zh: '关注：你关注了哪些帖子、版块和年级、何时；你写过的帖子自动关注，取消之后也记下来，免得再次关注。只有你自己看得到。',
      en: 'Following: which posts, boards and classes you follow, and since when; of a post that you wrote in, also that you ended it, so that it does not begin again. Only you can see it.',
    },
    {
      zh: '屏蔽：你屏蔽了哪些成员和帖子、何时。只有你自己看得到，对方不会知道。',
      en: 'Muting: which members and posts you muted, and when. Only you can see it; nobody is told.',
    },
    {
      zh: '通知：别人回复、回答、评论、赞了你的哪一条，你关注的地方有了哪一条，管理员怎样处理了你的文字和举报，何时，你何时读过，以及你选择怎样通知你、用哪种语言。只有你自己看得到，半年后删除。',
      en: 'Notices: which reply, answer, comment or like of others concerned you, what was new in what you follow, how administrators decided on your texts and reports, when, when you read it, and how and in which language you want to be told. Only you can see them; they are removed after half a year.',
    },
    {
      zh: '拼成的拼图：登录时拼成的，记下是谁、哪一幅、几格、最少几步、何时。不登录也可以拼，那样只留在你的浏览器里。',
      en: 'Finished puzzles: of who is logged in, which picture and size, the fewest swaps, and when. Puzzles can be done without an account; then all of it stays in your browser.',
    },
    {
      zh: '上传的图片：到站后重新编码，拍摄地点等附带信息随之去掉；我们另记下是谁、何时上传，以及图片的大小。知道图片网址的人都能打开它。',
      en: 'Uploaded images: encoded anew on arrival, which removes place and camera data. Kept besides: who uploaded them and when, and their size. Whoever knows the address of an image can open it.',
    },
    {
      zh: '海报：名字和心愿只用来画那一张图，不保存；画好的图在服务器的内存里最多留10分钟。它们写在网页的地址里，会留在你自己浏览器的历史记录中。',
      en: 'Posters: name and wish are used to draw that one picture and not kept; the picture stays in the server’s memory for at most 10 minutes. They are part of the page’s address and so stay in the history of your own browser.',
    },
    {
      zh: '举报：谁举报了哪一条、何时、用哪种语言，你写的理由，以及处理的结果。管理员看得到理由，看不到是谁举报的。',
      en: 'Reports: who reported which text, when and in which language, the reason given, and how it ended. Administrators are shown the reason, not who gave it.',
    },
    {
      zh: '验证码和信里的链接：以散列值保存，连同收验证码的邮箱；15分钟内有效（链接1小时），用过即废，过期后一小时左右清除。更换邮箱后，原来的邮箱再留7天，好让它的主人凭信里的链接换回。',
      en: 'Verification codes and the links of letters: kept as hashes, with the address they were sent to; valid for 15 minutes (links for 1 hour), and only once; removed within about an hour after that. When an address is changed, the former one is kept for 7 days, so that its owner can put it back with the link of the letter.',
    },
    {
      zh: '邮件：验证码、账号通知和举报的结果先写进发件队列，正文加密，寄出即删；寄不出去的留下收件地址、加密的正文和邮件服务器的答复，供管理员重试。运营者没有设置邮件服务器时，邮件写成不加密的文件，留在服务器上。',
      en: 'Letters: codes, notices and the outcome of reports wait in a queue, their words encrypted, and are removed once sent. Of a letter that cannot be sent, the address, the encrypted words and the mail server’s answer are kept, so that administrators can have it tried again. Where the operator has set no mail server, letters are written as files, not encrypted, that stay on the server.',
    },
    {
      zh: '访客编号：浏览器里的一个随机记号（其中含有首次到访的时间）、你是第几位访客，以及首次到访的时间，用来让同一个浏览器只数一次，不与账号或姓名记在一起。浏览器不运行脚本时，由一张一个像素的图片来数。',
      en: 'Visitor number: a random mark in your browser, which contains the time of your first visit, that time, and your number. By it a browser is counted once. It is not kept together with an account or a name. Where no scripts run, an image of one pixel does the counting.',
    },
    {
      zh: '限制频率：我们按账号、访客记号和网络地址计数，登录和验证码还按填写的用户名或邮箱计数；时限从1分钟到1小时，计数以散列值保存，过时后最迟一小时清除（对外接口按地址的计数只在内存里）。',
      en: 'Limits: how often things are done is counted by account, visitor mark and network address, and for logins and codes by the username or address that was typed. Such a count runs for 1 minute to 1 hour, is kept under a hash, and is removed at most an hour later; that of the open interface, by network address, lies in memory alone.',
    },
    {
      zh: '重复的提交：为了不把同一份表单收两次，它的一次性编号以散列值、答复以密文保存1天；传火的那个散列值随棒次留下。为了认出重复的文字，由发送者（账号、访客记号或网络地址）和文字合成的散列值保存1天。',
      en: 'What is sent twice: so that no form is taken again, a hash of its one-time key and its answer, encrypted, are kept for 1 day; the hash for a pass of the torch stays with the pass. So that a text sent again is known, a hash made of its sender (account, visitor mark or network address) and the text is kept for 1 day.',
    },
    {
      zh: '阅读次数：由文章或帖子和访客记号（没有的，用账号或网络地址）合成的散列值，让30分钟内的重复打开只算一次，最迟一小时后清除。',
      en: 'Views: a hash made of the article or post and the visitor mark, or without one the account or the network address, so that opening it again within 30 minutes counts once; it is removed at most an hour later.',
    },
    {
      zh: '排障与安全：服务器日志只记启动、停止、写出邮件、故障，以及登录、重置密码、账号变更、被拒绝和过于频繁的请求；后几项只记账号编号、网络地址的加密散列值和请求编号，不记网络地址本身、名字、邮箱和文字。日志不逐一记录谁看了哪一页。故障的记录里可能带有当时的网址、正在保存的文字，或邮件服务器的答复；日志留多久，由运营者决定。运行统计只有次数和快慢，不分人。',
      en: 'For repair and safety: server logs record starts, stops, letters written and faults, and also logins, resets of passwords, changes of accounts, and requests that were refused or too many. Of these they note the number of the account, a keyed hash of the network address and the number of the request: no network address itself, no name, no mail address and no text. They do not list who read which page. The record of a fault may hold the address of the page, the text that was being saved, or the answer of a mail server. How long logs are kept is for the operator to decide. Measurements are numbers and times only, of nobody in particular.',
    },
    {
      zh: '管理记录：哪位管理员、什么时候、做了什么，改前改后如何，包括被管理员修改或删除的文字，和被管理员修改的账号资料；故事的每个版本与草稿，也记下是哪位管理员写的。',
      en: 'Administration: which administrator did what and when, and what was there before and after, texts they changed or removed and account details they changed included. Each version and draft of the story names the administrator who wrote it.',
    },
    {
      zh: '备份记录：管理员自己动手备份整个数据库时，记下是谁、何时、文件多大、核对的结果，随那份备份一起删除。备份里是当时数据库的全部内容，只有管理员能取走。',
      en: 'Record of backups: where an administrator backs up the whole database by hand, who did so and when, how large the file is and what the check found; it is deleted with that backup. A backup holds everything that was in the database then, and administrators alone can take it away.',
    },
  ],
}
