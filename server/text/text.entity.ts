import type { Member } from '../member/member.entity.ts'
import type { Reviewed } from '../review/review.entity.ts'

/** What every text that is reviewed keeps, whatever its kind. */
export interface Written extends Reviewed {
  /** Null: a guest wrote it, or the account is gone. */
  author?: Member | null | undefined
  createdAt: Date
}
