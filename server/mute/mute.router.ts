import { limited, member, router } from '../rpc/procedures.ts'
import { atomically } from '../rpc/unit-of-work.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { requireFound, Refusal } from '../kernel/refusal.ts'
import { findByUsername } from '../member/member.queries.ts'
import { findRefusalForMissing } from '../member/require-member.ts'
import { findVisiblePost } from '../post/post.queries.ts'
import { muteMember, mutePost, mutesOf, removeMute } from './mute.queries.ts'
import * as schema from './mute.schema.ts'
import { viewMute } from './mute.view.ts'

// The posts and members that a member has muted (docs/product.md#muting). Nobody learns that they are muted.
export const muteRouter = router({
  list: member
    .input(schema.listMutes)
    .output(schema.muteList)
    .query(async ({ ctx: { em, viewer }, input }) => {
      const [rows, total] = await mutesOf(em, viewer.id, input)
      return { mutes: rows.flatMap(row => viewMute(viewer, row) ?? []), ...pageOf(total, input) }
    }),

  mutePost: member
    .meta({ counts: false })
    .input(schema.mutePost)
    .output(schema.muteState)
    .use(limited('follow'))
    .mutation(async ({ ctx: { em, viewer, site }, input: { id } }) => {
      requireFound(await findVisiblePost(em, viewer, id), 'post.not_found')
      if (!(await mutePost(em, viewer.id, id, site.clock.now())))
        throw await findRefusalForMissing(em, viewer, 'post.not_found')
      return { isMuted: true }
    }),

  /** Also works for a post that has been hidden since. */
  unmutePost: member
    .meta({ counts: false })
    .input(schema.mutePost)
    .output(schema.muteState)
    .use(limited('follow'))
    .mutation(async ({ ctx: { em, viewer }, input: { id } }) => {
      await removeMute(em, viewer.id, { post: id })
      return { isMuted: false }
    }),

  /** Takes the user name beside their texts; a visible page is not required. */
  muteMember: member
    .meta({ counts: false })
    .input(schema.muteMember)
    .output(schema.muteState)
    .use(limited('follow'))
    .mutation(async ({ ctx: { em, viewer, site }, input: { username } }) => {
      const { id } = requireFound(await findByUsername(em, username), 'member.not_found')
      if (id === viewer.id) throw new Refusal('invalid', 'mute.own', { field: 'username' })
      const now = site.clock.now()
      if (!(await atomically(em, inside => muteMember(inside, viewer.id, id, now))))
        throw new Refusal('conflict', 'mute.too_many', { params: { most: schema.maxMutedMembers } })
      return { isMuted: true }
    }),

  unmuteMember: member
    .meta({ counts: false })
    .input(schema.muteMember)
    .output(schema.muteState)
    .use(limited('follow'))
    .mutation(async ({ ctx: { em, viewer }, input: { username } }) => {
      const { id } = requireFound(await findByUsername(em, username), 'member.not_found')
      await removeMute(em, viewer.id, { mutedMember: id })
      return { isMuted: false }
    }),
})
