/** The names of the story's parts, and the pages that show them. */
import type { Locale } from '../story-schema.ts'
import { listLabels, collectionLabels, singletonLabels } from './labels.ts'
import { parsePartName, type ListName, type CollectionName, type SingletonName } from './editable-parts.ts'

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

/** Returns the pages that show the part; the page that shows most of it comes first. */
export function pagesOf(name: string): readonly string[] {
  const part = parsePartName(name)
  if (part === undefined) return []
  if (part.kind === 'singleton') return singletonPages[part.name]
  return part.kind === 'list' ? listPages[part.name] : entryPages[part.collection](part.key)
}

/** Returns the name of a part; the name of an entry comes from its content. */
export function partLabel(name: string, content: unknown, locale: Locale): string {
  const part = parsePartName(name)
  if (part === undefined) return name
  if (part.kind === 'singleton') return singletonLabels[part.name][locale]
  if (part.kind === 'list') return listLabels[part.name][locale]
  const named = ['name', 'title'].map(field => wordsAt(content, field, locale)).find(words => words !== '') ?? part.key
  return part.collection === 'eras' || part.collection === 'steps'
    ? `${part.key} ${named === part.key ? '' : named}`.trim()
    : named
}

/** Returns the kind of an entry; undefined for any other part. */
export function collectionLabelOf(name: string, locale: Locale): string | undefined {
  const part = parsePartName(name)
  return part?.kind === 'entry' ? collectionLabels[part.collection][locale] : undefined
}

function wordsAt(content: unknown, field: string, locale: Locale): string {
  const text = stepInto(content, field)
  const [own, chinese] = [stepInto(text, locale), stepInto(text, 'zh')]
  return [own, chinese].find((words): words is string => typeof words === 'string' && words !== '') ?? ''
}

const stepInto = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
