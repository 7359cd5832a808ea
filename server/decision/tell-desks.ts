import type { MemberWork } from '../rpc/unit-of-work.ts'

/** Has the open desks of the others read anew what waits. */
export const tellDesks = ({ afterCommit, site }: MemberWork): void =>
  afterCommit(() => site.bus.publish('deskChanged', {}))
