import type { QueuedText } from '#server/moderation/moderation.schema.ts'

/** A plain text with the listed words marked. */
export function HighlightedText({ content, hits }: Pick<QueuedText, 'content' | 'hits'>) {
  const last = hits.at(-1)
  return (
    <p className="review__message">
      {hits.map(([from, to], index) => (
        <span key={from}>
          {content.slice(hits[index - 1]?.[1] ?? 0, from)}
          <mark>{content.slice(from, to)}</mark>
        </span>
      ))}
      {content.slice(last?.[1] ?? 0)}
    </p>
  )
}
