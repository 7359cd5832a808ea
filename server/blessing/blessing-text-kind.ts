import { guest } from '../kernel/viewer.ts'
import { afterReviewOfLiveText } from '../review/after-review-of-live-text.ts'
import { defineText } from '../text/define-text-kind.ts'
import { Blessing } from './blessing.entity.ts'
import { namedCount, likesAmong, shownSince } from './blessing.queries.ts'
import { viewBlessing } from './blessing.view.ts'

export const blessingText = defineText({
  type: 'blessing',
  entity: Blessing,
  load: (em, blessings) => em.populate(blessings, ['author']),
  title: () => null,
  content: ({ content }) => content,
  link: ({ id }) => `/blessings/${id}`,
  isAnonymous: ({ isAnonymous }) => isAnonymous,
  auditFields: ({ content, isAnonymous }) => ({ content, isAnonymous }),
  changedAt: ({ updatedAt }) => updatedAt,
  refusals: { notFound: 'blessing.not_found', notYours: 'blessing.not_yours' },
  afterReview: afterReviewOfLiveText,
  live: {
    scope: () => 0,
    shownAt: ({ shownAt }) => shownAt,
    view: blessing => viewBlessing(guest, blessing, new Set()),
    since: shownSince,
  },
  likes: likesAmong,
  personal: {
    name: 'blessings',
    counts: { blessings: namedCount },
    exportedFields: ({ id, content, language, isAnonymous }) => ({ id, content, language, isAnonymous }),
  },
})
