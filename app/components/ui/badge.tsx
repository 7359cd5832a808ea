import type { ReactNode } from 'react'

export type BadgeTone = 'plain' | 'water' | 'ember' | 'good' | 'warn' | 'bad'

/** A word in a hairline frame. The word tells the state, so that the tone is never the only sign. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge badge--${tone}`}>{children}</span>
}
