import { describe, expect, it } from 'vitest'
import { mail as en } from '#app/i18n/en/mail.ts'
import { mail as zh } from '#app/i18n/zh/mail.ts'
import { composeLetter, type LetterFacts } from '#server/mail/compose-letter.ts'
import type { LetterKind } from '#server/mail/letter-kinds.ts'

const at = new Date('2025-10-27T02:00:00.000Z')
const variables = {
  username: 'ada',
  code: '204816',
  minutes: 15,
  newEmail: 'new@example.org',
  count: 2,
  browser: 'Chrome',
  type: 'article',
  token: 'the-token-of-a-link',
  linkMinutes: 60,
  days: 7,
  until: '2025-11-03T02:00:00.000Z',
  id: 5,
  told: 'reply',
  who: 'ben',
  outcome: '',
  reason: '',
  title: '门前的河',
  excerpt: '在的',
  unsubscribe: '7.reply.signature',
  words: 'ENOSPC: no space left on device',
  more: 3,
  items: JSON.stringify([
    { id: 5, told: 'like', type: 'post', who: '', count: 3, outcome: '', reason: '', title: '门前的河', excerpt: '' },
    {
      id: 6,
      told: 'review',
      type: 'reply',
      who: '',
      count: 1,
      outcome: 'rejected',
      reason: '重复',
      title: '',
      excerpt: '',
    },
  ]),
}
const compose = (facts: Partial<LetterFacts>) =>
  composeLetter({ kind: 'password_changed', locale: 'zh', variables, at, siteUrl: undefined, ...facts })

const kinds: readonly LetterKind[] = [
  'code_reset',
  'code_password_change',
  'code_email_change',
  'password_changed',
  'password_reset',
  'email_changed',
  'email_set',
  'sessions_ended',
  'new_login',
  'password_set',
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'suspended',
  'released',
  'account_deleted',
  'account_removed',
  'report_kept',
  'report_removed',
  'notice',
  'notices',
  'backup_failed',
  'test',
]

it('the letter about a failed backup has the reason in words and the system’s message', () => {
  const letter = compose({
    kind: 'backup_failed',
    locale: 'en',
    variables: { ...variables, reason: 'full' },
    siteUrl: 'https://a.b',
  })
  expect(letter.text).toContain('The disk is full, and the backup does not fit.')
  expect(letter.text).toContain('ENOSPC: no space left on device')
  expect(letter.text).toContain('https://a.b/admin/backups')
})

describe.each(['zh', 'en'] as const)('each letter in %s', locale => {
  it.each(kinds)('is complete: %s', kind => {
    const { subject, text, html } = compose({ kind, locale })
    // The subject of a letter for one notice depends on the notice.
    if (kind !== 'notice') expect(subject).toContain({ zh, en }[locale].letters[kind].subject)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|undefined|null/)
    expect(html).toContain(`lang="${locale === 'zh' ? 'zh-CN' : 'en'}"`)
    // A letter loads nothing from the network.
    expect(html).not.toMatch(/<img|<link|<script|url\(/)
    for (const line of text.split('\n').filter(line => /\p{L}/u.test(line)))
      expect(html.replace(/<[^>]+>/g, '')).toContain(line)
  })

  it('has a text for each kind, and no unused text', () => {
    expect(Object.keys({ zh, en }[locale].letters).sort()).toEqual([...kinds].sort())
  })
})

describe('a letter', () => {
  it('holds the code and its lifetime', () => {
    const { text, html } = compose({ kind: 'code_reset', variables: { code: '004816', minutes: 15 } })
    expect(text).toContain('验证码：004816')
    expect(text).toContain('15 分钟内有效')
    expect(html).toMatch(/<strong[^>]*>004816<\/strong>/)
  })

  it('has its time in the time zone of Nanjing', () => {
    expect(compose({}).text).toContain('2025.10.27 10:00')
    expect(compose({ at: new Date('2025-12-31T16:00:00Z') }).text).toContain('2026.01.01 00:00')
  })

  it.each(['released', 'account_deleted', 'account_removed', 'test'] as const)(
    'with an invalid path has no link: %s',
    kind => {
      expect(compose({ kind, siteUrl: 'https://110.example.org' }).text).not.toContain('/notices')
    },
  )

  it('names the reported text, and links to the list of reports', () => {
    const siteUrl = 'https://110.example.org'
    expect(compose({ kind: 'report_kept', siteUrl }).text).toContain('你举报的文章')
    expect(compose({ kind: 'report_removed', siteUrl, locale: 'en' }).html).toContain(
      'href="https://110.example.org/profile/activities/reports"',
    )
  })

  it('has the subject of its notice, without the text and without the author of an anonymous text', () => {
    const subjectOf = (said: LetterFacts['variables'], locale: 'zh' | 'en') =>
      compose({ kind: 'notice', locale, variables: { ...variables, ...said } }).subject
    expect(subjectOf({}, 'zh')).toMatch(/^ben回复了你的帖子 · /)
    expect(subjectOf({}, 'en')).toMatch(/^ben replied to your post · /)
    expect(subjectOf({ told: 'followedBoard', who: '' }, 'zh')).toMatch(/^有人在你关注的版块发了帖子 · /)
    expect(subjectOf({ told: 'review', outcome: 'rejected', type: 'post' }, 'en')).toMatch(
      /^Your post did not pass review · /,
    )
  })

  it.each([
    ['zh', '你关注的年级里，有人写了新的文章。'],
    ['en', 'Somebody from a class that you follow wrote a new article.'],
  ] as const)('names a former member by a whole sentence (%s)', (locale, sentence) => {
    expect(
      compose({ kind: 'notice', locale, variables: { ...variables, told: 'followedClass', who: '' } }).text,
    ).toContain(sentence)
  })

  it('makes no link of what a member wrote, and makes each address of its own a link', () => {
    const excerpt = '看（https://example.org)，给你 <https://110.example.org/x> "https://a.b'
    const said = { ...variables, excerpt, title: excerpt, reason: excerpt, browser: excerpt, newEmail: excerpt }
    const siteUrl = 'https://110.example.org'
    for (const kind of kinds) {
      const { html } = compose({ kind, variables: said, siteUrl })
      const links = [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)]
      for (const [, to, shown] of links) {
        expect(to).toMatch(/^https:\/\/110\.example\.org\/(?!x)[\w/.?=-]+$/)
        expect(shown).toBe(to)
      }
      expect(html.match(/<a\b/g) ?? []).toHaveLength(links.length)
    }
    const { html } = compose({ kind: 'notice', variables: said, siteUrl })
    expect(html).toContain(`<a href="${siteUrl}/notices/5">`)
    expect(html).toContain(`<a href="${siteUrl}/notices/unsubscribe?token=7.reply.signature">`)
  })

  it.each([
    ['zh', '通知设置'],
    ['en', 'notice settings'],
  ] as const)('of a notice describes how to end such letters, when the site has no address (%s)', (locale, where) => {
    for (const kind of ['notice', 'notices', 'report_kept', 'report_removed'] as const) {
      const { text, unsubscribe } = compose({ kind, locale })
      expect(text).toContain(where)
      expect(text).not.toMatch(/\/(?:notices|profile)/)
      expect(unsubscribe).toBeUndefined()
    }
  })

  it('has the link to act, and without a public address the path on the site', () => {
    const siteUrl = 'https://110.example.org'
    for (const [kind, path] of [
      ['code_reset', '/reset-password?token=the-token-of-a-link'],
      ['email_changed', '/former-address?token=the-token-of-a-link'],
    ] as const) {
      expect(compose({ kind, siteUrl }).html).toContain(`href="${siteUrl}${path}"`)
      expect(compose({ kind }).text).toContain(`网站的网址，后面接上 ${path}`)
    }
  })

  it('has links to the public address alone', () => {
    expect(compose({}).html).not.toContain('href')
    expect(compose({ siteUrl: 'https://110.example.org' }).html).toContain(
      'href="https://110.example.org/forgot-password"',
    )
  })

  it('escapes every value that it was given', () => {
    const { html, text } = compose({ kind: 'new_login', variables: { username: 'ada', browser: '<b>"&' } })
    expect(html).toContain('&lt;b&gt;&quot;&amp;')
    expect(text).toContain('<b>"&')
  })

  it('about a login from an unknown browser says so', () => {
    expect(compose({ kind: 'new_login', variables: { username: 'ada', browser: '' } }).text).toContain(
      zh.unknownBrowser,
    )
  })
})
