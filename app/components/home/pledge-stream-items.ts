type PledgeStreamItemState = 'approved' | 'pending' | 'rejected'

/** A pledge in the stream: an approved one, a sample (negative id), or the reader's own before it is public. */
export interface PledgeStreamItem {
  id: number
  name: string
  grade: string
  message: string
  language: 'zh' | 'en'
  createdAt: string | null
  state: PledgeStreamItemState
}

/** Adds a pledge at the front, and updates it if it is known. */
export const withPledgeItem = (pledges: readonly PledgeStreamItem[], pledge: PledgeStreamItem): PledgeStreamItem[] => [
  pledge,
  ...pledges.filter(({ id }) => id !== pledge.id),
]
