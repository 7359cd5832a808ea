// Safari before 16.4 does not support lookbehind.
const phrases = /[^，。；：！？]*[，。；：！？]?/g

/** A sentence in large type. A Chinese one that needs a second line breaks after punctuation. */
export function BreakAtPunctuation({ children }: { children: string }) {
  return (
    <>
      {(children.match(phrases) ?? []).filter(Boolean).map(phrase => (
        <span key={phrase} className="phrase">
          {phrase}
        </span>
      ))}
    </>
  )
}
