import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { publicPages } from '#server/http/discovery/public-pages.ts'
import { browserFor } from '#test/support/browser.ts'
import { journeySite } from '#test/support/journey-site.ts'
import { adminToken, approve } from '#test/journeys/moderate-through-rest.ts'
import { aBoardOf, aComment, anArticle, aPostOn, aReplyTo, aWriter } from '#test/journeys/write-through-rest.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'export-data-'))
const folder = mkdtempSync(join(tmpdir(), 'export-'))
afterAll(() => [dataDir, folder].forEach(path => rmSync(path, { recursive: true, force: true })))

const site = await journeySite({ DATA_DIR: dataDir })
const visit = await browserFor(site)
const run = promisify(execFile)
const exported = async (target: string) =>
  run(process.execPath, ['server/export-static-copy.ts', target], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })

/** The public texts, and the number of pledges after the first one: more than Home shows. */
const kept = {
  pledge: '愿这一句留在副本里',
  article: '堤上的一夜',
  comment: '水位尺在我家',
  wish: '祝河长流',
  post: '桥头的钟',
  reply: '我听过它',
}
const later = 21
const refused = {
  pledge: '这一句还没有人看过',
  draft: '没有写完的一课',
  comment: '这句评论没有通过',
  wish: '这句祝福没有通过',
  post: '这个帖子没有通过',
  reply: '这条回复没有通过',
}
const made = z.object({ id: z.number() })
let article = 0
let post = 0
let files: string[] = []
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const pages = () => files.filter(file => file.endsWith('.html'))

async function write(): Promise<void> {
  const admin = await adminToken(site)
  const { token } = await aWriter(site)
  await approve(site, admin, { name: '甲', grade: '校友', message: kept.pledge })
  for (let count = 0; count < later; count += 1)
    await approve(site, admin, { name: '丙', grade: '校友', message: `后来的第 ${count} 句` })
  await site.call('POST', '/future-messages', { body: { name: '乙', grade: '校友', message: refused.pledge } })
  article = await anArticle(site, token, { title: kept.article })
  await anArticle(site, token, { title: refused.draft, status: 'draft' })
  await aComment(site, token, article, { content: kept.comment })
  const comment = await aComment(site, token, article, { content: refused.comment })
  const send = async (content: string) =>
    made.parse(await site.call('POST', '/blessings', { token, body: { content } }))
  await send(kept.wish)
  const wish = await send(refused.wish)
  const rejected = { token: admin, body: { status: 'rejected' } }
  await site.call('PUT', `/admin/comments/${comment}/review`, rejected)
  await site.call('PUT', `/admin/blessings/${wish.id}/review`, rejected)
  await writeOnForum(token, rejected)
}

async function writeOnForum(token: string, rejected: object): Promise<void> {
  const board = await aBoardOf(site)
  post = await aPostOn(site, token, board, { title: kept.post })
  const hidden = await aPostOn(site, token, board, { title: refused.post })
  await aReplyTo(site, token, post, kept.reply)
  const reply = await aReplyTo(site, token, post, refused.reply)
  await site.call('PUT', `/forum/posts/${hidden}/review`, rejected)
  await site.call('PUT', `/forum/replies/${reply}/review`, rejected)
}

beforeAll(async () => {
  await write()
  await exported(folder)
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
}, 120_000)

describe('a static copy', () => {
  test('has every public page in both languages', () => {
    for (const { path } of publicPages.filter(({ isForm = false }) => !isForm))
      for (const language of ['', 'en/'])
        expect(files).toContain(`${language}${path === '/' ? 'index' : path.slice(1)}.html`)
    expect(read('en/index.html')).toContain('<html lang="en"')
    expect(read('index.html')).toContain('<html lang="zh-CN"')
  })

  test('has no broken links', () => {
    const broken = pages().flatMap(file =>
      linksOf(file)
        .filter(link => !isThere(file, link))
        .map(link => `${file}: ${link}`),
    )
    expect(broken).toEqual([])
    expect(pages().flatMap(linksOf).length).toBeGreaterThan(200)
  })

  test('has no forms, no scripts, no account pages, and no address of the server', () => {
    for (const file of pages()) {
      expect(read(file), file).not.toMatch(/<(form|input|textarea|select|button|script|video|iframe)\b/)
      expect(read(file), file).not.toMatch(/\/login|\/register|127\.0\.0\.1|localhost/)
    }
  })

  test('has the approved texts, in both languages, and its creation time', () => {
    for (const language of ['', 'en/']) {
      expect(read(`${language}index.html`)).toContain(kept.pledge)
      expect(read(`${language}index.html`).match(/class="sparks__item"/g)?.length).toBeGreaterThan(later)
      expect(read(`${language}articles.html`)).toContain(kept.article)
      expect(read(`${language}articles/${article}.html`)).toContain(kept.comment)
      expect(read(`${language}blessings.html`)).toContain(kept.wish)
      expect(read(`${language}forum.html`)).toContain(kept.post)
      expect(read(`${language}forum/post/${post}.html`)).toContain(kept.reply)
    }
    for (const file of pages())
      expect(read(file), file).toMatch(/(静态副本，制作于|A static copy made on )20\d\d\.\d\d\.\d\d/)
  })

  test('has no waiting or rejected texts and no drafts, and shows times as dates', () => {
    for (const file of pages()) {
      for (const text of Object.values(refused)) expect(read(file), file).not.toContain(text)
      for (const [, said] of read(file).matchAll(/<time[^>]*>([^<]*)</g))
        expect(said, file).toMatch(/20\d\d\.\d\d\.\d\d/)
    }
  })

  test('opens completely from a local file', async () => {
    const page = await visit(pathToFileURL(join(folder, 'en/timeline.html')).href, { scripts: false })
    const { faces, torches } = await page.evaluate(async () => {
      await document.fonts.ready
      const drawn = [...document.querySelectorAll('svg use')].map(part => part.getBoundingClientRect().height)
      return { faces: [...document.fonts].filter(({ status }) => status === 'loaded').length, torches: drawn }
    })
    expect(faces).toBeGreaterThan(0)
    for (const height of torches) expect(height).toBeGreaterThan(0)
  })
})

const linksOf = (file: string) =>
  [...read(file).matchAll(/\s(?:href|src|srcset)="([^"]+)"/gi)].map(([, link = '']) => link)

function isThere(file: string, link: string): boolean {
  if (/^(https?|mailto|data):/.test(link)) return true
  const [path = '', hash = ''] = link.split('#')
  const target = path === '' ? file : join(dirname(file), path)
  if (!existsSync(join(folder, target))) return false
  return hash === '' || !target.endsWith('.html') || read(target).includes(` id="${hash}"`)
}
