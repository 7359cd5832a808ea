import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { staticCopy as en } from '#app/i18n/en/static-copy.ts'
import { locales, type Locale } from '#app/i18n/refusal-text.ts'
import { staticCopy as zh } from '#app/i18n/zh/static-copy.ts'
import { publicPages } from '../discovery/public-pages.ts'
import { torchParts } from '../../drawing/site-artwork.ts'
import { readPledges, withAllPledges } from './all-pledges.ts'
import { pageInCopy, fileOf, relativeLink, type CopiedPage } from './copied-page.ts'
import { marker, requireOwnFolder } from './require-own-folder.ts'
import { staticPage } from './static-page.ts'
import { staticStyles } from './static-styles.ts'

/** Requests a page from the site as a guest. */
type Ask = (path: string, locale: Locale) => Promise<Response>

const words = { zh, en }
// A page that consists of its form has no use in a copy.
const openPages = publicPages.flatMap(({ path, isForm = false }) => (isForm ? [] : [path]))

/** Writes every public page in both languages, with its assets, into `folder`. Resolves to the files written. */
export async function writeCopy(ask: Ask, folder: string, made: string): Promise<string[]> {
  await requireOwnFolder(folder)
  const pages = await gather(ask)
  const sparks = await readPledges(async path => (await ask(path, 'zh')).json())
  const assets = new Map<string, string>()
  const torch = await torchParts()
  for (const [file, { place, html }] of pages) {
    const still = staticPage(html, {
      link(href) {
        const target = pageInCopy(href, place.address, openPages)
        const to = target === undefined ? undefined : fileOf({ ...target, locale: place.locale })
        if (target === undefined || to === undefined || !pages.has(to)) return undefined
        return (
          (to === file && target.hash !== '' ? '' : relativeLink(file, to)) +
          hashIn(pages.get(to)?.html ?? '', target.hash)
        )
      },
      asset(path) {
        const to = assetFile(path)
        assets.set(to, path)
        return relativeLink(file, to)
      },
      first: torch,
      last: noteOf(place, file, made),
    })
    await save(folder, file, place.address === '/' ? withAllPledges(still, sparks) : still)
  }
  for (const [file, path] of assets) await save(folder, file, await readAsset(ask, path))
  await save(folder, marker, `${words.zh.made.replace('{{date}}', made)}\n${words.en.made.replace('{{date}}', made)}\n`)
  return [...pages.keys(), ...assets.keys(), marker]
}

interface Found {
  place: CopiedPage
  html: string
}

/** Returns every page that can be reached from the public ones, by its file. */
async function gather(ask: Ask): Promise<Map<string, Found>> {
  const pages = new Map<string, Found>()
  const seen = new Set<string>()
  const open: CopiedPage[] = locales.flatMap(locale => openPages.map(address => ({ locale, address })))
  for (let place = open.shift(); place !== undefined; place = open.shift()) {
    const file = fileOf(place)
    if (seen.has(file)) continue
    seen.add(file)
    const response = await ask(place.address, place.locale)
    if (response.status === 404) continue
    if (!response.ok) throw new Error(`${place.address} answered ${response.status}`)
    const html = await response.text()
    pages.set(file, { place, html })
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)) {
      const target = pageInCopy(href.replaceAll('&amp;', '&'), place.address, openPages)
      if (target !== undefined) open.push({ locale: place.locale, address: target.address })
    }
  }
  return pages
}

/** Removes a fragment whose target, such as a form, is not in the copy. */
const hashIn = (html: string, hash: string) => (html.includes(` id="${hash.slice(1)}"`) ? hash : '')

const assetFile = (path: string) => decodeURIComponent(new URL(path, 'http://copy.invalid').pathname).slice(1)

async function readAsset(ask: Ask, path: string): Promise<string | Uint8Array> {
  const read = async (named: string) => {
    const response = await ask(named, 'zh')
    if (!response.ok) throw new Error(`${named} answered ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
  const bytes = await read(path)
  return path.endsWith('.css') ? staticStyles(Buffer.from(bytes).toString('utf8'), read) : bytes
}

function noteOf({ locale, address }: CopiedPage, file: string, made: string): string {
  const other = locale === 'zh' ? 'en' : 'zh'
  const { made: line, other: name } = words[locale]
  const link = `<a href="${relativeLink(file, fileOf({ address, locale: other }))}" lang="${other}">${name}</a>`
  return `<p class="copy-note">${line.replace('{{date}}', made)} ${link}</p>`
}

async function save(folder: string, file: string, content: string | Uint8Array): Promise<void> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
