import { createContext, type ReactNode, useContext } from 'react'

/** Gives one rendering on the server access to cached markup (part-cache.ts). */
export interface MarkupOfPage {
  /** Returns the mark that stands for cached markup of this key; undefined if there is none. */
  markOf: (key: string) => string | undefined
  /** Returns the marks around markup that is to be cached under this key. */
  marksAround: (key: string) => readonly [start: string, end: string]
}

/** Null in a browser, and when a page is rendered without the cache. */
export const PartCacheContext = createContext<MarkupOfPage | null>(null)

interface CachedPartProps {
  /** The name of the part, unique on the site. */
  part: string
  /** The values besides the language on which the markup depends. They must have few variants: a part that differs for each reader is not cached. */
  by?: readonly (string | null | undefined)[]
  /** Elements that do not call `useId`, because the ids of this page would be reused on others. */
  children: ReactNode
}

function CachedByServer({ part, by = [], children }: CachedPartProps) {
  const page = useContext(PartCacheContext)
  if (page === null) return children
  const key = JSON.stringify([part, ...by])
  const mark = page.markOf(key)
  if (mark !== undefined) return <template data-cached-part={mark} />
  const [start, end] = page.marksAround(key)
  return (
    <>
      <template data-cached-part={start} />
      {children}
      <template data-cached-part={end} />
    </>
  )
}

/**
 * A part of a page whose markup the server caches by language and `by`. Browsers render it as usual, so its links and buttons are interactive; the build
 * leaves the cache out of their scripts.
 */
export const CachedPart = import.meta.env.SSR ? CachedByServer : ({ children }: CachedPartProps) => children
