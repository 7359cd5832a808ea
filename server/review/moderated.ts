import type { How } from '../api/page.queries.ts'
import type { AdminWork, Work } from '../api/work.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Reviewed } from './review.entity.ts'
import { settle, type ReviewedNoun } from './review-text.ts'
import type { Outcome } from './review.schema.ts'

type Em = Work['em']

/** A text that somebody published here, as those who keep order meet it, whatever its noun. */
export interface Moderated {
  id: number
  isPublic: boolean
  /** When an admin last decided of it; null where none has. */
  reviewedAt: Date | null
  /** Since when it reads as it does. */
  changedAt: Date
  author: { id: number; username: string; role: string } | null
  /** What stands above it, such as the title of the article. */
  title: string | null
  content: string
  /** Where it stands on the site. */
  link: string
  createdAt: Date
  /** Takes it out of sight until an admin has looked at it. */
  hide: () => void
  /** Approves or rejects it; tells whether that changed anything. */
  settle: (ctx: AdminWork, outcome: Outcome) => Promise<boolean>
  /** Removes it for good, with what hangs on it; the audit keeps what it said. */
  remove: (ctx: AdminWork) => Promise<void>
}

/** How a noun's texts are taken in hand. */
export interface ModeratedNoun {
  /** Those of these ids that are there; locked for a change in one order, so that two admins never wait for each other in a ring. */
  those: (em: Em, ids: readonly number[], how: How) => Promise<Moderated[]>
  /** What waits for review, oldest first, and how many there are. */
  waiting: (em: Em, limit: number) => Promise<[Moderated[], number]>
}

/** The acts on a text that is reviewed, for the noun's own `those` and `waiting`; `keep` is what the audit keeps of one that is removed. */
export function actsOn<Text extends Reviewed>(noun: ReviewedNoun<Text>, text: Text, keep: object) {
  return {
    id: text.id,
    isPublic: text.status === 'approved',
    reviewedAt: text.reviewedAt ?? null,
    hide: () => void (text.status = 'pending'),
    settle: (ctx: AdminWork, outcome: Outcome) => settle(ctx, noun, text, outcome),
    async remove(ctx: AdminWork): Promise<void> {
      await recordAct(ctx, { act: `${noun.noun}.remove`, target: `${noun.noun} ${text.id}`, before: keep })
      ctx.em.remove(text)
    },
  }
}
