import type { ReactNode } from 'react'

export type BadgeTone = 'plain' | 'water' | 'ember' | 'good' | 'warn' | 'bad'

/** A word in a hairline frame; the word says the state, the tone only repeats it. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge badge--${tone}`}>{children}</span>
}
