import type { ReactNode } from 'react'

interface FoldedProps {
  /** The line that opens it; null if it is not folded. */
  line: string | null
  open?: boolean | undefined
  children: ReactNode
}

/** Content that the reader chose to see less of, folded behind one line. */
export function Folded({ line, open, children }: FoldedProps) {
  if (line === null) return <>{children}</>
  return (
    <details className="folded" open={open}>
      <summary className="folded__line">
        <span>{line}</span>
      </summary>
      {children}
    </details>
  )
}
