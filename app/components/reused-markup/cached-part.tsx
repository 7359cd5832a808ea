import { createContext, type ReactNode, useContext } from 'react'

/** What a rendering on the server asks of the markup that earlier ones made (part-cache.ts). */
export interface MarkupOfPage {
  /** The mark that stands for cached markup, where there is some for this key. */
  markOf: (key: string) => string | undefined
  /** The marks between which the markup of this key is kept. */
  marksAround: (key: string) => readonly [start: string, end: string]
}

/** Null in a browser, and where a page is rendered without the memory. */
export const PartCacheContext = createContext<MarkupOfPage | null>(null)

interface CachedPartProps {
  /** Which part: unique on the site. */
  part: string
  /** Everything beside the language that its markup depends on. Few values: what each reader has otherwise is not kept. */
  by?: readonly (string | null | undefined)[]
  /** Elements, without `useId` in them: the next page would show the ids of this one. */
  children: ReactNode
}

/**
 * A part of a page that the server renders once for each language and what else it depends on, and then writes as it was. Browsers render
 * it like any other: its links and buttons live.
 */
export function CachedPart({ part, by = [], children }: CachedPartProps) {
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
