import {
  aboutContent,
  cultureContent,
  homeContent,
  peopleContent,
  siteContent,
  timelineContent,
} from '#app/content/index.ts'
import type { Locale } from '../../api/context.ts'
import { nightSheet, paperSheet } from './share-sheet.ts'

type Png = Uint8Array<ArrayBuffer>

const drawers: Readonly<Record<string, (locale: Locale) => Promise<Png>>> = {
  home: locale => {
    const { slogan, name, title: whole, displayedDate: date } = siteContent(locale)
    const { hero } = homeContent(locale)
    // As the hero sets it: the name, then the rest on a line of its own.
    const title = whole.startsWith(name) ? `${name}\n${whole.slice(name.length).trim()}`.trim() : whole
    return nightSheet({ kicker: slogan, title, line: hero.quote, date }, '/pictures/hero-night.svg')
  },
  timeline: locale => {
    const { title, subtitle, opening } = timelineContent(locale)
    return paperSheet(pageWords(locale, subtitle, title), opening.picture.url)
  },
  culture: locale => {
    const { title, lead, missions, opening } = cultureContent(locale)
    return paperSheet(pageWords(locale, title, lead), (missions[0]?.picture ?? opening.picture).url)
  },
  people: locale => {
    const { title, lead, stories } = peopleContent(locale)
    return paperSheet(pageWords(locale, title, lead), stories[0]?.avatar.url ?? '/water/reach.svg')
  },
  about: locale => {
    const { title, lead, university } = aboutContent(locale)
    return paperSheet(pageWords(locale, title, lead), university.picture.url)
  },
}

function pageWords(locale: Locale, title: string, line: string) {
  const { title: kicker, displayedDate: date } = siteContent(locale)
  return { kicker, title, line, date }
}

/** A text that somebody wrote, such as an article: its title on paper, over the water. */
export function textPicture(
  locale: Locale,
  { title, summary, date }: { title: string; summary: string; date: string },
) {
  const { title: kicker } = siteContent(locale)
  return paperSheet({ kicker, title, line: summary, date }, '/pictures/dawn-river.svg')
}

const keptAtMost = 60
const kept = new Map<string, Promise<Png>>()

/** One picture is drawn once while it is among the last sixty asked for; a drawing that failed is tried again. */
export function keptPicture(key: string, draw: () => Promise<Png>): Promise<Png> {
  const known = kept.get(key)
  if (known !== undefined) {
    kept.delete(key)
    kept.set(key, known)
    return known
  }
  const drawn = draw()
  kept.set(key, drawn)
  drawn.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest)
  return drawn
}

/** The share picture of a story page; undefined where there is none of that name. */
export function pagePicture(name: string, locale: Locale): Promise<Png> | undefined {
  const draw = Object.hasOwn(drawers, name) ? drawers[name] : undefined
  return draw === undefined ? undefined : keptPicture(`${name}.${locale}`, () => draw(locale))
}
