import type { Legal } from '../page-schema.ts'

/** The data in the visitor's browser, by name (docs/product.md#storage-in-the-browser; a test compares names and times with the code). */
export const browserStorage: Legal['sections'][number] = {
  key: 'browser',
  title: { zh: '放在你浏览器里的', en: 'What lies in your browser' },
  paragraphs: [
    {
      zh: '本站用少量 Cookie 和本地存储，都只为本站自己工作，没有跟踪用途，所以没有弹窗来问你。清除它们不影响阅读，但会退出登录、回到默认语言，没有送出的文字和誓言的凭据随之丢失，你也会被当作新的访客。',
      en: 'The site uses a few cookies and entries of local storage. All serve the site itself and none follows you, which is why no banner asks. If you clear them you can still read; but you will be logged out, see the default language, lose what you have not sent and the keys of your pledges, and be counted as a new visitor.',
    },
  ],
  points: [
    {
      zh: 'Cookie token（1小时）与 refreshToken（30天）：登录会话。设为 HttpOnly 与 SameSite=Lax，脚本读不到，别的网站也难以借用；在 https 下只经加密连接发送。',
      en: 'Cookies token (1 hour) and refreshToken (30 days): your session. They are HttpOnly and SameSite=Lax, so that no script can read them and other sites can hardly make use of them; over https they travel encrypted only.',
    },
    {
      zh: 'Cookie loggedOut：你退出登录的记号。退出时由页面的脚本写下，服务器收到后结束会话并清除它，所以断网时也能退出。',
      en: 'Cookie loggedOut: the mark of a logout. The page sets it when you log out; the server ends the session when it sees it and clears it, so that you can log out without a network too.',
    },
    {
      zh: 'Cookie（1年）与本地存储 locale：你选的语言。',
      en: 'Cookie (1 year) and local storage locale: the language you chose.',
    },
    {
      zh: 'Cookie（1年）与本地存储 visitorSessionId：你的访客记号，让同一个浏览器只数一次。',
      en: 'Cookie (1 year) and local storage visitorSessionId: your visitor mark, so that one browser is counted once.',
    },
    {
      zh: '本地存储 visitorNumber：你的访客编号，再来时从它显示起。',
      en: 'Local storage visitorNumber: your visitor number, so that it is shown at once when you come again.',
    },
    {
      zh: '本地存储 user：你自己的账号资料的一份副本，邮箱也在内，用来显示你的名字；退出登录或会话过期时删除。',
      en: 'Local storage user: a copy of your own account details, the e-mail address included, to show your name; removed when you log out or the session ends.',
    },
    {
      zh: '本地存储 redirectAfterLogin：会话过期时记下你原来的页面，登录后带你回去，随即删除。',
      en: 'Local storage redirectAfterLogin: the page you were on when a session ran out, so that you return to it; removed when you do.',
    },
    {
      zh: '本地存储 draft: 开头的各项：你写了一半、还没有送出的文字，送出、放弃或退出登录时删除；过了7天的，下次打开本站时删除。密码和验证码不在其中。',
      en: 'Local storage draft:…: what you have written and not yet sent; removed when it is sent, given up or when you log out, and after 7 days with your next visit. Never passwords or codes.',
    },
    {
      zh: '本地存储 motion 与 sessionEnded：你是否让画面静止；会话何时过期，好让几个标签页只提醒一次。',
      en: 'Local storage motion and sessionEnded: whether you have stilled the pages; when a session ran out, so that several tabs deal with it once.',
    },
    {
      zh: '会话存储 painted、positions、page-load-reload 与 remix-manifest-version：标题字体是否取过；重新载入时页面滚动到了哪里；页面没能载入或站点换了版本时，是否已重新读过一次。关上标签页就没有了。',
      en: 'Session storage painted, positions, page-load-reload and remix-manifest-version: whether the faces of headings were fetched before; how far a page was scrolled when it is loaded anew; whether a page that did not load, or belongs to another version of the site, was read anew once. Gone when the tab is closed.',
    },
    {
      zh: 'Cookie receipts 与 known：最近5条誓言的私人凭据，保存1年，退出登录时清除，让你看到自己待审的誓言；这个浏览器登录过哪个账号的记号，保存1年，换了密码就作废，让陌生人不能替你用完登录次数。脚本都读不到。',
      en: 'Cookies receipts and known: the private keys of your last 5 pledges, for 1 year or until you log out, so that you see them while they wait; and a mark of the account that this browser has logged in to, for 1 year and no longer than its password stays the same, so that strangers cannot use up your tries. No script can read them.',
    },
    {
      zh: 'Cookie texts（1年）：列表里你要看自己语言的文字，还是全部语言的，脚本读不到。选过才有。',
      en: 'Cookie texts (1 year): whether lists show you texts in your own language or in all of them. No script can read it, and there is none until you choose.',
    },
    {
      zh: 'Cookie mosaics（180天）：拼图拼到了哪里、用了几步、拼成的计在哪个账号名下，加密，脚本读不到。动过拼图才有，退出登录时清除。',
      en: 'Cookie mosaics (180 days): how your puzzles lie, in how many swaps, and for which account a finished one was counted. It is encrypted, no script can read it, and there is none until you move a tile; a logout clears it.',
    },
    {
      zh: 'Cookie stamp（1天）：未登录时提交的表单用的随机记号和发出它的时间，有签名，脚本读不到，让点了两次的表单只算一次。',
      en: 'Cookie stamp (1 day): a random mark for the forms you send while not logged in, with the time it was given. It is signed, no script can read it, and it lets a form that was sent twice count once.',
    },
    {
      zh: '短期 Cookie：code_ 开头的各项，重设密码、更换邮箱或密码时记住收验证码的邮箱，加密，15分钟；login，密码正确、还等着第二步的登录，加密，10分钟；flash，提交表单后带一句提示，1分钟，看过即清，注册后也带着新用户名。',
      en: 'Short-lived cookies: those that begin with code_ hold the address a code was sent to, encrypted, for 15 minutes; login holds a login whose password was right until its second step, encrypted, for 10 minutes; flash carries the one-line message after a form, for 1 minute, and is gone once it was shown; after a registration it also carries the new username.',
    },
  ],
}
