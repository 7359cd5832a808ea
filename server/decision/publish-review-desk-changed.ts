import type { MemberWork } from '../rpc/unit-of-work.ts'

/** Makes the open desks of other staff reload their queue, after the commit. */
export const publishReviewDeskChanged = ({ afterCommit, site }: MemberWork): void =>
  afterCommit(() => site.bus.publish('deskChanged', {}))
