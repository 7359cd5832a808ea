/** Placeholder lines of a text that is loading; a label beside them says what it is. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span className="skeleton__line" key={line} />
      ))}
    </div>
  )
}
