type StreamPledgeState = 'approved' | 'pending' | 'rejected'

/** A pledge in the stream: an approved one, a sample (negative id), or the reader's own before it is public. */
export interface StreamPledge {
  id: number
  name: string
  grade: string
  message: string
  language: 'zh' | 'en'
  createdAt: string | null
  state: StreamPledgeState
}

/** Adds a pledge at the front, and updates it if it is known. */
export const withPledge = (pledges: readonly StreamPledge[], pledge: StreamPledge): StreamPledge[] => [
  pledge,
  ...pledges.filter(({ id }) => id !== pledge.id),
]
