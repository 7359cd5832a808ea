import type { Context } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'

/** Has the notices of this unit of work written soon after the commit, instead of at the next check of their writer. */
export const publishNoticesDue = ({ afterCommit, site }: Pick<Work, 'afterCommit'> & Pick<Context, 'site'>): void =>
  afterCommit(() => site.bus.publish('noticesDue', {}))
