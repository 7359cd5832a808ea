import { forgetRejected } from '../review/live-text.ts'
import { defineText } from '../text/define-text.ts'
import { Pledge } from './pledge.entity.ts'
import { viewOwnPledge } from './pledge.view.ts'

export const pledgeText = defineText({
  name: 'pledge',
  entity: Pledge,
  load: (em, pledges) => em.populate(pledges, ['author']),
  title: ({ name, grade }) => `${name} · ${grade}`,
  content: ({ message }) => message,
  link: () => '/#future',
  kept: viewOwnPledge,
  refusals: { notFound: 'pledge.not_found', notYours: 'pledge.not_found' },
  noted: forgetRejected,
  published: (site, { id }) => site.bus.publish('pledgeApproved', { id }),
})
