import { clearRejectedFingerprint } from '../review/after-review-of-live-text.ts'
import { defineText } from '../text/define-text-kind.ts'
import { Pledge } from './pledge.entity.ts'
import { approvedSince, anonymizePledges } from './pledge.queries.ts'
import { viewOwnPledge, viewPledge } from './pledge.view.ts'

export const pledgeText = defineText({
  type: 'pledge',
  entity: Pledge,
  load: (em, pledges) => em.populate(pledges, ['author']),
  title: ({ name, grade }) => `${name} · ${grade}`,
  content: ({ message }) => message,
  link: () => '/#future',
  isAnonymous: () => true,
  auditFields: viewOwnPledge,
  refusals: { notFound: 'pledge.not_found', notYours: 'pledge.not_found' },
  afterReview: clearRejectedFingerprint,
  live: {
    scope: () => 0,
    shownAt: ({ reviewedAt }) => reviewedAt,
    view: viewPledge,
    since: approvedSince,
  },
  personal: {
    name: 'pledges',
    exportedFields: ({ id, name, grade, message, language }) => ({ id, name, grade, message, language }),
    anonymize: anonymizePledges,
  },
})
