import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { FolderNotEmpty } from '#server/http/static-copy/require-own-folder.ts'
import { writeCopy } from '#server/http/static-copy/write-copy.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'copy-'))
  folders.push(made)
  return made
}

/** A site of a few pages, whose second page of articles is linked from the first alone. */
const ask = (path: string, locale: string) => {
  if (path.startsWith('/api/')) return Promise.resolve(Response.json({ data: { messages: [], totalPages: 1 } }))
  const links = path === '/articles' ? '<a href="/articles?page=2">2</a><a href="/articles/7">7</a>' : ''
  const page = `<!DOCTYPE html><html><body>${locale} ${path}${links}</body></html>`
  return Promise.resolve(path === '/articles/7' ? new Response(null, { status: 404 }) : new Response(page))
}

test('every page that is linked is copied, and a page that is gone in the meantime is not linked', async () => {
  const to = folder()
  const files = await writeCopy(ask, to, '2025.10.27')
  expect(files).toEqual(expect.arrayContaining(['index.html', 'en/articles-2.html']))
  expect(files).not.toContain('articles/7.html')
  expect(readFileSync(join(to, 'articles.html'), 'utf8')).toContain('<a href="articles-2.html">2</a><span>7</span>')
})

test('a copy replaces an earlier copy, and never anything else', async () => {
  const to = folder()
  await writeCopy(ask, to, '2025.10.27')
  await writeCopy(ask, to, '2025.10.28')
  expect(readFileSync(join(to, 'index.html'), 'utf8')).toContain('2025.10.28')
  const other = folder()
  writeFileSync(join(other, 'thesis.txt'), '')
  await expect(writeCopy(ask, other, '2025.10.27')).rejects.toThrow(FolderNotEmpty)
})

test('a page that fails stops the copying', async () => {
  const failing = (path: string, locale: string) =>
    path === '/people' ? Promise.resolve(new Response(null, { status: 503 })) : ask(path, locale)
  await expect(writeCopy(failing, folder(), '2025.10.27')).rejects.toThrow('/people answered 503')
})
