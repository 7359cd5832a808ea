import { describe, expect, it } from 'vitest'
import { Delivery } from '#server/mail/letter-delivery.ts'
import { smtpTransport } from '#server/mail/smtp-transport.ts'
import { mailDaily } from '#server/notice/mail-notices.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember } from '#test/support/people.ts'
import { smtpServer } from '#test/support/smtp-server.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, site, clock } = setup
const siteUrl = 'https://110.example.org'

/** Sends all letters that are due to a mail server. Returns them parsed, as a mail program reads them. */
async function lettersOnTheWay() {
  const { account, received } = await smtpServer()
  const { fork, vault, report } = site
  const openTransport = () => smtpTransport(account, '河海大学 110 周年校庆')
  const delivery = new Delivery({ fork, clock, vault, report, openTransport, siteUrl, domain: '110.example.org' })
  await delivery.deliverDue()
  return received.map(({ letter }) => letter)
}

async function aTalk(locale: 'zh' | 'en', way: 'mail' | 'daily', title = '门前的河') {
  const [ada, ben] = [await aMember(setup), await aMember(setup)]
  const post = await aPost(setup, ada, (await aBoard(setup)).id, { title })
  await as(ada, { locale }).notice.choose({ reply: way })
  return { ada, ben, post }
}

const said = { zh: '回复了你的帖子', en: 'replied to your post.' } as const

describe.each(['zh', 'en'] as const)('a mail program (%s)', locale => {
  it('reads both parts of a letter for one notice, and can unsubscribe by its headers', async () => {
    const { ada, ben, post } = await aTalk(locale, 'mail')
    await aReply(setup, ben, post.id, { content: '在的 & <你> 呢' })
    await writeNotices(site)
    const [letter, ...others] = await lettersOnTheWay()
    expect(others).toEqual([])
    expect(letter?.to).toEqual([ada.email])
    for (const part of [letter?.text, letter?.html]) {
      expect(part).toContain(said[locale])
      expect(part).toContain('门前的河')
      expect(part).toContain(`${siteUrl}/notices/`)
    }
    expect(letter?.text).toContain('在的 & <你> 呢')
    expect(letter?.html).toContain('在的 &amp; &lt;你&gt; 呢')
    expect(letter?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const link = new URL(/^<(https:[^<>\s]+)>$/.exec(letter?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '')
    expect(link.origin).toBe(siteUrl)
    expect(letter?.text).toContain(link.href)
    await as('guest').notice.unsubscribe({ token: link.searchParams.get('token') ?? '' })
    expect((await as(ada).notice.choices()).reply).toBe('site')
  })

  it('reads the daily letter, whose link ends all letters', async () => {
    const { ada, ben, post } = await aTalk(locale, 'daily')
    for (const content of ['早上好', '晚上好']) await aReply(setup, ben, post.id, { content })
    await writeNotices(site)
    await mailDaily(site)
    const [letter, ...others] = await lettersOnTheWay()
    expect(others).toEqual([])
    for (const part of [letter?.text, letter?.html]) {
      expect(part).toContain('早上好')
      expect(part).toContain('晚上好')
    }
    expect(letter?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const token = /token=([^>]+)>$/.exec(letter?.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    await as('guest').notice.unsubscribe({ token: decodeURIComponent(token) })
    expect((await as(ada).notice.choices()).reply).toBe('site')
  })
})

it('a mail program reads subjects and senders that are longer than a header line, in Chinese, without losses', async () => {
  const { account, received } = await smtpServer()
  const subject = '有人在你关注的帖子里回复了你：'.repeat(12) + '“长江、黄河与 river😀”'
  const name = '河海大学一百一十周年校庆网站（由校友自发制作）'.repeat(3)
  const transport = await smtpTransport(account, name)
  const unsubscribe = `${siteUrl}/notices/unsubscribe?token=7.reply.${'x'.repeat(600)}`
  await transport
    .send({ to: 'ada@example.org', subject, text: '长'.repeat(2_000), html: '', messageId: '<a@b.c>', unsubscribe })
    .finally(() => transport.close())
  const [got] = received
  expect(got?.letter).toMatchObject({ subject, from: { name }, text: '长'.repeat(2_000) })
  expect(got?.letter.headers.get('list-unsubscribe')).toBe(`<${unsubscribe}>`)
  // RFC 5322: no line is longer than 998 bytes, and headers are in ASCII.
  const lines = got?.raw.split('\r\n') ?? []
  expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(998)
  expect(got?.raw.split('\r\n\r\n')[0]).toMatch(/^[\t\r\n -~]*$/)
})
