import type { Segment } from '#server/search/search.schema.ts'

/** A text with the search terms marked. */
export function Marked({ segments }: { segments: readonly Segment[] }) {
  return (
    <>
      {segments.map(({ text, hit }, place) => {
        const key = `${place} ${text}`
        return hit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
      })}
    </>
  )
}
