import { actsOn, type Moderated, type ModeratedNoun } from '../review/moderated.ts'
import type { ReviewedNoun } from '../review/review-text.ts'
import type { Pledge } from './pledge.entity.ts'
import { lockPledge, pledgesToReview, thesePledges } from './pledge.queries.ts'

const reviewed: ReviewedNoun<Pledge> = {
  noun: 'pledge',
  writerOf: ({ member }) => member,
  notFound: 'pledge.not_found',
  lock: lockPledge,
  noted(pledge) {
    if (pledge.status === 'rejected') pledge.fingerprint = null
  },
  published: (site, { id }) => site.bus.publish('pledgeApproved', { id }),
}

const inHand = (pledge: Pledge): Moderated => ({
  ...actsOn(reviewed, pledge, {
    name: pledge.name,
    grade: pledge.grade,
    message: pledge.message,
    status: pledge.status,
  }),
  author: pledge.member ?? null,
  title: `${pledge.name} · ${pledge.grade}`,
  content: pledge.message,
  link: '/#future',
  createdAt: pledge.createdAt,
  changedAt: pledge.createdAt,
})

export const moderatedPledges: ModeratedNoun = {
  async those(em, ids, how) {
    const pledges = await thesePledges(em, ids, how)
    await em.populate(pledges, ['member'])
    return pledges.map(inHand)
  },
  async waiting(em, limit) {
    const [pledges, total] = await pledgesToReview(em, 'pending', { page: 1, limit })
    return [pledges.map(inHand), total]
  },
}
