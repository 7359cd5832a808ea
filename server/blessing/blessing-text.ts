import { noteOutcome } from '../review/live-text.ts'
import { defineText } from '../text/define-text.ts'
import { Blessing } from './blessing.entity.ts'

export const blessingText = defineText({
  name: 'blessing',
  entity: Blessing,
  load: (em, blessings) => em.populate(blessings, ['author']),
  title: () => null,
  content: ({ content }) => content,
  link: ({ id }) => `/blessings/${id}`,
  kept: ({ content, isAnonymous }) => ({ content, isAnonymous }),
  changedAt: ({ updatedAt }) => updatedAt,
  refusals: { notFound: 'blessing.not_found', notYours: 'blessing.not_yours' },
  noted: noteOutcome,
  published: (site, { id }) => site.bus.publish('blessingShown', { id }),
})
