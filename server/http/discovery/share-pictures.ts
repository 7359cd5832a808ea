import {
  aboutContent,
  cultureContent,
  homeContent,
  peopleContent,
  siteContent,
  timelineContent,
  type AllContent,
} from '#app/content/index.ts'
import { dateText } from '#app/i18n/time-text.ts'
import type { Locale } from '../../rpc/context.ts'
import { drawInWorker } from '../../drawing/drawing-queue.ts'
import { PictureCache } from '../../drawing/picture-cache.ts'
import type { ShareSheet, ShareWords } from '../../drawing/draw-share-picture.worker.ts'
import { days } from '../../kernel/clock.ts'
import type { Sender } from '../../kernel/fair-queue.ts'

type Png = Uint8Array<ArrayBuffer>

const sheets: Readonly<Record<string, (locale: Locale, content: AllContent) => ShareSheet>> = {
  home: (locale, content) => {
    const { slogan, name, title: whole, displayedDate: date } = siteContent(locale)
    const { hero } = homeContent(locale, content)
    // As in the hero of the home page: the name, then the rest on a line of its own.
    const title = whole.startsWith(name) ? `${name}\n${whole.slice(name.length).trim()}`.trim() : whole
    const words = { kicker: slogan, title, line: hero.quote, date }
    return { ground: 'night', words, picture: '/pictures/hero-night.svg' }
  },
  timeline: (locale, content) => {
    const { title, subtitle, opening } = timelineContent(locale, content)
    return paperSheet(pageWords(locale, subtitle, title), opening.picture.url)
  },
  culture: (locale, content) => {
    const { title, lead, missions, opening } = cultureContent(locale, content)
    return paperSheet(pageWords(locale, title, lead), (missions[0]?.picture ?? opening.picture).url)
  },
  people: (locale, content) => {
    const { title, lead, stories } = peopleContent(locale, content)
    return paperSheet(pageWords(locale, title, lead), stories[0]?.avatar.url ?? '/water/reach.svg')
  },
  about: (locale, content) => {
    const { title, lead, university } = aboutContent(locale, content)
    return paperSheet(pageWords(locale, title, lead), university.picture.url)
  },
}

const paperSheet = (words: ShareWords, picture: string): ShareSheet => ({ ground: 'paper', words, picture })

function pageWords(locale: Locale, title: string, line: string) {
  const { title: kicker, displayedDate: date } = siteContent(locale)
  return { kicker, title, line, date }
}

/** The share picture of a text, such as an article: its title on paper with its date in Shanghai, above the water. */
export function textSheet(
  locale: Locale,
  { title, summary, writtenAt }: { title: string; summary: string; writtenAt: Date },
): ShareSheet {
  const { title: kicker } = siteContent(locale)
  return paperSheet({ kicker, title, line: summary, date: dateText(writtenAt) }, '/pictures/dawn-river.svg')
}

const kept = new PictureCache({ maxBytes: 16 * 1024 * 1024, lasts: days(1) })
const drawing = new URL('../../drawing/draw-share-picture.worker.ts', import.meta.url)

/** Returns the picture of a sheet. It is drawn once and cached. */
export const sharePicture = (sender: Sender, sheet: ShareSheet): Promise<Png> =>
  kept.of(sheet, () => drawInWorker(sender, drawing, 'drawShareSheet', sheet))

/** Returns the share picture of a story page; undefined if no page has that name. */
export function pagePicture(
  name: string,
  { locale, content, sender }: { locale: Locale; content: AllContent; sender: Sender },
): Promise<Png> | undefined {
  const sheetOf = Object.hasOwn(sheets, name) ? sheets[name] : undefined
  return sheetOf === undefined ? undefined : sharePicture(sender, sheetOf(locale, content))
}
