import type { Legal } from '../page-schema.ts'

/** What lies in the visitor's browser, name by name (decisions: Where the keys live). */
export const keptInBrowser: Legal['sections'][number] = {
  key: 'browser',
  title: { zh: '放在你浏览器里的', en: 'What lies in your browser' },
  paragraphs: [
    {
      zh: '本站用少量 Cookie 和本地存储，都只为本站自己工作，没有跟踪用途，所以没有弹窗来问你。清除它们不影响阅读，只会退出登录、回到默认语言。',
      en: 'The site uses a few cookies and entries of local storage. All serve the site itself and none follows you, which is why no banner asks. If you clear them you can still read; you will be logged out and see the default language.',
    },
  ],
  points: [
    {
      zh: 'Cookie token 与 refreshToken：登录会话。设为 HttpOnly 与 SameSite=Lax，脚本读不到，别的网站也难以借用；在 https 下只经加密连接发送。',
      en: 'Cookies token and refreshToken: your session. They are HttpOnly and SameSite=Lax, so that no script can read them and other sites can hardly make use of them; over https they travel encrypted only.',
    },
    { zh: 'Cookie 与本地存储 locale：你选的语言。', en: 'Cookie and local storage locale: the language you chose.' },
    {
      zh: 'Cookie 与本地存储 visitorSessionId：你的访客编号，让同一个浏览器只数一次。',
      en: 'Cookie and local storage visitorSessionId: your visitor mark, so that one browser is counted once.',
    },
    {
      zh: '本地存储 user：公开资料的副本，用来显示你的名字，退出时删除。',
      en: 'Local storage user: a copy of your public profile, to show your name; removed when you log out.',
    },
    {
      zh: '本地存储 redirectAfterLogin：会话过期时记下你原来的页面，登录后带你回去。',
      en: 'Local storage redirectAfterLogin: the page you were on when a session ran out, so that you return to it.',
    },
    {
      zh: '本地存储 draft: 开头的各项：你写了一半、还没有送出的文字，送出、放弃或退出登录时删除，最久留7天。密码和验证码不在其中。',
      en: 'Local storage draft:…: what you have written and not yet sent; removed when it is sent, given up or when you log out, after 7 days at the latest. Never passwords or codes.',
    },
    {
      zh: '本地存储 motion 与 sessionEnded：你是否让画面静止；会话何时过期，好让几个标签页只提醒一次。',
      en: 'Local storage motion and sessionEnded: whether you have stilled the pages; when a session ran out, so that several tabs deal with it once.',
    },
    {
      zh: '会话存储 painted 与 page-load-reload：标题字体是否取过；页面没能载入时是否已重新读过一次。关上标签页就没有了。',
      en: 'Session storage painted and page-load-reload: whether the faces of headings were fetched before; whether a page that did not load was read anew once. Gone when the tab is closed.',
    },
    {
      zh: 'Cookie receipts 与 known：最近五条寄语的私人凭据，保存一年，让你看到自己待审的寄语；以及这个浏览器登录过的记号，让陌生人不能替你用完登录次数。',
      en: 'Cookies receipts and known: the private keys of your last five pledges, for a year, so that you see them while they wait; and a mark that this browser has logged in before, so that strangers cannot use up your tries.',
    },
    {
      zh: '短期 Cookie：重设密码、更换邮箱或密码时记住收验证码的邮箱（加密，15分钟），提交表单后带一句提示，用过即清。',
      en: 'Short-lived cookies: the address a code was sent to, encrypted, for 15 minutes, and the one-line message after a form; gone once used.',
    },
  ],
}
