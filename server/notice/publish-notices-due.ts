import type { Context } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'

/** Has the notices of what is written here follow a moment later, and not with the next look of their writer. */
export const publishNoticesDue = ({ afterCommit, site }: Pick<Work, 'afterCommit'> & Pick<Context, 'site'>): void =>
  afterCommit(() => site.bus.publish('noticesDue', {}))
