import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { Mute } from './mute.entity.ts'

/** Personal data: the posts and members that a member has muted. The database deletes the rows with the member. */
export const mutePersonalData: PersonalData = {
  name: 'mutes',
  async exportRows(em, memberId) {
    const mutes = await em.find(Mute, { member: memberId }, { orderBy: { id: 'asc' }, populate: ['mutedMember'] })
    return mutes.map(({ post, mutedMember, createdAt }) => ({
      type: post ? 'post' : 'member',
      id: post?.id ?? mutedMember?.id ?? null,
      name: mutedMember?.username ?? null,
      createdAt: createdAt.toISOString(),
    }))
  },
  erase: () => Promise.resolve(),
}
