/** The names of the story's units, and the pages that show them. */
import type { Locale } from '../schema.ts'
import { listLabels, collectionLabels, singletonLabels } from './labels.ts'
import { unitOf, type ListName, type CollectionName, type SingletonName } from './units.ts'

const singletonPages: Readonly<Record<SingletonName, readonly string[]>> = {
  banner: ['/'],
  home: ['/'],
  timeline: ['/timeline'],
  culture: ['/culture'],
  people: ['/people'],
  about: ['/about'],
  samples: ['/#future'],
  terms: ['/terms'],
  privacy: ['/privacy'],
}

const listPages: Readonly<Record<ListName, readonly string[]>> = {
  eras: ['/timeline', '/#timeline'],
  steps: ['/timeline'],
  missions: ['/culture#achievements', '/#mission'],
  stories: ['/#alumni', '/people'],
  others: ['/people'],
}

const entryPages: Readonly<Record<CollectionName, (key: string) => readonly string[]>> = {
  eras: key => [`/timeline#${key}`, '/#timeline'],
  steps: () => ['/timeline'],
  missions: key => [`/culture#${key}`, '/#mission'],
  persons: key => [`/people#${key}`, '/#alumni'],
}

/** Returns the pages that show the unit; the page that shows most of it comes first. */
export function pagesOf(name: string): readonly string[] {
  const unit = unitOf(name)
  if (unit === undefined) return []
  if (unit.kind === 'singleton') return singletonPages[unit.name]
  return unit.kind === 'list' ? listPages[unit.name] : entryPages[unit.collection](unit.key)
}

/** Returns the name of a unit; the name of an entry comes from its content. */
export function unitLabel(name: string, content: unknown, locale: Locale): string {
  const unit = unitOf(name)
  if (unit === undefined) return name
  if (unit.kind === 'singleton') return singletonLabels[unit.name][locale]
  if (unit.kind === 'list') return listLabels[unit.name][locale]
  const named = ['name', 'title'].map(part => wordsAt(content, part, locale)).find(words => words !== '') ?? unit.key
  return unit.collection === 'eras' || unit.collection === 'steps'
    ? `${unit.key} ${named === unit.key ? '' : named}`.trim()
    : named
}

/** Returns the kind of an entry; undefined for any other unit. */
export function collectionLabelOf(name: string, locale: Locale): string | undefined {
  const unit = unitOf(name)
  return unit?.kind === 'entry' ? collectionLabels[unit.collection][locale] : undefined
}

function wordsAt(content: unknown, part: string, locale: Locale): string {
  const text = stepInto(content, part)
  const [own, chinese] = [stepInto(text, locale), stepInto(text, 'zh')]
  return [own, chinese].find((words): words is string => typeof words === 'string' && words !== '') ?? ''
}

const stepInto = (value: unknown, part: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined
