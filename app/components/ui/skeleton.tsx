/** Lines of text that are still on their way; what they are is said beside them. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span className="skeleton__line" key={line} />
      ))}
    </div>
  )
}
