import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { bookHtml } from '#app/book/book-html.ts'
import type { BookParts } from '#app/book/book-parts.ts'
import { bookStory, type BookStory } from '#app/book/book-story.ts'
import type { AllContent } from '#app/content/index.ts'
import { locales } from '#app/i18n/refusal-text.ts'
import type { BookVolume } from '../../book/book.schema.ts'
import { bookName, requireOwnFolder } from './require-own-folder.ts'
import { placesIn } from './pdf-page-numbers.ts'
import { printPdf } from './print-pdf.ts'
import { staticStyles } from './static-styles.ts'

interface BookToWrite {
  /** Reads a volume. Volumes are read one after the other. */
  read: (volume: number) => Promise<BookVolume>
  story: AllContent
  folder: string
  /** Reads a picture of the site by its address. */
  picture: (url: string) => Promise<Uint8Array>
  /** As 2025.10.27. */
  made: string
  /** The Chromium that prints. Without one, only the pages are written. */
  browser: string | undefined
}

/**
 * Writes the book of sparks in both languages: each volume as a page that any browser opens and prints, and as a PDF if there is a Chromium. The PDF
 * is printed twice, because the first printing gives the page numbers for the table of contents. Resolves to the files written.
 */
export async function writeBook({ read, story, folder, picture, made, browser }: BookToWrite): Promise<string[]> {
  await requireOwnFolder(folder)
  const styles = `<style>${await bookStyles()}</style>`
  const files: string[] = []
  for (let volume = 1, last = 1; volume <= last; volume += 1) {
    const book = await read(volume)
    last = book.volumes
    for (const locale of locales) {
      const content = bookStory(locale, story)
      const parts = { book, locale, story: content, made, styles, picture: await picturesOf(content, picture) }
      const name = `${locale === 'en' ? 'en/' : ''}${bookName}${volume === 1 ? '' : `-${volume}`}`
      await save(join(folder, `${name}.html`), parts)
      files.push(`${name}.html`)
      if (browser === undefined) continue
      await printTwice(browser, join(folder, `${name}.pdf`), parts)
      files.push(`${name}.pdf`)
    }
  }
  return files
}

/** Embeds the pictures in the file. */
async function picturesOf({ pictures }: BookStory, read: BookToWrite['picture']): Promise<BookParts['picture']> {
  const inside = new Map<string, string>()
  for (const url of new Set(pictures)) {
    const kind = url.endsWith('.svg') ? 'image/svg+xml' : 'image/webp'
    inside.set(url, `data:${kind};base64,${Buffer.from(await read(url)).toString('base64')}`)
  }
  return url => inside.get(url) ?? ''
}

async function printTwice(browser: string, pdf: string, parts: BookParts): Promise<void> {
  const [page, printed] = [`${pdf}.part.html`, resolve(`${pdf}.part`)]
  const withFaces = { ...parts, styles: `${faces()}${parts.styles}` }
  try {
    await save(page, withFaces)
    await printPdf(browser, resolve(page), printed)
    const pages = placesIn(await readFile(printed))
    if (pages.size > 0) {
      await save(page, { ...withFaces, pages })
      await printPdf(browser, resolve(page), printed)
    }
    await stat(printed)
    await rename(printed, pdf)
  } finally {
    await rm(page, { force: true })
    await rm(printed, { force: true })
  }
}

async function save(file: string, parts: BookParts): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await pipeline(Readable.from(bookHtml(parts)), createWriteStream(file))
}

const root = new URL('../../../', import.meta.url)
const { resolve: packageFile } = createRequire(import.meta.url)

/** The fonts for members' texts, from their packages, because a server has no Chinese fonts. */
const faces = () =>
  ['noto-serif-sc/400', 'noto-serif-sc/600', 'source-serif-4/400', 'source-serif-4/600']
    .map(face => `<link rel="stylesheet" href="${pathToFileURL(packageFile(`@fontsource/${face}.css`)).href}">`)
    .join('')

/** Returns the style sheets of the book as one, with the font of its headings embedded. */
async function bookStyles(): Promise<string> {
  const sheet = (name: string) => readFile(new URL(`app/styles/${name}.css`, root), 'utf8')
  const whole = await sheet('book')
  const named = [...whole.matchAll(/@import '\.\/([\w-]+)\.css';/g)].map(([, name = '']) => name)
  const imported = await Promise.all(named.map(sheet))
  const [order = ''] = /@layer [^;{]*;/.exec(whole) ?? []
  const own = whole.replace(order, '').replace(/@import [^;]*;/g, '')
  return staticStyles([order, ...imported, own].join('\n'), path => readFile(new URL(`public${path}`, root)))
}
