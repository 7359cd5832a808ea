import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { allContent as story } from '#app/content/all-content.ts'
import type { BookVolume } from '#server/book/book.schema.ts'
import { ProgramFailure } from '#server/kernel/program-failure.ts'
import { findBrowser } from '#server/http/static-copy/find-browser.ts'
import { placesIn } from '#server/http/static-copy/pdf-page-numbers.ts'
import { FolderNotEmpty } from '#server/http/static-copy/require-own-folder.ts'
import { writeBook } from '#server/http/static-copy/write-book.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'book-'))
  folders.push(made)
  return made
}

const volumeOf = (volume: number): BookVolume => ({
  volume,
  volumes: 2,
  total: 2,
  first: volume,
  texts: [
    {
      kind: 'pledge',
      year: 1984,
      name: '林小河',
      group: null,
      text: `第 ${volume} 册的话`,
      language: 'zh',
      date: '2025.10.27',
    },
  ],
  names: [],
})

const write = (to: string, browser?: string) =>
  writeBook({
    read: volume => Promise.resolve(volumeOf(volume)),
    story,
    folder: to,
    picture: () => Promise.resolve(Buffer.from('<svg/>')),
    made: '2025.11.02',
    browser,
  })

describe('a book written without a browser', () => {
  test('is pages of both languages, volume by volume, with all their resources inlined', async () => {
    const to = folder()
    expect(await write(to)).toEqual(['book.html', 'en/book.html', 'book-2.html', 'en/book-2.html'])
    const page = readFileSync(join(to, 'book-2.html'), 'utf8')
    expect(page).toContain('第 2 册的话')
    expect(readFileSync(join(to, 'en/book.html'), 'utf8')).toContain('<html lang="en">')
    expect(
      [...page.matchAll(/(?:src="|href="|url\()([^"#)]+)/g)].filter(([, to = '']) => !/^['"]?data:/.test(to)),
    ).toEqual([])
    expect(page).toMatch(/@layer tokens, base, page;[^]*@font-face[^]*@page/)
    expect(page).not.toContain('@import')
  })

  test('replaces an earlier book, also beside a copy of the site, and never replaces anything else', async () => {
    const to = folder()
    await write(to)
    await write(to)
    const copy = folder()
    writeFileSync(join(copy, 'copy.txt'), '')
    await write(copy)
    const other = folder()
    writeFileSync(join(other, 'thesis.txt'), '')
    await expect(write(other)).rejects.toThrow(FolderNotEmpty)
  })
})

test('a browser that cannot print is reported in one sentence, and leaves no partial book behind', async () => {
  const to = folder()
  await expect(write(to, join(to, 'no-such-program'))).rejects.toThrow(ProgramFailure)
  expect(() => readFileSync(join(to, 'book.pdf'))).toThrow('ENOENT')
  expect(() => readFileSync(join(to, 'book.pdf.part.html'))).toThrow('ENOENT')
})

test('the configured browser is used, else the first that exists', async () => {
  const to = folder()
  mkdirSync(join(to, 'bin'))
  const place = join(to, 'bin', 'chromium')
  expect(await findBrowser(undefined, [])).toBe(await findBrowser(undefined, [join(to, 'nowhere')]))
  writeFileSync(place, '')
  chmodSync(place, 0o755)
  expect(await findBrowser(undefined, [join(to, 'nowhere'), join(to, 'bin')])).toBe(place)
  expect(await findBrowser('/opt/chrome', [join(to, 'bin')])).toBe('/opt/chrome')
})

describe('the named places of a PDF', () => {
  const pdf = (catalog: string) => `%PDF-1.4
3 0 obj
<</Type /Page>>
endobj
4 0 obj
<</Type /Page>>
endobj
5 0 obj
<</Type /Page>>
endobj
6 0 obj
<</Type /Pages /Kids [3 0 R 5 0 R] /Count 2>>
endobj
7 0 obj
<</Type /Pages
/Kids [6 0 R 4 0 R] /Count 3>>
endobj
8 0 obj
<</year-1984 [5 0 R /XYZ 6 829.2 0]
/names [4 0 R /XYZ 6 829.2 0]
/n12 [9 0 R /XYZ 6 829.2 0]>>
endobj
10 0 obj
<</Type /Catalog ${catalog}>>
endobj`

  test('have page numbers in the order of the page tree', () => {
    expect(placesIn(Buffer.from(pdf('/Pages 7 0 R /Dests 8 0 R')))).toEqual(
      new Map([
        ['year-1984', 2],
        ['names', 3],
      ]),
    )
  })

  test('are empty for a file of another structure', () => {
    expect(placesIn(Buffer.from(pdf('/Pages 7 0 R')))).toEqual(new Map())
    expect(placesIn(Buffer.from('%PDF-1.7 compressed'))).toEqual(new Map())
  })
})
