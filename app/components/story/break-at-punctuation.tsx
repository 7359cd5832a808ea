// Safari before 16.4 knows no lookbehind.
const phrases = /[^，。；：！？]*[，。；：！？]?/g

/** A sentence in large type: where it needs a second line, a Chinese one breaks after a mark, not within a word. */
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
