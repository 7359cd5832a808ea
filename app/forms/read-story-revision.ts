import type { AppLoadContext } from '@remix-run/node'
import { isRefusedAs } from './refusal-checks.ts'
import { describePart, describeDifferences } from './read-story-part.ts'
import type { NamedPart } from './story-part-param.ts'

type Reader = Pick<AppLoadContext, 'api' | 'locale'>

/** Loads one page of the published revisions of a part, and the number of its newest revision. */
export async function readHistory({ api, locale }: Reader, { name }: NamedPart, page: number) {
  const { revisions, total, totalPages } = await api.story.history({ unit: name, page })
  const newest = page === 1 ? revisions : (await api.story.history({ unit: name })).revisions
  const source = await sourceIfPresent({ api, locale }, name)
  return {
    ...{ name, revisions, page, total, totalPages },
    last: newest[0]?.number ?? 0,
    isThere: source !== undefined,
    label: describePart(name, source?.content, locale).label,
  }
}

async function sourceIfPresent({ api }: Reader, part: string) {
  try {
    return await api.story.source({ unit: part })
  } catch (error) {
    // An entry that was removed has a history, but no source to edit.
    if (isRefusedAs(error, 'missing')) return undefined
    throw error
  }
}

/** Loads one revision: its changes, and the differences from it to the current version. */
export async function readRevision({ api, locale }: Reader, { name, shape }: NamedPart, number: number) {
  const { revision, before, after, now } = await api.story.revision({ unit: name, number })
  const { revisions, ships } = await api.story.history({ unit: name })
  const [last] = revisions
  return {
    ...{ name, number, revision, ships },
    label: describePart(name, after ?? before, locale).label,
    last: last?.number ?? 0,
    isShipped: last?.isShipped ?? true,
    changes: describeDifferences(shape, locale, { before, after }),
    sinceThen: describeDifferences(shape, locale, { before: after, after: now }),
  }
}
